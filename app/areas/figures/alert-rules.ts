import { parseRomeMinute, type RomeDay, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import type { Figure } from './model.ts'
import { formatFigure, partsOf } from './number-rules.ts'
import { FIGURES_PATH } from './pages-model.ts'
import { startOf } from './points-rules.ts'

export const ALERTS_PATH = `${FIGURES_PATH}/avvisi`

/** FIG-052. In a club. */
export const MOST_ALERTS = 20

/** FIG-052. How often the letter comes. */
export const LETTERS = {
  mai: 'Mai',
  settimana: 'Ogni lunedì alle 7',
  mese: 'Il primo del mese alle 7',
} as const
export type LetterEvery = Exclude<keyof typeof LETTERS, 'mai'>
export const isLetterAsked = (written: string): written is keyof typeof LETTERS => Object.hasOwn(LETTERS, written)

const LETTER_HOUR = '07:00'
/** A letter that could not leave on its day leaves on the next, and after that no more. */
const LATEST_DAYS = 1

/** FIG-052. The day whose letter is to be written now, to whoever asked for it before it was due; null where there is none. */
export function letterDay(every: LetterEvery, { since, now }: { since: Date; now: Date }): RomeDay | null {
  const today = romeDayOf(now)
  const day = startOf(today, every)
  const due = parseRomeMinute(`${day}T${LETTER_HOUR}`)
  if (!due || due > now || since >= due) return null
  return romeDaysBetween(day, today) > LATEST_DAYS ? null : day
}

/** On which side of its bound a figure makes somebody be written to. */
export const SIDES = { sopra: 'Sale sopra', sotto: 'Scende sotto' } as const
export type Side = keyof typeof SIDES
export const isSide = (written: string): written is Side => Object.hasOwn(SIDES, written)

export const isPassed = (side: Side, bound: bigint, amount: bigint): boolean =>
  side === 'sopra' ? amount > bound : amount < bound

const LARGEST_BOUND = 10n ** 15n

/** A bound as it was typed: `1.234`, `€ 1.234,50`, `12,4 %`; null where it is no number of this unit. */
export function boundWritten(typed: string, unit: Figure['unit']): bigint | null {
  const plain = typed.replace(/[\s€%]/g, '').replace(/^−/, '-')
  const found = /^(-?)(\d{1,3}(?:\.\d{3})+|\d{1,15})(?:,(\d{1,2}))?$/.exec(plain)
  if (!found) return null
  const [, sign, whole = '', rest = ''] = found
  const parts = unit === 'share' ? 10n : partsOf(unit)
  const places = String(parts).length - 1
  if (rest.replace(/0+$/, '').length > places) return null
  const amount = BigInt(whole.replaceAll('.', '')) * parts + BigInt(rest.slice(0, places).padEnd(places, '0') || '0')
  if (amount > LARGEST_BOUND) return null
  return sign ? -amount : amount
}

/** `sopra 1.234`, of a level; `sopra 12 in un giorno`, of what is added up. */
export function boundInWords({ unit, kind }: Pick<Figure, 'unit' | 'kind'>, side: Side, bound: bigint): string {
  return `${side} ${formatFigure(bound, unit)}${kind === 'flow' && unit !== 'share' ? ' in un giorno' : ''}`
}
