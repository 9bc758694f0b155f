import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import {
  closableMonths,
  closingProblem,
  type EarningMonth,
  monthInWords,
  monthOf,
  monthsBetween,
  parseMonth,
  reopeningProblems,
  sumOfEarnings,
} from './earning-rules.ts'
import {
  countEarnings,
  deleteClosedMonth,
  firstEarningMonth,
  insertClosedMonth,
  lastClosedDay,
  lockClosings,
} from './earning-store.server.ts'

async function lastClosedMonth(db: Db): Promise<EarningMonth | null> {
  const day = await lastClosedDay(db)
  return day && monthOf(day)
}

/** What of the months may be closed and opened today. */
export async function closingsOf(db: Db, now: Date) {
  const [first, closed] = await Promise.all([firstEarningMonth(db), lastClosedMonth(db)])
  return { today: romeDayOf(now), first, closed }
}

/** ACC-047. Freezes a month, and where none was ever closed those before it. Answers whether it did: closed already, nothing happens. */
export async function closeMonth(db: Db, typed: string, { staffId, now }: ByStaff): Promise<boolean> {
  const month = parseMonth(typed)
  return db.transaction(async (tx) => {
    await takeTime(tx)
    await lockClosings(tx)
    const closings = await closingsOf(tx, now)
    const problem = closingProblem(month, closings)
    if (problem || !month) throw new InvalidInput({ mese: problem ?? '' })
    const [next] = closableMonths(closings)
    if (!next || month < next) return false
    const months = monthsBetween(next, month)
    const earnings = await countEarnings(tx, { from: next, to: month })
    for (const each of months) {
      const figures = earnings.filter((earning) => earning.month === each).map(({ month: _, ...earning }) => earning)
      await insertClosedMonth(tx, each, { figures, now })
    }
    const { carriedCents } = sumOfEarnings(earnings.filter((earning) => earning.month === month))
    await recordTrail(tx, {
      at: now,
      kind: 'invoice-edited',
      actorId: staffId,
      done: { thing: 'accounting-month', id: month, what: 'closed' },
      name: months.length > 1 ? `da ${monthInWords(next)} a ${monthInWords(month)}` : monthInWords(month),
      changes: [{ field: 'Risconti a fine mese', to: formatEuro(carriedCents) }],
    })
    return true
  })
}

/** ACC-047. Opens the last closed month again, and says why. Open already, nothing happens. */
export async function reopenMonth(
  db: Db,
  { typed, reason }: { typed: string; reason: string },
  { staffId, now }: ByStaff,
): Promise<boolean> {
  const month = parseMonth(typed)
  return db.transaction(async (tx) => {
    await lockClosings(tx)
    const closed = await lastClosedMonth(tx)
    const problems = reopeningProblems({ month, reason }, closed)
    if (Object.keys(problems).length > 0) throw new InvalidInput(problems)
    if (!month) throw new Conflict()
    if (month !== closed) return false
    await deleteClosedMonth(tx, month)
    await recordTrail(tx, {
      at: now,
      kind: 'invoice-edited',
      actorId: staffId,
      done: { thing: 'accounting-month', id: month, what: 'reopened' },
      name: monthInWords(month),
      reason: reason.trim(),
    })
    return true
  })
}
