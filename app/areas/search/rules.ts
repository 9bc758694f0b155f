import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { wordsIn, wordsTyped } from '#areas/content/word-rules.ts'
import { rootOf } from '#platform/pure/inflections.ts'
import { type Found, GROUPS, type GroupName, LONGEST_QUERY, SHORTEST_QUERY } from './model.ts'

/** The text as it is searched: trimmed, single spaces, bounded. */
export function queryText(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY)
}

/** SRC-003 */
export function isSearchable(typed: string): boolean {
  return queryText(typed).length >= SHORTEST_QUERY
}

export const NOTHING: Found = { items: [], matches: 0 }

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

/** The parts of a title that begin with a searched word, or are it with another ending, for the reader to see why it was found. */
export function markMatches(title: string, typed: string): Mark[] {
  const words = wordsTyped(typed)
  const roots = new Set(words.map(rootOf))
  return title.split(/([\p{L}\p{N}]+)/u).flatMap((text) => {
    if (text === '') return []
    const plain = wordsIn(text)[0]
    const isMatch = plain !== undefined && (roots.has(rootOf(plain)) || words.some((word) => plain.startsWith(word)))
    return [{ text, isMatch }]
  })
}
