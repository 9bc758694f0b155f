import { and, eq, inArray, sql } from 'drizzle-orm'
import { courseSeries, courses } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { Stretch } from './comparison-rules.ts'
import type { PointAmount } from './hiding-rules.ts'
import type { Figure } from './model.ts'
import { figureDays } from './tables.server.ts'

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
  if (codes.length === 0) return []
  const from = points.map((point) => point.from)
  const to = points.map((point) => point.to)
  const { rows } = await db.execute<{ code: string; at: number; value: string; amount: string }>(sql`
    select f.code, (p.number - 1)::int as at, f.value, sum(f.amount)::text as amount
    from unnest(${sql.param(from)}::date[], ${sql.param(to)}::date[]) with ordinality as p (first, last, number)
    join ${figureDays} f on f.day between p.first and p.last
    where f.code = any(${sql.param(codes)}::text[]) and f.split = ${split} group by 1, 2, 3`)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

/** FIG-048. The series of each course, by their names, as the kept rows spell them. */
export async function readSeriesOfCourses(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ course: courses.title, series: courseSeries.name })
    .from(courses)
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
  return new Map(rows.map(({ course, series }) => [course, series]))
}
