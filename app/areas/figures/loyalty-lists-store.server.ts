import { sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { loyaltyAccounts, loyaltyOrders } from '#areas/loyalty/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysBefore, type RomeDay } from '#platform/pure/dates.ts'
import { isCounted, isThere } from './members-count-store.server.ts'
import { figureDays } from './tables.server.ts'

/** FIG-044. An order of a reward that nobody has brought to its end after so many days. */
export const LATE_REWARD_DAYS = 14

export type AskedReward = { title: string; asked: number; refused: number; late: number }

/** FIG-044. The rewards of a period, those asked for most first, with how many orders of each are late now. */
export async function listAskedRewards(
  db: Db,
  { from, to, now, limit }: { from: RomeDay; to: RomeDay; now: Date; limit: number },
): Promise<AskedReward[]> {
  const { rows } = await db.execute<AskedReward>(sql`
    with counted as (
        select f.value as title, sum(f.amount) filter (where f.code = 'loyalty.orders') as asked, sum(f.amount) filter (where f.code = 'loyalty.orders-refused') as refused
        from ${figureDays} f where f.code in ('loyalty.orders', 'loyalty.orders-refused') and f.split = 'reward' and f.day between ${from} and ${to} group by 1),
      late as (select o.title, count(*) as late from ${loyaltyOrders} o where o.state in ('placing', 'accepted', 'shipped')
        and o.placed_at < ${daysBefore(now, LATE_REWARD_DAYS).toISOString()}::timestamptz group by 1)
    select title, coalesce(asked, 0)::int as asked, coalesce(refused, 0)::int as refused, coalesce(late, 0)::int as late
    from counted full join late using (title) order by 2 desc, 4 desc, 1 limit ${limit}`)
  return rows
}

/** How many members have at least so many points now; the ledger outlives the account, and is nobody's then. */
export async function countAble(db: Db, points: number, now: Date): Promise<number> {
  const { rows } = await db.execute<{ able: number }>(sql`
    select count(*)::int as able from ${loyaltyAccounts} a join ${members} on members.id = a.member_id
    where a.balance >= ${points} and ${isThere} and ${isCounted(sql`${now.toISOString()}::timestamptz`)}`)
  return rows[0]?.able ?? 0
}
