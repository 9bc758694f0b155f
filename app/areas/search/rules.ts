import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { type Found, GROUPS, type GroupName, LONGEST_QUERY, SHORTEST_QUERY } from './model.ts'

/** The text as it is searched: trimmed, single spaces, bounded. */
export function queryText(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY)
}

/** SRC-003 */
export function isSearchable(typed: string): boolean {
  return queryText(typed).length >= SHORTEST_QUERY
}

const MOST_WORDS = 8

/** The words of a query, without accents or signs, as PostgreSQL's search reads them. */
export function queryWords(typed: string, longest = LONGEST_QUERY): string[] {
  return typed
    .slice(0, longest)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0)
    .slice(0, longest === LONGEST_QUERY ? MOST_WORDS : undefined)
}

/** What was looked for instead of what was typed, where that was found nowhere; nothing, if it was typed so. */
export function correction(spellings: readonly (readonly string[])[]): { correctedTo?: string } {
  const corrected = spellings.map(([typed = '', ...others]) =>
    others.length === 0 || others.includes(typed) ? typed : others.join(' o '),
  )
  return corrected.some((word, at) => word !== spellings[at]?.[0]) ? { correctedTo: corrected.join(' ') } : {}
}

export const NOTHING: Found = { items: [], matches: 0 }

/** What was not typed is shown only where nothing answers what was. */
export function withoutGuesses(sections: readonly Found[], isAnswered: boolean): readonly Found[] {
  const isTyped = isAnswered || sections.some(({ matches, correctedTo }) => matches > 0 && !correctedTo)
  return isTyped ? sections.map((section) => (section.correctedTo ? NOTHING : section)) : sections
}

/** SRC-008. The sections this audience may search at all; the others are neither asked nor counted. */
export function sectionsOf(audience: Audience): GroupName[] {
  const needs: Readonly<Record<GroupName, string | null>> = {
    news: 'news',
    modules: 'news',
    tools: 'news',
    courses: 'ecm',
    services: null,
  }
  return GROUPS.filter((group) => {
    const wallet = needs[group]
    return wallet === null || holds(audience, wallet)
  })
}

/** SRC-010. Where a click on a course leads. */
export function courseLink(audience: Pick<Audience, 'type'>, path: string): string {
  return audience.type === 'TRIAL' || audience.type === 'PREMIUM' ? path : '/upgrade'
}

/** SRC-012 */
export function countSentence(count: number, term: string, correctedTo?: string): string {
  const sentence = `${count} ${count === 1 ? 'risultato' : 'risultati'} per "${correctedTo ?? term}"`
  return correctedTo ? `${sentence} invece di "${term}"` : sentence
}

export type Mark = { readonly text: string; readonly isMatch: boolean }

/** The parts of a title that begin with a searched word, for the reader to see why it was found. */
export function markMatches(title: string, typed: string): Mark[] {
  const words = queryWords(typed)
  return title.split(/([\p{L}\p{N}]+)/u).flatMap((text) => {
    if (text === '') return []
    const plain = queryWords(text)[0]
    const isMatch = plain !== undefined && words.some((word) => plain.startsWith(word) || isSameStem(plain, word))
    return [{ text, isMatch }]
  })
}

const SHORTEST_STEM = 4

/** Close enough for a mark: the same word but for its ending. */
function isSameStem(one: string, other: string): boolean {
  const stem = Math.max(SHORTEST_STEM, Math.min(one.length, other.length) - 1)
  return one.length >= SHORTEST_STEM && one.slice(0, stem) === other.slice(0, stem)
}
