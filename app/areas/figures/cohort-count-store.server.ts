import { type SQL, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { invoices, orderLines, orders, suspensions } from '#areas/billing/tables.server.ts'
import { ownedProducts, products } from '#areas/plans/tables.server.ts'
import { PARTS, WITHDRAWAL_DAYS } from './cohort-model.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { inDay, isCounted, isThere, typeOn } from './members-count-store.server.ts'
import { memberAbsences } from './tables.server.ts'

const romeDay = (at: SQL) => sql`(${at} at time zone 'Europe/Rome')::date`
/** The day on which a stretch that ends here had its last instant. */
const lastDay = (end: SQL) => romeDay(sql`(${end} - interval '1 millisecond')`)

/** FIG-028. When all the money of an order that was taken back went back. */
const BACK = sql`(select max(n.issued_at) from ${invoices} n where n.order_id = r.id and n.kind = 'credit-note')`
const isBack = sql`r.state = 'cancelled' and r.confirmed_at is not null`
const isWithdrawn = sql`${isBack} and ${romeDay(sql`coalesce(${BACK}, o.active_until)`)} - ${romeDay(sql`r.confirmed_at`)} <= ${WITHDRAWAL_DAYS}::int`

/** The plans that somebody has or had, without those that were undone at once (FIG-028). */
const plans = ({ of }: Scope, such = sql`true`) => sql`
  select o.id, o.member_id, o.active_from as began, o.active_until as ended, coalesce(l.total_cents, 0) > 0 as is_paid,
    coalesce(${isBack}, false) as is_back
  from ${ownedProducts} o left join ${orderLines} l on l.owned_product_id = o.id left join ${orders} r on r.id = l.order_id
  where o.kind = 'plan' and ${of(sql`o.member_id`)} and ${such} and not coalesce(${isWithdrawn}, false)`

/** The first paid plan of each, and the trial it may have followed. */
const firsts = (scope: Scope) => sql`firsts as materialized (
  select f.member_id, f.began, m.trial_start, m.premium from (
    select p.member_id, min(p.began) as began from (${plans(scope)}) p where p.is_paid group by 1) f
  join ${members} m on m.id = f.member_id)`

/** FIG-025. Whoever already was Premium did not come from the trial. */
const isFresh = (trial: SQL, premium: SQL) => sql`not coalesce(lower(${premium}) <= ${trial}, false)`

function trials({ days, of }: Scope): SQL {
  return sql`with ${days} select ${PARTS.trials} as code, d.day, '' as split, '' as value, count(*)::bigint as amount
    from days d join ${members} on ${inDay(sql`members.trial_start`)} where ${isThere} and ${of(sql`members.id`)}
      and ${isCounted(sql`d.at`)} and ${isFresh(sql`members.trial_start`, sql`members.premium`)} group by 2`
}

/** FIG-025, FIG-026. First paid plans on the day they begin, and of the trial they followed. */
function begun(scope: Scope): SQL {
  const row = (code: string, split: string, value: SQL, such: SQL) => sql`
    select ${code} as code, b.day, ${split} as split, ${value} as value, count(*)::bigint as amount from begun b where ${such} group by 2, 4`
  const isTried = sql`b.trial_start <= b.began and ${isFresh(sql`b.trial_start`, sql`b.premium`)}`
  return sql`with ${scope.days}, ${firsts(scope)}, begun as materialized (
      select d.day, f.* from days d join firsts f on ${inDay(sql`f.began`)} join ${members} on members.id = f.member_id
      where ${isThere} and ${isCounted(sql`d.at`)})
    ${row(PARTS.firsts, '', sql`''`, sql`true`)}
    union all ${row(PARTS.firsts, 'cohort', sql`to_char(b.day, 'YYYY-MM')`, sql`true`)}
    union all ${row(PARTS.bought, '', sql`''`, isTried)}
    union all ${row(PARTS.bought, 'cohort', sql`${romeDay(sql`b.trial_start`)}::text`, isTried)}`
}

/** FIG-026. Of those, who is Premium at the end of the day. */
function kept(scope: Scope): SQL {
  return sql`with ${scope.days}, ${firsts(scope)}, there as materialized (
      select d.day, to_char(${romeDay(sql`f.began`)}, 'YYYY-MM') as month from days d join firsts f on f.began <= d.at
        join ${members} on members.id = f.member_id and members.premium @> d.at
      where ${isThere} and ${typeOn(sql`d.at`)} = 'PREMIUM' and ${isCounted(sql`d.at`)})
    select ${PARTS.kept} as code, t.day, s.split, s.value, count(*)::bigint as amount from there t
      cross join lateral (values ('', ''), ('cohort', t.month)) as s (split, value) group by 2, 3, 4`
}

/** Another plan of the same person that goes on where this one ends, or has begun before. */
const isRenewed = (plan: SQL, those: SQL) => sql`exists (select from (${those}) q
  where q.member_id = ${plan}.member_id and q.id <> ${plan}.id and q.began <= ${plan}.ended and q.ended > ${plan}.ended)`

const isSuspendedAt = (
  plan: SQL,
) => sql`(exists (select from ${suspensions} s where s.member_id = ${plan}.member_id and s.suspended_at < ${plan}.ended)
  or exists (select from ${memberAbsences} a where a.member_id = ${plan}.member_id and a.kind = 'suspended' and a.since < ${plan}.ended
    and coalesce(a.until, a.noted_at) >= ${plan}.ended))`

const endingOf = (
  plan: SQL,
  those: SQL,
) => sql`case when ${plan}.is_back then 'refunded' when ${isRenewed(plan, those)} then 'renewed'
  when ${isSuspendedAt(plan)} then 'suspended' else 'open' end`

/** FIG-027. Periods on their last day, and how they ended. */
function ended(scope: Scope): SQL {
  const last = sql`(p.ended - interval '1 millisecond')`
  return sql`with ${scope.days}, ends as materialized (
      select d.day, ${endingOf(sql`p`, sql`${plans(scope, sql`o.member_id = p.member_id`)}`)} as ending
      from days d join (${plans(scope)}) p on p.ended > d.starts and p.ended <= d.ends
        join ${members} on members.id = p.member_id and ${isThere} where ${isCounted(last)})
    select ${PARTS.ended} as code, e.day, s.split, s.value, count(*)::bigint as amount from ends e
      cross join lateral (values ('', ''), ('kind', e.ending)) as s (split, value) group by 2, 3, 4`
}

/** FIG-027. Periods that begin after a gap, with the day on which the one before had ended, and how. */
function late(scope: Scope): SQL {
  const own = sql`${plans(scope, sql`o.member_id = n.member_id`)}`
  return sql`with ${scope.days}, next as materialized (
      select d.day, p.*, ${endingOf(sql`p`, sql`${plans(scope, sql`o.member_id = p.member_id and o.active_from < n.began`)}`)} as ending
      from days d join (${plans(scope)}) n on ${inDay(sql`n.began`)} join ${members} on members.id = n.member_id and ${isThere}
        cross join lateral (select q.* from (${own}) q where q.id <> n.id and q.began < n.began order by q.ended desc, q.id limit 1) p
      where ${isCounted(sql`d.at`)} and p.ended < n.began)
    select ${PARTS.late} as code, n.day, s.split, s.value, count(*)::bigint as amount from next n
      cross join lateral (values ('', ''), ('cohort', ${lastDay(sql`n.ended`)}::text || ' ' || n.ending)) as s (split, value) group by 2, 3, 4`
}

/** FIG-028. Whoever is Premium when their account is closed: by the club, or because they ask to be erased. */
function left({ days, of }: Scope): SQL {
  return sql`with ${days}, gone as (
      select d.day, case when c.erases_at is null then 'closed' else 'erased' end as kind
      from days d join ${memberDetails} c on ${inDay(sql`c.closed_at`)} join ${members} on members.id = c.member_id
      where ${isThere} and ${of(sql`members.id`)} and ${typeOn(sql`(c.closed_at - interval '1 millisecond')`)} = 'PREMIUM'
        and ${isCounted(sql`(c.closed_at - interval '1 millisecond')`)})
    select ${PARTS.left} as code, g.day, s.split, s.value, count(*)::bigint as amount from gone g
      cross join lateral (values ('', ''), ('kind', g.kind)) as s (split, value) group by 2, 3, 4`
}

/** FIG-028. Who was given back everything within the days of the withdrawal. Orders outlive whoever placed them. */
function withdrawn({ days, of }: Scope): SQL {
  return sql`with ${days}, backs as (select ${BACK} as at, r.confirmed_at from ${orders} r where ${isBack} and ${of(sql`r.member_id`)}
      and exists (select from ${orderLines} l join ${products} p on p.id = l.product_id where l.order_id = r.id and p.kind = 'plan'))
    select ${PARTS.withdrawn} as code, d.day, '' as split, '' as value, count(*)::bigint as amount from days d join backs b on ${inDay(sql`b.at`)}
    where ${romeDay(sql`b.at`)} - ${romeDay(sql`b.confirmed_at`)} <= ${WITHDRAWAL_DAYS}::int group by 2`
}

export const countCohorts: PageCount = { lasting: [withdrawn], personal: [trials, begun, kept, ended, late, left] }
