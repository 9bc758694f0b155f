import { findSegment } from '#areas/segments/segment-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'
import { addRomeMonths, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { daysBetween } from './day-store.server.ts'
import { NOTHING_UNSAID, type PointAmount } from './hiding-rules.ts'
import { countOfPeopleNow, countPeopleNow } from './look-back-store.server.ts'
import { type Figure, TYPE_FIGURES } from './model.ts'
import type { FiguresPage } from './pages-model.ts'
import { type Point, pointsOf, stepOf } from './points-rules.ts'
import type { Question } from './question-rules.ts'
import { findPeopleNow } from './segments-store.server.ts'
import { type ShownFigure, shownFigure } from './shown-rules.ts'
import { LEAST_SAID } from './small-number-rules.ts'

const MOST_MONTHS = 36
const JOINS: readonly string[] = ['members.joined', 'members.joined-one-by-one']
const TYPES: readonly string[] = ['members.total', ...Object.values(TYPE_FIGURES)]

/** FIG-015. Joins, types and courses can be looked at of the people of a segment; what is divided by a mean needs all of them. */
export const mayLookBack = ({ code, page, kind, mean }: Figure): boolean =>
  JOINS.includes(code) || TYPES.includes(code) || (page === 'learning' && kind === 'flow' && !mean)

export const isLookedBack = ({ slug }: FiguresPage): boolean => slug === 'iscritti' || slug === 'formazione'

export type LookBack =
  | { readonly problem: string }
  | { readonly problem: null; readonly words: string; readonly shown: readonly ShownFigure[] }

/**
 * FIG-015. The figures of who is in a segment today, counted again from the first tables: it looks back from today's people, and who has left
 * the segment meanwhile is not there. Nothing is compared, and nothing is kept.
 */
export async function lookBack(
  db: Db,
  id: string,
  figures: readonly Figure[],
  question: Question,
  { now, until }: { now: Date; until: RomeDay },
): Promise<LookBack> {
  const segment = isUuid(id) ? await findSegment(db, id) : null
  if (!segment) return { problem: 'Questo segmento non c’è più: vedi tutti gli iscritti.' }
  if (addRomeMonths(question.period.from, MOST_MONTHS) <= question.period.to)
    return { problem: `Di un segmento si guarda indietro al massimo ${MOST_MONTHS} mesi: vedi tutti gli iscritti.` }
  const asked = { ...question, split: null, comparison: 'nessuno' as const }
  const step = stepOf(asked.period, 1, asked.step)
  const today = romeDayOf(now)
  const points = pointsOf(asked.period, step).map((point) => (point.to === today ? { ...point, isOpen: true } : point))
  return db.transaction(async (tx): Promise<LookBack> => {
    await takeTime(tx)
    if (!(await findPeopleNow(tx, segment.groups, now)))
      return { problem: 'Una condizione di questo segmento non esiste più: vedi tutti gli iscritti.' }
    if ((await countPeopleNow(tx)) < LEAST_SAID)
      return { problem: `Oggi in «${segment.name}» ci sono meno di ${LEAST_SAID} persone: vedi tutti gli iscritti.` }
    const amounts = await countPoints(tx, figures, points, { now, until })
    return {
      problem: null,
      words: `Solo gli iscritti che oggi sono in «${segment.name}»: si guarda indietro da chi c’è oggi, e chi ne è uscito prima non si vede.`,
      shown: figures.map((figure) =>
        shownFigure(figure, asked, {
          points,
          step,
          split: null,
          own: amounts.filter(({ code }) => code === figure.code),
          groups: [],
          unsaying: NOTHING_UNSAID,
          before: null,
        }),
      ),
    }
  })
}

/** What the count finds of these people alone. */
async function countPoints(
  tx: Db,
  figures: readonly Figure[],
  points: readonly Point[],
  { now, until }: { now: Date; until: RomeDay },
): Promise<PointAmount[]> {
  const today = romeDayOf(now)
  const isKnown = (day: RomeDay) => day <= until || day === today
  /** The last day of a point that is over, or today. */
  const lastOf = ({ from, to }: Point): RomeDay | null => {
    const day = isKnown(to) ? to : until
    return day >= from ? day : null
  }
  const first = points[0]?.from
  const last = points.at(-1)?.to
  const all = first && last ? daysBetween(first, last).filter(isKnown) : []
  const evenings = points.flatMap((point) => lastOf(point) ?? [])
  const pointAt = (day: RomeDay) => points.findIndex(({ from, to }) => from <= day && day <= to)
  const has = (kind: Figure['kind'], page: Figure['page']) =>
    figures.some((figure) => figure.kind === kind && figure.page === page)
  const found = new Map<string, PointAmount>()
  const add = (code: string, at: number, amount: bigint) => {
    const key = `${code} ${at}`
    found.set(key, { code, at, value: '', amount: (found.get(key)?.amount ?? 0n) + amount })
  }
  // Nobody is a number too: of the days that were looked at, no row is none.
  for (const { code, kind } of figures)
    for (const [at, point] of points.entries())
      if (kind === 'level' ? lastOf(point) !== null : all.some((day) => point.from <= day && day <= point.to))
        add(code, at, 0n)
  const codes = new Set(figures.map(({ code }) => code))
  const counted = [
    ...(has('level', 'members') ? await countOfPeopleNow(tx, 'levels', { days: evenings, now }) : []),
    ...(has('flow', 'members') ? await countOfPeopleNow(tx, 'movements', { days: all, now }) : []),
    ...(has('flow', 'learning') ? await countOfPeopleNow(tx, 'courses', { days: all, now }) : []),
  ]
  for (const { code, day, amount } of counted) if (codes.has(code)) add(code, pointAt(day), amount)
  return [...found.values()]
}
