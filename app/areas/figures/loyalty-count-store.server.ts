import { type SQL, sql } from 'drizzle-orm'
import {
  loyaltyAccounts,
  loyaltyEntries,
  loyaltyLots,
  loyaltyOperations,
  loyaltyOrders,
} from '#areas/loyalty/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { inDay, words } from './members-count-store.server.ts'
import { pointValues } from './tables.server.ts'

/** What the desk gave or took, and what went from one account to the one that stays, by the keys they are written under. */
const isCorrection = sql`o.key like 'staff:%' or o.key like 'joined:%'`

/** What all had together at the end of a day: what they have now, without what came later. */
const pointsHeld = sql`((select coalesce(sum(a.balance), 0) from ${loyaltyAccounts} a) - (select coalesce(sum(o.amount), 0) from ${loyaltyOperations} o where o.at > d.at))`

/** FIG-044. The ledger of points outlives the account. What remained on a day is what remains now, without what came later. */
function points({ days }: Scope): SQL {
  return sql`with ${days}, moves as (
      select d.day, 'loyalty.' || k.name as code, k.split, case k.split when 'mission' then ${words(sql`o.mission`)} when 'reward' then ${words(sql`o.description`)} else '' end as value,
        (case k.name when 'corrected' then o.amount else abs(o.amount) end)::bigint as amount
      from days d join ${loyaltyOperations} o on ${inDay(sql`o.at`)}
        cross join lateral (select v.* from (values ('corrected', '', true), ('earned', 'mission', o.kind = 'earn'), ('spent', 'reward', o.kind = 'spend'),
          ('returned', '', o.kind = 'return'), ('expired', '', o.kind = 'expire')) as v (name, split, is_so) where v.is_so and (v.name = 'corrected') = (${isCorrection})) k)
    select m.code, m.day, '' as split, '' as value, sum(m.amount)::bigint as amount from moves m group by 1, 2
    union all select m.code, m.day, m.split, m.value, sum(m.amount)::bigint from moves m where m.split <> '' group by 1, 2, 3, 4
    union all select 'loyalty.points', d.day, '', '', ${pointsHeld}::bigint from days d`
}

/** FIG-045. What those points may cost, by what was decided for that day; nothing where nobody has decided. */
function cost({ days }: Scope): SQL {
  return sql`with ${days} select 'loyalty.cost' as code, d.day, '' as split, '' as value, round(${pointsHeld} * v.thousandths * v.share / 1000.0)::bigint as amount
    from days d cross join lateral (select p.thousandths, p.share from ${pointValues} p where p.from_day <= d.day order by p.from_day desc, p.id desc limit 1) v`
}

/** What every group of points has now, without what was moved in it after each day. */
function expiring({ days }: Scope): SQL {
  const alive = sql`l.earned_at <= d.at and l.expires_at > d.at and l.expires_at <= d.at + interval '24 months 1 day'`
  return sql`with ${days}, later as materialized (select e.lot_id, o.at, e.amount from ${loyaltyOperations} o join ${loyaltyEntries} e on e.operation_id = o.id
      where o.at > (select min(at) from days)),
    parts as (
      select d.day, l.expires_at, l.remaining as points from days d join ${loyaltyLots} l on l.remaining > 0 and ${alive}
      union all select d.day, l.expires_at, -m.amount from later m join ${loyaltyLots} l on l.id = m.lot_id join days d on m.at > d.at and ${alive}),
    lots as (select day, to_char(expires_at at time zone 'Europe/Rome', 'YYYY-MM') as month, points from parts)
    select 'loyalty.expiring' as code, l.day, s.split, s.value, sum(l.points)::bigint as amount from lots l
      cross join lateral (values ('', ''), ('month', l.month)) as s (split, value) group by 2, 3, 4`
}

function rewards({ days, of }: Scope): SQL {
  const event = (code: string, at: SQL, such: SQL) =>
    sql`select ${code} as code, d.day, o.title from days d join ${loyaltyOrders} o on ${inDay(at)} where ${such} and ${of(sql`o.member_id`)}`
  return sql`with ${days}, events as (${event('loyalty.orders', sql`o.placed_at`, sql`true`)}
      union all ${event('loyalty.orders-refused', sql`o.ended_at`, sql`o.state in ('refused', 'cancelled')`)})
    select e.code, e.day, s.split, s.value, count(*)::bigint as amount from events e
      cross join lateral (values ('', ''), ('reward', e.title)) as s (split, value) group by 1, 2, 3, 4`
}

export const countLoyalty: PageCount = { lasting: [points, cost, expiring], personal: [rewards] }
