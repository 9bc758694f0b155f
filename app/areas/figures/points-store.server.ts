import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { courseSeries, courses } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, addRomeMonths, type RomeDay } from '#platform/pure/dates.ts'
import type { Stretch } from './comparison-rules.ts'
import type { PointAmount } from './hiding-rules.ts'
import type { Figure } from './model.ts'
import { figureDays, figureMonths } from './tables.server.ts'

type Asked = {
  readonly figures: readonly Figure[]
  readonly points: readonly Stretch[]
  /** Empty for the whole. */
  readonly split: string
  /** The last day that was counted. */
  readonly until: RomeDay
}

/** FIG-005. What figures have at the points of a period, gathered by the database: a level is that of the last counted day, a flow is added up. */
export async function readPoints(db: Db, asked: Asked): Promise<PointAmount[]> {
  const codes = (kind: Figure['kind']) => asked.figures.filter((figure) => figure.kind === kind).map(({ code }) => code)
  const [levels, flows] = await Promise.all([
    readLevels(db, codes('level'), asked),
    readFlows(db, codes('flow'), asked),
  ])
  return [...levels, ...flows]
}

async function readLevels(db: Db, codes: string[], { points, split, until }: Asked): Promise<PointAmount[]> {
  const at = new Map<RomeDay, number>()
  for (const [index, { from, to }] of points.entries()) {
    const day = to < until ? to : until
    if (from <= day) at.set(day, index)
  }
  if (codes.length === 0 || at.size === 0) return []
  const { code, day, value, amount } = figureDays
  const rows = await db
    .select({ code, day, value, amount })
    .from(figureDays)
    .where(and(inArray(code, codes), eq(figureDays.split, split), inArray(day, [...at.keys()])))
  return rows.map((row) => ({ code: row.code, at: at.get(row.day) ?? 0, value: row.value, amount: row.amount }))
}

async function readFlows(db: Db, codes: string[], { points, split }: Asked): Promise<PointAmount[]> {
  if (codes.length === 0 || points.length === 0) return []
  const [days, months] = partsOf(points)
  const wanted = sql`f.code = any(${sql.param(codes)}::text[]) and f.split = ${split}`
  const { rows } = await db.execute<{ code: string; at: number; value: string; amount: string }>(sql`
    select code, at, value, sum(amount)::text as amount from (
      select f.code, p.at, f.value, f.amount from ${figureDays} f join ${listed(days)} on p.day = f.day where ${wanted} and ${within(sql`f.day`, days)}
      union all
      select f.code, p.at, f.value, f.amount from ${figureMonths} f join ${listed(months)} on p.day = f.month where ${wanted} and ${within(sql`f.month`, months)}) f
    group by 1, 2, 3`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

type Part = readonly [day: RomeDay, at: number]

/** One by one, so that the database finds where each row belongs at once, and asks no point after the other. */
const listed = (parts: readonly Part[]) =>
  sql`unnest(${sql.param(parts.map(([day]) => day))}::date[], ${sql.param(parts.map(([, at]) => at))}::int[]) as p (day, at)`

const within = (day: SQL, parts: readonly Part[]) => {
  const days = parts.map(([each]) => each).toSorted()
  return sql`${day} between ${days[0] ?? null}::date and ${days.at(-1) ?? null}::date`
}

/** The days of the points and, where they hold whole months, those months in their place. */
function partsOf(points: readonly Stretch[]): [days: Part[], months: Part[]] {
  const [days, months]: [Part[], Part[]] = [[], []]
  for (const [at, { from, to }] of points.entries())
    for (let day = from; day <= to; ) {
      const next = day.endsWith('-01') ? addRomeMonths(day, 1) : null
      const isWhole = next !== null && next <= addRomeDays(to, 1)
      ;(isWhole ? months : days).push([day, at])
      day = isWhole ? next : addRomeDays(day, 1)
    }
  return [days, months]
}

/** FIG-048. The series of each course, by their names, as the kept rows spell them. */
export async function readSeriesOfCourses(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ course: courses.title, series: courseSeries.name })
    .from(courses)
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
  return new Map(rows.map(({ course, series }) => [course, series]))
}
