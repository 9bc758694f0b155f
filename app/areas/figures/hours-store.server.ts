import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { PointAmount } from './hiding-rules.ts'
import type { Point } from './points-rules.ts'
import { countArrivals } from './requests-count-store.server.ts'

/** FIG-011. What arrived in each of a few hours, from the first tables and by the words of the count of a day. */
export async function readHours(
  db: Db,
  { points, split }: { points: readonly Point[]; split: string },
): Promise<PointAmount[]> {
  const starts = points.map(({ hour }) => hour?.starts.toISOString())
  const ends = points.map(({ hour }) => hour?.ends.toISOString())
  const hours = sql`days (day, starts, ends) as materialized (select u.number - 1, u.starts, u.ends
    from unnest(${sql.param(starts)}::timestamptz[], ${sql.param(ends)}::timestamptz[]) with ordinality as u (starts, ends, number))`
  const { rows } = await db.execute<{ code: string; at: number; value: string; amount: string }>(
    sql`select code, day::int as at, value, amount::text as amount from (${countArrivals(hours)}) c where split = ${split}`,
  )
  const found: PointAmount[] = rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
  if (split) return found
  const counted = new Set(found.map(({ at }) => at))
  const empty = points.flatMap((_, at) =>
    counted.has(at) ? [] : { code: 'requests.arrived', at, value: '', amount: 0n },
  )
  return [...found, ...empty]
}
