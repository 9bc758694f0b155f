import { and, asc, desc, eq, gte, lte, max, min, type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'
import { type RomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { countCampaigns } from './campaigns-count-store.server.ts'
import { countCohorts } from './cohort-count-store.server.ts'
import { PART_FIGURES } from './cohort-model.ts'
import { type PageCount, scopeOf } from './day-store.server.ts'
import { FIGURES } from './definitions-model.ts'
import { countDirectory } from './directory-count-store.server.ts'
import { countLearning } from './learning-count-store.server.ts'
import { countLoyalty } from './loyalty-count-store.server.ts'
import { countMembers } from './members-count-store.server.ts'
import type { DayRow, Figure, PageCode, SeriesPoint } from './model.ts'
import { countMoney } from './money-count-store.server.ts'
import { countReading } from './reading-count-store.server.ts'
import { countRequests } from './requests-count-store.server.ts'
import { countSearches } from './searches-count-store.server.ts'
import {
  figureDayStates,
  figureDays,
  figureRemains,
  figureSettings,
  figureTouches,
  memberAbsences,
  memberTraits,
} from './tables.server.ts'
import { countVisits } from './visits-count-store.server.ts'

/** CONTENTS: how each page is counted. */
const COUNTS: Partial<Record<PageCode, PageCount>> = {
  members: {
    lasting: [...countMembers.lasting, ...countCohorts.lasting],
    personal: [...countMembers.personal, ...countCohorts.personal, ...countVisits.personal],
  },
  money: countMoney,
  learning: countLearning,
  reading: countReading,
  searches: countSearches,
  requests: countRequests,
  loyalty: countLoyalty,
  directory: countDirectory,
  campaigns: countCampaigns,
}

export const PERSONAL = Object.values(COUNTS).flatMap(({ personal }) => personal)
const QUERIES = [...Object.values(COUNTS).flatMap(({ lasting }) => lasting), ...PERSONAL]
type CountedFigure = Pick<Figure, 'code' | 'page' | 'since' | 'version' | 'before' | 'reach' | 'counter'>
/** The figures that the count keeps. */
export const COUNTED: readonly CountedFigure[] = [...FIGURES.filter(({ mean }) => !mean), ...PART_FIGURES].filter(
  ({ page }) => page in COUNTS,
)

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

/** FIG-007. Days marked as not being what they were, the newest first: a late fact of yesterday does not wait for years. */
export async function listTouchedDays(db: Db, limit: number): Promise<RomeDay[]> {
  const rows = await db
    .select({ day: figureDayStates.day })
    .from(figureDayStates)
    .where(eq(figureDayStates.state, 'touched'))
    .orderBy(desc(figureDayStates.day))
    .limit(limit)
  return rows.map(({ day }) => day)
}

/** A date of registration that was typed wrong must not make the club a century old. */
const NO_CLUB_BEFORE = '2000-01-01'

/** A club begins on the day of its first member. */
export async function firstDayOf(db: Db): Promise<RomeDay | null> {
  const [row] = await db
    .select({ first: min(members.registrationDate) })
    .from(members)
    .where(gte(members.registrationDate, startOfRomeDay(NO_CLUB_BEFORE)))
  return row?.first ? romeDayOf(row.first) : null
}

/** The oldest days, up to one that is given, that were never counted. */
export async function listMissingDays(db: Db, last: RomeDay, limit: number): Promise<RomeDay[]> {
  const first = await firstDayOf(db)
  if (!first) return []
  const { rows } = await db.execute<{ day: RomeDay }>(sql`
    select to_char(d, 'YYYY-MM-DD') as day from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') d
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

const COUNTING = 'counting'

/** FIG-007. Said before a count begins, so that what is written about those days while they are counted marks them as well. */
export async function noteCounting(db: Db, until: RomeDay): Promise<void> {
  await db
    .insert(figureSettings)
    .values({ name: COUNTING, value: until })
    .onConflictDoUpdate({
      target: figureSettings.name,
      set: { value: until },
      setWhere: sql`${figureSettings.value} < ${until}`,
    })
}

/** FIG-010. The days of an account that is erased while the others are counted are counted again. */
export async function touchSince(tx: Db, day: RomeDay): Promise<void> {
  await tx.insert(figureTouches).values({ fromDay: day })
}

/** FIG-007. The days of facts that came late are marked to be counted again. */
export async function markTouchedDays(tx: Db): Promise<void> {
  await tx.execute(sql`with taken as (delete from ${figureTouches} returning from_day, until_day)
    update ${figureDayStates} s set state = 'touched'
    where s.state = 'counted' and exists (select from taken t where s.day >= t.from_day and (t.until_day is null or s.day <= t.until_day))`)
}

/** FIG-010. Until the transaction ends nothing marks days: what changes in the tables is already in what was kept of the account. */
export async function keepTotalsAsTheyAre(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('figures.are_kept', 'yes', true)`)
}

const COUNT_LOCK = sql`hashtext('figures')`

/** Whether nobody counts, and nobody will before this transaction ends. */
export async function tryLockCount(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${COUNT_LOCK}) as "isMine"`,
  )
  return rows[0]?.isMine === true
}

/** FIG-006. One count of figures at a time, on every node; the lock ends with the transaction. */
export async function lockCount(tx: Db): Promise<void> {
  // A day of a large club is counted in more than a page may wait for, and whoever comes next waits as long.
  await takeTime(tx)
  await tx.execute(sql`select pg_advisory_xact_lock(${COUNT_LOCK})`)
  await tx.execute(sql`set local statement_timeout = '10min'`)
  await tx.execute(sql`set local jit = off`)
}

/** Every query of the count over these days, with what erased accounts had added. */
export function queriesOver(days: readonly RomeDay[]): SQL[] {
  const scope = scopeOf({ days })
  return [...QUERIES.map((count) => count(scope)), remainsOf(days)]
}

/** FIG-010. What erased accounts had added to these days. */
const remainsOf = (
  days: readonly RomeDay[],
): SQL => sql`select r.code, d as day, r.split, r.value, r.amount from ${figureRemains} r
  cross join unnest(${sql.param(days)}::date[]) d where d between r.from_day and r.until_day and r.until_day >= any(${sql.param(days)}::date[])`

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
