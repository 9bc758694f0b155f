import { addRomeDays, addRomeMonths, formatDateIt, parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'

/** FIG-012. The periods a page of Numeri is asked for, in the order of the choice. */
export const PERIODS = {
  '7-giorni': 'Ultimi 7 giorni',
  '30-giorni': 'Ultimi 30 giorni',
  'questo-mese': 'Questo mese',
  'mese-scorso': 'Mese scorso',
  trimestre: 'Trimestre',
  anno: 'Anno',
  '12-mesi': 'Ultimi 12 mesi',
  'da-sempre': 'Da sempre',
  'dal-al': 'Dal … al …',
} as const
export type PeriodCode = keyof typeof PERIODS
export const USUAL_PERIOD: PeriodCode = '30-giorni'

/** Days from the first to the last that there may be a number for; `end` is later than `to` while the period is not over. */
export type Period = {
  readonly code: PeriodCode
  readonly from: RomeDay
  readonly to: RomeDay
  readonly end: RomeDay
}

/** What an address asks for, as it is written there. */
export type PeriodAsked = { readonly periodo?: string; readonly dal?: string; readonly al?: string }
/** The day it is in Rome, and the first day of the club. */
export type ClubDays = { readonly today: RomeDay; readonly first: RomeDay }

/** FIG-012. The period asked for, or the usual one and the sentence that says why. */
export function periodAsked(asked: PeriodAsked, days: ClubDays): { period: Period; fault: string | null } {
  const usual = (fault: string | null) => ({ period: namedPeriod(USUAL_PERIOD, days), fault })
  const code = asked.periodo || (asked.dal || asked.al ? 'dal-al' : USUAL_PERIOD)
  if (!isPeriodCode(code)) return usual('Questo periodo non esiste: vedi gli ultimi 30 giorni.')
  if (code !== 'dal-al') return { period: namedPeriod(code, days), fault: null }
  const from = parseRomeDay(asked.dal ?? '')
  const end = parseRomeDay(asked.al ?? '')
  if (!from) return usual(`${dayWritten('Il primo giorno', asked.dal)}: vedi gli ultimi 30 giorni.`)
  if (!end) return usual(`${dayWritten('L’ultimo giorno', asked.al)}: vedi gli ultimi 30 giorni.`)
  if (end < from) {
    return usual(`Il ${formatDateIt(end)} viene prima del ${formatDateIt(from)}: vedi gli ultimi 30 giorni.`)
  }
  if (from < days.first) return usual(`Il Club comincia il ${formatDateIt(days.first)}: vedi gli ultimi 30 giorni.`)
  if (from > days.today) return usual(`Il ${formatDateIt(from)} deve ancora venire: vedi gli ultimi 30 giorni.`)
  return { period: { code, from, to: earlier(end, days.today), end }, fault: null }
}

/** “Ultimi N giorni” end yesterday; months, quarters and years are those of the calendar, up to today. */
function namedPeriod(code: Exclude<PeriodCode, 'dal-al'> | PeriodCode, { today, first }: ClubDays): Period {
  const yesterday = addRomeDays(today, -1)
  const until = (from: RomeDay, end: RomeDay): Period => ({ code, from, to: earlier(end, today), end })
  const months = (from: RomeDay, count: number) => until(from, addRomeDays(addRomeMonths(from, count), -1))
  const month = firstOfMonth(today)
  switch (code) {
    case '7-giorni':
      return until(addRomeDays(today, -7), yesterday)
    case 'questo-mese':
      return months(month, 1)
    case 'mese-scorso':
      return months(addRomeMonths(month, -1), 1)
    case 'trimestre':
      return months(firstOfQuarter(today), 3)
    case 'anno':
      return months(firstOfYear(today), 12)
    case '12-mesi':
      return months(addRomeMonths(month, -11), 12)
    case 'da-sempre':
      return until(earlier(first, yesterday), yesterday)
    default:
      return until(addRomeDays(today, -30), yesterday)
  }
}

export const isPeriodCode = (code: string): code is PeriodCode => Object.hasOwn(PERIODS, code)
export const firstOfMonth = (day: RomeDay): RomeDay => `${day.slice(0, 7)}-01` as RomeDay
export const firstOfYear = (day: RomeDay): RomeDay => `${day.slice(0, 4)}-01-01` as RomeDay
export const firstOfQuarter = (day: RomeDay): RomeDay =>
  addRomeMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3))

const earlier = (one: RomeDay, other: RomeDay): RomeDay => (one < other ? one : other)

function dayWritten(which: string, written: string | undefined): string {
  return written ? `${which}, «${written.slice(0, 20)}», non è un giorno` : `${which} manca`
}
