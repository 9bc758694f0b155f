import { and, arrayOverlaps, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#areas/audience/model.ts'
import type { ContentCriteria, ContentType } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import {
  byPublication,
  cardColumns,
  isPublished,
  listPolicies,
  pageOfCards,
} from '#areas/content/article-store.server.ts'
import { contentCategories, contentItems, contentPolicies } from '#areas/content/article-tables.server.ts'
import type { Query } from '#areas/content/query-model.ts'
import { answers, hasMost, readQuery, type Searched, scoreOf } from '#areas/content/query-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Found, type GroupName, MOST_RESULTS } from './model.ts'
import { NOTHING } from './rules.ts'
import { querySection } from './section-rules.ts'
import { vocabularyOf } from './service-store.server.ts'

type TextCriteria = Pick<
  ContentCriteria,
  'types' | 'excludedTypes' | 'excludedIds' | 'categories' | 'topics' | 'internalTags' | 'offset' | 'rows'
>
type Asked = {
  db: Db
  audience: Audience
  now: Date
  /** Somebody is still typing: only the best are wanted, and how many there are is not said. */
  isTyping?: boolean
}

/** What somebody typed, as every section of the search reads it. */
export async function readSearch(typed: string, { db, audience }: Omit<Asked, 'now'>): Promise<Query> {
  return readQuery(db, typed, { vocabulary: await vocabularyOf(db), open: await openPolicies(db, audience) })
}

async function openPolicies(db: Db, audience: Audience): Promise<number[]> {
  const policies = await listPolicies(db)
  return policies.filter((policy) => itemAccess(policy, audience).kind === 'whole').map(({ id }) => id)
}

/** Which contents each section is about. */
export const CONTENTS_OF = {
  news: { excludedTypes: ['Modulo', 'Tool'] },
  modules: { types: ['Modulo'] },
  tools: { types: ['Tool'] },
} as const satisfies Partial<
  Record<GroupName, { types?: readonly ContentType[]; excludedTypes?: readonly ContentType[] }>
>

const sectionOf = ({ types }: TextCriteria): GroupName =>
  types?.length === 1 && types[0] === 'Modulo'
    ? 'modules'
    : types?.length === 1 && types[0] === 'Tool'
      ? 'tools'
      : 'news'

/** Cards that answer what was typed, best first. */
export async function searchCards(typed: string, criteria: TextCriteria, asked: Asked): Promise<Found> {
  return findCards(await readSearch(typed, asked), criteria, asked)
}

/** Those that have all that was meant; where none says it in its title or under it, also those that have most of it. */
export async function findCards(
  asked: Query,
  criteria: TextCriteria,
  { db, audience, now, isTyping = false }: Asked,
): Promise<Found> {
  if (asked.concepts.length === 0) return NOTHING
  const query = querySection(asked, sectionOf(criteria))
  if (query.concepts.length === 0) return pageOfCards(db, criteria, now)
  const open = await openPolicies(db, audience)
  const searched: Searched = {
    open: sql`${contentItems.openWords}`,
    body: {
      words: sql`${contentItems.bodyWords}`,
      isOpen: open.length > 0 ? inArray(contentItems.policyId, open) : sql`false`,
    },
  }
  const parts: Parts = { now, searched, narrowed: and(isPublished(now), ...conditionsOf(criteria)), criteria, isTyping }
  const { isSaid, ...whole } = await ranked(db, query, 'and', parts)
  if (isSaid || query.concepts.length === 1) return { ...whole, isWhole: true }
  const { isSaid: _, ...most } = await ranked(db, query, 'or', parts)
  return { ...most, isWhole: false }
}

type Parts = { searched: Searched; now: Date; narrowed: SQL | undefined; criteria: TextCriteria; isTyping: boolean }

/** However many items hold a word, only this many are compared with each other, or as many as are shown (decision 17). */
const COMPARED = 150
/** How many matches are taken wherever they stand before asking for the newest ones alone, */
const TAKEN = 1_000
/** and how many of the newest items are then gone through. */
const WALKED = 5_000

/** Titles, abstracts and openings are searched for everybody, bodies only where they are open. The best of both are ranked. */
async function ranked(db: Db, query: Query, join: 'and' | 'or', parts: Parts): Promise<Found & { isSaid: boolean }> {
  const { searched, now, narrowed, criteria, isTyping } = parts
  const reach = Math.max(COMPARED, criteria.offset + criteria.rows)
  const { open, body } = answers(query, searched, join)
  // Whoever says one thing in its title or under it comes before all who say it only in their body; of several, nearly so.
  const enough = query.concepts.length === 1 ? criteria.rows : reach
  const isWanted = isTyping ? sql`(select count(*) from said) < ${enough}` : undefined
  const inBodies = and(isWanted, body ?? sql`false`) ?? sql`false`
  const found = sql`(
    with said as materialized ${candidates(narrowed, open, reach)}
    select id from said union ${candidates(narrowed, inBodies, reach)}
  )`
  const best = await db
    .select({
      ...cardColumns,
      matches: sql<number>`(count(*) over ())::int`,
      isSaid: sql<boolean>`bool_or(${open}) over ()`,
    })
    .from(sql`${found} as found`)
    .innerJoin(contentItems, sql`${contentItems.id} = found.id`)
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .innerJoin(contentPolicies, eq(contentPolicies.id, contentItems.policyId))
    .where(join === 'or' ? hasMost(query, searched) : undefined)
    .orderBy(
      sql`${scoreOf(query, searched, sql`${contentItems.title}`)} + ${newness(now)} desc`,
      sql`${contentItems.publicationDate} desc`,
      contentItems.id,
    )
    .limit(criteria.rows)
    .offset(criteria.offset)
  // Past the last page no row says how the search was read: every page of it is read as the first.
  if (best.length === 0 && criteria.offset > 0)
    return {
      ...(await ranked(db, query, join, { ...parts, criteria: { ...criteria, offset: 0, rows: 1 } })),
      items: [],
    }
  const matches = Math.min(best[0]?.matches ?? 0, MOST_RESULTS)
  return {
    items: best.map(({ matches: _counted, isSaid: _said, ...card }) => card),
    matches,
    isSaid: best[0]?.isSaid ?? false,
  }
}

/**
 * The newest items that match. PostgreSQL cannot know how rare a beginning of a word is, and either way of looking is slow for half of
 * them: so matches are first taken from the index of words, whatever their date; when they are too many to be all, the newest items
 * are gone through in their order as well. Both ways are bounded.
 */
function candidates(narrowed: SQL | undefined, matching: SQL, reach: number): SQL {
  const most = Math.max(TAKEN, reach + 1)
  return sql`(
    with taken as materialized (
      select ${contentItems.id} as id, ${contentItems.publicationDate} as published from ${contentItems}
      where ${and(narrowed, matching)} limit ${most}
    )
    (select id from taken order by published desc limit ${reach})
    union
    (
      select ${contentItems.id} from (
        select * from ${contentItems} where ${narrowed} order by ${byPublication} limit ${WALKED}
      ) as ${contentItems}
      where (select count(*) from taken) >= ${most} and ${matching} limit ${reach}
    )
  )`
}

/** Newer is better, but only among equals: half of this is gone after a year. */
function newness(now: Date): SQL {
  const years = sql`extract(epoch from (${now.toISOString()}::timestamptz - ${contentItems.publicationDate})) / 31536000`
  return sql`0.04 / (1 + greatest(0, ${years}))`
}

function conditionsOf(criteria: TextCriteria): (SQL | undefined)[] {
  const { types, excludedTypes, excludedIds, categories, topics, internalTags } = criteria
  return [
    types?.length ? inArray(contentItems.contentType, [...types]) : undefined,
    excludedTypes?.length ? notInArray(contentItems.contentType, [...excludedTypes]) : undefined,
    excludedIds?.length ? notInArray(contentItems.id, [...excludedIds]) : undefined,
    categories?.length ? inArray(contentItems.categorySlug, [...categories]) : undefined,
    topics?.length ? arrayOverlaps(contentItems.topics, [...topics]) : undefined,
    internalTags?.length ? arrayOverlaps(contentItems.internalTags, [...internalTags]) : undefined,
  ]
}
