import { addRomeDays, addRomeMonths, formatDateIt, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import { type Hour, hourSaid, hoursOf, MOST_DAYS_BY_HOUR } from './hours-rules.ts'
import type { Figure } from './model.ts'
import { firstOfMonth, firstOfQuarter, firstOfYear, type Period } from './period-rules.ts'

/** FIG-012. What a point of a plot gathers, finest first. */
export const STEPS = {
  ora: 'Ore',
  giorno: 'Giorni',
  settimana: 'Settimane',
  mese: 'Mesi',
  trimestre: 'Trimestri',
  anno: 'Anni',
} as const
export type StepCode = keyof typeof STEPS
type LongStep = Exclude<StepCode, 'ora'>
const STEP_CODES = Object.keys(STEPS) as StepCode[]

export const isStepCode = (code: string): code is StepCode => Object.hasOwn(STEPS, code)

/** FIG-016. More points than these are not drawn, and all the lines of a plot together have no more than these. */
const MOST_POINTS = 400
const MOST_OF_ALL_SERIES = 1_100

/** Whole days of the calendar; `isPart` where the period cuts it, `isOpen` while it is not over. */
export type Point = {
  readonly from: RomeDay
  readonly to: RomeDay
  readonly label: string
  readonly isPart: boolean
  readonly isOpen: boolean
  /** FIG-011. Where it is no longer than that. */
  readonly hour?: Hour
}

/** FIG-012. Days up to 92 days, then weeks, then months above two years. */
export function usualStep({ from, to }: Pick<Period, 'from' | 'to'>): LongStep {
  const days = romeDaysBetween(from, to) + 1
  if (days <= 92) return 'giorno'
  return to <= addRomeDays(addRomeMonths(from, 24), -1) ? 'settimana' : 'mese'
}

/** The steps that make sense for a period: more than one point where there can be, and no more than can be drawn. */
export function stepsFor(period: Pick<Period, 'from' | 'to'>, series: number, hasHours = false): StepCode[] {
  const usual = STEP_CODES.indexOf(usualStep(period))
  return STEP_CODES.filter((step, index) => {
    if (step === 'ora') return hasHours && hasFewDays(period)
    const count = countOf(period, step)
    return count <= MOST_POINTS && count * series <= MOST_OF_ALL_SERIES && (count > 1 || index <= usual)
  })
}

/** The step that is asked for, or the usual one, or the finest that can be drawn. */
export function stepOf(
  period: Pick<Period, 'from' | 'to'>,
  series: number,
  asked: StepCode | '' = '',
  hasHours = false,
): StepCode {
  const offered = stepsFor(period, series, hasHours)
  const usual = usualStep(period)
  return offered.find((step) => step === asked) ?? offered.find((step) => step === usual) ?? offered[0] ?? 'anno'
}

/** FIG-011. Whether the hours of a period can be looked at. */
export const hasFewDays = ({ from, to }: Pick<Period, 'from' | 'to'>): boolean =>
  romeDaysBetween(from, to) < MOST_DAYS_BY_HOUR

/** FIG-011. The points of a period: hours of Rome, weeks from Monday, months, quarters and years of the calendar. */
export function pointsOf({ from, to, end }: Pick<Period, 'from' | 'to' | 'end'>, step: StepCode): Point[] {
  if (step === 'ora') return hourPoints({ from, to })
  const points: Point[] = []
  for (let start = startOf(from, step); start <= to; start = next(start, step)) {
    const last = addRomeDays(next(start, step), -1)
    const first = start < from ? from : start
    const until = last > to ? to : last
    points.push({
      from: first,
      to: until,
      label: pointLabel(start, step),
      isPart: first !== start || until !== last,
      isOpen: last > to && end > to,
    })
  }
  return points
}

function hourPoints({ from, to }: Pick<Period, 'from' | 'to'>): Point[] {
  const points: Point[] = []
  for (let day = from; day <= to; day = addRomeDays(day, 1))
    for (const hour of hoursOf(day)) {
      const label = `${Number(day.slice(8))} ${monthOf(day)}, ${hourSaid(hour)}`
      points.push({ from: day, to: day, label, isPart: false, isOpen: false, hour })
    }
  return points
}

/** The figure of a whole period: the last counted day of a level, the sum of a flow. */
export function wholeOf(amounts: readonly (bigint | null)[], kind: Figure['kind']): bigint | null {
  const counted = amounts.filter((amount) => amount !== null)
  if (counted.length === 0) return null
  return kind === 'level' ? (counted.at(-1) ?? null) : counted.reduce((sum, amount) => sum + amount, 0n)
}

const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
]
const monthOf = (day: RomeDay) => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** `28 ottobre 2026`, `settimana 44 del 2026`, `ottobre 2026`, `4º trimestre 2026`, `2026`. */
function pointLabel(start: RomeDay, step: LongStep): string {
  const year = start.slice(0, 4)
  if (step === 'giorno') return `${Number(start.slice(8))} ${monthOf(start)} ${year}`
  if (step === 'mese') return `${monthOf(start)} ${year}`
  if (step === 'trimestre') return `${Math.ceil(Number(start.slice(5, 7)) / 3)}º trimestre ${year}`
  if (step === 'anno') return year
  const { week, weekYear } = isoWeek(start)
  return `settimana ${week} del ${weekYear}`
}

