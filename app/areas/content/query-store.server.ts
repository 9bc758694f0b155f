import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { inflections, rootOf } from '#platform/pure/inflections.ts'
import { contentItems, contentWords } from './article-tables.server.ts'
import type { Concept, Phrase, Query } from './query-model.ts'
import { isStopWord, LEAST_SHARE, mostWrong, nearestWords, type Segment, segmentsOf, weightOf } from './query-rules.ts'
import { listSynonyms } from './synonym-store.server.ts'
import { wordsIn, wordsTyped } from './word-rules.ts'

/** What whoever searches has beside what is in the index: words of things kept elsewhere, and the policies of bodies open to them. */
type About = { vocabulary?: ReadonlyMap<string, string>; open?: readonly number[] }

/** What somebody typed, read against the words of the club: stems, names that mean the same, words that nobody wrote. */
export async function readQuery(
  db: Db,
  typed: string,
  { vocabulary = new Map(), open = [] }: About = {},
): Promise<Query> {
  const words = wordsTyped(typed)
  if (words.length === 0) return { concepts: [], maybe: [] }
  const synonyms = await listSynonyms(db)
  const named = new Set([...vocabulary.keys(), ...synonyms.words])
  const uses = await countUses(db, words)
  const namedRoots = new Set([...named].map(rootOf))
  const isKnown = (word: string) => (uses.get(word)?.whole ?? 0) > 0 || namedRoots.has(rootOf(word))
  const unknown = words.filter((word, at) => {
    if (mostWrong(word) === 0 || isStopWord(word) || isKnown(word)) return false
    return at < words.length - 1 || !(uses.get(word)?.begins || [...named].some((one) => one.startsWith(word)))
  })
  const held = await listHeld(db, unknown, open)
  const misspelt = unknown.filter((word) => !held.has(word))
  const near = await listNear(db, misspelt, { named, last: words.at(-1) ?? '' })
  const corrected = words.map((word) => near.get(word)?.[0] ?? word)
  const isCorrected = corrected.some((word, at) => word !== words[at])
  const segments = segmentsOf(corrected, synonyms)
  const isWhole = (word: string) => isKnown(word) || word !== words.at(-1)
  return {
    concepts: await conceptsOf(db, segments, { uses, isWhole, isNowhere: (word) => misspelt.includes(word) }),
    ...(isCorrected && { correctedTo: corrected.join(' ') }),
    maybe: otherReadings(words, near),
  }
}

/** The same words with another of the nearest in the place of one. */
function otherReadings(words: readonly string[], near: ReadonlyMap<string, readonly string[]>): string[] {
  const MOST_OTHERS = 3
  return words
    .flatMap((word, place) =>
      (near.get(word) ?? [])
        .slice(1)
        .map((other) => words.map((one, at) => (at === place ? other : (near.get(one)?.[0] ?? one))).join(' ')),
    )
    .slice(0, MOST_OTHERS)
}

type Uses = ReadonlyMap<string, { whole: number; begins: boolean }>

/** In how many places the club says each word, however it ends, and whether a longer one begins so. */
async function countUses(db: Db, words: readonly string[]): Promise<Uses> {
  const forms = words.flatMap((word) => inflections(word).map((form) => ({ word, form })))
  const { rows } = await db.execute<{ word: string; whole: number; begins: boolean }>(sql`
    select asked.word, coalesce(sum(known.uses), 0)::int as whole,
      exists (select from ${contentWords} as longer where longer.word like asked.word || '%') as begins
    from unnest(${sql.param(forms.map(({ word }) => word))}::text[], ${sql.param(forms.map(({ form }) => form))}::text[]) as asked (word, form)
      left join (select word as form, uses from ${contentWords}) as known using (form)
    group by asked.word`)
  return new Map(rows.map(({ word, ...counts }) => [word, counts]))
}

