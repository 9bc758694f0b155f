import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { openingOf, plainText } from './article-rules.ts'
import type { ItemDraft, Typed, VersionAct } from './desk-model.ts'
import { hasFixedSlug, isAnotherSitting, isForPremium, missingIn } from './desk-rules.ts'
import {
  deleteDraft,
  findDeskItem,
  findDraft,
  findSameVersion,
  holdCategory,
  keepDraftAsVersion,
  listIdsBySlug,
  lockItem,
  lockNewItem,
  lockSlug,
  releaseDue,
} from './desk-store.server.ts'
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
const GONE = 'Questo contenuto non esiste più.'
export const SLUG_STAYS = 'Dopo la pubblicazione l’indirizzo non cambia più.'
export const SLUG_TAKEN = 'Un altro contenuto ha già questo indirizzo.'

/** Who acts, and when; the trail keeps both. */
type Authorship = { authorId: string; now: Date }
export type NewDraft = Authorship & {
  /** The name that its form was given: the same form sent twice makes one item. */
  itemId?: string
  draft: ItemDraft
}
export type ItemChange = Authorship & {
  itemId: string
  /** Number of the version the editor was looking at. */
  basedOn: number
  draft: ItemDraft
}

/** Opens an item; no reader has it until it is published. */
export async function openItem(
  db: Db,
  { itemId: id, draft, authorId, now }: NewDraft,
): Promise<{ itemId: string; number: number }> {
  return db.transaction(async (tx) => {
    await lockSlug(tx, draft.slug)
    const row = await rowOf(tx, draft, now)
    const itemId = await insertItem(tx, { ...row, ...(id && { id }), createdAt: now, publicationDate: null })
    if (!itemId) throw new InvalidInput({ slug: SLUG_TAKEN })
    await insertVersion(tx, { itemId, number: 1, act: 'saved', draft, authorId, savedAt: now })
    return { itemId, number: 1 }
  })
}

/** Keeps what an editor wrote. What readers have of the item stays as it is until somebody publishes. */
export async function saveItem(db: Db, change: ItemChange): Promise<{ number: number }> {
  return db.transaction(async (tx) => {
    const { place, number } = await take(tx, change)
    await settleDraft(tx, change)
    if (place.publicationDate === null) await updateItem(tx, change.itemId, await rowOf(tx, change.draft, change.now))
    else await holdCategoryOf(tx, change.draft)
    return record(tx, change, number, 'saved')
  })
}

export type KeptWords = ItemChange & {
  /** As it was typed, where something of it cannot be read yet. */
  typed: Typed | null
  /** A draft is written over, a version stays. */
  act: 'draft' | 'saved'
  /** The draft that is there is somebody's work: it stays among the versions. */
  setsOtherAside?: boolean
}

/**
 * STU-016. Keeps what an editor has so far, whatever it still lacks; an item that is not there yet begins. Sent twice, because the answer to
 * the first was lost on its way, it is kept once.
 */
export async function keepItem(db: Db, change: KeptWords): Promise<{ number: number }> {
  const { itemId, basedOn, draft, typed, act, authorId, now } = change
  return db.transaction(async (tx) => {
    const place = await placeFor(tx, change)
    if (decideSave(place.number, basedOn).kind === 'stale') {
      const number = await findSameVersion(tx, change, act)
      if (number === null) throw new Conflict(STALE)
      return { number }
    }
    await settleDraft(tx, change)
    if (place.publicationDate === null) await updateItem(tx, itemId, await unfinishedRowOf(tx, place.slug, change))
    await insertVersion(tx, { itemId, number: place.next, act, draft, typed, authorId, savedAt: now })
    return { number: place.next }
  })
}

async function placeFor(tx: Db, change: KeptWords) {
  const { itemId, basedOn, now } = change
  if (basedOn === 0) await lockNewItem(tx, itemId)
  const place = await lockItem(tx, itemId)
  if (place) return place
  // Who was writing over something finds that it was thrown away: it does not come back by itself.
  if (basedOn !== 0) throw new NotFound(GONE)
  const slug = `bozza-${itemId}`
  const row = await unfinishedRowOf(tx, slug, change)
  if (!(await insertItem(tx, { ...row, id: itemId, createdAt: now, publicationDate: null })))
    throw new InvalidInput({ slug: SLUG_TAKEN })
  return { slug: row.slug, publicationDate: null, withdrawnAt: null, number: 0, next: 1 }
}

