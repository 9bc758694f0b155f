import { type SQL, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { invoices, orderLines, orders, suspensions } from '#areas/billing/tables.server.ts'
import { ownedProducts, products } from '#areas/plans/tables.server.ts'
import { PARTS, WITHDRAWAL_DAYS } from './cohort-model.ts'
import { LIVES } from './members-recount-store.server.ts'
import { daysBefore, isWithin, NUMBERED_DAYS, type Recount, romeDay } from './recount-days-store.server.ts'
import { memberAbsences } from './tables.server.ts'

/** Each order that was taken back after it was confirmed, with the day all the money had gone back, if a note says it. */
const BACK = sql`back as materialized (select o.id, ${romeDay(sql`o.confirmed_at`)} as confirmed, max(n.issued_at) as at
    from ${orders} o left join ${invoices} n on n.order_id = o.id and n.kind = 'credit-note'
    where o.state = 'cancelled' and o.confirmed_at is not null group by o.id)`

/** Plans with a row for each, numbered in the life of their owner; those undone within the days of the withdrawal are no plans. */
const PLANS = sql`${BACK}, plans as materialized (select o.id, o.member_id, o.active_from as began, o.active_until as ended,
      coalesce(l.total_cents > 0, false) as is_paid, b.id is not null as is_back
    from ${ownedProducts} o left join ${orderLines} l on l.owned_product_id = o.id left join back b on b.id = l.order_id
    where o.kind = 'plan' and (b.id is null or ${romeDay(sql`coalesce(b.at, o.active_until)`)} > b.confirmed + ${WITHDRAWAL_DAYS}::int))`

const FIRSTS = sql`firsts as materialized (select distinct on (p.member_id) l.*, p.began from plans p join lives l on l.id = p.member_id
    where p.is_paid order by p.member_id, p.began)`

const present = (at: SQL) => sql`l.is_premium + l.is_trial + l.is_ex_premium + l.is_ex_trial + l.is_registrato @> ${at}`
const dayOf = (at: SQL) => sql`(select d.at from days d where d.day = ${romeDay(at)})`
const neverBefore = sql`(l.bought is null or lower(l.bought) > l.trial_start)`

const trials = (days: SQL): SQL => sql`with ${days}, ${LIVES}
  select ${PARTS.trials} as code, ${romeDay(sql`l.trial_start`)} as day, '' as split, '' as value, count(*)::bigint as amount from lives l
  where ${isWithin(sql`l.trial_start`)} and ${neverBefore} and ${present(dayOf(sql`l.trial_start`))} group by 2`

const begun = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${PLANS}, ${FIRSTS}
  select v.code, ${romeDay(sql`l.began`)} as day, s.split, s.value, count(*)::bigint as amount from firsts l
    cross join lateral (select ${PARTS.firsts} as code, to_char(${romeDay(sql`l.began`)}, 'YYYY-MM') as cohort
      union all select ${PARTS.bought}, ${romeDay(sql`l.trial_start`)}::text where l.trial_start <= l.began and ${neverBefore}) v
    cross join lateral (values ('', ''), ('cohort', v.cohort)) as s (split, value)
  where ${isWithin(sql`l.began`)} and ${present(dayOf(sql`l.began`))} group by 1, 2, 3, 4`

/** Stretches of Premium after the first paid plan, and the evenings that lie in them. */
const kept = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${PLANS}, ${FIRSTS},
    parts as (select to_char(${romeDay(sql`l.began`)}, 'YYYY-MM') as month, ${daysBefore(sql`lower(x.span)`)} as first, ${daysBefore(sql`upper(x.span)`)} as past
      from firsts l cross join lateral unnest(l.is_premium * tstzmultirange(tstzrange(l.began, null))) as x (span))
  select ${PARTS.kept} as code, n.day, s.split, s.value, count(*)::bigint as amount from parts p
    join ${NUMBERED_DAYS} n on n.number >= p.first and n.number < p.past
    cross join lateral (values ('', ''), ('cohort', p.month)) as s (split, value) group by 2, 3, 4`

/** How each plan ended: another goes on from it, its money went back, it was suspended, or nothing followed. */
const ENDINGS = sql`halted as materialized (select member_id, suspended_at as since, null::timestamptz as until from ${suspensions}
      union all select member_id, since, coalesce(until, noted_at) from ${memberAbsences} where kind = 'suspended' and since is not null),
    endings as materialized (select p.*, ${romeDay(sql`(p.ended - interval '1 millisecond')`)} as last_day, case when p.is_back then 'refunded'
        when (select count(*) from plans q where q.member_id = p.member_id and tstzrange(q.began, q.ended, '[)') @> p.ended and q.id <> p.id) > 0 then 'renewed'
        when exists (select from halted h where h.member_id = p.member_id and h.since < p.ended and (h.until is null or h.until >= p.ended)) then 'suspended'
        else 'open' end as ending from plans p)`

const endings = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${PLANS}, ${ENDINGS}
  select ${PARTS.ended} as code, e.last_day as day, s.split, s.value, count(*)::bigint as amount from endings e join lives l on l.id = e.member_id
    cross join lateral (values ('', ''), ('kind', e.ending)) as s (split, value)
  where e.last_day in (select day from days) and ${present(sql`e.ended - interval '1 millisecond'`)} group by 2, 3, 4`

/** Of two plans that follow one another with a gap, how the one before had ended. */
const late = (days: SQL): SQL => sql`with ${days}, ${LIVES}, ${PLANS}, ${ENDINGS},
    gaps as (select distinct on (n.id) n.member_id, n.began, p.ended, p.last_day, p.ending from plans n join endings p on p.member_id = n.member_id and p.id <> n.id and p.began < n.began order by n.id, p.ended desc, p.id)
  select ${PARTS.late} as code, ${romeDay(sql`g.began`)} as day, s.split, s.value, count(*)::bigint as amount from gaps g join lives l on l.id = g.member_id
    cross join lateral (values ('', ''), ('cohort', g.last_day || ' ' || g.ending)) as s (split, value)
  where g.ended < g.began and ${isWithin(sql`g.began`)} and ${present(dayOf(sql`g.began`))} group by 2, 3, 4`

/** Closed while Premium. A life that is closed has no Premium any more at that instant: a moment before it had. */
const left = (days: SQL): SQL => sql`with ${days}, ${LIVES}
  select ${PARTS.left} as code, ${romeDay(sql`c.closed_at`)} as day, s.split, s.value, count(*)::bigint as amount
  from ${memberDetails} c join lives l on l.id = c.member_id and l.is_premium @> c.closed_at - interval '1 millisecond'
    cross join lateral (values ('', ''), ('kind', case when c.erases_at is null then 'closed' else 'erased' end)) as s (split, value)
  where ${isWithin(sql`c.closed_at`)} group by 2, 3, 4`

const withdrawn = (days: SQL): SQL => sql`with ${days}, ${BACK}
  select ${PARTS.withdrawn} as code, ${romeDay(sql`b.at`)} as day, '' as split, '' as value, count(*)::bigint as amount from back b
  where ${isWithin(sql`b.at`)} and ${romeDay(sql`b.at`)} <= b.confirmed + ${WITHDRAWAL_DAYS}::int
    and b.id in (select l.order_id from ${orderLines} l join ${products} p on p.id = l.product_id and p.kind = 'plan') group by 2`

/** Cohorts, renewals and losses are made of these, and of the levels and movements of the members. */
export const recountCohorts: readonly Recount[] = [
  { codes: [PARTS.trials], query: trials },
  { codes: [PARTS.firsts, PARTS.bought], query: begun },
  { codes: [PARTS.kept], query: kept },
  { codes: [PARTS.ended], query: endings },
  { codes: [PARTS.late], query: late },
  { codes: [PARTS.left], query: left },
  { codes: [PARTS.withdrawn], query: withdrawn },
]
