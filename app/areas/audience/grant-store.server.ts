import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { Period, WalletGrant } from './model.ts'
import type { NewWallet } from './store.server.ts'
import { premiumPeriods, staticPortfolios, wallets } from './tables.server.ts'

export type Grants = {
  period: Period | null
  wallets: readonly (NewWallet & { activeFrom: Date })[]
  portfolios: readonly string[]
}

/** Adds to what a member has and takes nothing away, so that credits being spent meanwhile are not lost. */
export async function insertGrants(db: Db, memberId: string, grants: Grants): Promise<void> {
  if (grants.period) await db.insert(premiumPeriods).values({ memberId, ...grants.period })
  if (grants.wallets.length > 0)
    await db
      .insert(wallets)
      .values(grants.wallets.map((grant) => ({ memberId, ...grant })))
      .onConflictDoUpdate({
        target: [wallets.memberId, wallets.tag, wallets.activeFrom],
        set: { activeUntil: sql`greatest(${wallets.activeUntil}, excluded.active_until)` },
      })
  if (grants.portfolios.length > 0)
    await db
      .insert(staticPortfolios)
      .values(grants.portfolios.map((code) => ({ memberId, code })))
      .onConflictDoNothing()
}

/** Every grant a member has had, has, or will have. */
export async function listGrants(db: Db, memberId: string): Promise<WalletGrant[]> {
  const { tag, stato, activeFrom, activeUntil } = wallets
  return db.select({ tag, stato, activeFrom, activeUntil }).from(wallets).where(eq(wallets.memberId, memberId))
}

/** One purchase at a time for each member: the next one must see what this one gave. */
export async function lockMember(db: Db, memberId: string): Promise<void> {
  await db.execute(sql`select 1 from members where id = ${memberId} for update`)
}
