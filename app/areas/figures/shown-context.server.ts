import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { pointsBefore } from './comparison-rules.ts'
import type { DayRow, Figure, SplitCode } from './model.ts'
import type { ClubDays } from './period-rules.ts'
import { type Point, pointsOf, type StepCode, stepOf } from './points-rules.ts'
import { readPoints } from './points-store.server.ts'
import type { Question } from './question-rules.ts'
import { type PointAmount, type ShownFigure, shownFigure } from './shown-rules.ts'
import { isByDayOffered, isRevealing } from './small-number-rules.ts'
import { countedSpan } from './store.server.ts'
import { readToday } from './today-context.server.ts'

/** The days a question may be about: those of the club. */
export async function clubDays(db: Db, now: Date): Promise<ClubDays & { until: RomeDay }> {
  const today = romeDayOf(now)
  const span = await countedSpan(db)
  return { today, first: span?.from ?? today, until: span?.to ?? addRomeDays(today, -1) }
}

/** FIG-020, FIG-021. Figures as they are asked for; page, file and call all come through here. */
export async function readFigures(
  db: Db,
  figures: readonly Figure[],
  question: Question,
  now: Date,
): Promise<ShownFigure[]> {
  const { until } = await clubDays(db, now)
  const split = question.split
  const isSplit = ({ splits }: Figure) => split !== null && splits.includes(split)
  const parted = await Promise.all([
    readAlike(
      db,
      figures.filter((figure) => !isSplit(figure)),
      { ...question, split: null },
      { now, until },
    ),
    ...figures.filter(isSplit).map((figure) => readAlike(db, [figure], question, { now, until })),
  ])
  const shown = new Map(parted.flat().map((each) => [each.figure.code, each]))
  return figures.flatMap(({ code }) => shown.get(code) ?? [])
}

type At = { now: Date; until: RomeDay }

/** Figures that have their points in common. */
async function readAlike(db: Db, figures: readonly Figure[], question: Question, at: At): Promise<ShownFigure[]> {
  if (figures.length === 0) return []
  const { period, split, comparison } = question
  const { points, step, groups } = await pointsFor(db, figures, question, at)
  const earlier = pointsBefore(period, comparison, points)
  const [own, before] = await Promise.all([
    readOwn(db, figures, points, { ...at, split: null }),
    comparison === 'nessuno' ? null : readPoints(db, { figures, points: earlier, split: '', until: at.until }),
  ])
  return figures.map((figure) => {
    const of = (amounts: readonly PointAmount[]) => amounts.filter(({ code }) => code === figure.code)
    return shownFigure(figure, question, {
      points,
      step,
      split,
      own: of(own),
      groups: of(groups),
      before: before && of(before),
    })
  })
}

/** FIG-048. The points of a period; where groups are small only whole weeks or longer, so that one day more tells nothing. */
async function pointsFor(db: Db, figures: readonly Figure[], { period, step: asked, split }: Question, at: At) {
  const read = async (points: readonly Point[]) => (split ? readOwn(db, figures, points, { ...at, split }) : [])
  const step = stepOf(period, split ? 11 : 1, asked)
  const points = openToday(pointsOf(period, step), at.now)
  const groups = await read(points)
  const isSmall =
    split !== null &&
    figures.some(({ unit }) => isRevealing([split], unit)) &&
    !isByDayOffered(groups.map(({ amount }) => amount))
  if (!isSmall) return { points, step, groups }
  const weekly: StepCode = step === 'giorno' ? 'settimana' : step
  const whole = pointsOf(period, weekly).filter(({ isPart }) => !isPart)
  return { points: whole, step: weekly, groups: await read(whole) }
}

/** FIG-004. Whatever reaches today is not over. */
const openToday = (points: readonly Point[], now: Date) =>
  points.map((point) => (point.to === romeDayOf(now) ? { ...point, isOpen: true } : point))

/** What was counted, and where the period reaches today what is known of it so far. */
async function readOwn(
  db: Db,
  figures: readonly Figure[],
  points: readonly Point[],
  { now, until, split }: At & { split: SplitCode | null },
): Promise<PointAmount[]> {
  const kept = await readPoints(db, { figures, points, split: split ?? '', until })
  const today = romeDayOf(now)
  const last = points.length - 1
  if (points[last]?.to !== today) return kept
  const { rows } = await readToday(db, now)
  return withToday(kept, rows, { figures, split: split ?? '', at: last, isAlone: points[last].from === today })
}

type Today = { figures: readonly Figure[]; split: string; at: number; isAlone: boolean }

/** FIG-004. A level of today takes the place of yesterday's, a flow of today is added. */
function withToday(
  kept: readonly PointAmount[],
  rows: readonly DayRow[],
  { figures, split, at, isAlone }: Today,
): PointAmount[] {
  return figures.flatMap(({ code, kind }) => {
    const own = kept.filter((each) => each.code === code)
    const today = rows.filter((row) => row.code === code && row.split === split)
    if (today.length === 0 && !isAlone) return own
    const others = own.filter((each) => each.at !== at)
    const there = kind === 'level' ? [] : own.filter((each) => each.at === at)
    const sums = new Map(there.map(({ value, amount }) => [value, amount]))
    for (const { value, amount } of today) sums.set(value, (sums.get(value) ?? 0n) + amount)
    if (split === '' && sums.size === 0) sums.set('', 0n)
    return [...others, ...[...sums].map(([value, amount]) => ({ code, at, value, amount }))]
  })
}