/** Words that only bodies have, of those that whoever searches may read. */
async function listHeld(db: Db, words: readonly string[], open: readonly number[]): Promise<ReadonlySet<string>> {
  if (words.length === 0 || open.length === 0) return new Set()
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[]) as word where exists (
      select from ${contentItems} where ${contentItems.bodyWords} @@ plainto_tsquery('italian', search_roots(word))
        and ${contentItems.policyId} = any(${sql.param([...open])}::int[])
    )`)
  return new Set(rows.map(({ word }) => word))
}

/** Of many that look like a word, how many are compared letter by letter. */
const MOST_COMPARED = 80
const LEAST_ALIKE = 0.2

/** The words of the club nearest to each. */
async function listNear(
  db: Db,
  words: readonly string[],
  { named, last }: { named: ReadonlySet<string>; last: string },
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(LEAST_ALIKE)}, true)`)
    // PostgreSQL holds a comparison of trigrams for as cheap as one of numbers, and would compare all the words of a small club.
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute<{ typed: string; word: string; uses: number }>(sql`
      select typed, near.word, near.uses from unnest(${sql.param([...words])}::text[]) as typed cross join lateral (
        select ${contentWords.word}, ${contentWords.uses} from ${contentWords}
        where ${contentWords.word} % typed or typed <% ${contentWords.word}
        order by greatest(similarity(${contentWords.word}, typed), 0.9 * word_similarity(typed, ${contentWords.word})) desc,
          ${contentWords.uses} desc, ${contentWords.word}
        limit ${MOST_COMPARED}
      ) as near`)
  })
  const found = Map.groupBy(rows, ({ typed }) => typed)
  const others = [...named].map((word) => ({ word, uses: 1 }))
  return new Map(
    words.flatMap((word) => {
      const near = nearestWords(word, [...(found.get(word) ?? []), ...others], word === last)
      return near.length > 0 ? [[word, near] as const] : []
    }),
  )
}

type Read = { uses: Uses; isWhole: (word: string) => boolean; isNowhere: (word: string) => boolean }
/** How much a name of the desk says, a word that nobody can count, and one that is nowhere. */
const NAME_WEIGHT = 0.8
const UNCOUNTED_WEIGHT = 0.5
const NOWHERE_WEIGHT = 0.15

async function conceptsOf(
  db: Db,
  segments: readonly Segment[],
  { uses, isWhole, isNowhere }: Read,
): Promise<Concept[]> {
  const phrases = segments.map(({ words, names }) => [words, ...names.map(wordsIn)])
  const stems = await readStems(db, [...new Set(phrases.flat(2))])
  const weigh = (word: string, isSingle: boolean) => {
    const count = uses.get(word)?.whole ?? 0
    if (!isSingle) return NAME_WEIGHT
    if (count > 0) return weightOf(count)
    return isNowhere(word) ? NOWHERE_WEIGHT : UNCOUNTED_WEIGHT
  }
  return segments.map(({ words, isLast, names }, at) => {
    const [phrase = [], ...alternatives] = (phrases[at] ?? []).map((each) => phraseOf(each, stems))
    const [word = ''] = words
    // «fa» says nothing as it is written, and much as an abbreviation.
    const isAbbreviation = names.length > 0 && isStopWord(words.join(' '))
    const isSingle = words.length === 1 && names.length === 0
    return {
      phrase: isAbbreviation ? [] : phrase,
      alternatives: alternatives.filter((terms) => terms.length > 0),
      beginning: isLast && isSingle && !isWhole(word) ? word : null,
      weight: weigh(word, isSingle),
    }
  })
}

