import { type SQL, sql } from 'drizzle-orm'
import { loyaltyEntries, loyaltyLots, loyaltyOperations, loyaltyOrders } from '#areas/loyalty/tables.server.ts'
import { isWithin, orUnknown, type Recount, romeDay } from './recount-days-store.server.ts'
import { pointValues } from './tables.server.ts'

const KINDS = sql`(values ('earn', 'earned', 1), ('spend', 'spent', -1), ('return', 'returned', 1), ('expire', 'expired', -1)) as k (kind, name, sign)`

const moves = (days: SQL): SQL => sql`with ${days}
  select 'loyalty.' || k.name as code, ${romeDay(sql`o.at`)} as day, s.split, s.value, sum(k.sign * o.amount)::bigint as amount
  from ${loyaltyOperations} o join ${KINDS} on k.kind = o.kind
    cross join lateral (select '' as split, '' as value union all select 'mission', ${orUnknown(sql`o.mission`)} where o.kind = 'earn'
      union all select 'reward', ${orUnknown(sql`o.description`)} where o.kind = 'spend') s
  where ${isWithin(sql`o.at`)} and split_part(o.key, ':', 1) not in ('staff', 'joined') group by 1, 2, 3, 4`

const corrections = (days: SQL): SQL => sql`with ${days}
  select 'loyalty.corrected' as code, ${romeDay(sql`o.at`)} as day, '' as split, '' as value, sum(o.amount)::bigint as amount
  from ${loyaltyOperations} o where ${isWithin(sql`o.at`)} and split_part(o.key, ':', 1) in ('staff', 'joined') group by 2`

/** All that was ever moved until the evening of each day. */
const points = (
  days: SQL,
): SQL => sql`with ${days}, moved as (select ${romeDay(sql`at`)} as day, sum(amount) as amount from ${loyaltyOperations} group by 1)
  select 'loyalty.points' as code, d.day, '' as split, '' as value, sum(m.amount)::bigint as amount from days d join moved m on m.day <= d.day group by 2`

/** Decisions as stretches of days, of two of one day the later; and the points that were moved until each evening. */
const cost = (days: SQL): SQL => sql`with ${days},
    decided as (select distinct on (from_day) from_day, thousandths, share from ${pointValues} order by from_day, id desc),
    held as (select *, lead(from_day) over (order by from_day) as past from decided),
    moved as (select ${romeDay(sql`at`)} as day, sum(amount)::numeric as amount from ${loyaltyOperations} group by 1)
  select 'loyalty.cost' as code, d.day, '' as split, '' as value, round(sum(m.amount) * h.thousandths / 10 * h.share / 100)::bigint as amount
  from days d join held h on h.from_day <= d.day and (h.past is null or h.past > d.day) join moved m on m.day <= d.day group by d.day, h.thousandths, h.share`

const expiring = (days: SQL): SQL => sql`with ${days}, lots as (
    select d.day, l.expires_at, sum(e.amount) as points from days d
      join ${loyaltyLots} l on l.earned_at <= d.at and l.expires_at > d.at and l.expires_at - interval '24 months 1 day' <= d.at
      join ${loyaltyEntries} e on e.lot_id = l.id join ${loyaltyOperations} o on o.id = e.operation_id and o.at <= d.at group by d.day, l.id, l.expires_at)
  select 'loyalty.expiring' as code, day, s.split, s.value, sum(points)::bigint as amount from lots
    cross join lateral (values ('', ''), ('month', to_char(${romeDay(sql`expires_at`)}, 'YYYY-MM'))) as s (split, value) group by 2, 3, 4`

const rewards = (days: SQL): SQL => sql`with ${days}
  select v.code, ${romeDay(sql`v.at`)} as day, s.split, s.value, count(*)::bigint as amount from ${loyaltyOrders} o
    cross join lateral (values ('loyalty.orders', o.placed_at),
      ('loyalty.orders-refused', case when o.state = any(array['refused', 'cancelled']) then o.ended_at end)) as v (code, at)
    cross join lateral (values ('', ''), ('reward', o.title)) as s (split, value)
  where ${isWithin(sql`v.at`)} group by 1, 2, 3, 4`

export const recountLoyalty: readonly Recount[] = [
  { codes: ['earned', 'spent', 'returned', 'expired'].map((code) => `loyalty.${code}`), query: moves },
  { codes: ['loyalty.corrected'], query: corrections },
  { codes: ['loyalty.points'], query: points },
  { codes: ['loyalty.cost'], query: cost },
  { codes: ['loyalty.expiring'], query: expiring },
  { codes: ['loyalty.orders', 'loyalty.orders-refused'], query: rewards },
]
