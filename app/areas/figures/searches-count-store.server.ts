import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { takeTime } from '#platform/db/silence.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'

/** FIG-041. Totals alone: the texts are in the counters, and the rare ones only for a while. */
function searches({ days }: Scope): SQL {
  return sql`with ${days}
    select v.code, d.day, s.split, s.value, sum(c.amount)::bigint as amount
    from days d join ${dayCounters} c on c.counter = 'search' and c.day = d.day
      join (values ('searches.all', ''), ('searches.nothing', 'nothing'), ('searches.corrected', 'corrected')) as v (code, outcome) on v.outcome in ('', c.outcome)
      cross join lateral (values ('', ''), ('type', c.audience)) as s (split, value) group by 1, 2, 3, 4`
}

export const countSearches: PageCount = { lasting: [searches], personal: [] }

/** FIG-041. A text may be read from its fifth time in thirty days. */
const LEAST_TIMES = 5
const WINDOW = sql`interval '29 days'`
const KEPT_DAYS = 30
/** Texts that were left after so long had their five times: they are not looked at again each night. */
const LOOKED_AT_DAYS = 400

/** Each text on each of its days, with how often it was searched for in the thirty days that ended there. */
const trails = (such: SQL) => sql`trails as materialized (
  select subject, day, sum(times) over (partition by subject order by day range between ${WINDOW} preceding and current row) as trail from (
    select subject, day, sum(amount) as times from ${dayCounters} where counter = 'search' and subject <> '' and ${such} group by 1, 2) t)`

export type SearchedText = { text: string; times: number }

/** The texts of a period that most were searched for, found nothing, or were found by correcting them. */
export async function listSearched(
  db: Db,
  {
    from,
    to,
    outcome = '',
    limit,
  }: { from: RomeDay; to: RomeDay; outcome?: 'nothing' | 'corrected' | ''; limit: number },
): Promise<SearchedText[]> {
  const { rows } = await db.execute<{ text: string; times: string }>(sql`
    with ${trails(sql`day > ${from}::date - 30 and day <= ${to}::date`)}
    select c.subject as text, sum(c.amount)::text as times from ${dayCounters} c
    where c.counter = 'search' and c.subject <> '' and c.day between ${from}::date and ${to}::date and ${outcome} in ('', c.outcome)
      and c.subject in (select t.subject from trails t where t.trail >= ${LEAST_TIMES} and t.day >= ${from}::date)
    group by 1 order by sum(c.amount) desc, 1 limit ${limit}`)
  return rows.map(({ text, times }) => ({ text, times: Number(times) }))
}

/** FIG-041. Texts that thirty days passed over without five times are taken off; how many searches they were stays. */
export async function eraseRareTexts(tx: Db, today: RomeDay): Promise<number> {
  await takeTime(tx)
  // The totals stay as they are: no day is to be counted again.
  await tx.execute(sql`select set_config('camice.same_totals', 'on', true)`)
  const { rowCount } = await tx.execute(sql`
    with ${trails(sql`day > ${today}::date - ${LOOKED_AT_DAYS}::int`)}, kept as (
      select subject, day, max(trail) over (partition by subject order by day range between current row and ${WINDOW} following) as most from trails),
    gone as (
      delete from ${dayCounters} c using kept k where c.counter = 'search' and c.subject = k.subject and c.day = k.day
        and k.most < ${LEAST_TIMES} and c.day <= ${today}::date - ${KEPT_DAYS}::int
      returning c.day, c.outcome, c.audience, c.amount, c.agreed)
    insert into ${dayCounters} (counter, day, subject, outcome, audience, amount, agreed)
    select 'search', day, '', outcome, audience, sum(amount), sum(agreed) from gone group by 2, 4, 5
    on conflict (counter, day, subject, outcome, audience) do update
      set amount = ${dayCounters.amount} + excluded.amount, agreed = ${dayCounters.agreed} + excluded.agreed`)
  return rowCount ?? 0
}
