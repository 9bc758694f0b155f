import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import { REPORTS_SINCE } from './learning-count-store.server.ts'
import type { Mismatch } from './model.ts'
import { COUNTED, queriesOver } from './store.server.ts'
import { figureDayStates, figureDays, figureSettings, pointValues } from './tables.server.ts'
import { VISITS_SINCE } from './visits-store.server.ts'

const VERSIONS = 'versions'
const LONG_AGO: RomeDay = '0001-01-01'
const OWN_VERSIONS = JSON.stringify(Object.fromEntries(COUNTED.map(({ code, version }) => [code, version])))

const firstOf = (counter: string) => sql`(select min(c.day) from ${dayCounters} c where c.counter = ${counter})`

/** FIG-003, FIG-053. The figures with the first day that they can be counted of: what was kept before that day stays as it is. */
export function countable(): SQL {
  const list = COUNTED.map(({ code, version, since, before = [], reach = 1, counter = '' }) => {
    const changed = before.map(({ until }) => addRomeDays(until, 1)).toSorted()
    return { code, version, changed: changed.at(-1) ?? LONG_AGO, since, reach, counter }
  })
  return sql`(select f.code, f.version, greatest(f.changed, case f.since
        when 'counters' then coalesce(case f.counter when '' then least(${firstOf('reading')}, ${firstOf('search')})
          else (select min(c.day) from ${dayCounters} c where c.counter = f.counter) end, 'infinity')
        when 'visits' then coalesce((select s.value::date from ${figureSettings} s where s.name = ${VISITS_SINCE}), 'infinity') + f.reach - 1
        when 'reports' then coalesce((select s.value::date from ${figureSettings} s where s.name = ${REPORTS_SINCE}), 'infinity')
        when 'value' then coalesce((select min(p.from_day) from ${pointValues} p), 'infinity') end) as first
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as f (code text, version int, changed date, since text, reach int, counter text)) v`
}

/** The totals of these days are counted into a table of this transaction, beside those that are kept. */
export async function countDays(tx: Db, days: readonly RomeDay[]): Promise<void> {
  const figures = countable()
  await tx.execute(sql`drop table if exists counted_totals, counted_parts`)
  await tx.execute(
    sql`create temporary table counted_parts (code text, day date, split text, value text, amount bigint) on commit drop`,
  )
  for (const query of queriesOver(days))
    await tx.execute(
      sql`insert into counted_parts select c.code, c.day, c.split, c.value, c.amount from (${query}) c where c.amount <> 0`,
    )
  await tx.execute(
    sql`insert into counted_parts select v.code, d, '', '', 0 from ${figures} cross join unnest(${sql.param(days)}::date[]) d`,
  )
  await tx.execute(sql`create temporary table counted_totals on commit drop as
    select c.code, c.day, c.split, c.value, sum(c.amount)::bigint as amount, v.version from counted_parts c join ${figures} on v.code = c.code and v.first <= c.day
    group by 1, 2, 3, 4, 6 having sum(c.amount) <> 0 or c.split = ''`)
  await tx.execute(sql`analyze counted_totals`)
}

/** What is kept of these days, where it may be counted again, beside what was just counted. */
const bothWays = (days: readonly RomeDay[], figures: SQL): SQL => sql`(
    select f.* from ${figureDays} f join ${figures} on v.code = f.code and v.first <= f.day where f.day = any(${sql.param(days)}::date[])) kept
  full join counted_totals counted using (code, day, split, value)`

/** The totals that are not what was kept; call `countDays` before. */
export async function listChanges(tx: Db, days: readonly RomeDay[]): Promise<Mismatch[]> {
  const { rows } = await tx.execute<Omit<Mismatch, 'kept' | 'recounted'> & { kept: string; recounted: string }>(sql`
    select code, day::text as day, split, value, coalesce(kept.amount, 0)::text as kept, coalesce(counted.amount, 0)::text as recounted
    from ${bothWays(days, countable())}
    where coalesce(kept.amount, 0) <> coalesce(counted.amount, 0) order by 2, 1, 3, 4`)
  return rows.map((row) => ({ ...row, kept: BigInt(row.kept), recounted: BigInt(row.recounted) }))
}

/** What was counted takes the place of what was kept. FIG-007: a day whose totals are now others says when it was counted again. */
export async function keepCounted(tx: Db, days: readonly RomeDay[], now: Date): Promise<void> {
  const figures = countable()
  await tx.execute(sql`create temporary table changed_days on commit drop as
    select distinct day from ${bothWays(days, figures)} where coalesce(kept.amount, 0) <> coalesce(counted.amount, 0)`)
  await tx.execute(sql`delete from ${figureDays} f using ${figures} where f.code = v.code and v.first <= f.day and f.day = any(${sql.param(days)}::date[])
    and not exists (select from counted_totals c where c.code = f.code and c.day = f.day and c.split = f.split and c.value = f.value)`)
  await tx.execute(sql`insert into ${figureDays} as f (code, day, split, value, amount, version) select code, day, split, value, amount, version from counted_totals
    on conflict (code, split, day, value) do update set amount = excluded.amount, version = excluded.version
    where f.amount <> excluded.amount or f.version <> excluded.version`)
  const at = now.toISOString()
  await tx.execute(sql`insert into ${figureDayStates} as s (day, state, counted_at)
    select d, 'counted', ${at}::timestamptz from unnest(${sql.param(days)}::date[]) d
    on conflict (day) do update set state = 'counted',
      recounted_at = case when s.day in (select day from changed_days) then ${at}::timestamptz else s.recounted_at end`)
  await tx.execute(sql`drop table changed_days`)
}

/** The totals of these days in the place of those that were there; the caller holds the lock. */
export async function replaceDays(tx: Db, days: readonly RomeDay[], now: Date): Promise<void> {
  await countDays(tx, days)
  await keepCounted(tx, days, now)
}

/**
 * FIG-003, FIG-053. Whether the figures are no longer those that were counted: days that a new or changed one can be counted of are marked, and
 * what nothing kept before stays a gap.
 */
export async function noticeDefinitions(tx: Db): Promise<void> {
  const [known] = await tx.select().from(figureSettings).where(eq(figureSettings.name, VERSIONS))
  if (known?.value === OWN_VERSIONS) return
  await tx.execute(sql`update ${figureDayStates} s set state = 'touched' where exists (
    select from ${countable()} where v.first <= s.day and not exists (
      select from ${figureDays} f where f.code = v.code and f.split = '' and f.day = s.day and f.version >= v.version))`)
  await tx
    .insert(figureSettings)
    .values({ name: VERSIONS, value: OWN_VERSIONS })
    .onConflictDoUpdate({ target: figureSettings.name, set: { value: OWN_VERSIONS } })
}
