import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { PARTS, RENEWAL_DAYS, TRIAL_WINDOWS } from './cohort-model.ts'
import type { Month } from './cohort-rules.ts'
import type { Stretch } from './comparison-rules.ts'
import { TYPE_FIGURES } from './model.ts'
import type { EndedCount } from './renewal-rules.ts'
import { figureDays } from './tables.server.ts'

/** FIG-025. Of each stretch of days, the trials begun and the paid Premium within each number of days. */
export async function readTrialCohorts(
  db: Db,
  cohorts: readonly Stretch[],
): Promise<{ begun: number; bought: number[] }[]> {
  const from = sql.param(cohorts.map((cohort) => cohort.from))
  const to = sql.param(cohorts.map((cohort) => cohort.to))
  const within = sql.join(
    TRIAL_WINDOWS.map((days) => sql`coalesce(sum(b.amount) filter (where b.day - b.began <= ${days}::int), 0)::int`),
    sql`, `,
  )
  const { rows } = await db.execute<{ begun: number; bought: number[] }>(sql`
    with bought as materialized (select day, value::date as began, amount from ${figureDays}
      where code = ${PARTS.bought} and split = 'cohort' and day >= ${cohorts[0]?.from ?? null}::date)
    select (select coalesce(sum(t.amount), 0)::int from ${figureDays} t where t.code = ${PARTS.trials} and t.split = '' and t.day between c.first and c.last) as begun,
      (select array[${within}] from bought b where b.began between c.first and c.last) as bought
    from unnest(${from}::date[], ${to}::date[]) with ordinality as c (first, last, number) order by c.number`)
  return rows
}

/** FIG-026. How many had their first paid Premium in each month, and who of them is Premium on some days. */
export async function readRetention(db: Db, { from, to, days }: Stretch & { days: readonly RomeDay[] }) {
  const { code, split, day, value, amount } = figureDays
  const [begun, kept] = await Promise.all([
    db
      .select({ month: value, people: sql<number>`sum(${amount})::int` })
      .from(figureDays)
      .where(and(eq(code, PARTS.firsts), eq(split, 'cohort'), gte(day, from), lte(day, to)))
      .groupBy(value),
    db
      .select({ month: value, day, people: sql<number>`${amount}::int` })
      .from(figureDays)
      .where(and(eq(code, PARTS.kept), inArray(split, ['cohort', '']), inArray(day, [...days]), gte(value, ''))),
  ])
  return { begun, kept }
}

/** FIG-027. What ended from one day to another, and what of it was renewed after a gap. */
export async function readEndings(db: Db, { from, to }: Stretch, today: RomeDay): Promise<EndedCount[]> {
  const month = (day: string) => sql.raw(`to_char(${day}, 'YYYY-MM')`)
  const { rows } = await db.execute<EndedCount>(sql`
    select ${month('e.ended')} as month, ${month('e.ended + 1')} as "lossMonth", e.ending, e.ended + ${RENEWAL_DAYS}::int >= ${today}::date as "isWaiting",
      e."isWithin", sum(e.amount)::int as people
    from (
      select day as ended, value as ending, null::boolean as "isWithin", amount from ${figureDays}
        where code = ${PARTS.ended} and split = 'kind' and day between ${from} and ${to}
      union all select left(value, 10)::date, substr(value, 12), day - left(value, 10)::date <= ${RENEWAL_DAYS}::int, amount from ${figureDays}
        where code = ${PARTS.late} and split = 'cohort' and day >= ${from} and left(value, 10)::date between ${from}::date and ${to}::date) e
    group by 1, 2, 3, 4, 5`)
  return rows
}

export type MonthCount = {
  readonly month: Month
  readonly code: string
  readonly value: string
  readonly people: number
}

/** FIG-028. By month, what else takes Premium away or nearly, and how many were Premium on the eve of each. */
export async function readLosses(db: Db, { from, to }: Stretch, eves: readonly RomeDay[]) {
  const flows = await db.execute<MonthCount>(sql`
    select to_char(day, 'YYYY-MM') as month, code, value, sum(amount)::int as people from ${figureDays}
    where day between ${from} and ${to} and (code = ${PARTS.left} and split = 'kind' or code in (${PARTS.withdrawn}, 'members.suspended') and split = ''
      or code = 'members.erased' and split = 'passage' and value = 'PREMIUM>') group by 1, 2, 3`)
  const premium = await db
    .select({ day: figureDays.day, people: sql<number>`${figureDays.amount}::int` })
    .from(figureDays)
    .where(and(eq(figureDays.code, TYPE_FIGURES.PREMIUM), eq(figureDays.split, ''), inArray(figureDays.day, [...eves])))
  return { flows: flows.rows, premium: new Map(premium.map(({ day, people }) => [day, people])) }
}
