import { and, arrayOverlaps, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#areas/audience/model.ts'
import type { ContentCriteria } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import { byPublication, cardColumns, isPublished, listPolicies } from '#areas/content/article-store.server.ts'
import { contentCategories, contentItems, contentPolicies, contentWords } from '#areas/content/article-tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { inflections } from '#platform/pure/inflections.ts'
import { type Found, MOST_RESULTS } from './model.ts'
import { correction, queryWords } from './rules.ts'

type TextCriteria = Pick<
  ContentCriteria,
  'types' | 'excludedTypes' | 'excludedIds' | 'categories' | 'topics' | 'internalTags' | 'offset' | 'rows'
>
type Asked = { db: Db; audience: Audience; now: Date }

/**
 * Cards that answer a query, best first. All words are wanted, the last one may be unfinished; if no item has them all, those
 * that have them spelt almost so; if none does, those that have some.
 */
export async function searchCards(typed: string, criteria: TextCriteria, { db, audience, now }: Asked): Promise<Found> {
  const words = queryWords(typed)
  if (words.length === 0) return { items: [], matches: 0 }
  const policies = await listPolicies(db)
  const open = policies.filter((policy) => itemAccess(policy, audience).kind === 'whole').map(({ id }) => id)
  const parts: Parts = { open, now, narrowed: and(isPublished(now), ...conditionsOf(criteria)), criteria }
  const all = await ranked(
    db,
    textQuery(
      await readWords(
        db,
        words.map((word) => [word]),
      ),
      '&&',
    ),
    parts,
  )
  if (all.matches > 0) return all
  const spellings = await listSpellings(db, words)
  const spelt = await readWords(db, spellings)
  const corrected = { ...(await ranked(db, textQuery(spelt, '&&'), parts)), ...correction(spellings) }
  if (corrected.matches > 0 || words.length === 1) return corrected
  return { ...(await ranked(db, textQuery(spelt, '||'), parts)), ...correction(spellings) }
}

type TextQuery = { stemmed: SQL; exact: SQL }
type Word = { spellings: readonly string[]; stems: readonly string[]; isStopWord: boolean; isWhole: boolean }

/**
 * What PostgreSQL knows of each word: the stems of its spellings and inflections (its own rules keep «infermiere» and «infermieri» apart), whether it says nothing («di», «non»), and whether the
 * club has it whole, so that it is not taken for the beginning of a longer one. The stem of «chiavi» is «chi», which titles have as a word
 * of its own, for they are indexed as typed too: such a stem is not looked for in titles, where the word itself is.
 */
async function readWords(db: Db, spellings: readonly (readonly string[])[]): Promise<Word[]> {
  const forms = spellings.map(([typed = '', ...others]) => [...inflections(typed), ...others])
  const { rows } = await db.execute<{ form: string; stem: string | null; isKnown: boolean }>(sql`
    select form, stem || case when numnode(to_tsquery('italian', stem)) = 0 then ':BCD' else '' end as stem,
      exists (select from ${contentWords} where ${contentWords.word} = form) as "isKnown"
    from unnest(${sql.param(forms.flat())}::text[]) as form, lateral (select (ts_lexize('italian_stem', form))[1] as stem)`)
  const known = new Map(rows.map((row) => [row.form, row]))
  return spellings.map((words, at) => ({
    spellings: words,
    stems: [...new Set(forms[at]?.flatMap((form) => known.get(form)?.stem ?? []))],
    isStopWord: known.get(words[0] ?? '')?.stem === null,
    isWhole: inflections(words[0] ?? '').some((form) => known.get(form)?.isKnown),
  }))
}

/** Of each word any spelling, of the words all or some; the last may be the beginning of a longer one, as it was typed. */
function textQuery(words: readonly Word[], join: '&&' | '||'): TextQuery {
  const lexemes = (parts: readonly string[]) =>
    parts.length > 0 ? sql`to_tsquery('simple', ${parts.join(' | ')})` : sql`''::tsquery`
  const typedOf = ({ spellings: [typed = ''], isWhole }: Word, at: number) =>
    at === words.length - 1 && !isWhole ? `${typed}:*` : typed
  const stemmed = words.map((word, at) =>
    lexemes(word.isStopWord ? [] : [...word.stems, ...(word.isWhole ? [] : [typedOf(word, at)])]),
  )
  const exact = words.map((word, at) =>
    lexemes(word.isStopWord && join === '||' ? [] : [typedOf(word, at), ...word.spellings.slice(1)]),
  )
  const joined = (parts: SQL[]) => sql`(${sql.join(parts, sql.raw(` ${join} `))})`
  return { stemmed: joined(stemmed), exact: joined(exact) }
}

const MOST_LIKE_WORDS = 4
const SHORTEST_MISSPELT = 4

/** Each word itself, and the words of the club that look most like it; a word still being typed may be the beginning of one. */
async function listSpellings(db: Db, words: readonly string[]): Promise<string[][]> {
  const misspelt = [...new Set(words.filter((word) => word.length >= SHORTEST_MISSPELT))]
  if (misspelt.length === 0) return words.map((word) => [word])
  const likeness = sql`greatest(similarity(${contentWords.word}, typed), 0.9 * word_similarity(typed, ${contentWords.word}))`
  const found = await db.transaction(async (tx) => {
    // PostgreSQL holds a comparison of trigrams for as cheap as one of numbers, and would compare all the words of a small club.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute<{ typed: string; word: string; likeness: number }>(sql`
      select typed, near.* from unnest(${sql.param(misspelt)}::text[]) as typed cross join lateral (
        select ${contentWords.word}, ${likeness} as likeness from ${contentWords}
        where (${contentWords.word} % typed or typed <% ${contentWords.word})
        order by likeness desc, ${contentWords.uses} desc, ${contentWords.word}
        limit ${MOST_LIKE_WORDS}
      ) as near order by likeness desc, word`)
    return Map.groupBy(rows, ({ typed }) => typed)
  })
  return words.map((word) => {
    const near = found.get(word) ?? []
    const best = near[0]?.likeness ?? 0
    return [word, ...near.filter((one) => one.likeness >= best * 0.8).map((one) => one.word)]
  })
}

type Parts = { open: readonly number[]; now: Date; narrowed: SQL | undefined; criteria: TextCriteria }

/** However many items hold a word, only this many are compared with each other, or as many as are shown (decision 17). */
const COMPARED = 150
/** How many matches are taken wherever they stand before asking for the newest ones alone, */
const TAKEN = 1_000
/** and how many of the newest items are then gone through. */
const WALKED = 5_000

/**
 * Titles and openings are searched for everybody, bodies only where they are open. The best of both are ranked: title over abstract
 * over body, a word as it was typed over its stem, and among equals the more recent.
 */
async function ranked(db: Db, { stemmed, exact }: TextQuery, { open, now, narrowed, criteria }: Parts): Promise<Found> {
  const isOpen = open.length > 0 ? inArray(contentItems.policyId, [...open]) : sql`false`
  const reach = Math.max(COMPARED, criteria.offset + criteria.rows)
  // A query of stop words alone is empty in Italian: 'simple' still finds what is typed letter by letter.
  const inOpenWords = sql`(${contentItems.openWords} @@ ${stemmed} or ${contentItems.openWords} @@ ${exact})`
  const inBody = sql`(${isOpen} and ${contentItems.bodyWords} @@ ${stemmed})`
  const found = sql`(${candidates(narrowed, inOpenWords, reach)} union ${candidates(narrowed, inBody, reach)})`
  const best = await db
    .select({ ...cardColumns, matches: sql<number>`(count(*) over ())::int` })
    .from(sql`${found} as found`)
    .innerJoin(contentItems, sql`${contentItems.id} = found.id`)
    .innerJoin(contentCategories, eq(contentCategories.slug, contentItems.categorySlug))
    .innerJoin(contentPolicies, eq(contentPolicies.id, contentItems.policyId))
    .orderBy(
      sql`${rankOf({ stemmed, exact, isOpen, now })} desc`,
      sql`${contentItems.publicationDate} desc`,
      contentItems.id,
    )
    .limit(criteria.rows)
    .offset(criteria.offset)
  const matches = Math.min(best[0]?.matches ?? 0, MOST_RESULTS)
  return { items: best.map(({ matches: _counted, ...card }) => card), matches }
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

/** Newer is better, but only among equals: half the bonus is gone after a year. */
function rankOf({ stemmed, exact, isOpen, now }: Record<'stemmed' | 'exact' | 'isOpen', SQL> & { now: Date }): SQL {
  const years = sql`extract(epoch from (${now.toISOString()}::timestamptz - ${contentItems.publicationDate})) / 31536000`
  return sql`(
    ts_rank(${contentItems.openWords}, ${stemmed}) * 4 + ts_rank(${contentItems.openWords}, ${exact}) * 4
    + case when ${isOpen} then ts_rank(${contentItems.bodyWords}, ${stemmed}) else 0 end + 0.25 / (1 + greatest(0, ${years}))
  )`
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
