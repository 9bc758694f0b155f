import type { Ending } from './cohort-model.ts'
import { EMPTY_CELL, type GridCell, type Month } from './cohort-rules.ts'
import { formatPercent } from './number-rules.ts'

/** Periods that ended in a month, or that were renewed after a gap (`isWithin` thirty days or later). */
export type EndedCount = {
  readonly month: Month
  /** That of the day after, on which a loss counts. */
  readonly lossMonth: Month
  readonly ending: Ending
  /** Thirty days have not passed since the end. */
  readonly isWaiting: boolean
  /** `null`: the period itself; else a renewal of one. */
  readonly isWithin: boolean | null
  readonly people: number
}

export type RenewalMonth = {
  readonly ended: number
  readonly before: number
  readonly within: number
  readonly later: number
  readonly never: number
  readonly waiting: number
}

const sum = (counts: readonly EndedCount[], such: (count: EndedCount) => boolean) =>
  counts.reduce((whole, count) => whole + (such(count) ? count.people : 0), 0)
const isEnd = ({ isWithin }: EndedCount) => isWithin === null

/** FIG-027. What became of the periods that ended in a month: the five parts make what ended. */
export function renewalsOf(counts: readonly EndedCount[], month: Month): RenewalMonth {
  const own = counts.filter((count) => count.month === month)
  const ended = sum(own, isEnd)
  const before = sum(own, (count) => isEnd(count) && count.ending === 'renewed')
  const within = sum(own, ({ isWithin }) => isWithin === true)
  const later = sum(own, ({ isWithin }) => isWithin === false)
  const waiting = waitingOf(own)
  return { ended, before, within, later, waiting, never: ended - before - within - later - waiting }
}

/** Those who may still renew as if they had not left. */
const waitingOf = (counts: readonly EndedCount[]) =>
  sum(counts, (count) => isEnd(count) && count.isWaiting && count.ending !== 'renewed') -
  sum(counts, ({ isWaiting, isWithin }) => isWaiting && isWithin === true)

export type LossMonth = {
  readonly open: number
  readonly suspended: number
  readonly refunded: number
  readonly closed: number
  readonly erased: number
  /** Of these, who may still renew. */
  readonly waiting: number
}
type Accounts = { readonly closed: number; readonly erased: number }

/** FIG-027, FIG-028. Losses on the day after the end, without those that a renewal within thirty days took back. */
export function lossesOf(counts: readonly EndedCount[], month: Month, { closed, erased }: Accounts): LossMonth {
  const own = counts.filter(({ lossMonth }) => lossMonth === month)
  const lost = (ending: Ending) =>
    sum(own, (count) => isEnd(count) && count.ending === ending) -
    sum(own, (count) => count.isWithin === true && count.ending === ending)
  return {
    open: lost('open'),
    suspended: lost('suspended'),
    refunded: lost('refunded'),
    closed,
    erased,
    waiting: waitingOf(own),
  }
}

export const allLosses = ({ open, suspended, refunded, closed, erased }: LossMonth) =>
  open + suspended + refunded + closed + erased

/** A rate, of what may still change drawn as such. */
export function rateCell(part: number, whole: number, isOpen: boolean): GridCell {
  return whole === 0 ? EMPTY_CELL : { ...EMPTY_CELL, share: formatPercent(part / whole), isOpen }
}
