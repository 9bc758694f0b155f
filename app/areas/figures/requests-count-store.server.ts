import { type SQL, sql } from 'drizzle-orm'
import { leads } from '#areas/leads/tables.server.ts'
import { requestAnswers, requestClosings } from '#areas/requests/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { inDay } from './members-count-store.server.ts'

const arrivals = sql`select 'requests.arrived' as code, d.day, r.form_type as kind from days d join ${leads} r on ${inDay(sql`r.created_at`)}`

const wholeAndKinds = sql`select e.code, e.day, s.split, s.value, count(*)::bigint as amount from events e
      cross join lateral (values ('', ''), ('kind', e.kind)) as s (split, value) group by 1, 2, 3, 4`

/** FIG-011. What arrived in each of these stretches of time, which need not be days. */
export const countArrivals = (days: SQL): SQL => sql`with ${days}, events as (${arrivals}) ${wholeAndKinds}`

/** FIG-042. A request outlives whoever sent it, without their name. */
function requests({ days }: Scope): SQL {
  return sql`with ${days}, events as (
      ${arrivals}
      union all select 'requests.closed', d.day, r.form_type from days d join ${requestClosings} c on ${inDay(sql`c.closed_at`)} join ${leads} r on r.id = c.request_id
      union all select 'requests.reopened', d.day, r.form_type from days d join ${requestClosings} c on ${inDay(sql`c.reopened_at`)} join ${leads} r on r.id = c.request_id
      union all select 'requests.open', d.day, r.form_type from days d join ${leads} r on r.created_at <= d.at
        where not exists (select from ${requestClosings} c where c.request_id = r.id and c.closed_at <= d.at and (c.reopened_at is null or c.reopened_at > d.at))
      union all select v.code, d.day, r.form_type from days d
        join (select a.request_id, min(a.created_at) as at from ${requestAnswers} a group by 1) f on ${inDay(sql`f.at`)}
        join ${leads} r on r.id = f.request_id
        join (values ('requests.answered'), ('requests.answered-in-time')) as v (code) on v.code = 'requests.answered' or f.at < r.due_at)
    ${wholeAndKinds}`
}

export const countRequests: PageCount = { lasting: [requests], personal: [] }
