import { and, asc, eq, gte, lte, max, min, type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import { countCohorts } from './cohort-count-store.server.ts'
import { PART_FIGURES } from './cohort-model.ts'
import { type PageCount, scopeOf } from './day-store.server.ts'
import { FIGURES } from './definitions-model.ts'
import { countLearning } from './learning-count-store.server.ts'
import { countLoyalty } from './loyalty-count-store.server.ts'
import { countMembers } from './members-count-store.server.ts'
import type { DayRow, PageCode, SeriesPoint } from './model.ts'
import { countMoney } from './money-count-store.server.ts'
import { countReading } from './reading-count-store.server.ts'
import { countRequests } from './requests-count-store.server.ts'
import { countSearches } from './searches-count-store.server.ts'
import {
  figureDayStates,
  figureDays,
  figureRemains,
  figureSettings,
  memberAbsences,
  memberTraits,
} from './tables.server.ts'

/** CONTENTS: how each page is counted. */
const COUNTS: Partial<Record<PageCode, PageCount>> = {
  members: {
    lasting: [...countMembers.lasting, ...countCohorts.lasting],
    personal: [...countMembers.personal, ...countCohorts.personal],
  },
  money: countMoney,
  learning: countLearning,
  reading: countReading,
  searches: countSearches,
  requests: countRequests,
  loyalty: countLoyalty,
}

export const PERSONAL = Object.values(COUNTS).flatMap(({ personal }) => personal)
const QUERIES = [...Object.values(COUNTS).flatMap(({ lasting }) => lasting), ...PERSONAL]
const COUNTED = [...FIGURES, ...PART_FIGURES].filter(({ page }) => page in COUNTS)
const CODES = COUNTED.map(({ code }) => code)
/** FIG-053. What was never kept begins on the day it is counted: before there is a gap and no zero. */
const COUNTERS = COUNTED.filter(({ since }) => since === 'counters').map(({ code }) => code)
const firstOf = (counter: string) => sql`(select min(c.day) from ${dayCounters} c where c.counter = ${counter})`
const COUNTERS_SINCE = sql`coalesce(least(${firstOf('reading')}, ${firstOf('search')}), 'infinity')`
const VERSIONS = sql`jsonb_each_text(${JSON.stringify(Object.fromEntries(COUNTED.map(({ code, version }) => [code, version])))}::jsonb)`

/** The totals of a figure, day by day; of the whole, or of the groups of a split. */
export async function readSeries(
  db: Db,
  { code, from, to, split = '' }: { code: string; from: RomeDay; to: RomeDay; split?: string },
): Promise<SeriesPoint[]> {
  return db
    .select({ day: figureDays.day, value: figureDays.value, amount: figureDays.amount })
    .from(figureDays)
    .where(
      and(eq(figureDays.code, code), eq(figureDays.split, split), gte(figureDays.day, from), lte(figureDays.day, to)),
    )
    .orderBy(asc(figureDays.day), asc(figureDays.value))
}

/** The first and the last day that were counted; nothing before the first night. */
export async function countedSpan(db: Db): Promise<{ from: RomeDay; to: RomeDay } | null> {
  const [row] = await db.select({ from: min(figureDayStates.day), to: max(figureDayStates.day) }).from(figureDayStates)
  return row?.from && row.to ? { from: row.from, to: row.to } : null
}

/** FIG-007. When days of a period were last counted again, if they were. */
export async function recountedAt(db: Db, { from, to }: { from: RomeDay; to: RomeDay }): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(figureDayStates.recountedAt) })
    .from(figureDayStates)
    .where(and(gte(figureDayStates.day, from), lte(figureDayStates.day, to)))
  return row?.at ?? null
}

/** FIG-007. Days marked as not being what they were, the oldest first. */
export async function listTouchedDays(db: Db, limit: number): Promise<RomeDay[]> {
  const rows = await db
    .select({ day: figureDayStates.day })
    .from(figureDayStates)
    .where(eq(figureDayStates.state, 'touched'))
    .orderBy(asc(figureDayStates.day))
    .limit(limit)
  return rows.map(({ day }) => day)
}

