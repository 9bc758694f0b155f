import type { Disk } from 'flydrive'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { replacePicture } from '#platform/files/commands.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { movedIn } from '#platform/pure/order.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { judgeTravel, type TravelTyped } from './desk-rules.ts'
import { getDeskTravel, insertTravel, lockTravels, updateTravel, updateTravelOrder } from './desk-store.server.ts'

async function record(db: Db, { staffId, now }: ByStaff, slug: string, what: ActOf<'travel'>): Promise<void> {
  await recordTrail(db, {
    at: now,
    kind: 'convention-edited',
    actorId: staffId,
    done: { thing: 'travel', id: slug, what },
  })
}

export type Saved = { kind: 'saved'; slug: string } | { kind: 'refused'; errors: Record<string, string> }

type Saving = ByStaff & { slug: string | null; seenVersion: number; typed: TravelTyped; isPublished: boolean }

/** Writes a travel; `isPublished` also puts it before the members. Its address stays what it was. */
export async function saveTravel(
  db: Db,
  { slug: known, seenVersion, typed, isPublished, ...by }: Saving,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const held = known === null ? null : await getDeskTravel(tx, known, true)
    if (held) checkVersion(held, seenVersion)
    const judged = judgeTravel(held ? { ...typed, slug: held.slug } : typed)
    if (judged.kind === 'refused') return judged
    const { fields } = judged
    const { slug } = fields
    if (!held && !(await insertTravel(tx, fields)))
      return { kind: 'refused', errors: { slug: 'Un viaggio con questo indirizzo c’è già: scrivine un altro.' } }
    if (held || isPublished) await updateTravel(tx, slug, { ...fields, ...(isPublished && { isHidden: false }) })
    await record(tx, by, slug, isPublished ? 'published' : held ? 'corrected' : 'created')
    await bumpRevision(tx)
    return { kind: 'saved', slug }
  })
}

export async function hideTravel(db: Db, { slug, ...by }: ByStaff & { slug: string }): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await getDeskTravel(tx, slug, true)).isHidden) return
    await updateTravel(tx, slug, { isHidden: true })
    await record(tx, by, slug, 'hidden')
    await bumpRevision(tx)
  })
}

const PICTURE_SIDE = 1600

/** Another photograph, or none: then the club draws one. */
export async function changePicture(
  db: Db,
  disk: Disk,
  { slug, file, ...by }: ByStaff & { slug: string; file: SentFile | null },
): Promise<void> {
  await replacePicture(db, disk, { file, maxSide: PICTURE_SIDE }, async (tx, keep) => {
    const { imagePath } = await getDeskTravel(tx, slug, true)
    await updateTravel(tx, slug, { imagePath: await keep() })
    await record(tx, by, slug, 'picture-changed')
    await bumpRevision(tx)
    return imagePath
  })
}

/** One travel a place earlier or later in the list. */
export async function moveTravel(
  db: Db,
  { slug, isEarlier, ...by }: ByStaff & { slug: string; isEarlier: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = movedIn(await lockTravels(tx), slug, isEarlier)
    if (!order) return
    await updateTravelOrder(tx, order)
    await record(tx, by, slug, 'moved')
    await bumpRevision(tx)
  })
}
