import { sql } from 'drizzle-orm'
import { contentItems } from '#areas/content/article-tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { dayCounters } from '#platform/tally/tables.server.ts'
import { figureDays } from './tables.server.ts'

type Stretch = { from: RomeDay; to: RomeDay; limit: number }
export type ContentReadings = { title: string; opened: number; whole: number; stopped: number }

/** FIG-040. The contents that stop most, with how often each was shown whole. */
export async function listStopping(db: Db, { from, to, limit }: Stretch): Promise<ContentReadings[]> {
  const of = (code: string) => sql`coalesce(sum(f.amount) filter (where f.code = ${code}), 0)::int`
  const { rows } = await db.execute<ContentReadings>(sql`
    select f.value as title, ${of('reading.opened')} as opened, ${of('reading.whole')} as whole, ${of('reading.stopped')} as stopped
    from ${figureDays} f where f.code in ('reading.opened', 'reading.whole', 'reading.stopped') and f.split = 'content' and f.day between ${from} and ${to}
    group by 1 order by 4 desc, 2 desc, 1 limit ${limit}`)
  return rows
}

/** FIG-040. What was done next, of how many stops that agreed to statistics, and of how many in all. */
export async function readNextSteps(db: Db, { from, to }: Omit<Stretch, 'limit'>) {
  const { rows } = await db.execute<{ code: string; value: string; amount: number }>(sql`
    select f.code, f.value, sum(f.amount)::int as amount from ${figureDays} f
    where (f.code, f.split) in (('reading.stopped', ''), ('reading.stopped-agreed', ''), ('reading.next', 'next')) and f.day between ${from} and ${to}
    group by 1, 2 order by 3 desc, 2`)
  const of = (code: string) => rows.find((row) => row.code === code)?.amount ?? 0
  return {
    stopped: of('reading.stopped'),
    agreed: of('reading.stopped-agreed'),
    steps: rows.filter(({ code }) => code === 'reading.next'),
  }
}

export type FirstWeek = { id: string; title: string; opened: number; median: number }

/** FIG-040. New contents at the same age: openings of the first seven days of each, and how many the middle one of a year had. */
export async function listFirstWeeks(
  db: Db,
  { from, to, limit, today }: Stretch & { today: RomeDay },
): Promise<FirstWeek[]> {
  const { rows } = await db.execute<FirstWeek>(sql`
    with since as (select min(day) as day from ${dayCounters} where counter = 'reading'),
    born as materialized (
      select i.id, i.title, (i.publication_date at time zone 'Europe/Rome')::date as day from ${contentItems} i
      where i.publication_date > ${to}::date - interval '13 months' and i.publication_date < ${today}::date),
    weeks as materialized (
      select b.id, b.title, b.day, coalesce((select sum(c.amount) from ${dayCounters} c
          where c.counter = 'reading' and c.subject = 'content:' || b.id and c.day between b.day and b.day + 6), 0)::int as opened
      from born b join since s on b.day >= s.day where b.day + 6 < ${today}::date and b.day <= ${to}::date)
    select w.id, w.title, w.opened, (select round(percentile_cont(0.5) within group (order by m.opened))::int from weeks m
        where m.day > ${to}::date - 365) as median
    from weeks w where w.day >= ${from}::date order by w.day desc, w.id limit ${limit}`)
  return rows
}
