import { resumeMembership, suspendMembership } from '#areas/audience/grant-commands.server.ts'
import { lockMember, type TakenGrants } from '#areas/audience/grant-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { writeSuspensionLetter } from './letter-commands.server.ts'
import type { Desk } from './payment-commands.server.ts'
import { deleteSuspension, findSuspension, hasUnpaidBefore, insertSuspension } from './suspension-store.server.ts'

/** Suspends a member whose instalment is late beyond what the club bears. Asked again, or already paid, nothing happens. */
export async function suspendForLateness(db: Db, memberId: string, desk: Desk): Promise<boolean> {
  const isSuspended = await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    if ((await findSuspension(tx, memberId)) || !(await isTooLate(tx, memberId, desk))) return false
    const taken = await suspendMembership(tx, memberId, desk.now)
    if (isNothing(taken)) return false
    await insertSuspension(tx, { memberId, suspendedAt: desk.now, taken })
    await writeSuspensionLetter(tx, memberId, desk)
    return true
  })
  if (isSuspended) desk.forgetMember(memberId)
  return isSuspended
}

/** In the transaction of a payment: what was taken comes back as soon as nothing is too late. */
export async function resumeIfPaid(db: Db, memberId: string, desk: Desk): Promise<void> {
  if (!(await isTooLate(db, memberId, desk))) await liftSuspension(db, memberId)
}

/** Gives back what was taken, if anything was, and answers since when it had been. */
export async function liftSuspension(db: Db, memberId: string): Promise<Date | null> {
  const suspension = await findSuspension(db, memberId)
  if (!suspension) return null
  await resumeMembership(db, memberId, suspension.taken)
  await deleteSuspension(db, memberId)
  return suspension.suspendedAt
}

/**
 * Does something to what a member really has, in the transaction of whoever calls: what was taken for lateness is given back
 * before, so that what is bought follows it and what is taken back ends; who is still too late then is suspended as before, at once
 * and without another letter. Answers whether they are.
 */
export async function pastSuspension(
  db: Db,
  { memberId, settledId }: { memberId: string; settledId?: string },
  desk: Desk,
  change: () => Promise<void>,
): Promise<boolean> {
  const since = await liftSuspension(db, memberId)
  await change()
  if (!since || !(await isTooLate(db, memberId, desk, settledId))) return false
  const taken = await suspendMembership(db, memberId, since)
  if (isNothing(taken)) return false
  await insertSuspension(db, { memberId, suspendedAt: since, taken })
  return true
}

/** The first day on which an unpaid instalment is no reason to suspend. */
export function firstBearableDay({ now, club }: Pick<Desk, 'now' | 'club'>) {
  return addRomeDays(romeDayOf(now), -club.sales.lateInstallmentDays)
}

/** `settledId`: the invoice being paid by this very transaction, which is no reason any more. */
function isTooLate(db: Db, memberId: string, desk: Desk, settledId?: string): Promise<boolean> {
  return hasUnpaidBefore(db, memberId, { day: firstBearableDay(desk), settledId })
}

/** An addon may be held without a plan: then wallets are all there is to take, and to give back. */
function isNothing({ periods, wallets }: TakenGrants): boolean {
  return periods.length === 0 && wallets.length === 0
}
