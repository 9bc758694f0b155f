import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#areas/audience/model.ts'
import type { ContentCriteria } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import { isPublished, listPolicies } from '#areas/content/article-store.server.ts'
import { contentCategories, contentItems, contentPolicies } from '#areas/content/article-tables.server.ts'
import { pages, pageVersions } from '#areas/content/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Found, SearchHit } from './model.ts'
import { queryWords } from './rules.ts'

type TextCriteria = Pick<ContentCriteria, 'types' | 'excludedTypes' | 'excludedIds' | 'categories' | 'offset' | 'rows'>
type Asked = { db: Db; audience: Audience; now: Date }

/**
 * Cards that answer a query, best first. All words are wanted, the last one may be unfinished; if no item has them all, those
 * that have some; if none has any, those that have something spelt almost so.
 */
export async function searchCards(typed: string, criteria: TextCriteria, { db, audience, now }: Asked): Promise<Found> {
  const words = queryWords(typed)
  if (words.length === 0) return { items: [], matches: 0 }
  const policies = await listPolicies(db)
  const open = policies.filter((policy) => itemAccess(policy, audience).kind === 'whole').map(({ id }) => id)
  const narrowed = and(isPublished(now), ...conditionsOf(criteria))
  const all = await rankedByWords(db, words, ' & ', { open, narrowed, criteria })
  if (all.matches > 0) return all
  const similar = await rankedBySimilarity(db, words, { narrowed, criteria })
  if (similar.matches > 0) return similar
  return words.length > 1 ? rankedByWords(db, words, ' | ', { open, narrowed, criteria }) : similar
}

type Narrowed = { open: readonly number[]; narrowed: SQL | undefined; criteria: TextCriteria }

/** Newer is better, but only among equals: half the bonus is gone after a year. */
const recency = sql`1 / (1 + extract(epoch from (now() - ${contentItems.publicationDate})) / 31536000)`

async function rankedByWords(db: Db, words: readonly string[], join: ' & ' | ' | ', parts: Narrowed): Promise<Found> {
  const prefixed = words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(join)
  const stemmed = sql`to_tsquery('italian', ${prefixed})`
  const exact = sql`to_tsquery('simple', ${prefixed})`
  const isOpen = parts.open.length > 0 ? inArray(contentItems.policyId, [...parts.open]) : sql`false`
  // An item whose stop words were all that matched has an empty query: 'simple' still finds what is typed letter by letter.
  const inTitle = sql`(${contentItems.openWords} @@ ${stemmed} or ${contentItems.openWords} @@ ${exact})`
  const matches = sql`(${inTitle} or (${isOpen} and ${contentItems.bodyWords} @@ ${stemmed}))`
  const rank = sql<number>`(
    ts_rank(${contentItems.openWords}, ${stemmed}) * 4 + ts_rank(${contentItems.openWords}, ${exact}) * 4
    + case when ${isOpen} then ts_rank(${contentItems.bodyWords}, ${stemmed}) else 0 end + 0.25 * ${recency}
  )`
  return ranked(db, and(parts.narrowed, matches), rank, parts.criteria)
}

/** At most this many words are looked for by likeness: each costs a walk of the index. */
const MOST_SIMILAR_WORDS = 3
const SHORTEST_SIMILAR_WORD = 4

async function rankedBySimilarity(db: Db, words: readonly string[], parts: Omit<Narrowed, 'open'>): Promise<Found> {
  const long = words.filter((word) => word.length >= SHORTEST_SIMILAR_WORD).slice(0, MOST_SIMILAR_WORDS)
  if (long.length === 0) return { items: [], matches: 0 }
  const likenesses = long.map((word) => sql`word_similarity(${word}, ${contentItems.looseText})`)
  const isLike = sql.join(
    long.map((word) => sql`${word} <% ${contentItems.looseText}`),
    sql` and `,
  )
  const rank = sql<number>`(${sql.join(likenesses, sql` + `)} + 0.25 * ${recency})`
  return ranked(db, and(parts.narrowed, sql`(${isLike})`), rank, parts.criteria)
}

async function ranked(
  db: Db,
  where: SQL | undefined,
  rank: SQL<number>,
  { offset, rows }: TextCriteria,
): Promise<Found> {
  const best = await db
    .select({
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
      matches: sql<number>`(count(*) over ())::int`,
    })
    .from(contentItems)
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .innerJoin(contentPolicies, eq(contentPolicies.id, contentItems.policyId))
    .where(where)
    .orderBy(sql`${rank} desc`, sql`${contentItems.publicationDate} desc`, contentItems.id)
    .limit(rows)
    .offset(offset)
  return { items: best.map(({ matches: _counted, ...card }) => card), matches: best[0]?.matches ?? 0 }
}

function conditionsOf({ types, excludedTypes, excludedIds, categories }: TextCriteria): (SQL | undefined)[] {
  return [
    types?.length ? inArray(contentItems.contentType, [...types]) : undefined,
    excludedTypes?.length ? notInArray(contentItems.contentType, [...excludedTypes]) : undefined,
    excludedIds?.length ? notInArray(contentItems.id, [...excludedIds]) : undefined,
    categories?.length ? inArray(contentItems.categorySlug, [...categories]) : undefined,
  ]
}

/** SRC-009. Services and conventions are editors' pages below /servizi; their titles and descriptions answer. */
export async function searchServicePages(typed: string, { db, rows }: { db: Db; rows: number }): Promise<SearchHit[]> {
  const words = queryWords(typed)
  if (words.length === 0) return []
  const text = sql`search_text(${pageVersions.title} || ' ' || ${pageVersions.description})`
  const found = await db
    .select({ id: pages.id, title: pageVersions.title, link: pages.path, text: pageVersions.description })
    .from(pages)
    .innerJoin(pageVersions, and(eq(pageVersions.pageId, pages.id), eq(pageVersions.status, 'published')))
    .where(
      and(
        sql`${pages.path} like '/servizi%'`,
        ...words.map((word) => sql`(${text} like ${`%${word}%`} or ${word} <% ${text})`),
      ),
    )
    .orderBy(pages.path)
    .limit(rows)
  return found
}
