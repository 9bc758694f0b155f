import { type SQL, sql } from 'drizzle-orm'
import { memberVisits } from '#areas/audience/tables.server.ts'
import { LIVES, STRETCHES } from './members-recount-store.server.ts'
import type { Recount } from './recount-days-store.server.ts'

/** Whether somebody came between so many days ago and so many, both included. */
const between = (from: number, to: number): SQL =>
  sql`exists (select from ${memberVisits} v where v.member_id = p.id and v.day >= p.day - ${from}::int and v.day <= p.day - ${to}::int)`

/** One day and one person of the club at a time: in which of the stretches that end with it they came. */
const visits = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${STRETCHES},
    people as materialized (select d.day, s.id, s.type from days d join stretches s on s.span @> d.at
      where exists (select from ${memberVisits} v where v.member_id = s.id)),
    weeks as (select p.day, p.id, (${between(6, 0)})::int + (${between(13, 7)})::int + (${between(20, 14)})::int + (${between(27, 21)})::int as number from people p),
    counted as (select 'members.came-day' as code, p.day, p.type from people p where ${between(0, 0)}
      union all select 'members.came-week', p.day, p.type from people p where ${between(6, 0)}
      union all select 'members.came-month', p.day, p.type from people p where ${between(29, 0)}
      union all select 'members.came-often', p.day, p.type from people p join weeks w using (day, id) where w.number > 2)
  select c.code, c.day, '' as split, '' as value, count(*)::bigint as amount from counted c group by 1, 2
  union all select c.code, c.day, 'type', c.type, count(*)::bigint from counted c group by 1, 2, 4`

export const recountVisits: readonly Recount[] = [
  { codes: ['day', 'week', 'month', 'often'].map((code) => `members.came-${code}`), query: visits },
]
