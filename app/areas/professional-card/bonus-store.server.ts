import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { lockActiveWallet } from '#areas/audience/credit-store.server.ts'
import { premiumPeriods, wallets } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** The first instant of the subscription that is running. */
export async function findSubscriptionStart(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ start: premiumPeriods.start })
    .from(premiumPeriods)
    .where(and(eq(premiumPeriods.memberId, memberId), lte(premiumPeriods.start, now), gt(premiumPeriods.end, now)))
    .orderBy(desc(premiumPeriods.start))
    .limit(1)
  return row?.start ?? null
}

/** CRD-015. Adds to the bonus of the ecm wallet, if there is one. */
export async function addBonusCredits(db: Db, memberId: string, credits: number, now: Date): Promise<boolean> {
  const wallet = await lockActiveWallet(db, memberId, 'ecm', now)
  if (!wallet) return false
  await db.execute(sql`select set_config('club.credit_reason', 'professional-card', true)`)
  await db
    .update(wallets)
    .set({ bonusCredits: sql`${wallets.bonusCredits} + ${credits}` })
    .where(eq(wallets.id, wallet.id))
  return true
}
