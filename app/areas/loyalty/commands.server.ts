import { extendMembership } from '#areas/audience/grant-commands.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Fact } from '#platform/facts/model.ts'
import { announce, listUnheard, markHeard } from '#platform/facts/store.server.ts'
import { addRomeDays, endOfRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { mailboxOf } from '#platform/pure/mailbox.ts'
import { earnPoints, expirePoints } from './ledger-commands.server.ts'
import {
  findAccount,
  listAwardInstants,
  listOperations,
  lockAccount,
  sumOperations,
  updateSeenBalance,
} from './ledger-store.server.ts'
import { awardedAt, awardKey, awardsFor } from './mission-rules.ts'
import { listMissionChanges } from './mission-store.server.ts'
import { LOYALTY_WALLET, type Operation } from './model.ts'
import { findInviter, listPlanPoints, planKey, updateWalletCredits } from './store.server.ts'

export const LISTENER = 'loyalty'

/**
 * Brings an account up to date: points of plans, facts that other areas announced since, points whose time has ended. Done before
 * anybody reads or spends, and by a job for who does neither; done again it changes nothing. Answers the balance.
 */
export async function settleAccount(db: Db, memberId: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, memberId)
    // IDN-011. What somebody earned before showing to have the mailbox waits until they do.
    const member = await findMemberById(tx, memberId)
    if (member?.emailVerifiedAt === null) return expirePoints(tx, memberId, now)
    for (const { activeFrom, points } of await listPlanPoints(tx, memberId, now))
      await earnPoints(tx, {
        memberId,
        points,
        description: 'Punti del tuo abbonamento',
        key: planKey(activeFrom),
        at: activeFrom,
      })
    await hearFacts(tx, memberId)
    const balance = await expirePoints(tx, memberId, now)
    await updateWalletCredits(tx, memberId, await sumOperations(tx, memberId), now)
    return balance
  })
}

/** What was announced before the member was in the programme waits until they are. */
async function hearFacts(tx: Db, memberId: string): Promise<void> {
  const heard = await listUnheard(tx, LISTENER, memberId)
  await tellInviter(tx, heard)
  const member = heard.length > 0 ? await findMemberById(tx, memberId) : null
  if (!member || member.membership.premiumPeriods.length === 0) return
  const before = await listAwardInstants(tx, memberId)
  for (const { fact, mission } of awardsFor(heard, before, member.membership, await listMissionChanges(tx)))
    await earnPoints(tx, {
      memberId,
      points: mission.points,
      description: mission.description,
      key: awardKey(fact),
      at: awardedAt(fact, mission, member.membership),
      mission: mission.code,
    })
  await markHeard(
    tx,
    LISTENER,
    heard.map(({ id }) => id),
  )
}

/** Whoever came by an invitation is a fact about the one who invited. */
async function tellInviter(tx: Db, heard: readonly Fact[]): Promise<void> {
  const arrivals = heard.filter(({ kind }) => kind === 'arrived-invited')
  for (const { memberId, subject, happenedAt } of arrivals) {
    const inviterId = await findInviter(tx, subject)
    const isOther = inviterId !== null && !(await haveOneMailbox(tx, inviterId, memberId))
    if (isOther) await announce(tx, { kind: 'member-invited', memberId: inviterId, subject: memberId, now: happenedAt })
  }
  await markHeard(
    tx,
    LISTENER,
    arrivals.map(({ id }) => id),
  )
}

/** IDN-012. Whoever invites an address of their own, however it is spelled, has invited nobody. */
async function haveOneMailbox(tx: Db, inviterId: string, memberId: string): Promise<boolean> {
  const [inviter, invited] = [await findMemberById(tx, inviterId), await findMemberById(tx, memberId)]
  return !inviter || !invited || mailboxOf(inviter.email) === mailboxOf(invited.email)
}

/** LOY-021. When the days of grace are over the programme closes: Stato 0 from the first instant after them. */
export async function closeProgramme(
  db: Db,
  { memberId, endedAt }: { memberId: string; endedAt: Date },
  graceDays: number,
): Promise<void> {
  const lastDay = addRomeDays(romeDayOf(new Date(endedAt.getTime() - 1)), graceDays)
  const grant = { tag: LOYALTY_WALLET, stato: 0, activeFrom: endOfRomeDay(lastDay), activeUntil: null }
  await extendMembership(db, memberId, { period: null, wallets: [grant], portfolios: [] })
}

/** DSK-036. Whoever looks as a member reads the account as it is: points are given and end when somebody else comes. */
export type Reading = { readonly now: Date; readonly isLooking: boolean }

/** The balance, brought up to date by whoever is not just looking. */
export async function readBalance(db: Db, memberId: string, { now, isLooking }: Reading): Promise<number> {
  return isLooking ? ((await findAccount(db, memberId))?.balance ?? 0) : settleAccount(db, memberId, now)
}

export type Activity = { balance: number; isChanged: boolean; operations: Operation[] }

/** LOY-025. The account as it is now, and whether the balance is another than when it was last read. */
export async function readActivity(db: Db, memberId: string, reading: Reading, limit: number): Promise<Activity> {
  return db.transaction(async (tx) => {
    const balance = await readBalance(tx, memberId, reading)
    const { seenBalance } = reading.isLooking ? { seenBalance: balance } : await lockAccount(tx, memberId)
    if (seenBalance !== balance) await updateSeenBalance(tx, memberId, balance)
    return { balance, isChanged: seenBalance !== balance, operations: await listOperations(tx, memberId, limit) }
  })
}
