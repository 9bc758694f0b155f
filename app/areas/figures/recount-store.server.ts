import { desc, gte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { recountCampaigns } from './campaigns-recount-store.server.ts'
import { recountCohorts } from './cohort-recount-store.server.ts'
import { countable } from './counted-store.server.ts'
import { recountReading, recountSearches } from './counters-recount-store.server.ts'
import { recountDirectory } from './directory-recount-store.server.ts'
import { recountLearning } from './learning-recount-store.server.ts'
import { recountLoyalty } from './loyalty-recount-store.server.ts'
import { recountMembers } from './members-recount-store.server.ts'
import type { Mismatch, PageCode } from './model.ts'
import { recountMoney } from './money-recount-store.server.ts'
import { type Recount, recountedDays } from './recount-days-store.server.ts'
import { recountRequests } from './requests-recount-store.server.ts'
import {
  figureDayStates,
  figureDays,
  figureMismatches,
  figureRemains,
  figureSettings,
  figureTouches,
} from './tables.server.ts'
import { recountVisits } from './visits-recount-store.server.ts'

/** CONTENTS: how each page is counted a second time. Every total that is kept is in one of these lists (a test looks). */
export const RECOUNTS: Partial<Record<PageCode, readonly Recount[]>> = {
  members: [...recountMembers, ...recountCohorts, ...recountVisits],
  money: recountMoney,
  learning: recountLearning,
  reading: recountReading,
  searches: recountSearches,
  requests: recountRequests,
  loyalty: recountLoyalty,
  directory: recountDirectory,
  campaigns: recountCampaigns,
}

const MOST_WRITTEN = 1000
const COMPARED = 'compared'

export const ALL_RECOUNTS: readonly Recount[] = Object.values(RECOUNTS).flat()

/**
 * FIG-008. Where the totals of these days are not what the first tables say. One statement, which sees kept and first tables at one instant:
 * days of facts that came late, and are still to be counted again, are left out.
 */
export async function findMismatches(
  db: Db,
  { codes, query }: Recount,
  from: RomeDay,
  to: RomeDay,
): Promise<Mismatch[]> {
  const own = sql`x.code = any(${sql.param(codes)}::text[])`
  const { rows } = await db.execute<Omit<Mismatch, 'kept' | 'recounted'> & { kept: string; recounted: string }>(sql`
    select x.day::text as day, x.code, x.split, x.value, sum(x.kept)::text as kept, sum(x.recounted)::text as recounted from (
      select f.code, f.day, f.split, f.value, f.amount as kept, 0::bigint as recounted from ${figureDays} f where f.day between ${from} and ${to}
      union all select q.code, q.day, q.split, q.value, 0, q.amount from (${query(recountedDays(from, to))}) q
      union all select r.code, d::date, r.split, r.value, 0, r.amount from ${figureRemains} r
        cross join lateral generate_series(greatest(r.from_day, ${from}::date)::timestamp, least(r.until_day, ${to}::date)::timestamp, interval '1 day') d
        where r.until_day >= ${from} and r.from_day <= ${to}) x
      join ${countable()} on v.code = x.code and v.first <= x.day
      join ${figureDayStates} s on s.day = x.day and s.state = 'counted'
    where ${own} and not exists (select from ${figureTouches} t where t.from_day <= x.day and (t.until_day is null or t.until_day >= x.day))
    group by x.day, x.code, x.split, x.value having sum(x.kept) <> sum(x.recounted) order by x.code, x.day, x.split, x.value`)
  return rows.map((row) => ({ ...row, kept: BigInt(row.kept), recounted: BigInt(row.recounted) }))
}

/** FIG-008. What was found is written down, and the totals become what the first tables say. */
export async function correctMismatches(tx: Db, found: readonly Mismatch[], now: Date): Promise<void> {
  if (found.length === 0) return
  const days = sql`any(${sql.param([...new Set(found.map(({ day }) => day))])}::date[])`
  for (let start = 0; start < found.length; start += MOST_WRITTEN) {
    const rows = found.slice(start, start + MOST_WRITTEN)
    await tx.insert(figureMismatches).values(rows.map((row) => ({ ...row, foundAt: now })))
    const list = JSON.stringify(rows.map(({ kept: _, recounted, ...row }) => ({ ...row, amount: String(recounted) })))
    await tx.execute(sql`insert into ${figureDays} (code, day, split, value, amount, version)
      select x.code, x.day, x.split, x.value, x.amount, v.version
      from jsonb_to_recordset(${list}::jsonb) as x (day date, code text, split text, value text, amount bigint) join ${countable()} on v.code = x.code
      on conflict (code, split, day, value) do update set amount = excluded.amount`)
  }
  await tx.execute(sql`delete from ${figureDays} where amount = 0 and split <> '' and day = ${days}`)
  await tx.update(figureDayStates).set({ recountedAt: now }).where(sql`day = ${days}`)
}

/** FIG-008. The last comparison that came to its end. */
export async function keepComparison(db: Db, at: Date): Promise<void> {
  const value = at.toISOString()
  await db
    .insert(figureSettings)
    .values({ name: COMPARED, value })
    .onConflictDoUpdate({ target: figureSettings.name, set: { value } })
}

/** How many differences the last comparison found, of which the metrics tell. */
export async function countLastMismatches(db: Db): Promise<number> {
  return db.$count(
    figureMismatches,
    sql`found_at >= (select value::timestamptz from ${figureSettings} where name = ${COMPARED})`,
  )
}

/** The newest differences since an instant, and how many there are. */
export async function listMismatches(db: Db, since: Date, limit: number): Promise<Mismatch[]> {
  return db
    .select()
    .from(figureMismatches)
    .where(gte(figureMismatches.foundAt, since))
    .orderBy(desc(figureMismatches.foundAt), desc(figureMismatches.id))
    .limit(limit)
}
