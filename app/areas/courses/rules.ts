import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { type Course, type CourseStatus, IN_PROGRESS, PASSED, REGISTERED_GROUP, type SuggestedGroups } from './model.ts'

export type CourseAccess = { kind: 'enter' } | { kind: 'ask'; dialog: 'upgrade' | 'products' | 'credits' }

/** What the check must know of a course and of what this member has done of it. */
export type AskedCourse = {
  readonly credits: number
  readonly groups: readonly string[]
  readonly promoCodes: readonly string[]
  readonly status: CourseStatus | null
}

const enter: CourseAccess = { kind: 'enter' }
const ask = (dialog: 'upgrade' | 'products' | 'credits'): CourseAccess => ({ kind: 'ask', dialog })

/** CRS-026…030. What happens when a visitor of this audience asks to enter this course. */
export function courseAccess(
  audience: Audience,
  course: AskedCourse,
  { balance, promoCodes }: { balance: number; promoCodes: readonly string[] },
): CourseAccess {
  switch (audience.type) {
    case 'SUSPECT':
      return ask('upgrade')
    case 'REGISTRATO':
      return isOpenToRegistered(course, promoCodes) || course.status !== null ? enter : ask('products')
    case 'TRIAL':
    case 'PREMIUM':
      if (!holds(audience, 'ecm')) return ask('upgrade')
      return isPaidFor(course.status) || balance >= course.credits ? enter : ask('credits')
    case 'EX_TRIAL':
    case 'EX_PREMIUM':
      return course.status !== null ? enter : ask('upgrade')
  }
}

/** CRS-028, CRS-029. The balance is read only where the answer depends on it. */
export function needsBalance(audience: Audience, status: CourseStatus | null): boolean {
  const isMember = audience.type === 'TRIAL' || audience.type === 'PREMIUM'
  return isMember && holds(audience, 'ecm') && !isPaidFor(status)
}

/** CRS-027. Two of the three facts; the third is having a status. */
export function isOpenToRegistered(
  course: Pick<AskedCourse, 'groups' | 'promoCodes'>,
  promoCodes: readonly string[],
): boolean {
  return course.groups.includes(REGISTERED_GROUP) || course.promoCodes.some((code) => promoCodes.includes(code))
}

/** CRS-029. */
export function isPaidFor(status: CourseStatus | null): boolean {
  return status === IN_PROGRESS || status === PASSED
}

/** Whether who has its address may see a course; who studies one that was withdrawn still has it. */
export function isPublic({ state, publishedAt }: Pick<Course, 'state' | 'publishedAt'>, now: Date): boolean {
  return state !== 'draft' && publishedAt <= now
}

/** Whether the catalogue offers it: the same that the store asks of the table. */
export function isOffered(course: Pick<Course, 'state' | 'publishedAt' | 'expiryDate'>, now: Date): boolean {
  return course.state === 'open' && isPublic(course, now) && course.expiryDate >= romeDayOf(now)
}

/** CRS-001. Promo codes travel joined by a bar. */
export function splitPromoCodes(written: string): string[] {
  return written
    .split('|')
    .map((code) => code.trim())
    .filter(Boolean)
}

/** CRS-037, TRN-015. For you, then new, then top, each once, to a total. */
export function suggestionsInOrder<Item extends { id: number }>(groups: SuggestedGroups<Item>, total: number): Item[] {
  const all = [...groups.foryou, ...groups.new, ...groups.top]
  return [...new Map(all.map((item) => [item.id, item] as const)).values()].slice(0, total)
}

/** CRS-017. A whole family in the order of its titles: under the newest ones it would begin with the same three. */
export function byTitle<Item extends { title: string }>(courses: readonly Item[]): Item[] {
  return courses.toSorted((one, other) => one.title.localeCompare(other.title, 'it'))
}

/** CRS-015. The editors' choice, or the newest; the other lists leave it out. */
export function highlightOf<Item extends { id: number; isHighlighted: boolean }>(
  newestFirst: readonly Item[],
): { highlight: Item | null; others: Item[] } {
  const highlight = newestFirst.find(({ isHighlighted }) => isHighlighted) ?? newestFirst[0] ?? null
  return { highlight, others: newestFirst.filter((item) => item.id !== highlight?.id) }
}
