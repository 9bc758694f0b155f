import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
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

const cardColumns = {
  id: contentItems.id,
  slug: contentItems.slug,
  title: contentItems.title,
  abstract: contentItems.abstract,
  contentType: contentItems.contentType,
  publicationDate: contentItems.publicationDate,
  picture: contentItems.picture,
  category: { slug: contentCategories.slug, label: contentCategories.label },
  topics: contentItems.topics,
  useFlag: contentPolicies.useFlag,
}

const itemColumns = {
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
  access: { paywalls: contentPolicies.paywalls, useFlag: contentPolicies.useFlag },
}

const newestFirst = [desc(contentItems.publicationDate), asc(contentItems.id)] as const

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

/** SRC-020. Cards in the order of the requirements, and how many there are in all. */
export async function listCards(db: Db, criteria: ContentCriteria, now: Date): Promise<ContentPage> {
  const where = and(isPublished(now), ...conditionsOf(criteria))
  const [items, [counted]] = await Promise.all([
    selectCards(db, where)
      .orderBy(...orderFor(criteria), ...newestFirst)
      .limit(criteria.rows)
      .offset(criteria.offset),
    db.select({ matches: count() }).from(contentItems).where(where),
  ])
  return { items, matches: counted?.matches ?? 0 }
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

/** NWS-008, NWS-010. The newest of each category, in one statement. */
export async function listCardsByCategory(
  db: Db,
  perCategory: number,
  types: readonly ContentType[],
  now: Date,
): Promise<(Category & { items: ContentCard[]; matches: number })[]> {
  const ranked = db
    .select({
      id: contentItems.id,
      place:
        sql<number>`row_number() over (partition by ${contentItems.categorySlug} order by ${contentItems.publicationDate} desc, ${contentItems.id})`.as(
          'place',
        ),
      matches: sql<number>`(count(*) over (partition by ${contentItems.categorySlug}))::int`.as('matches'),
    })
    .from(contentItems)
    .where(and(isPublished(now), inArray(contentItems.contentType, [...types])))
    .as('ranked')
  const rows = await db
    .select({ ...cardColumns, matches: ranked.matches })
    .from(ranked)
    .innerJoin(contentItems, eq(contentItems.id, ranked.id))
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .innerJoin(contentPolicies, eq(contentPolicies.id, contentItems.policyId))
    .where(sql`${ranked.place} <= ${perCategory}`)
    .orderBy(...newestFirst)
  const categories = await listCategories(db)
  return categories.map((category) => {
    const own = rows.filter((row) => row.category.slug === category.slug)
    return { ...category, items: own.map(({ matches: _counted, ...card }) => card), matches: own[0]?.matches ?? 0 }
  })
}

export async function listCategories(db: Db): Promise<Category[]> {
  return db
    .select({
      slug: contentCategories.slug,
      label: contentCategories.label,
      description: contentCategories.description,
    })
    .from(contentCategories)
    .orderBy(asc(contentCategories.position))
}

export type Facet = { readonly value: string; readonly matches: number }

/** NWS-002, NWS-004. The topics in use, the most used first; never more than a filter can show. */
export async function listTopics(db: Db, types: readonly ContentType[], limit: number): Promise<Facet[]> {
  const topic = sql<string>`unnest(${contentItems.topics})`
  const used = db
    .select({ value: topic.as('value') })
    .from(contentItems)
    .where(inArray(contentItems.contentType, [...types]))
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

export async function upsertPolicy(db: Db, policy: AccessPolicy): Promise<number> {
  const key = JSON.stringify(policy)
  const values = { key, paywalls: [...policy.paywalls], useFlag: policy.useFlag }
  await db.insert(contentPolicies).values(values).onConflictDoNothing({ target: contentPolicies.key })
  const [row] = await db.select({ id: contentPolicies.id }).from(contentPolicies).where(eq(contentPolicies.key, key))
  if (!row) throw new Error('A policy that was just written is not there.')
  return row.id
}

export async function insertCategories(db: Db, categories: readonly Category[]): Promise<void> {
  const rows = categories.map((category, position) => ({ ...category, position }))
  await db.insert(contentCategories).values(rows).onConflictDoNothing({ target: contentCategories.slug })
}

/** The slugs that are taken. */
export async function listSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.select({ slug: contentItems.slug }).from(contentItems)
  return new Set(rows.map((row) => row.slug))
}

export type ItemRow = Omit<typeof contentItems.$inferInsert, 'openWords' | 'bodyWords' | 'looseText'>

export async function insertItems(db: Db, rows: readonly ItemRow[]): Promise<void> {
  const BATCH = 500
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insert(contentItems)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing({ target: contentItems.slug })
}

/** An item is public from its publication date on. */
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

/** NWS-012, BLK-025. What fits the reader's profession comes first, and the others fill what is left. */
function orderFor({ professions = [], specializations = [] }: ContentCriteria): SQL[] {
  const fits = [
    ...specializations.map((name) => arrayContains(contentItems.specializations, [name])),
    ...professions.map((name) => arrayContains(contentItems.professions, [name])),
  ]
  const match = or(...fits)
  return match ? [sql`(case when ${match} then 0 else 1 end)`] : []
}
