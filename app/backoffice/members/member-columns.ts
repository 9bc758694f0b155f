import type { SubscriptionType } from '#areas/audience/model.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import type { MemberRow } from '#areas/segments/store.server.ts'
import { formatDateIt, type RomeDay, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'

/** From how many days before its end a plan is in red. */
const URGENT_DAYS = 10
const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic']

export type ShownMember = ReturnType<typeof shownMember>

/** A member as a row of the list says it. */
export function shownMember(row: MemberRow, now: Date) {
  const today = romeDayOf(now)
  const ends = row.expiresAt && romeDayOf(row.expiresAt)
  const days = ends && romeDaysBetween(today, ends)
  const isOver = row.expiresAt !== null && row.expiresAt < now
  return {
    id: row.id,
    username: row.username,
    person: `${row.surname} ${row.name}`,
    type: row.type,
    typeWords: row.isStaff ? 'Redazione' : TYPE_WORDS[row.type],
    tone: row.isStaff ? ('neutral' as const) : TONES[row.type],
    plan: row.plan ?? '–',
    profession: row.profession ?? '–',
    province: row.province ?? '–',
    ends: ends && formatDateIt(ends),
    left: days === null ? '' : daysInWords(days),
    isUrgent: !isOver && days !== null && days <= URGENT_DAYS,
    visit: row.lastVisitOn ? visitInWords(row.lastVisitOn, today) : '–',
    credits: row.credits === null ? '–' : row.credits.toLocaleString('it-IT'),
  }
}

const TONES: Readonly<Record<SubscriptionType, 'success' | 'trial' | 'neutral'>> = {
  SUSPECT: 'neutral',
  REGISTRATO: 'neutral',
  TRIAL: 'trial',
  PREMIUM: 'success',
  EX_TRIAL: 'neutral',
  EX_PREMIUM: 'neutral',
}

export function daysInWords(days: number): string {
  if (days === 0) return 'oggi'
  if (days === 1) return 'domani'
  if (days === -1) return 'ieri'
  return days > 0 ? `${days.toLocaleString('it-IT')} giorni` : `${(-days).toLocaleString('it-IT')} giorni fa`
}

function visitInWords(day: RomeDay, today: RomeDay): string {
  const days = romeDaysBetween(day, today)
  if (days <= 6) return daysInWords(-days)
  const [year = '', month = '', date = ''] = day.split('-')
  const near = `${Number(date)} ${MONTHS[Number(month) - 1]}`
  return year === today.slice(0, 4) ? near : `${near} ${year}`
}
