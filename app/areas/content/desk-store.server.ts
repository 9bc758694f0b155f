import { and, desc, eq, gt, inArray, lte, max, ne, type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { ContentItem } from './article-model.ts'
import { itemColumns } from './article-store.server.ts'
import { contentCategories, contentItems, contentPolicies, contentVersions } from './article-tables.server.ts'
import type { DeskItem, ItemDraft, ItemVersion, Typed, VersionAct } from './desk-model.ts'

/** Whether anybody has written an article yet. */
export async function hasArticles(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(eq(contentItems.contentType, 'Articolo'))
    .limit(1)
  return found.length > 0
}

const placeColumns = {
  slug: contentItems.slug,
  publicationDate: contentItems.publicationDate,
  withdrawnAt: contentItems.withdrawnAt,
}

/** Its address, and whether readers have or had it. */
export async function findPlace(db: Db, id: string) {
  const [row] = await db.select(placeColumns).from(contentItems).where(eq(contentItems.id, id))
  return row ?? null
}

/** Takes the item for the rest of the transaction and says where it stands; the number is asked only after, so that it is the last. */
export async function lockItem(db: Db, id: string) {
  const [row] = await db.select(placeColumns).from(contentItems).where(eq(contentItems.id, id)).for('update')
  if (!row) return null
  const [numbers] = await db
    .select({
      latest: sql<number | null>`max(${contentVersions.number}) filter (where ${isNotAside})`,
      highest: max(contentVersions.number),
    })
    .from(contentVersions)
    .where(eq(contentVersions.itemId, id))
  return { ...row, number: numbers?.latest ?? 0, next: (numbers?.highest ?? 0) + 1 }
}

/** What gave way to another's words is among the versions, and is not what is being written. */
const isNotAside = ne(contentVersions.act, 'aside')

/** Whoever makes an item of this name waits for whoever is making it. */
export async function lockNewItem(db: Db, id: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`content item ${id}`}))`)
}

/** The draft that is being written, for whoever is about to write over it. */
export async function findDraft(db: Db, itemId: string) {
  const { number, authorId, savedAt } = contentVersions
  const [row] = await db.select({ number, authorId, savedAt }).from(contentVersions).where(isDraftOf(itemId))
  return row ?? null
}

const isDraftOf = (itemId: string) => and(eq(contentVersions.itemId, itemId), eq(contentVersions.act, 'draft'))

/** The draft becomes a version, as it is. */
export async function keepDraftAsVersion(db: Db, itemId: string): Promise<void> {
  await db.update(contentVersions).set({ act: 'saved' }).where(isDraftOf(itemId))
}

export async function deleteDraft(db: Db, itemId: string): Promise<void> {
  await db.delete(contentVersions).where(isDraftOf(itemId))
}

type Same = { itemId: string; draft: ItemDraft; typed: Typed | null; authorId: string }

/** The number under which the same words of the same author were kept in the same way, last of all; the order of keys does not count. */
export async function findSameVersion(
  db: Db,
  { itemId, draft, typed, authorId }: Same,
  act: VersionAct,
): Promise<number | null> {
  const [last] = await db
    .select({
      number: contentVersions.number,
      isSame: sql<boolean>`${contentVersions.authorId} = ${authorId}::uuid and ${contentVersions.draft} = ${JSON.stringify(draft)}::jsonb
        and ${contentVersions.typed} is not distinct from ${typed && JSON.stringify(typed)}::jsonb`,
    })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), act === 'aside' ? eq(contentVersions.act, 'aside') : isNotAside))
    .orderBy(desc(contentVersions.number))
    .limit(1)
  return last?.isSame ? last.number : null
}

/** Who wrote what is there now, for whoever comes second. */
export async function findLastSave(db: Db, itemId: string) {
  const [last] = await selectVersions(db, itemId, isNotAside).limit(1)
  return last ?? null
}

/** What an editor opens: the last version, an older one when asked, or the item itself where no editor has touched it yet. */
export async function findDeskItem(db: Db, id: string, version?: number): Promise<DeskItem | null> {
  const [row] = await db
    .select({ ...itemColumns, date: contentItems.publicationDate, withdrawnAt: contentItems.withdrawnAt })
    .from(contentItems)
    .leftJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .innerJoin(contentPolicies, eq(contentPolicies.id, contentItems.policyId))
    .where(eq(contentItems.id, id))
  if (!row) return null
  const { number, act, draft, typed, savedAt } = contentVersions
  const versions = (where: SQL) =>
    db
      .select({ number, act, draft, typed, savedAt })
      .from(contentVersions)
      .where(and(eq(contentVersions.itemId, id), where))
      .orderBy(desc(number))
      .limit(1)
  const [last] = await versions(isNotAside)
  const [written] = version === undefined ? [last] : await versions(eq(number, version))
  if (version !== undefined && !written) return null
  return {
    id,
    draft: written?.draft ?? draftOf(row, await listSlugsById(db, row.relatedIds)),
    typed: written?.typed ?? null,
    number: last?.number ?? 0,
    savedAt: last?.savedAt ?? null,
    lastAct: last?.act ?? null,
    publicationDate: row.date,
    withdrawnAt: row.withdrawnAt,
    hasMobi: row.hasMobi,
  }
}

type WrittenItem = Omit<ContentItem, 'category'> & { category: ContentItem['category'] | null; date: Date | null }

function draftOf(item: WrittenItem, relatedSlugs: string[]): ItemDraft {
  return {
    contentType: item.contentType,
    title: item.title,
    slug: item.slug,
    abstract: item.abstract,
    body: item.body,
    author: item.author,
    categorySlug: item.category?.slug ?? '',
    topics: item.topics,
    internalTags: item.internalTags,
    professions: item.professions,
    specializations: item.specializations,
    series: item.series,
    sources: item.sources,
    userActions: item.userActions,
    embedded: item.embedded,
    relatedComponents: item.relatedComponents,
    relatedSlugs,
    hasContinueReading: item.hasContinueReading,
    hasTopics: item.hasTopics,
    isFormativo: item.isFormativo,
    courseSlug: item.courseSlug,
    logos: item.logos,
    picture: item.picture,
    access: item.access,
    publishAt: item.date?.toISOString() ?? null,
  }
}

function selectVersions(db: Db, itemId: string, where?: SQL) {
  return db
    .select({
      number: contentVersions.number,
      act: contentVersions.act,
      author: sql<string | null>`${members.name} || ' ' || ${members.surname}`,
      authorId: contentVersions.authorId,
      savedAt: contentVersions.savedAt,
    })
    .from(contentVersions)
    .leftJoin(members, eq(members.id, contentVersions.authorId))
    .where(and(eq(contentVersions.itemId, itemId), where))
    .orderBy(desc(contentVersions.number))
}

/** Who did what to an item, the last first; what is being written is not done yet. */
export function listVersions(db: Db, itemId: string, limit: number): Promise<ItemVersion[]> {
  return selectVersions(db, itemId, ne(contentVersions.act, 'draft')).limit(limit)
}

/** In the order of the ids; an id that is no item's is left out. */
async function listSlugsById(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: contentItems.id, slug: contentItems.slug })
    .from(contentItems)
    .where(inArray(contentItems.id, [...ids]))
  const byId = new Map(rows.map(({ id, slug }) => [id, slug]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Who gives this address to an item waits for whoever is giving it to another. */
export async function lockSlug(db: Db, slug: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`content slug ${slug}`}))`)
}

/** Whether there is such a category; while this transaction lasts nobody takes it away. */
export async function holdCategory(db: Db, slug: string): Promise<boolean> {
  const rows = await db
    .select({ slug: contentCategories.slug })
    .from(contentCategories)
    .where(eq(contentCategories.slug, slug))
    .for('key share')
  return rows.length > 0
}

/** The ids of these names; a name that nothing has is not in the answer. */
export async function listIdsBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({ id: contentItems.id, slug: contentItems.slug })
    .from(contentItems)
    .where(inArray(contentItems.slug, [...slugs]))
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Items whose hour came after somebody published them, and that nobody has announced yet. */
export async function releaseDue(db: Db, since: Date, now: Date): Promise<string[]> {
  const released = await db
    .update(contentItems)
    .set({ updatedAt: sql`${contentItems.publicationDate}` })
    .where(
      and(
        gt(contentItems.publicationDate, since),
        lte(contentItems.publicationDate, now),
        gt(contentItems.publicationDate, contentItems.updatedAt),
      ),
    )
    .returning({ id: contentItems.id })
  return released.map(({ id }) => id)
}
