import { and, arrayOverlaps, asc, count, eq, inArray, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.server.ts'
import type {
  AccessPolicy,
  Category,
  ContentCard,
  ContentCriteria,
  ContentItem,
  ContentPage,
  ContentType,
} from './article-model.ts'
import { contentCategories, contentItems, contentPolicies } from './article-tables.server.ts'

/** Of an item that readers have, and those are the only ones a reader's query selects, the date is never null. */
const publicationDate = sql<Date>`${contentItems.publicationDate}`.mapWith(contentItems.publicationDate)

/** What a card is made of, for whoever puts cards in an order of their own. */
export const cardColumns = {
  id: contentItems.id,
  slug: contentItems.slug,
  title: contentItems.title,
  abstract: contentItems.abstract,
  contentType: contentItems.contentType,
  publicationDate,
  picture: contentItems.picture,
  category: { slug: contentCategories.slug, label: contentCategories.label },
  topics: contentItems.topics,
  useFlag: contentPolicies.useFlag,
}

/** A whole item, but for the closed parts that only `readableItem` may let out. */
export const itemColumns = {
  ...cardColumns,
  parentId: contentItems.parentId,
  body: contentItems.body,
  opening: contentItems.opening,
  updatedAt: contentItems.updatedAt,
  professions: contentItems.professions,
  specializations: contentItems.specializations,
  internalTags: contentItems.internalTags,
  series: contentItems.series,
  author: contentItems.author,
  sources: contentItems.sources,
  userActions: contentItems.userActions,
  embedded: contentItems.embedded,
  relatedComponents: contentItems.relatedComponents,
  relatedIds: contentItems.relatedIds,
  hasContinueReading: contentItems.hasContinueReading,
  hasTopics: contentItems.hasTopics,
  isFormativo: contentItems.isFormativo,
  courseSlug: contentItems.courseSlug,
  logos: contentItems.logos,
  hasMobi: sql<boolean>`(${contentItems.mobiFileId} is not null)`,
  access: { paywalls: contentPolicies.paywalls, useFlag: contentPolicies.useFlag },
}

/** Descending as the indexes are: with the nulls where PostgreSQL would not put them by itself, an index in order goes unused. */
const descending = (column: PgColumn) => sql`${column} desc nulls last`

/** Newest first, for whoever bounds a list by its date before putting it in an order of their own. */
export const byPublication = descending(contentItems.publicationDate)

/** SRC-020. Publishing date, updated date, created date and profession label, all descending; the id, so that no two are equal. */
export const newestFirst = [
  byPublication,
  descending(contentItems.updatedAt),
  descending(contentItems.createdAt),
  descending(contentItems.professions),
  asc(contentItems.id),
] as const

function selectItems(db: Db, where: SQL | undefined) {
  return db
    .select(itemColumns)
    .from(contentItems)
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .innerJoin(contentPolicies, eq(contentPolicies.id, contentItems.policyId))
    .where(where)
}

function selectCards(db: Db, where: SQL | undefined) {
  return db
    .select(cardColumns)
    .from(contentItems)
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .innerJoin(contentPolicies, eq(contentPolicies.id, contentItems.policyId))
    .where(where)
}

/** The whole item, closed parts included: whoever asks must pass it through `readableItem` before it leaves the server. */
export async function findItem(db: Db, slug: string, now: Date): Promise<ContentItem | null> {
  const [row] = await selectItems(db, and(eq(contentItems.slug, slug), isPublished(now)))
  return row ?? null
}

export async function findItemById(db: Db, id: string, now: Date): Promise<ContentItem | null> {
  const [row] = await selectItems(db, and(eq(contentItems.id, id), isPublished(now)))
  return row ?? null
}

/**
 * Nobody turns two hundred pages, and counting a hundred thousand rows costs more than showing twelve: counts are exact up to
 * here, and stop here (decision 17).
 */
export const MOST_COUNTED = 2_400

/** SRC-020. Cards in the order of the requirements. */
export function listCards(db: Db, criteria: ContentCriteria, now: Date): Promise<ContentCard[]> {
  const where = fitting(criteria, now)
  const match = fitsReader(criteria)
  return match ? fittingFirst(db, where, match, criteria) : newestOf(db, where, criteria)
}

/** The same cards, and how many there are in all, up to `MOST_COUNTED`. */
export async function pageOfCards(db: Db, criteria: ContentCriteria, now: Date): Promise<ContentPage> {
  const where = fitting(criteria, now)
  const counted = db.select({ one: sql`1` }).from(contentItems).where(where).limit(MOST_COUNTED).as('counted')
  const [items, [total]] = await Promise.all([
    listCards(db, criteria, now),
    db.select({ matches: count() }).from(counted),
  ])
  return { items, matches: total?.matches ?? 0 }
}

const fitting = (criteria: ContentCriteria, now: Date) => and(isPublished(now), ...conditionsOf(criteria))

async function newestOf(
  db: Db,
  where: SQL | undefined,
  { offset, rows }: { offset: number; rows: number },
): Promise<ContentCard[]> {
  return selectCards(db, where)
    .orderBy(...newestFirst)
    .limit(rows)
    .offset(offset)
}

/** NWS-012, BLK-025. What fits the reader's profession comes first, and the newest of the others fill what is left. */
async function fittingFirst(
  db: Db,
  where: SQL | undefined,
  match: SQL,
  { offset, rows }: ContentCriteria,
): Promise<ContentCard[]> {
  const reach = { offset: 0, rows: offset + rows }
  const fitting = await newestOf(db, and(where, match), reach)
  const missing = reach.rows - fitting.length
  const others = missing > 0 ? await newestOf(db, and(where, not(match)), { offset: 0, rows: missing }) : []
  return [...fitting, ...others].slice(offset)
}

export async function listCardsById(db: Db, ids: readonly string[], now: Date): Promise<ContentCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(db, and(inArray(contentItems.id, [...ids]), isPublished(now)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function listCardsBySlug(db: Db, slugs: readonly string[], now: Date): Promise<ContentCard[]> {
  if (slugs.length === 0) return []
  const rows = await selectCards(db, and(inArray(contentItems.slug, [...slugs]), isPublished(now)))
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

export type SpecialistCard = ContentCard & { readonly specializations: readonly string[] }

/** The newest cards of some types, each with the specializations it is about. */
export async function listSpecialistCards(
  db: Db,
  types: readonly ContentType[],
  rows: number,
  now: Date,
): Promise<SpecialistCard[]> {
  return db
    .select({ ...cardColumns, specializations: contentItems.specializations })
    .from(contentItems)
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .innerJoin(contentPolicies, eq(contentPolicies.id, contentItems.policyId))
    .where(fitting({ types, offset: 0, rows }, now))
    .orderBy(...newestFirst)
    .limit(rows)
}

/** NWS-008, NWS-010. The newest of each category: a short walk of one index for each, however many items there are. */
export async function listCardsByCategory(
  db: Db,
  perCategory: number,
  types: readonly ContentType[],
  now: Date,
): Promise<(Category & { items: ContentCard[] })[]> {
  const categories = await listCategories(db)
  return Promise.all(
    categories.map(async (category) => ({
      ...category,
      items: await selectCards(
        db,
        and(
          isPublished(now),
          eq(contentItems.categorySlug, category.slug),
          inArray(contentItems.contentType, [...types]),
        ),
      )
        .orderBy(...newestFirst)
        .limit(perCategory),
    })),
  )
}

const categoryColumns = {
  slug: contentCategories.slug,
  label: contentCategories.label,
  description: contentCategories.description,
}

/** The categories in their order, for whoever reads them and for whoever holds them. */
export const selectCategories = (db: Db) =>
  db.select(categoryColumns).from(contentCategories).orderBy(asc(contentCategories.position))

export async function listCategories(db: Db): Promise<Category[]> {
  return selectCategories(db)
}

export type Facet = { readonly value: string; readonly matches: number }

/** The items whose topics are counted: the newest, because a filter is for what is being written about. */
const COUNTED_FOR_TOPICS = 1_000

/** NWS-002, NWS-004. The topics in use, the most used first; never more than a filter can show. */
export async function listTopics(db: Db, types: readonly ContentType[], limit: number, now: Date): Promise<Facet[]> {
  const newest = db
    .select({ topics: contentItems.topics })
    .from(contentItems)
    .where(and(isPublished(now), inArray(contentItems.contentType, [...types])))
    .orderBy(...newestFirst)
    .limit(COUNTED_FOR_TOPICS)
    .as('newest')
  const used = db
    .select({ value: sql<string>`unnest(${newest.topics})`.as('value') })
    .from(newest)
    .as('used')
  return db
    .select({ value: used.value, matches: sql<number>`count(*)::int` })
    .from(used)
    .groupBy(used.value)
    .orderBy(sql`count(*) desc`, asc(used.value))
    .limit(limit)
}

/** Addresses of everything published, for the sitemap. */
export async function listAddresses(db: Db, now: Date, limit: number) {
  return db
    .select({
      slug: contentItems.slug,
      contentType: contentItems.contentType,
      category: { slug: contentCategories.slug, label: contentCategories.label },
      updatedAt: contentItems.updatedAt,
    })
    .from(contentItems)
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .where(isPublished(now))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Every way items are closed, for a search to ask the rule about. */
export async function listPolicies(db: Db): Promise<(AccessPolicy & { id: number })[]> {
  return db
    .select({ id: contentPolicies.id, paywalls: contentPolicies.paywalls, useFlag: contentPolicies.useFlag })
    .from(contentPolicies)
}

/** CNT-018. The file of a MOBI, or null where no editor has uploaded one. */
export async function findMobi(db: Db, itemId: string): Promise<string | null> {
  const [row] = await db
    .select({ fileId: contentItems.mobiFileId })
    .from(contentItems)
    .where(eq(contentItems.id, itemId))
  return row?.fileId ?? null
}

/** An item is public from its publication date on; one without a date is no reader's. */
export function isPublished(now: Date): SQL {
  return sql`${contentItems.publicationDate} <= ${now.toISOString()}`
}

function conditionsOf(criteria: ContentCriteria): (SQL | undefined)[] {
  const { types, excludedTypes, categories, topics, internalTags, excludedIds, isPremium } = criteria
  return [
    types?.length ? inArray(contentItems.contentType, [...types]) : undefined,
    excludedTypes?.length ? notInArray(contentItems.contentType, [...excludedTypes]) : undefined,
    categories?.length ? inArray(contentItems.categorySlug, [...categories]) : undefined,
    topics?.length ? arrayOverlaps(contentItems.topics, [...topics]) : undefined,
    internalTags?.length ? arrayOverlaps(contentItems.internalTags, [...internalTags]) : undefined,
    excludedIds?.length ? notInArray(contentItems.id, [...excludedIds]) : undefined,
    isPremium === undefined ? undefined : eq(contentItems.isPremium, isPremium),
  ]
}

function fitsReader({ professions = [], specializations = [] }: ContentCriteria): SQL | undefined {
  return or(
    specializations.length > 0 ? arrayOverlaps(contentItems.specializations, [...specializations]) : undefined,
    professions.length > 0 ? arrayOverlaps(contentItems.professions, [...professions]) : undefined,
  )
}
