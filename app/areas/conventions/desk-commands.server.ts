import { randomUUID } from 'node:crypto'
import type { Disk } from 'flydrive'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { putPicture, removeFileAt } from '#platform/files/commands.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { movedIn } from '#platform/pure/order.ts'
import type { ByStaff, DoneToThing, TrailFacts } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { getDeskShop } from './desk-store.server.ts'
import {
  insertSlide,
  listDeskSlides,
  listRankedOffers,
  listRankedShops,
  lockWindow,
  MOST_RANKED,
  replaceRankedOffers,
  replaceRankedShops,
  replaceSlides,
} from './window-store.server.ts'

/** One line of the trail, in the transaction of what it tells. A code is never in it. */
export async function recordConventionChange(
  db: Db,
  { staffId, now }: ByStaff,
  done: DoneToThing,
  facts: TrailFacts & { name: string },
): Promise<void> {
  await recordTrail(db, { at: now, kind: 'convention-edited', actorId: staffId, done, ...facts })
}

export const WINDOW_LISTS = ['best', 'top', 'slides'] as const
export type WindowList = (typeof WINDOW_LISTS)[number]
const WINDOW_WORDS: Readonly<Record<WindowList, string>> = {
  best: 'Offerte migliori',
  top: 'Negozi in primo piano',
  slides: 'Promozioni',
}

/** CNV-017…019. One thing of the shop window a place earlier or later, or away. */
export async function moveInWindow(
  db: Db,
  disk: Disk,
  { list, id, move, ...by }: ByStaff & { list: WindowList; id: number; move: string },
): Promise<void> {
  const pictures = await db.transaction(async (tx) => {
    await lockWindow(tx)
    const entries = await WINDOW_READERS[list](tx, by.now)
    const ids = entries.map((each) => each.id)
    const next = move === 'remove' ? ids.filter((each) => each !== id) : movedIn(ids, id, move === 'earlier')
    if (!next) return []
    const gone = await WINDOW_WRITERS[list](tx, next)
    const entry = entries.find((each) => each.id === id)
    const done = { thing: 'window', id: list, what: move === 'remove' ? 'removed' : 'moved' } as const
    await recordConventionChange(tx, by, done, { name: WINDOW_WORDS[list], part: entry?.title ?? entry?.name })
    await bumpRevision(tx)
    return gone
  })
  for (const path of pictures) await removeFileAt(db, disk, path)
}

const WINDOW_READERS: Record<
  WindowList,
  (db: Db, now: Date) => Promise<{ id: number; title?: string; name?: string }[]>
> = {
  best: listRankedOffers,
  top: listRankedShops,
  slides: listDeskSlides,
}
const WINDOW_WRITERS: Record<WindowList, (db: Db, ids: readonly number[]) => Promise<string[]>> = {
  best: async (db, ids) => {
    await replaceRankedOffers(db, ids)
    return []
  },
  top: async (db, ids) => {
    await replaceRankedShops(db, ids)
    return []
  },
  slides: replaceSlides,
}

const SLIDE_SIDE = 1600
const LONGEST_SLIDE = 90

export type SlideErrors = { title?: string; shop?: string; file?: string }

/** CNV-019. A promotion of a shop that is there; without a picture the club draws one. */
export async function addSlide(
  db: Db,
  disk: Disk,
  { title, shopId, file, ...by }: ByStaff & { title: string; shopId: number | null; file: SentFile | null },
): Promise<SlideErrors | null> {
  const words = title.trim().replace(/\s+/g, ' ')
  const errors: SlideErrors = {}
  if (words === '' || words.length > LONGEST_SLIDE)
    errors.title = `Scrivi la promozione: al massimo ${LONGEST_SLIDE} caratteri.`
  if (shopId === null) errors.shop = 'Scegli il negozio.'
  if (shopId === null || errors.title) return errors
  return db.transaction(async (tx) => {
    await lockWindow(tx)
    await getDeskShop(tx, shopId)
    if ((await listDeskSlides(tx)).length >= MOST_RANKED)
      return { title: `Le promozioni sono già ${MOST_RANKED}: togline una, poi aggiungi questa.` }
    await insertSlide(tx, {
      shopId,
      title: words,
      imageKey: `promozione-${randomUUID().slice(0, 8)}`,
      imagePath: file && (await putPicture(tx, disk, { ...file, maxSide: SLIDE_SIDE })),
    })
    await recordConventionChange(
      tx,
      by,
      { thing: 'window', id: 'slides', what: 'added' },
      { name: WINDOW_WORDS.slides, part: words },
    )
    await bumpRevision(tx)
    return null
  })
}
