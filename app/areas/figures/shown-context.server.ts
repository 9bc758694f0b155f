import { lastClosedDay } from '#areas/billing/earning-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { REGIONS } from '#platform/pure/provinces.ts'
import { pointsBefore } from './comparison-rules.ts'
import { FIGURES } from './definitions-model.ts'
import { regionOf } from './family-rules.ts'
import { followed, NOTHING_UNSAID, type PointAmount, unsayingOf } from './hiding-rules.ts'
import { readHours } from './hours-store.server.ts'
import { listLargeImports, MARKED_FIGURE } from './imports-store.server.ts'
import { amountsOf, keptFor, wholeOfMean } from './mean-rules.ts'
import type { DayRow, Figure, SplitCode } from './model.ts'
import type { ClubDays } from './period-rules.ts'
import { type Point, pointsOf, type StepCode, stepOf } from './points-rules.ts'
import { readPoints, readSeriesOfCourses } from './points-store.server.ts'
import type { Question } from './question-rules.ts'
import { type ShownFigure, shownFigure } from './shown-rules.ts'
import { isByDayOffered, isRevealing, kinOf } from './small-number-rules.ts'
import { countedSpan, firstDayOf } from './store.server.ts'
import { readToday } from './today-context.server.ts'

/** The days a question may be about: those of the club. `isBehind` while days that are over are still to be counted (FIG-006). */
export async function clubDays(db: Db, now: Date): Promise<ClubDays & { until: RomeDay; isBehind: boolean }> {
  const today = romeDayOf(now)
  const yesterday = addRomeDays(today, -1)
  const span = await countedSpan(db)
  const begins = span?.from ?? (await firstDayOf(db)) ?? today
  const until = span?.to ?? (begins < today ? addRomeDays(begins, -1) : yesterday)
  return { today, first: begins, until, isBehind: until < yesterday }
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
  const alike = Map.groupBy(figures, ({ splits, unit, kind, hasHours }) => {
    const how = !split || !splits.includes(split) ? 'whole' : isRevealing(split, unit) ? kind : 'split'
    return hasHours && question.step === 'ora' ? (`${how}-hours` as const) : how
  })
  const parted = await Promise.all(
    [...alike].map(([how, own]) =>
      readAlike(db, own, how.startsWith('whole') ? { ...question, split: null } : question, { now, until }),
    ),
  )
  const shown = new Map(parted.flat().map((each) => [each.figure.code, each]))
  return figures.flatMap(({ code }) => shown.get(code) ?? [])
}

type At = { now: Date; until: RomeDay }

/** Figures that have their points in common. */
async function readAlike(db: Db, figures: readonly Figure[], question: Question, at: At): Promise<ShownFigure[]> {
  const { period, split, comparison } = question
  const { points, step, groups, unsaying } = await pointsFor(db, figures, question, at)
  const earlier = pointsBefore(period, comparison, points)
  const kept = keptFor(figures)
  const [own, before, imports, closedUntil] = await Promise.all([
    readOwn(db, kept, points, { ...at, split: null }),
    comparison === 'nessuno' || step === 'ora'
      ? null
      : readPoints(db, { figures: kept, points: earlier, split: '', until: at.until }),
    figures.some(({ code }) => code === MARKED_FIGURE) ? listLargeImports(db, period) : [],
    figures.some(({ hasClosedMonths }) => hasClosedMonths) ? lastClosedDay(db) : null,
  ])
  return figures.map((figure) => {
    const of = (amounts: readonly PointAmount[]) => amountsOf(figure, amounts)
    return shownFigure(figure, question, {
      points,
      step,
      split,
      own: of(own),
      groups: of(groups),
      unsaying,
      marks: figure.code === MARKED_FIGURE ? imports : [],
      closedUntil,
      before: before && of(before),
      ...(figure.mean &&
        figure.kind === 'flow' && { wholeOf: (which) => wholeOfMean(figure, which === 'own' ? own : (before ?? [])) }),
    })
  })
}

/** As many points as eleven lines may have. */
const MOST_SPLIT_POINTS = 100

/**
 * FIG-048. The points of a period. Where groups may name somebody, small ones are told by whole weeks or longer, so that one day more
 * tells nothing; what is added up in time only by whole months, since weeks and months together would tell the days between them.
 */
async function pointsFor(db: Db, figures: readonly Figure[], { period, step: asked, split }: Question, at: At) {
  const hasHours = figures.some((figure) => figure.hasHours)
  const step = stepOf(period, split ? 11 : 1, asked, hasHours)
  const points = openToday(pointsOf(period, step), at.now)
  if (!split) return { points, step, groups: [], unsaying: NOTHING_UNSAID }
  const [first] = figures
  if (!first || !isRevealing(split, first.unit))
    return { points, step, groups: await readOwn(db, figures, points, { ...at, split }), unsaying: NOTHING_UNSAID }
  const isFlow = first.kind === 'flow'
  if (!isFlow && step === 'giorno') {
    const groups = await readOwn(db, figures, points, { ...at, split })
    if (isByDayOffered(groups.map(({ amount }) => amount)))
      return { points, step, groups, unsaying: await readUnsaying(db, figures, points, { ...at, split }) }
  }
  const longer: StepCode = isFlow ? 'mese' : step === 'giorno' ? 'settimana' : step
  const whole = openToday(pointsOf(period, longer), at.now)
    .filter(({ isPart }) => !isPart)
    .slice(-MOST_SPLIT_POINTS)
  const [groups, unsaying] = await Promise.all([
    readOwn(db, figures, whole, { ...at, split }),
    readUnsaying(db, figures, whole, { ...at, split }),
  ])
  return { points: whole, step: longer, groups, unsaying }
}

/** FIG-048. What is not said of these groups, from all that could give it away. */
async function readUnsaying(
  db: Db,
  figures: readonly Figure[],
  points: readonly Point[],
  at: At & { split: SplitCode },
) {
  const { split } = at
  const codes = new Set(figures.flatMap(({ code }) => [code, followed(code) ?? code]))
  const kin = FIGURES.filter(({ code, splits }) => codes.has(code) && splits.includes(split))
  const other = kinOf(split)
  const held = other ? kin.filter(({ splits }) => splits.includes(other)) : []
  const [groups, others, holder] = await Promise.all([
    readOwn(db, kin, points, at),
    other && held.length > 0 ? readOwn(db, held, points, { ...at, split: other }) : [],
    readHolder(db, split),
  ])
  return unsayingOf({ split, groups, kin: other && { split: other, groups: others }, holder })
}

/** Which group holds another: the region of a province, the series of a course. */
async function readHolder(db: Db, split: SplitCode): Promise<(value: string) => string | undefined> {
  if (split === 'province' || split === 'region')
    return (value) => (Object.hasOwn(REGIONS, value) ? value : regionOf(value))
  if (split === 'specialization') return () => undefined
  const series = await readSeriesOfCourses(db)
  return (value) => series.get(value)
}

/** FIG-004. Whatever reaches today is not over. */
const openToday = (points: readonly Point[], now: Date) =>
  points.flatMap((point) => {
    if (point.hour && point.hour.starts > now) return []
    return point.to === romeDayOf(now) && !(point.hour && point.hour.ends <= now) ? { ...point, isOpen: true } : point
  })

/** What was counted, and where the period reaches today what is known of it so far. */
async function readOwn(
  db: Db,
  figures: readonly Figure[],
  points: readonly Point[],
  { now, until, split }: At & { split: SplitCode | null },
): Promise<PointAmount[]> {
  if (points[0]?.hour) return readHours(db, { points, split: split ?? '' })
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
