import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { openingOf, plainText } from './article-rules.ts'
import type { ItemDraft, VersionAct } from './desk-model.ts'
import { hasFixedSlug, isForPremium, missingIn } from './desk-rules.ts'
import { findDeskItem, holdCategory, listIdsBySlug, lockItem, lockSlug, releaseDue } from './desk-store.server.ts'
import { decideSave } from './rules.ts'
import { bumpRevision } from './store.server.ts'
import {
  deleteItemRow,
  type ItemRow,
  insertItem,
  insertVersion,
  updateItem,
  upsertPolicy,
  upsertWords,
} from './writing-store.server.ts'

const STALE = 'Qualcun altro ha salvato questo contenuto mentre lo scrivevi.'
const TAKEN = 'Un altro contenuto ha già questo indirizzo.'

/** Who acts, and when; the trail keeps both. */
type Authorship = { authorId: string; now: Date }
export type NewDraft = Authorship & { draft: ItemDraft }
export type ItemChange = Authorship & {
  itemId: string
  /** Number of the version the editor was looking at. */
  basedOn: number
  draft: ItemDraft
}

/** Opens an item; no reader has it until it is published. */
export async function openItem(
  db: Db,
  { draft, authorId, now }: NewDraft,
): Promise<{ itemId: string; number: number }> {
  return db.transaction(async (tx) => {
    await lockSlug(tx, draft.slug)
    const row = await rowOf(tx, draft, now)
    const itemId = await insertItem(tx, { ...row, createdAt: now, publicationDate: null })
    if (!itemId) throw new InvalidInput({ slug: TAKEN })
    await insertVersion(tx, { itemId, number: 1, act: 'saved', draft, authorId, savedAt: now })
    return { itemId, number: 1 }
  })
}

/** Keeps what an editor wrote. What readers have of the item stays as it is until somebody publishes. */
export async function saveItem(db: Db, change: ItemChange): Promise<{ number: number }> {
  return db.transaction(async (tx) => {
    const { place, number } = await take(tx, change)
    if (place.publicationDate === null) await updateItem(tx, change.itemId, await rowOf(tx, change.draft, change.now))
    else await holdCategoryOf(tx, change.draft)
    return record(tx, change, number, 'saved')
  })
}

/**
 * Gives what was written to readers: at once, or from the day and hour that were chosen. Kept pages, feeds, search and sitemap
 * follow in the same transaction; for an hour to come, `releaseScheduled` tells them when it strikes.
 */
export async function publishItem(db: Db, change: ItemChange): Promise<{ number: number; publicationDate: Date }> {
  refuseMissing(change.draft)
  return db.transaction(async (tx) => {
    const { number } = await take(tx, change)
    const { draft, itemId, now } = change
    const publicationDate = draft.publishAt ? new Date(draft.publishAt) : now
    const row = await rowOf(tx, draft, now)
    await updateItem(tx, itemId, { ...row, publicationDate, withdrawnAt: null })
    // The words of a title are offered to whoever misspells one: not before its hour.
    if (publicationDate <= now) await upsertWords(tx, [itemId])
    await bumpRevision(tx)
    const dated = { ...change, draft: { ...draft, publishAt: publicationDate.toISOString() } }
    return { ...(await record(tx, dated, number, 'published')), publicationDate }
  })
}

/** Says everything that readers would miss, all at once. */
export function refuseMissing(draft: ItemDraft): void {
  const missing = missingIn(draft)
  if (Object.keys(missing).length > 0) throw new InvalidInput(missing)
}

/** Takes an item away from readers. Its address stays its own, and its versions stay. */
export async function withdrawItem(
  db: Db,
  { itemId, basedOn, authorId, now }: Omit<ItemChange, 'draft'>,
): Promise<{ number: number }> {
  return db.transaction(async (tx) => {
    const place = await lockItem(tx, itemId)
    const item = place && (await findDeskItem(tx, itemId))
    if (!place || !item) throw new NotFound('Questo contenuto non esiste più.')
    const decision = decideSave(place.number, basedOn)
    if (decision.kind === 'stale') throw new Conflict(STALE)
    if (place.publicationDate === null) throw new Conflict('Questo contenuto non è pubblicato.')
    await updateItem(tx, itemId, { ...(await rowOf(tx, item.draft, now)), publicationDate: null, withdrawnAt: now })
    await bumpRevision(tx)
    return record(tx, { itemId, draft: item.draft, authorId, now }, decision.nextNumber, 'withdrawn')
  })
}

