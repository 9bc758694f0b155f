import { type SQL, sql } from 'drizzle-orm'
import { leads } from '#areas/leads/tables.server.ts'
import { requestAnswers, requestClosings } from '#areas/requests/tables.server.ts'
import { daysBefore, isWithin, NUMBERED_DAYS, type Recount, romeDay } from './recount-days-store.server.ts'

const wholeAndKind = sql`cross join lateral (values ('', ''), ('kind', r.form_type)) as s (split, value)`

const flows = (days: SQL): SQL => sql`with ${days}, first_answers as (
      select distinct on (request_id) request_id, created_at as at from ${requestAnswers} order by request_id, created_at),
    events as (select 'requests.arrived' as code, id, created_at as at from ${leads}
      union all select v.code, c.request_id, v.at from ${requestClosings} c
        cross join lateral (values ('requests.closed', c.closed_at), ('requests.reopened', c.reopened_at)) as v (code, at)
      union all select 'requests.answered', request_id, at from first_answers
      union all select 'requests.answered-in-time', a.request_id, a.at from first_answers a join ${leads} r on r.id = a.request_id where r.due_at > a.at)
  select e.code, ${romeDay(sql`e.at`)} as day, s.split, s.value, count(*)::bigint as amount from events e join ${leads} r on r.id = e.id ${wholeAndKind}
  where ${isWithin(sql`e.at`)} group by 1, 2, 3, 4`

/** Open from arrival, without the stretches between a closing and the reopening that follows it. */
const open = (
  days: SQL,
): SQL => sql`with ${days}, shut as (select request_id, range_agg(tstzrange(closed_at, reopened_at)) as spans from ${requestClosings} group by 1),
    spans as (select r.form_type, x.span from ${leads} r left join shut on shut.request_id = r.id
      cross join lateral unnest(tstzmultirange(tstzrange(r.created_at, null)) - coalesce(shut.spans, '{}')) as x (span)),
    parts as (select form_type, ${daysBefore(sql`lower(span)`)} as first, ${daysBefore(sql`upper(span)`)} as past from spans)
  select 'requests.open' as code, n.day, s.split, s.value, count(*)::bigint as amount from parts r
    join ${NUMBERED_DAYS} n on n.number >= r.first and n.number < r.past ${wholeAndKind} group by 2, 3, 4`

export const recountRequests: readonly Recount[] = [
  {
    codes: ['arrived', 'closed', 'reopened', 'answered', 'answered-in-time'].map((code) => `requests.${code}`),
    query: flows,
  },
  { codes: ['requests.open'], query: open },
]
