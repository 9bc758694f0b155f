import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { addRomeDays, addRomeMonths, type RomeDay } from '#platform/pure/dates.ts'
import { isPassed, type LetterEvery, letterDay, MOST_ALERTS } from './alert-rules.ts'
import {
  deleteAlert,
  deleteLetter,
  listAlerts,
  listLetters,
  listReaders,
  type Reader,
  takeAlert,
  takeLetter,
  turnAlert,
} from './alert-store.server.ts'
import { findFigure } from './definitions-model.ts'
import { alertLetter, figuresLetter } from './letters-copy.ts'
import type { Figure } from './model.ts'
import { overviewFigures } from './pages-model.ts'
import type { Question } from './question-rules.ts'
import { clubDays, readFigures } from './shown-context.server.ts'

type Sending = { club: Club; origin: string; now: Date; signal?: AbortSignal }

/** FIG-050, FIG-052. What somebody may see is what they may see on this day. */
const mayRead = (reader: Reader | undefined, figure?: Pick<Figure, 'permission'>): reader is Reader =>
  reader?.permissions.includes('figures.read') === true && (!figure || reader.permissions.includes(figure.permission))

/** The days that a letter tells of: those of the week or of the month before it. */
function questionOf(every: LetterEvery, day: RomeDay): Question {
  const to = addRomeDays(day, -1)
  const from = every === 'settimana' ? addRomeDays(day, -7) : addRomeMonths(day, -1)
  const code = every === 'settimana' ? ('dal-al' as const) : ('mese-scorso' as const)
  return { period: { code, from, to, end: to }, step: undefined, split: null, comparison: 'prima' }
}

/**
 * FIG-052. The letters of this Monday, or of this first of the month, to who asked for them; answers how many were written. The turn is
 * taken in the transaction of the letter. Who may no longer see figures is written to no more, also when a role comes back.
 */
export async function sendFigureLetters(db: Db, { club, origin, now, signal }: Sending): Promise<number> {
  const asked = await listLetters(db)
  if (asked.length === 0) return 0
  const [readers, { until }] = await Promise.all([listReaders(db, now), clubDays(db, now)])
  let written = 0
  for (const { memberId, every, since, lastDay } of asked) {
    if (signal?.aborted) break
    const reader = readers.get(memberId)
    if (!mayRead(reader)) {
      await deleteLetter(db, memberId)
      continue
    }
    const day = letterDay(every, { since, now })
    // Days that are still being counted are waited for.
    if (!day || (lastDay && lastDay >= day) || until < addRomeDays(day, -1)) continue
    const question = questionOf(every, day)
    const shown = await readFigures(
      db,
      overviewFigures((figure) => mayRead(reader, figure)),
      question,
      now,
    )
    const letter = figuresLetter({ club, origin }, { name: reader.name, every, question, shown })
    written += await db.transaction(async (tx) => {
      if (!(await takeLetter(tx, memberId, day))) return 0
      await sendMail(tx, { to: reader.email, ...letter, idempotencyKey: `figures:${memberId}:${every}:${day}` })
      return 1
    })
  }
  return written
}

/** FIG-052. Writes to who set a bound when the last day that is over is past it, and when one is back; answers how many were written. */
export async function tellOfBounds(db: Db, { club, origin, now, signal }: Sending): Promise<number> {
  const alerts = await listAlerts(db, MOST_ALERTS)
  if (alerts.length === 0) return 0
  const [readers, { until }] = await Promise.all([listReaders(db, now), clubDays(db, now)])
  let written = 0
  for (const { id, memberId, code, checkedDay } of alerts) {
    if (signal?.aborted) break
    const figure = findFigure(code)
    const reader = readers.get(memberId)
    if (!figure || !mayRead(reader, figure)) {
      await deleteAlert(db, id)
      continue
    }
    if (checkedDay && checkedDay >= until) continue
    const amount = await amountOn(db, figure, until, now)
    if (amount === null) continue
    written += await db.transaction(async (tx) => {
      const alert = await takeAlert(tx, id, until)
      if (!alert) return 0
      const { side, bound } = alert
      const passed = isPassed(side, bound, amount)
      if (passed === alert.isPassed) return 0
      await turnAlert(tx, id, passed)
      const told = { name: reader.name, figure, side, bound, amount, day: until, isPassed: passed }
      const letter = alertLetter({ club, origin }, told)
      await sendMail(tx, { to: reader.email, ...letter, idempotencyKey: `figure-alert:${id}:${until}` })
      return 1
    })
  }
  return written
}

/** What a figure was on a day, or added up to in it; null where it was not counted. */
export async function amountOn(db: Db, figure: Figure, day: RomeDay, now: Date): Promise<bigint | null> {
  const period = { code: 'dal-al', from: day, to: day, end: day } as const
  const [shown] = await readFigures(db, [figure], { period, step: 'giorno', split: null, comparison: 'nessuno' }, now)
  return shown?.whole ?? null
}
