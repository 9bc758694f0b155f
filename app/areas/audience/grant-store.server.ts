import { and, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm'
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

/** What was taken from a member until it is given back, as it was: instants are written as text, to be kept as JSON. */
export type TakenGrants = {
  periods: { start: string; end: string }[]
  wallets: { id: string; activeUntil: string }[]
}

/**
 * Ends now what would have gone on, and answers how it was. What never ends stays: it was given for ever. A wallet that would
 * begin later is left a thousandth of a second, because credits already granted keep their row.
 */
export async function cutGrants(db: Db, memberId: string, now: Date): Promise<TakenGrants> {
  const own = eq(premiumPeriods.memberId, memberId)
  const periods = await db
    .select({ start: premiumPeriods.start, end: premiumPeriods.end })
    .from(premiumPeriods)
    .where(and(own, gt(premiumPeriods.end, now)))
  await db
    .update(premiumPeriods)
    .set({ end: now })
    .where(and(own, gt(premiumPeriods.end, now), lt(premiumPeriods.start, now)))
  await db.delete(premiumPeriods).where(and(own, gte(premiumPeriods.start, now)))
  const running = and(eq(wallets.memberId, memberId), isNotNull(wallets.activeUntil), gt(wallets.activeUntil, now))
  const cut = await db.select({ id: wallets.id, activeUntil: wallets.activeUntil }).from(wallets).where(running)
  await db
    .update(wallets)
    .set({ activeUntil: sql`greatest(${now}::timestamptz, ${wallets.activeFrom} + interval '1 millisecond')` })
    .where(running)
  return {
    periods: periods.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
    wallets: cut.flatMap(({ id, activeUntil }) =>
      activeUntil ? [{ id, activeUntil: activeUntil.toISOString() }] : [],
    ),
  }
}

/** Gives back what was taken, with the ends it had. */
export async function restoreGrants(db: Db, memberId: string, { periods, wallets: cut }: TakenGrants): Promise<void> {
  for (const { start, end } of periods)
    await db
      .insert(premiumPeriods)
      .values({ memberId, start: new Date(start), end: new Date(end) })
      .onConflictDoUpdate({
        target: [premiumPeriods.memberId, premiumPeriods.start],
        set: { end: new Date(end) },
      })
  for (const { id, activeUntil } of cut)
    await db
      .update(wallets)
      .set({ activeUntil: new Date(activeUntil) })
      .where(and(eq(wallets.id, id), eq(wallets.memberId, memberId)))
}
