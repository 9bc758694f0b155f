import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, exists, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { premiumPeriods, wallets } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { isUnheardBy } from '#platform/facts/store.server.ts'
import { facts } from '#platform/facts/tables.server.ts'
import { LOYALTY_WALLET } from './model.ts'
import { loyaltyInvitations, loyaltyOperations } from './tables.server.ts'

export type PlanPoints = { activeFrom: Date; points: number }

/** The points a plan brings: the credits its wallet is granted with, one grant per purchase. */
export async function listPlanPoints(db: Db, memberId: string, now: Date): Promise<PlanPoints[]> {
  return db
    .select({ activeFrom: wallets.activeFrom, points: wallets.initialCredits })
    .from(wallets)
    .where(isGrantedTo(memberId, now))
    .orderBy(asc(wallets.activeFrom))
}

export const planKey = (activeFrom: Date) => `plan:${activeFrom.toISOString()}`

/** Members whose plan brought points that nobody has written yet. */
export async function listMembersWithNewPlans(db: Db, now: Date, limit: number): Promise<string[]> {
  const written = db
    .select({ one: sql`1` })
    .from(loyaltyOperations)
    .where(
      and(
        eq(loyaltyOperations.memberId, wallets.memberId),
        sql`${loyaltyOperations.key} = 'plan:' || to_char(${wallets.activeFrom} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      ),
    )
  const rows = await db
    .selectDistinct({ memberId: wallets.memberId })
    .from(wallets)
    .where(
      and(
        eq(wallets.tag, LOYALTY_WALLET),
        gt(wallets.initialCredits, 0),
        lte(wallets.activeFrom, now),
        notExists(written),
      ),
    )
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

function isGrantedTo(memberId: string, now: Date) {
  return and(
    eq(wallets.memberId, memberId),
    eq(wallets.tag, LOYALTY_WALLET),
    gt(wallets.initialCredits, 0),
    lte(wallets.activeFrom, now),
  )
}

/**
 * AUD-007, API-210. The wallet says of points what the ledger says: what a plan brought stays its initial credits, everything else
 * that was earned is bonus, everything that is gone is used.
 */
export async function updateWalletCredits(
  db: Db,
  memberId: string,
  { earned, gone }: { earned: number; gone: number },
  now: Date,
): Promise<void> {
  const [wallet] = await db
    .select()
    .from(wallets)
    .where(
      and(
        eq(wallets.memberId, memberId),
        eq(wallets.tag, LOYALTY_WALLET),
        lte(wallets.activeFrom, now),
        or(isNull(wallets.activeUntil), gt(wallets.activeUntil, now)),
      ),
    )
    .orderBy(desc(wallets.activeFrom))
    .limit(1)
  if (!wallet) return
  const bonusCredits = Math.max(0, earned - wallet.initialCredits)
  if (wallet.usedCredits === gone && wallet.bonusCredits === bonusCredits) return
  await db.execute(sql`select set_config('club.credit_reason', 'loyalty', true)`)
  await db.update(wallets).set({ bonusCredits, usedCredits: gone }).where(eq(wallets.id, wallet.id))
}

/** Members of whom something can be heard: those who have been in the programme, and whoever came by an invitation. */
export async function listMembersToHear(db: Db, listener: string, limit: number): Promise<string[]> {
  const inProgramme = db.select({ one: sql`1` }).from(premiumPeriods).where(eq(premiumPeriods.memberId, facts.memberId))
  const rows = await db
    .selectDistinct({ memberId: facts.memberId })
    .from(facts)
    .where(and(isUnheardBy(db, listener), or(eq(facts.kind, 'arrived-invited'), exists(inProgramme))))
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

/** LOY-021. Members whose last subscription ended by this instant, and whose programme is still open. */
export async function listMembersToClose(
  db: Db,
  endedBy: Date,
  now: Date,
  limit: number,
): Promise<{ memberId: string; endedAt: Date }[]> {
  const { rows } = await db.execute<{ member_id: string; ended_at: string }>(sql`
    select p.member_id, max(p."end") as ended_at
    from ${premiumPeriods} p
    where (
      select w.stato from ${wallets} w
      where w.member_id = p.member_id and w.tag = ${LOYALTY_WALLET} and w.active_from <= ${now}
        and (w.active_until is null or w.active_until > ${now})
      order by w.active_from desc limit 1
    ) = 1
    group by p.member_id having max(p."end") <= ${endedBy}
    order by p.member_id limit ${limit}`)
  return rows.map((row) => ({ memberId: row.member_id, endedAt: new Date(row.ended_at) }))
}

/** The word of a member's invitation, made the first time it is asked for. */
export async function findOrMakeInvitation(db: Db, memberId: string): Promise<string> {
  const find = () => db.select().from(loyaltyInvitations).where(eq(loyaltyInvitations.memberId, memberId))
  const [known] = await find()
  if (known) return known.code
  await db
    .insert(loyaltyInvitations)
    .values({ memberId, code: randomBytes(6).toString('base64url').toLowerCase() })
    .onConflictDoNothing()
  const [made] = await find()
  if (!made) throw new Error('An invitation could not be made.')
  return made.code
}

export async function findInviter(db: Db, code: string): Promise<string | null> {
  const [row] = await db.select().from(loyaltyInvitations).where(eq(loyaltyInvitations.code, code))
  return row?.memberId ?? null
}
