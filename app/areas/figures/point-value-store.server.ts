import { asc, desc, lte, sql } from 'drizzle-orm'
import { loyaltyEntries, loyaltyLots, loyaltyOperations } from '#areas/loyalty/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { endOfRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import type { PointValue } from './point-value-rules.ts'
import { pointValues } from './tables.server.ts'

/** FIG-045. What was decided, the newest first; of two decisions about one day the last holds. */
export async function listPointValues(db: Db, limit: number): Promise<(PointValue & { setAt: Date })[]> {
  return db.select().from(pointValues).orderBy(desc(pointValues.fromDay), desc(pointValues.id)).limit(limit)
}

/** What holds on a day, if anything was decided by then. */
export async function findPointValue(db: Db, day: RomeDay): Promise<PointValue | null> {
  const [row] = await db
    .select()
    .from(pointValues)
    .where(lte(pointValues.fromDay, day))
    .orderBy(desc(pointValues.fromDay), desc(pointValues.id))
    .limit(1)
  return row ?? null
}

/** Whether somebody has ever decided; whoever asks decides next, alone. */
export async function lockPointValues(tx: Db): Promise<{ isFirst: boolean }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('point_values'))`)
  const [row] = await tx.select({ id: pointValues.id }).from(pointValues).orderBy(asc(pointValues.id)).limit(1)
  return { isFirst: !row }
}

export async function insertPointValue(tx: Db, value: PointValue, setAt: Date): Promise<void> {
  await tx.insert(pointValues).values({ ...value, setAt })
}

/** FIG-045. Of the points that were earned by a day, how many there were and how many were used, given back ones taken away. */
export async function readUsedPoints(db: Db, earnedBy: RomeDay): Promise<{ earned: bigint; used: bigint }> {
  const { rows } = await db.execute<{ earned: string; used: string }>(sql`
    select coalesce(sum(l.points), 0)::text as earned, coalesce(sum(u.used), 0)::text as used from ${loyaltyLots} l
      left join lateral (select -sum(e.amount) as used from ${loyaltyEntries} e join ${loyaltyOperations} o on o.id = e.operation_id
        where e.lot_id = l.id and o.kind in ('spend', 'return')) u on true
    where l.earned_at < ${endOfRomeDay(earnedBy).toISOString()}::timestamptz`)
  return { earned: BigInt(rows[0]?.earned ?? 0), used: BigInt(rows[0]?.used ?? 0) }
}