/** The oldest days, up to one that is given, that were never counted. A club begins on the day of its first member. */
export async function listMissingDays(db: Db, last: RomeDay, limit: number): Promise<RomeDay[]> {
  const [row] = await db.select({ first: min(members.registrationDate) }).from(members)
  if (!row?.first) return []
  const { rows } = await db.execute<{ day: RomeDay }>(sql`
    select to_char(d, 'YYYY-MM-DD') as day from generate_series(${romeDayOf(row.first)}::timestamp, ${last}::timestamp, interval '1 day') d
    where not exists (select from ${figureDayStates} s where s.day = d::date) order by d limit ${limit}`)
  return rows.map(({ day }) => day)
}

/** What the tables noted in real time is put on the clock of the club, which in a demo may have been moved. */
export async function stampNotes(db: Db, now: Date): Promise<void> {
  for (const table of [memberAbsences, memberTraits])
    await db.execute(
      sql`update ${table} set until = noted_at + (${now.toISOString()}::timestamptz - now()) where until is null`,
    )
}

/** FIG-006. One count of figures at a time, on every node; the lock ends with the transaction. */
export async function lockCount(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('figures'))`)
  // A day of a large club is counted in more than a page may wait for.
  await tx.execute(sql`set local statement_timeout = '10min'`)
  await tx.execute(sql`set local jit = off`)
}

/** The totals of these days in the place of those that were there; the caller holds the lock. */
export async function replaceDays(tx: Db, days: readonly RomeDay[], now: Date): Promise<void> {
  const isOfDays = sql`day = any(${sql.param(days)}::date[])`
  await tx.execute(sql`delete from ${figureDays} where ${isOfDays} and code = any(${sql.param(CODES)}::text[])`)
  const scope = scopeOf({ days })
  for (const count of QUERIES) await insertRows(tx, sql`select * from (${count(scope)}) counted`)
  await insertRows(tx, remainsOf(days))
  await tx.execute(sql`insert into ${figureDays} (code, day, split, value, amount, version)
    select v.key, d, '', '', 0, v.value::int from ${VERSIONS} v cross join unnest(${sql.param(days)}::date[]) d
    where not (v.key = any(${sql.param(COUNTERS)}::text[])) or d >= ${COUNTERS_SINCE} on conflict do nothing`)
  await tx
    .insert(figureDayStates)
    .values(days.map((day) => ({ day, state: 'counted' as const, countedAt: now })))
    .onConflictDoUpdate({ target: figureDayStates.day, set: { state: 'counted', recountedAt: now } })
}

/** FIG-010. What erased accounts had added to these days. */
const remainsOf = (
  days: readonly RomeDay[],
): SQL => sql`select r.code, d as day, r.split, r.value, r.amount from ${figureRemains} r
  cross join unnest(${sql.param(days)}::date[]) d where d between r.from_day and r.until_day and r.until_day >= any(${sql.param(days)}::date[])`

async function insertRows(tx: Db, rows: SQL): Promise<void> {
  await tx.execute(sql`insert into ${figureDays} (code, day, split, value, amount, version)
    select c.code, c.day, c.split, c.value, sum(c.amount), v.value::int from (${rows}) c join ${VERSIONS} v on v.key = c.code
    where c.amount <> 0 group by 1, 2, 3, 4, 6
    on conflict (code, split, day, value) do update set amount = ${figureDays.amount} + excluded.amount`)
}

/** FIG-004. The totals of a day that is not over, as they are at an instant. */
export async function countUnfinishedDay(db: Db, now: Date): Promise<DayRow[]> {
  const scope = scopeOf({ days: [romeDayOf(now)], now })
  const found: DayRow[] = []
  const queries = [...QUERIES.map((count) => count(scope)), remainsOf([romeDayOf(now)])]
  for (const query of queries) {
    const { rows } = await db.execute<Omit<DayRow, 'amount'> & { amount: string }>(
      sql`select code, day::text, split, value, sum(amount)::text as amount from (${query}) c group by 1, 2, 3, 4`,
    )
    for (const row of rows) found.push({ ...row, amount: BigInt(row.amount) })
  }
  return found
}

/** FIG-030. Said at each start: in a demo also the payments of the stand-in are money. */
export async function keepWhetherDemo(db: Db, isDemo: boolean): Promise<void> {
  const value = String(isDemo)
  await db
    .insert(figureSettings)
    .values({ name: 'demo', value })
    .onConflictDoUpdate({ target: figureSettings.name, set: { value } })
}
