import { and, eq, gt, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { Period, WalletGrant } from './model.ts'
import type { NewWallet } from './store.server.ts'
import { members, premiumPeriods, staticPortfolios, wallets } from './tables.server.ts'

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
    .set({ activeUntil: endNow(now) })
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

/** A stretch of PREMIUM whose dates change; one that goes to null never begins. */
export type PeriodMove = { from: Period; to: Period | null }

/** Periods first leave their places and then take the new ones, which may be those of others. */
export async function movePeriods(db: Db, memberId: string, moves: readonly PeriodMove[]): Promise<void> {
  const starts = moves.map(({ from }) => from.start)
  if (starts.length > 0)
    await db
      .delete(premiumPeriods)
      .where(and(eq(premiumPeriods.memberId, memberId), inArray(premiumPeriods.start, starts)))
  const moved = moves.flatMap(({ to }) => (to ? [{ memberId, ...to }] : []))
  if (moved.length > 0) await db.insert(premiumPeriods).values(moved)
}

/**
 * What was given with a stretch of time follows it, earliest first: each goes back in time, to where the one before it was. One that
 * was added after the new end is left a thousandth of a second, as in `cutGrants`.
 */
export async function moveWallets(db: Db, memberId: string, from: Period, to: Period): Promise<void> {
  const { activeFrom, activeUntil } = wallets
  const [starts, ends] = [sql`${activeFrom} = ${from.start}`, sql`${activeUntil} = ${from.end}`]
  const newFrom = sql`case when ${starts} then ${to.start}::timestamptz else ${activeFrom} end`
  await db
    .update(wallets)
    .set({
      activeFrom: newFrom,
      activeUntil: sql`case when ${ends} then greatest(${to.end}::timestamptz, (${newFrom}) + interval '1 millisecond') else ${activeUntil} end`,
    })
    .where(and(eq(wallets.memberId, memberId), sql`(${starts} or ${ends})`))
}

/** Ends now the wallets that began at one of these instants and would have ended at that one; see `cutGrants` for those to come. */
export async function endWallets(
  db: Db,
  memberId: string,
  given: { starts: readonly Date[]; end: Date },
  now: Date,
): Promise<void> {
  await db
    .update(wallets)
    .set({ activeUntil: endNow(now) })
    .where(
      and(
        eq(wallets.memberId, memberId),
        eq(wallets.activeUntil, given.end),
        inArray(wallets.activeFrom, [...given.starts]),
        gt(wallets.activeUntil, now),
      ),
    )
}

/** Ends now everything that would have lasted until that instant, whenever it began. */
export async function endWalletsUntil(db: Db, memberId: string, end: Date, now: Date): Promise<void> {
  await db
    .update(wallets)
    .set({ activeUntil: endNow(now) })
    .where(and(eq(wallets.memberId, memberId), eq(wallets.activeUntil, end), gt(wallets.activeUntil, now)))
}

/** A grant as it lies in the register, with what it holds. */
export type HeldWallet = WalletGrant & { id: string; balance: number; used: number }

/** Every grant of a member with its credits, by tag and then by day. */
export function listHeldWallets(db: Db, memberId: string): Promise<HeldWallet[]> {
  return selectHeld(db).where(eq(wallets.memberId, memberId)).orderBy(wallets.tag, wallets.activeFrom)
}

/** One grant, held until the transaction ends. */
export async function lockHeldWallet(db: Db, memberId: string, walletId: string): Promise<HeldWallet | null> {
  const [row] = await selectHeld(db)
    .where(and(eq(wallets.memberId, memberId), eq(wallets.id, walletId)))
    .for('update')
  return row ?? null
}

function selectHeld(db: Db) {
  const { id, tag, stato, activeFrom, activeUntil, usedCredits: used } = wallets
  const balance = sql<number>`(${wallets.initialCredits} + ${wallets.bonusCredits} - ${wallets.usedCredits})::float8`
  return db.select({ id, tag, stato, activeFrom, activeUntil, balance, used }).from(wallets)
}

export async function updateWallet(
  db: Db,
  walletId: string,
  change: { stato: number | null; activeUntil: Date | null },
): Promise<void> {
  await db.update(wallets).set(change).where(eq(wallets.id, walletId))
}

export async function updateTrial(db: Db, memberId: string, trial: Period, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ trialStart: trial.start, trialEnd: trial.end, updatedAt: now })
    .where(eq(members.id, memberId))
}

type Codes = { promoCodes: readonly string[]; portfolios: readonly string[] }

/** The codes a member holds become these and no others. */
export async function replaceCodes(
  db: Db,
  memberId: string,
  { promoCodes, portfolios }: Codes,
  now: Date,
): Promise<void> {
  await db
    .update(members)
    .set({ promoCodes: [...promoCodes], updatedAt: now })
    .where(eq(members.id, memberId))
  await db.delete(staticPortfolios).where(eq(staticPortfolios.memberId, memberId))
  if (portfolios.length > 0) await db.insert(staticPortfolios).values(portfolios.map((code) => ({ memberId, code })))
}

export async function listPortfolios(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ code: staticPortfolios.code })
    .from(staticPortfolios)
    .where(eq(staticPortfolios.memberId, memberId))
    .orderBy(staticPortfolios.code)
  return rows.map(({ code }) => code)
}

const endNow = (now: Date) => sql`greatest(${now}::timestamptz, ${wallets.activeFrom} + interval '1 millisecond')`
