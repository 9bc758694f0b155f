import { resumeMembership, suspendMembership } from '#areas/audience/grant-commands.server.ts'
import { lockMember } from '#areas/audience/grant-store.server.ts'
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
    if (taken.periods.length === 0) return false
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

/** Gives back what was taken, if anything was. Who is still too late is suspended again by the next run of the job. */
export async function liftSuspension(db: Db, memberId: string): Promise<void> {
  const suspension = await findSuspension(db, memberId)
  if (!suspension) return
  await resumeMembership(db, memberId, suspension.taken)
  await deleteSuspension(db, memberId)
}

/** The first day on which an unpaid instalment is no reason to suspend. */
export function firstBearableDay({ now, club }: Pick<Desk, 'now' | 'club'>) {
  return addRomeDays(romeDayOf(now), -club.sales.lateInstallmentDays)
}

function isTooLate(db: Db, memberId: string, desk: Desk): Promise<boolean> {
  return hasUnpaidBefore(db, memberId, firstBearableDay(desk))
}
