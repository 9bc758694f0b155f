import type { Concept, Phrase, Query } from '#areas/content/query-model.ts'
import { isStopWord, LEAST_SHARE } from '#areas/content/query-rules.ts'
import { wordsIn } from '#areas/content/word-rules.ts'
import { rootOf } from '#platform/pure/inflections.ts'
import type { SearchHit } from './model.ts'

/** Something few enough to be searched where it is: a service, a convention, a calculator, a page of the club. */
export type Thing = SearchHit & {
  /** What else it is called, as good as its title. */
  readonly names?: readonly string[]
}
/** The stem of each word of the things, as the database says it. */
export type Stems = ReadonlyMap<string, string>

export const textOf = ({ title, text = '', names = [] }: Thing): string => [title, ...names, text].join(' ')

type Held = { words: ReadonlySet<string>; roots: ReadonlySet<string>; stems: ReadonlySet<string> }

function holding(text: string, stems: Stems): Held {
  const words = wordsIn(text)
  return {
    words: new Set(words),
    roots: new Set(words.map(rootOf)),
    stems: new Set(words.flatMap((word) => stems.get(word) ?? [])),
  }
}

const has = (held: Held, phrase: Phrase) =>
  phrase.length > 0 && phrase.every(({ root, stem }) => held.roots.has(root) || (stem !== '' && held.stems.has(stem)))

/** The same scale as that of the database: what was written, its stem, what it begins, another name. */
function tier(held: Held, { phrase, beginning, alternatives }: Concept): number {
  if (phrase.length > 0 && phrase.every(({ word }) => held.words.has(word))) return 1
  if (has(held, phrase)) return 0.9
  if (beginning && [...held.words].some((word) => word.startsWith(beginning))) return 0.85
  return alternatives.some((each) => has(held, each)) ? 0.8 : 0
}

/** How a thing answers: with all that was meant or most of it, and by what it is called or only by what is said of it. */
export type Best<Item> = { readonly thing: Item; readonly isWhole: boolean; readonly isCalled: boolean }

/** Those that have all that was meant or, if none does, most of it; best first, what stands on two pages once. */
export function bestThings<Item extends Thing>(
  things: readonly Item[],
  { concepts }: Query,
  stems: Stems,
): Best<Item>[] {
  if (concepts.length === 0) return []
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const byLink = new Map(things.toReversed().map((thing) => [thing.link, thing]))
  const scored = things
    .filter((thing) => byLink.get(thing.link) === thing)
    .map((thing) => {
      const title = holding([thing.title, ...(thing.names ?? [])].join(' '), stems)
      const text = holding(thing.text ?? '', stems)
      const parts = concepts.map((concept) => ({
        weight: concept.weight / total,
        score: Math.max(tier(title, concept), tier(text, concept) / 2),
        isCalled: tier(title, concept) > 0,
        meant: tier(title, concept) > 0 ? concept.phrase.length : 0,
      }))
      const meant = parts.reduce((sum, part) => sum + part.meant, 0) / Math.max(1, wordsIn(thing.title).length)
      return {
        thing,
        share: parts.reduce((sum, { weight, score }) => sum + (score > 0 ? weight : 0), 0),
        isWhole: parts.every(({ score }) => score > 0),
        isCalled: parts.every(({ isCalled }) => isCalled),
        score: parts.reduce((sum, { weight, score }) => sum + weight * score, 0) + 0.2 * Math.min(1, meant),
      }
    })
  const whole = scored.filter(({ isWhole }) => isWhole)
  const found = whole.length > 0 ? whole : scored.filter(({ share }) => share >= LEAST_SHARE)
  return found.toSorted((a, b) => b.score - a.score)
}

/** Whether what was typed is the very name of a thing, or one of its names. */
export function isExactly(query: Query, thing: Thing): boolean {
  const meant = query.concepts.flatMap(({ phrase }) => phrase.map(({ root }) => root)).join(' ')
  const others = query.concepts.length === 1 ? (query.concepts[0]?.alternatives ?? []) : []
  const called = [meant, ...others.map((phrase) => phrase.map(({ root }) => root).join(' '))]
  const names = [thing.title, ...thing.title.split(/[:(),]/), ...(thing.names ?? [])]
  return meant !== '' && names.some((name) => called.includes(tellingRoots(name)))
}

const tellingRoots = (name: string) =>
  wordsIn(name)
    .filter((word) => !isStopWord(word))
    .map(rootOf)
    .join(' ')