/** Points of one year, which then need not be said with each of them. */
export function isWithinYear(points: readonly Pick<Point, 'from' | 'to'>[]): boolean {
  return points[0]?.from.slice(0, 4) === points.at(-1)?.to.slice(0, 4)
}

/** `il 28/10`, `il 28/10, ore 9`, `nella settimana dal 26/10`, `in ottobre 2026`, `nel 4º trimestre 2026`, `nel 2026`. */
export function whenSaid({ from, hour }: Pick<Point, 'from' | 'hour'>, step: StepCode, isOneYear: boolean): string {
  const day = isOneYear ? formatDateIt(from).slice(0, 5) : formatDateIt(from)
  if (step === 'ora') return `il ${day}${hour ? `, ${hourSaid(hour)}` : ''}`
  if (step === 'giorno') return `il ${day}`
  if (step === 'settimana') return `nella settimana dal ${day}`
  return `${step === 'mese' ? 'in' : 'nel'} ${pointLabel(from, step)}`
}

/** At the axis: `9:00`, `28 ott`, `ott`, `ott 26`, `3º trim 26`, `2026`. */
export function axisLabel({ from: day, hour }: Pick<Point, 'from' | 'hour'>, step: StepCode, isFirst: boolean): string {
  const month = monthOf(day).slice(0, 3)
  const year = day.slice(2, 4)
  if (hour) return hour.clock === 0 && !isFirst ? `${Number(day.slice(8))} ${month}` : `${hour.clock}:00`
  if (step === 'giorno' || step === 'settimana') return `${Number(day.slice(8))} ${month}`
  if (step === 'mese') return isFirst || day.slice(5, 7) === '01' ? `${month} ${year}` : month
  if (step === 'trimestre') return `${Math.ceil(Number(day.slice(5, 7)) / 3)}º ${year}`
  return day.slice(0, 4)
}

/** ISO 8601: the week belongs to the year of its Thursday. */
export function isoWeek(monday: RomeDay): { week: number; weekYear: number } {
  const thursday = addRomeDays(monday, 3)
  const week = Math.floor(romeDaysBetween(firstOfYear(thursday), thursday) / 7) + 1
  return { week, weekYear: Number(thursday.slice(0, 4)) }
}

/** The first day of what holds this day. */
export function startOf(day: RomeDay, step: LongStep): RomeDay {
  if (step === 'giorno') return day
  if (step === 'settimana') return addRomeDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
  if (step === 'mese') return firstOfMonth(day)
  return step === 'trimestre' ? firstOfQuarter(day) : firstOfYear(day)
}

const STEP_MONTHS = { mese: 1, trimestre: 3, anno: 12 } as const

function next(start: RomeDay, step: LongStep): RomeDay {
  if (step === 'giorno' || step === 'settimana') return addRomeDays(start, step === 'giorno' ? 1 : 7)
  return addRomeMonths(start, STEP_MONTHS[step])
}

function countOf({ from, to }: Pick<Period, 'from' | 'to'>, step: LongStep): number {
  const start = startOf(from, step)
  if (step === 'giorno' || step === 'settimana')
    return Math.floor(romeDaysBetween(start, to) / (step === 'giorno' ? 1 : 7)) + 1
  const months =
    (Number(to.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(start.slice(5, 7))
  return Math.floor(months / STEP_MONTHS[step]) + 1
}

/** `dal 01/10/2026 al 31/10/2026`, or the one day. */
export function stretchInWords({ from, to }: Pick<Period, 'from' | 'to'>): string {
  return from === to ? `il ${formatDateIt(from)}` : `dal ${formatDateIt(from)} al ${formatDateIt(to)}`
}
