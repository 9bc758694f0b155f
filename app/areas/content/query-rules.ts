import { rootOf } from '#platform/pure/inflections.ts'
import type { SynonymGroup } from './query-model.ts'
import { wordsIn } from './word-rules.ts'

const STOP_WORDS = new Set(
  `a ad agli ai al alla cerca cercare cerco trova trovare alle allo anche c che chi ci come con contro cosa cui d da dagli dai dal dalla dalle dallo de degli dei del della
  delle dello devo di dopo dove e ed era essere fa fare fra gli ha hanno ho i il in io l la le li lo ma mi mia mie miei mio ne negli nei
  nel nella nelle nello noi non o ogni per perche piu posso prima puo qual quale quali quando quanta quante quanti quanto quella quelle
  quello questa queste questi questo s se sei senza si sia sono sta su sua sue sugli sui sul sulla sulle sullo suo t ti tra tu tua tuo un
  una uno vi voglio vorrei`.split(/\s+/),
)

/** Whether a word says nothing of what is meant. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** What else is called so, by the roots of how it is called; the most words that a name has. */
export type Synonyms = {
  readonly byRoots: ReadonlyMap<string, readonly string[]>
  readonly longest: number
  readonly words: ReadonlySet<string>
}

const rootsOf = (words: readonly string[]) => words.map(rootOf).join(' ')

/** Each name leads to all the others of its group; one that is in several groups to all of theirs. */
export function synonymsOf(groups: readonly SynonymGroup[]): Synonyms {
  const byRoots = new Map<string, Set<string>>()
  let longest = 1
  for (const group of groups) {
    for (const name of group) {
      const words = wordsIn(name)
      if (words.length === 0) continue
      longest = Math.max(longest, words.length)
      const key = rootsOf(words)
      const others = group.filter((other) => rootsOf(wordsIn(other)) !== key)
      byRoots.set(key, new Set([...(byRoots.get(key) ?? []), ...others]))
    }
  }
  const words = new Set(groups.flat().flatMap(wordsIn))
  return { byRoots: new Map([...byRoots].map(([key, names]) => [key, [...names]])), longest, words }
}

/** However many names a thing has, only so many are looked for. */
const MOST_NAMES = 8

export type Segment = { readonly words: readonly string[]; readonly names: readonly string[]; readonly isLast: boolean }

/** The query as what it names: the longest run of words that is a name stays together; words that say nothing are left out, if others remain. */
export function segmentsOf(words: readonly string[], { byRoots, longest }: Synonyms): Segment[] {
  const segments: Segment[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at)
    while (length > 1 && !byRoots.has(rootsOf(words.slice(at, at + length)))) length -= 1
    const run = words.slice(at, at + length)
    const names = isStopWord(run.join(' ')) && words.length > 1 ? [] : (byRoots.get(rootsOf(run)) ?? [])
    segments.push({ words: run, names: names.slice(0, MOST_NAMES), isLast: at + length === words.length })
    at += length
  }
  const telling = segments.filter(({ words: [first = ''], names }) => names.length > 0 || !isStopWord(first))
  return telling.length > 0 ? telling : segments.slice(-1)
}

/** How many letters must change, be added, be left out or change places to make one word of another; stops beyond `most`. */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      current[at] = Math.min(
        (last[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return last[other.length] ?? most + 1
}

const SHORTEST_MISSPELT = 4
const SHORTEST_TWICE_MISSPELT = 6

/** How many letters of a word may be wrong; a code is written as it is. */
export function mostWrong(word: string): number {
  if (word.length < SHORTEST_MISSPELT || /\d/.test(word)) return 0
  return word.length < SHORTEST_TWICE_MISSPELT ? 1 : 2
}

export type Candidate = { readonly word: string; readonly uses: number }

/**
 * The words nearest to one nobody wrote, nearest first and one for each root. Where it is still being typed, also those whose beginning it
 * may be, but for one letter.
 */
export function nearestWords(typed: string, candidates: readonly Candidate[], isUnfinished: boolean): string[] {
  const most = mostWrong(typed)
  const distanceTo = (word: string) => {
    const whole = lettersApart(typed, word, most)
    if (whole <= most || !isUnfinished || word.length <= typed.length || most < 1) return whole
    return lettersApart(typed, word.slice(0, typed.length), 1) <= 1 ? most + 0.5 : most + 1
  }
  const near = candidates
    .map(({ word, uses }) => ({ word, uses, apart: distanceTo(word), isOther: word[0] === typed[0] ? 0 : 1 }))
    .filter(({ apart }) => apart < most + 1)
    .toSorted((a, b) => a.apart - b.apart || a.isOther - b.isOther || b.uses - a.uses || a.word.localeCompare(b.word))
  const best = near[0]
  if (!best) return []
  const equals = near.filter(({ apart, isOther }) => apart === best.apart && isOther === best.isOther)
  return [...new Map(equals.toReversed().map(({ word }) => [rootOf(word), word])).values()].toReversed()
}

/** From 1 for a word used nowhere else to near 0 for one that is everywhere. */
export function weightOf(uses: number): number {
  return 1 / (1 + Math.log(1 + uses))
}

/** Where nothing has all that was meant, what has this much of it answers. */
export const LEAST_SHARE = 0.5