/** Keeps the words of whoever gives way among the versions: what is there stays, and so does the number everybody looks at. */
export async function keepItemAside(db: Db, { itemId, draft, typed, authorId, now }: KeptWords): Promise<void> {
  await db.transaction(async (tx) => {
    const place = await lockItem(tx, itemId)
    if (!place) throw new NotFound(GONE)
    if ((await findSameVersion(tx, { itemId, draft, typed, authorId }, 'aside')) !== null) return
    await insertVersion(tx, { itemId, number: place.next, act: 'aside', draft, typed, authorId, savedAt: now })
  })
}

/** What is written over is thrown away, or stays as a version where it is of another sitting. */
async function settleDraft(
  tx: Db,
  { itemId, authorId, now, setsOtherAside = false }: Authorship & { itemId: string; setsOtherAside?: boolean },
): Promise<void> {
  const before = await findDraft(tx, itemId)
  if (!before) return
  const isKept = setsOtherAside || isAnotherSitting({ ...before, at: before.savedAt }, { authorId, at: now })
  await (isKept ? keepDraftAsVersion : deleteDraft)(tx, itemId)
}

/** The columns of a draft that no reader has: its address stays what it was where the new one is nobody's to take, and its category may be missing. */
async function unfinishedRowOf(tx: Db, slug: string, { draft, now }: KeptWords): Promise<ItemRow & { slug: string }> {
  const categorySlug = (await holdCategory(tx, draft.categorySlug)) ? draft.categorySlug : null
  const row = { ...(await columnsOf(tx, draft, now)), categorySlug }
  if (draft.slug === slug || draft.slug === '') return { ...row, slug }
  await lockSlug(tx, draft.slug)
  const isFree = (await listIdsBySlug(tx, [draft.slug])).size === 0
  return { ...row, slug: isFree ? draft.slug : slug }
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
    await settleDraft(tx, change)
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
    if (!place || !item) throw new NotFound(GONE)
    const decision = decideSave(place.number, basedOn)
    if (decision.kind === 'stale') throw new Conflict(STALE)
    if (place.publicationDate === null) throw new Conflict('Questo contenuto non è pubblicato.')
    await settleDraft(tx, { itemId, authorId, now })
    const words = { itemId, draft: item.draft, authorId, now, basedOn, typed: item.typed, act: 'saved' as const }
    const row = await unfinishedRowOf(tx, place.slug, words)
    await updateItem(tx, itemId, { ...row, slug: place.slug, publicationDate: null, withdrawnAt: now })
    await bumpRevision(tx)
    return record(tx, words, place.next, 'withdrawn')
  })
}

/** Throws away what no reader has ever had; whatever was given once is withdrawn instead, and keeps its address. */
export async function deleteItem(
  db: Db,
  { itemId, basedOn }: Pick<ItemChange, 'itemId' | 'basedOn'>,
): Promise<{ slug: string }> {
  return db.transaction(async (tx) => {
    const place = await lockItem(tx, itemId)
    if (!place) throw new NotFound(GONE)
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
  if (!place) throw new NotFound(GONE)
  const decision = decideSave(place.number, basedOn)
  if (decision.kind === 'stale') throw new Conflict(STALE)
  if (draft.slug !== place.slug) {
    if (hasFixedSlug(place)) throw new InvalidInput({ slug: SLUG_STAYS })
    await lockSlug(db, draft.slug)
    if ((await listIdsBySlug(db, [draft.slug])).size > 0) throw new InvalidInput({ slug: SLUG_TAKEN })
  }
  return { place, number: place.next }
}

async function record(
  db: Db,
  { itemId, draft, typed = null, authorId, now }: Omit<ItemChange, 'basedOn'> & { typed?: Typed | null },
  number: number,
  act: Exclude<VersionAct, 'draft' | 'aside'>,
): Promise<{ number: number }> {
  await insertVersion(db, { itemId, number, act, draft, typed, authorId, savedAt: now })
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

/** The columns of a draft whose category there is. A content that it names and that is there no more stays in the draft alone (DSK-049). */
async function rowOf(db: Db, draft: ItemDraft, now: Date): Promise<ItemRow> {
  await holdCategoryOf(db, draft)
  return columnsOf(db, draft, now)
}

async function columnsOf(db: Db, draft: ItemDraft, now: Date): Promise<ItemRow> {
  const { access, relatedSlugs, publishAt: _planned, ...rest } = draft
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
