import { addRomeMonths, type RomeDay } from '../pure/dates.ts'
import type { TrailKind } from './model.ts'

/** DSK-054. Entries and views, which are kept for less than acts. */
export const ENTRY_KINDS: readonly TrailKind[] = [
  'signed-in',
  'sign-in-denied',
  'sign-in-delayed',
  'signed-out-everywhere',
  'signed-out-elsewhere',
  'proof-given',
  'proof-denied',
  'member-viewed',
  'legal-case-viewed',
]

const ACT_MONTHS = 120
const ENTRY_MONTHS = 24

/** The first day whose acts, and the first whose entries, are still kept. */
export function keptSince(today: RomeDay): { acts: RomeDay; entries: RomeDay } {
  return { acts: addRomeMonths(today, -ACT_MONTHS), entries: addRomeMonths(today, -ENTRY_MONTHS) }
}

/** What a day held: acts and entries apart, because entries are forgotten first and the acts must still match. */
export type DayMark = { day: RomeDay; acts: number; actsHash: string; entries: number; entriesHash: string }

/** What a seal is the hash of: the day, what it held, and the seal before. */
export const sealedText = ({ day, acts, actsHash, entries, entriesHash }: DayMark, before: string) =>
  [before, day, acts, actsHash, entries, entriesHash].join('|')
