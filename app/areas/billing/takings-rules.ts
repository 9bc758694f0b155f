import {
  addRomeDays,
  addRomeMonths,
  formatDateIt,
  parseRomeDay,
  type RomeDay,
  romeDaysBetween,
} from '#platform/pure/dates.ts'
import { type Cents, decimalOf } from '#platform/pure/money.ts'

/** ACC-045. How money comes; `online` is what a provider took without saying with what. */
export const TAKING_WAYS = {
  card: 'Carta',
  paypal: 'PayPal',
  'sepa-debit': 'Addebito SEPA',
  transfer: 'Bonifico',
  online: 'In linea, senza dire come',
} as const
export type TakingWay = keyof typeof TAKING_WAYS

export const isTakingWay = (written: string): written is TakingWay => Object.hasOwn(TAKING_WAYS, written)

/** What moved in a day by one way. */
export type Taking = {
  readonly day: RomeDay
  readonly way: TakingWay
  readonly count: number
  readonly grossCents: Cents
  readonly refunds: number
  readonly refundedCents: Cents
}

export type TakingSum = Omit<Taking, 'day' | 'way'>

export const netOf = ({ grossCents, refundedCents }: TakingSum): Cents => grossCents - refundedCents

export function sumOf(takings: readonly TakingSum[]): TakingSum {
  const add = (of: (taking: TakingSum) => number) => takings.reduce((sum, taking) => sum + of(taking), 0)
  return {
    count: add(({ count }) => count),
    grossCents: add(({ grossCents }) => grossCents),
    refunds: add(({ refunds }) => refunds),
    refundedCents: add(({ refundedCents }) => refundedCents),
  }
}

/** The ways that were used, in the order they are named, each with its sum. */
export const sumsByWay = (takings: readonly Taking[]): (TakingSum & { readonly way: TakingWay })[] =>
  Object.keys(TAKING_WAYS)
    .filter(isTakingWay)
    .flatMap((way) => {
      const own = takings.filter((taking) => taking.way === way)
      return own.length === 0 ? [] : [{ way, ...sumOf(own) }]
    })

export const MOST_TAKING_DAYS = 366

export type Stretch = { readonly from: RomeDay; readonly to: RomeDay }

/** The days that are asked for, or the month that runs and the sentence that says why. */
export function takingDays(
  { from: first, to: last }: { from: string; to: string },
  today: RomeDay,
): Stretch & { fault: string | null } {
  const month = monthOf(today)
  if (!first && !last) return { ...month, fault: null }
  const usual = (fault: string) => ({ ...month, fault: `${fault}: vedi il mese in corso.` })
  const [from, to] = [parseRomeDay(first), parseRomeDay(last)]
  if (!from) return usual(first ? `Il primo giorno, «${first.slice(0, 20)}», non è un giorno` : 'Il primo giorno manca')
  if (!to) return usual(last ? `L’ultimo giorno, «${last.slice(0, 20)}», non è un giorno` : 'L’ultimo giorno manca')
  if (to < from) return usual(`Il ${formatDateIt(to)} viene prima del ${formatDateIt(from)}`)
  if (romeDaysBetween(from, to) >= MOST_TAKING_DAYS)
    return usual(`Dal ${formatDateIt(from)} al ${formatDateIt(to)} sono più di ${MOST_TAKING_DAYS} giorni`)
  return { from, to, fault: null }
}

/** A month of the calendar, whole. */
function monthOf(day: RomeDay): Stretch {
  const from = `${day.slice(0, 7)}-01` as RomeDay
  return { from, to: addRomeDays(addRomeMonths(from, 1), -1) }
}

/** The periods an accountant asks for, by name. */
export function usualStretches(today: RomeDay): (Stretch & { label: string })[] {
  const year = Number(today.slice(0, 4))
  const whole = (of: number): Stretch => ({ from: `${of}-01-01` as RomeDay, to: `${of}-12-31` as RomeDay })
  return [
    { label: 'Questo mese', ...monthOf(today) },
    { label: 'Mese scorso', ...monthOf(addRomeMonths(monthOf(today).from, -1)) },
    { label: 'Quest’anno', ...whole(year) },
    { label: 'Anno scorso', ...whole(year - 1) },
  ]
}

const euros = (cents: Cents) => decimalOf(cents).replace('.', ',')

/** The sheet: one row for each day and way. */
export const takingRows = (takings: readonly Taking[]): string[][] => [
  ['Giorno', 'Modo', 'Pagamenti', 'Lordo', 'Rimborsi', 'Rimborsato', 'Netto'],
  ...takings.map((taking) => [
    formatDateIt(taking.day),
    TAKING_WAYS[taking.way],
    String(taking.count),
    euros(taking.grossCents),
    String(taking.refunds),
    euros(taking.refundedCents),
    euros(netOf(taking)),
  ]),
]
