import { addRomeDays, addRomeMonths, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import type { Figure } from './model.ts'
import { formatFigure, formatPercent, partsOf, withSign } from './number-rules.ts'
import type { Period } from './period-rules.ts'

/** FIG-013. What a period is compared with. */
export const COMPARISONS = {
  prima: 'Il periodo prima',
  'anno-prima': 'Un anno prima',
  'stesso-giorno': 'Un anno prima, stesso giorno della settimana',
  nessuno: 'Nessun confronto',
} as const
/** How the other period is called beside a number. */
export const BEFORE_WORDS: Readonly<Record<ComparisonCode, string>> = {
  prima: 'Prima',
  'anno-prima': 'Un anno prima',
  'stesso-giorno': 'Un anno prima',
  nessuno: '',
}
export type ComparisonCode = keyof typeof COMPARISONS

export const isComparisonCode = (code: string): code is ComparisonCode => Object.hasOwn(COMPARISONS, code)

/** How many months a period of the calendar lasts. */
const CALENDAR_MONTHS = { 'questo-mese': 1, 'mese-scorso': 1, trimestre: 3, anno: 12, '12-mesi': 12 } as const

export type Stretch = { readonly from: RomeDay; readonly to: RomeDay }

/** How a day is brought to the other period: by days, or by months of the calendar. */
function shiftOf(period: Period, comparison: Exclude<ComparisonCode, 'nessuno'>): (day: RomeDay) => RomeDay {
  if (comparison === 'stesso-giorno') return (day) => addRomeDays(day, -364)
  const months = comparison === 'anno-prima' ? 12 : CALENDAR_MONTHS[period.code as keyof typeof CALENDAR_MONTHS]
  if (months) return (day) => addRomeMonths(day, -months)
  const days = romeDaysBetween(period.from, period.end) + 1
  return (day) => addRomeDays(day, -days)
}

/**
 * FIG-013. The stretch a period is compared with: of a period of the calendar the one before it, of any other as many days before; of one
 * that is not over, the same part. A month that ends ends there too, and the 29th of February is the 28th where there is none.
 */
export function stretchBefore(period: Period, comparison: ComparisonCode): Stretch | null {
  if (comparison === 'nessuno') return null
  const shift = shiftOf(period, comparison)
  const { from, to, end } = period
  return { from: shift(from), to: to === end ? addRomeDays(shift(addRomeDays(to, 1)), -1) : shift(to) }
}

/** The points of the other period, one for each of this; one that ends before it begins has no days. */
export function pointsBefore(period: Period, comparison: ComparisonCode, points: readonly Stretch[]): Stretch[] {
  const stretch = stretchBefore(period, comparison)
  if (comparison === 'nessuno' || !stretch) return []
  const shift = shiftOf(period, comparison)
  return points.map(({ from }, index) => {
    const next = points[index + 1]
    return { from: shift(from), to: next ? addRomeDays(shift(next.from), -1) : stretch.to }
  })
}

export type Difference = {
  /** `+34, +12,4 %`, or why there is none. */
  readonly words: string
  readonly arrow: 'up' | 'down' | null
  /** “meglio”, “peggio”, or nothing where a figure is neither good nor bad. */
  readonly judgement: 'meglio' | 'peggio' | null
}

/** Under so many there is no percentage: one more of three is not “+33 %”. */
const LEAST_FOR_PERCENT = 20n

/** Shares differ by points: a per cent of a per cent says nothing. */
const pointsApart = (more: bigint) => (Math.abs(Number(more)) / 10).toFixed(1).replace('.', ',')

/** FIG-013. How a figure differs from what it is compared with; `null` is a figure that was not counted. */
export function differenceOf(
  now: bigint | null,
  before: bigint | null,
  { unit, good }: Pick<Figure, 'unit' | 'good'>,
): Difference {
  if (now === null || before === null) return { words: 'non si contava ancora', arrow: null, judgement: null }
  const more = now - before
  if (more === 0n) return { words: 'come prima', arrow: null, judgement: null }
  const arrow = more > 0n ? 'up' : 'down'
  const judgement = good === 'neither' ? null : arrow === good ? 'meglio' : 'peggio'
  if (unit === 'share') return { words: `${withSign(more, pointsApart(more))} punti`, arrow, judgement }
  if (before === 0n) return { words: 'prima nessuno', arrow, judgement }
  const least = LEAST_FOR_PERCENT * partsOf(unit)
  const size = more < 0n ? -more : more
  const percent = before >= least ? `, ${withSign(more, formatPercent(Number(size) / Number(before)))}` : ''
  return { words: `${withSign(more, formatFigure(size, unit))}${percent}`, arrow, judgement }
}