/** What PostgreSQL makes of each word: a word that says nothing has no stem. */
export async function readStems(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
    select word, (tsvector_to_array(to_tsvector('italian', search_roots(word))))[1] as stem
    from unnest(${sql.param([...words])}::text[]) as word`)
  return new Map(rows.flatMap(({ word, stem }) => (stem ? [[word, stem] as const] : [])))
}

/** The words that say something, each with its distance from the one before. */
function phraseOf(words: readonly string[], stems: ReadonlyMap<string, string>): Phrase {
  const telling = words.flatMap((word, place) => (isStopWord(word) && words.length > 1 ? [] : [{ word, place }]))
  return telling.map(({ word, place }, at) => ({
    word,
    root: rootOf(word),
    stem: stems.get(word) ?? '',
    gap: place - (telling[at - 1]?.place ?? place - 1),
  }))
}

/** The weights of a vector of open words: as written and by stem, in the title and under it. */
type Place = { written: string; stem: string }
const TITLE: Place = { written: 'A', stem: 'C' }
const TEXT: Place = { written: 'B', stem: 'D' }
const ANYWHERE: Place = { written: 'AB', stem: 'CD' }

const lexeme = (word: string, weights: string) => `'${word}'${weights && `:${weights}`}`
const query = (parts: readonly string[]): SQL => sql`${parts.filter(Boolean).join(' | ')}::tsquery`

/** All the words of a phrase wherever they stand: people do not write them in order. */
function together(phrase: Phrase, key: 'word' | 'stem', weights: string): string {
  if (phrase.length === 0 || phrase.some((term) => term[key] === '')) return ''
  return `(${phrase.map((term) => lexeme(term[key], weights)).join(' & ')})`
}

/** A name, one word after the other. */
function inARow(phrase: Phrase, weights: string): string {
  if (phrase.length === 0 || phrase.some(({ stem }) => stem === '')) return ''
  const rest = phrase.slice(1).map(({ stem, gap }) => ` <${gap}> ${lexeme(stem, weights)}`)
  return `(${lexeme(phrase[0]?.stem ?? '', weights)}${rest.join('')})`
}

const beginningIn = ({ beginning }: Concept, weights: string) => (beginning ? `'${beginning}':*${weights}` : '')

function anyOf(concept: Concept, { written, stem }: Place): SQL {
  return query([
    together(concept.phrase, 'word', written),
    together(concept.phrase, 'stem', stem),
    beginningIn(concept, written),
    ...concept.alternatives.map((phrase) => inARow(phrase, stem)),
  ])
}

const inBody = ({ phrase, alternatives }: Concept): SQL =>
  query([together(phrase, 'stem', ''), ...alternatives.map((each) => inARow(each, ''))])

/** What is searched: the words that everybody may read and, where they are open, the stems of all of it. */
export type Searched = { open: SQL; body?: { words: SQL; isOpen: SQL } }

/**
 * What is asked, without saying how common it is: of a word that many items hold PostgreSQL would go through all the items, which are
 * much dearer to open than it thinks, and not through those that its index names.
 */
const asked = (words: SQL): SQL => sql`(select ${words})`

/** That an item answers a query: wholly, or with some of its words. */
export function answers(
  { concepts }: Query,
  { open, body }: Searched,
  join: 'and' | 'or',
): { open: SQL; body: SQL | null } {
  const joined = (parts: SQL[]) => sql`(${sql.join(parts, sql.raw(` ${join} `))})`
  const operator = sql.raw(join === 'and' ? ' && ' : ' || ')
  return {
    open: sql`${open} @@ ${asked(
      sql.join(
        concepts.map((concept) => anyOf(concept, ANYWHERE)),
        operator,
      ),
    )}`,
    body: body
      ? sql`(${body.isOpen} and ${joined(concepts.map((concept) => sql`${body.words} @@ ${asked(inBody(concept))}`))})`
      : null,
  }
}

/**
 * How well an item answers, from 0 to about 1.5: for each thing meant, title over text over body, what was written over its stem over what
 * it begins over other names; and how much of the title was meant.
 */
export function scoreOf({ concepts }: Query, searched: Searched, title: SQL): SQL {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const scores = concepts.map((concept) => sql`${concept.weight / total}::float8 * ${conceptScore(concept, searched)}`)
  const meant = concepts.map(
    (concept) => sql`(case when ${searched.open} @@ ${anyOf(concept, TITLE)} then ${concept.phrase.length} else 0 end)`,
  )
  const words = sql`greatest(1, array_length(string_to_array(search_words(${title}), ' '), 1))`
  return sql`(${sql.join(scores, sql` + `)} + 0.2 * least(1, (${sql.join(meant, sql` + `)})::float8 / ${words}))`
}

function conceptScore(concept: Concept, { open, body }: Searched): SQL {
  const { phrase, alternatives } = concept
  const tiers = ({ written, stem }: Place, most: number) => {
    const others = alternatives.map((each) => inARow(each, stem)).filter(Boolean)
    const begins = beginningIn(concept, written)
    return sql`(case when ${open} @@ ${query([together(phrase, 'word', written)])} then ${most}::float8
      when ${open} @@ ${query([together(phrase, 'stem', stem)])} then ${most * 0.9}::float8
      ${begins ? sql`when ${open} @@ ${query([begins])} then ${most * 0.85}::float8` : sql``}
      ${others.length > 0 ? sql`when ${open} @@ ${query(others)} then ${most * 0.8}::float8` : sql``} else 0 end)`
  }
  const inText = sql`${tiers(TEXT, 0.5)}`
  const often = body
    ? sql` + case when ${body.isOpen} then 0.2 * ts_rank('{1,1,1,1}', ${body.words}, ${inBody(concept)}) else 0 end`
    : sql``
  return sql`(greatest(${tiers(TITLE, 1)}, ${inText}) + 0.2 * ${inText}${often})`
}

/** That an item has most of what was meant. */
export function hasMost({ concepts }: Query, { open, body }: Searched): SQL {
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const shares = concepts.map((concept) => {
    const inside = body ? sql` or (${body.isOpen} and ${body.words} @@ ${inBody(concept)})` : sql``
    return sql`(case when ${open} @@ ${anyOf(concept, ANYWHERE)}${inside} then ${concept.weight / total}::float8 else 0 end)`
  })
  return sql`(${sql.join(shares, sql` + `)}) >= ${LEAST_SHARE}`
}
