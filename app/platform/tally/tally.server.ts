import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '../clock.ts'
import { isPassingDatabaseError } from '../http/errors.server.ts'
import { endOfRomeDay, romeDayOf, startOfRomeDay } from '../pure/dates.ts'
import type { Counted } from './counted-page.ts'
import { asksAgain, isOpening } from './opening-rules.ts'
import { type DayCount, mergeCounts } from './store.server.ts'

/** FIG-039. What a crash may lose. */
const WRITTEN_EVERY_MS = 60_000
/** Whoever invents addresses without end fills neither memory nor table: beyond these a day's things are counted together. */
const MOST_SUBJECTS_A_DAY = 20_000
/** While the database is away more rows than these wait without their subject. */
const MOST_WAITING = 40_000

/** What an answer counts as, and how often it was given since the last writing. It stays beside the kept answer. */
export type Cell = {
  readonly counted: Counted
  readonly audience: string
  /** The address of the page, where the answer is the data that the router asks for; else empty. */
  readonly dataOf: string
  amount: number
  agreed: number
}

export type Tally = {
  cellOf(counted: Counted, audience: string, dataOf?: string): Cell
  /** One more answer, if somebody opened it. */
  count(cell: Cell, headers: IncomingHttpHeaders): void
  /** Writes what was counted since the last time. */
  write(): Promise<void>
}

export type TallyOptions = {
  clock: Clock
  write(counts: readonly DayCount[]): Promise<void>
  hasAgreed(headers: IncomingHttpHeaders): boolean
  onFailure(error: unknown): void
  /** A row the database never takes is given up; what it was about is not said. */
  onRefused(row: { counter: string; code: string }): void
}

/** The counts of this node, in memory: a kept page can afford little more than adding one. */
export function createTally({ clock, write, hasAgreed, onFailure, onRefused }: TallyOptions): Tally {
  let opened: Cell[] = []
  let waiting: DayCount[] = []
  let day = romeDayOf(clock.now())
  let starts = 0
  let ends = 0
  let timer: NodeJS.Timeout | null = null
  let subjects = new Set<string>()
  let writing: Promise<void> = Promise.resolve()

  /** What was counted goes to the day it happened on. */
  function closeStretch(): void {
    for (const cell of opened) {
      const { counter, subject, outcome } = cell.counted
      waiting.push({
        counter,
        day,
        subject: boundedSubject(counter, subject),
        outcome,
        audience: cell.audience,
        amount: BigInt(cell.amount),
        agreed: BigInt(cell.agreed),
      })
      cell.amount = 0
      cell.agreed = 0
    }
    opened = []
  }

  function boundedSubject(counter: string, subject: string): string {
    const key = `${counter} ${subject}`
    if (subjects.size >= MOST_SUBJECTS_A_DAY && !subjects.has(key)) return ''
    subjects.add(key)
    return subject
  }

  function keepToDay(now: number): void {
    if (now >= starts && now < ends) return
    closeStretch()
    day = romeDayOf(new Date(now))
    starts = startOfRomeDay(day).getTime()
    ends = endOfRomeDay(day).getTime()
    subjects = new Set()
  }

  async function writeAll(): Promise<void> {
    closeStretch()
    const counts = waiting
    waiting = []
    if (counts.length === 0) return
    try {
      await write(counts)
    } catch (error) {
      if (isPassingDatabaseError(error)) keepWaiting(counts, error)
      else await writeOneByOne(mergeCounts(counts))
    }
  }

  /** One row that the database refuses must not hold back the others for ever. */
  async function writeOneByOne(rows: readonly DayCount[]): Promise<void> {
    for (const [at, row] of rows.entries()) {
      try {
        await write([row])
      } catch (error) {
        if (isPassingDatabaseError(error)) return keepWaiting(rows.slice(at), error)
        onRefused({ counter: row.counter, code: codeOf(error) })
      }
    }
  }

  /** The database is away for a moment: the next minute brings them. */
  function keepWaiting(counts: readonly DayCount[], error: unknown): void {
    const rows = mergeCounts([...counts, ...waiting])
    const bounded = (row: DayCount, at: number) => (at < MOST_WAITING ? row : { ...row, subject: '' })
    waiting = mergeCounts(rows.map(bounded))
    arm()
    onFailure(error)
  }

  function writeInTurn(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    writing = writing.then(writeAll)
    return writing
  }

  function arm(): void {
    timer ??= setTimeout(() => void writeInTurn(), WRITTEN_EVERY_MS).unref()
  }

  return {
    cellOf: (counted, audience, dataOf = '') => ({ counted, audience, dataOf, amount: 0, agreed: 0 }),
    count(cell, headers) {
      if (!isOpening(headers) || (cell.dataOf && asksAgain(headers.referer, cell.dataOf))) return
      keepToDay(clock.now().getTime())
      if (cell.amount === 0) opened.push(cell)
      cell.amount += 1
      if (cell.counted.asksAgreed && hasAgreed(headers)) cell.agreed += 1
      arm()
    },
    write: writeInTurn,
  }
}

/** The messages of the database quote what it was given; its code does not. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return String(cause?.code ?? code ?? 'unknown')
}