/** Throws away what no reader has ever had; whatever was given once is withdrawn instead, and keeps its address. */
export async function deleteItem(
  db: Db,
  { itemId, basedOn }: Pick<ItemChange, 'itemId' | 'basedOn'>,
): Promise<{ slug: string }> {
  return db.transaction(async (tx) => {
    const place = await lockItem(tx, itemId)
    if (!place) throw new NotFound('Questo contenuto non esiste più.')
    if (decideSave(place.number, basedOn).kind === 'stale') throw new Conflict(STALE)
    if (hasFixedSlug(place)) throw new Conflict('I lettori hanno avuto questo contenuto: si ritira, non si elimina.')
    await deleteItemRow(tx, itemId)
    return { slug: place.slug }
  })
}

const LOOKED_BACK_DAYS = 7

/** Tells every kept page that an item has come out by itself. Says how many have. */
export async function releaseScheduled(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const released = await releaseDue(tx, daysBefore(now, LOOKED_BACK_DAYS), now)
    if (released.length === 0) return 0
    await upsertWords(tx, released)
    await bumpRevision(tx)
    return released.length
  })
}

/** Holds the item for this transaction, if nobody saved since the editor began and its address may be what was typed. */
async function take(db: Db, { itemId, basedOn, draft }: ItemChange) {
  const place = await lockItem(db, itemId)
  if (!place) throw new NotFound('Questo contenuto non esiste più.')
  const decision = decideSave(place.number, basedOn)
  if (decision.kind === 'stale') throw new Conflict(STALE)
  if (draft.slug !== place.slug) {
    if (hasFixedSlug(place)) throw new InvalidInput({ slug: 'Dopo la pubblicazione l’indirizzo non cambia più.' })
    await lockSlug(db, draft.slug)
    if ((await listIdsBySlug(db, [draft.slug])).size > 0) throw new InvalidInput({ slug: TAKEN })
  }
  return { place, number: decision.nextNumber }
}

async function record(
  db: Db,
  { itemId, draft, authorId, now }: Omit<ItemChange, 'basedOn'>,
  number: number,
  act: VersionAct,
): Promise<{ number: number }> {
  await insertVersion(db, { itemId, number, act, draft, authorId, savedAt: now })
  if (act !== 'saved')
    await recordTrail(db, {
      at: now,
      kind: 'content-edited',
      actorId: authorId,
      done: { thing: 'content', id: draft.slug, what: act },
      name: draft.title,
    })
  return { number }
}

async function holdCategoryOf(db: Db, { categorySlug }: ItemDraft): Promise<void> {
  if (!(await holdCategory(db, categorySlug))) throw new InvalidInput({ categorySlug: 'Scegli la categoria.' })
}

/** The columns of a draft. A content that it names and that is there no more stays in the draft alone (DSK-049). */
async function rowOf(db: Db, draft: ItemDraft, now: Date): Promise<ItemRow> {
  const { access, relatedSlugs, publishAt: _planned, ...rest } = draft
  await holdCategoryOf(db, draft)
  const ids = await listIdsBySlug(db, relatedSlugs)
  return {
    ...rest,
    opening: openingOf(draft.body),
    bodyText: plainText(draft.body),
    updatedAt: now,
    topics: [...draft.topics],
    internalTags: [...draft.internalTags],
    professions: [...draft.professions],
    specializations: [...draft.specializations],
    userActions: [...draft.userActions],
    relatedComponents: [...draft.relatedComponents],
    relatedIds: relatedSlugs.flatMap((slug) => ids.get(slug) ?? []),
    logos: [...draft.logos],
    isPremium: isForPremium(access),
    policyId: await upsertPolicy(db, access),
  }
}
