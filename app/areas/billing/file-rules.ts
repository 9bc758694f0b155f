import { type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'

/** ACC-008. An invoice reaches the exchange within twelve days of its date (art. 21 DPR 633/1972). */
export const DEADLINE_DAYS = 12
const SOON_FROM_DAY = 9

/** ACC-004. Said where files are prepared: a seat is never guessed. */
export const NO_SEAT = 'Completa la sede del Club: senza, le fatture elettroniche non si preparano.'

export const FILE_FILTERS = ['unsent', 'sent', 'rejected'] as const
export type FileFilter = (typeof FILE_FILTERS)[number]

export const FILE_FILTER_WORDS: Record<FileFilter, string> = {
  unsent: 'Da inviare',
  sent: 'Inviate',
  rejected: 'Scartate',
}

export type Deadline = { daysLeft: number; label: string; tone: 'neutral' | 'warning' | 'danger' }

/** ACC-008. How long there still is to send a document of this day. */
export function sendingDeadline(issuedOn: RomeDay, today: RomeDay): Deadline {
  const passed = romeDaysBetween(issuedOn, today)
  const daysLeft = Math.max(0, DEADLINE_DAYS - passed)
  if (passed > DEADLINE_DAYS) return { daysLeft, label: 'Oltre i 12 giorni', tone: 'danger' }
  if (passed >= SOON_FROM_DAY) return { daysLeft, label: 'In scadenza', tone: 'warning' }
  return { daysLeft, label: 'Nei tempi', tone: 'neutral' }
}
