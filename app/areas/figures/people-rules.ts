import type { Figure, SplitCode } from './model.ts'
import { FIGURES_PATH } from './pages-model.ts'
import { type Question, questionSearch } from './question-rules.ts'
import { segmentIn } from './segments-model.ts'

export const PEOPLE_PATH = `${FIGURES_PATH}/chi`

/** FIG-051. Whoever was erased left nothing that leads to them. */
const NAMELESS: readonly string[] = ['members.erased']

/** FIG-051. Whether the number counts people who can be named. */
export const isOfPeople = ({ unit, code }: Figure): boolean =>
  unit === 'people' && !NAMELESS.includes(code) && segmentIn(code) === null

/** FIG-051. Where the people of a number are: of the whole, or of one group, over the same days. */
export function peoplePath({ code }: Figure, question: Question, group?: string): string {
  const words = new URLSearchParams(questionSearch(question))
  words.set('cifra', code)
  if (group !== undefined) words.set('gruppo', group)
  return `${PEOPLE_PATH}?${words}`
}

/** A number that somebody may open; none leads nowhere. */
export const linked = (words: string, to: string | null): string | { words: string; to: string } =>
  to && /[1-9]/.test(words) ? { words, to } : words

/** The split that the people of a group are asked with; without a group, the whole. */
export type PeopleGroup = { readonly split: SplitCode; readonly value: string }
