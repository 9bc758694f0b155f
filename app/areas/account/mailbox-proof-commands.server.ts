import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import type { MemberRecord } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import { announce } from '#platform/facts/store.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { lockDetails, upsertDetails, verifyEmailOf } from './details-store.server.ts'
import { hasHadTrial, isNewPerson } from './former-identity-commands.server.ts'
import { type SignInSettings, UNPROVED } from './model.ts'
import { beginTrial } from './trial-commands.server.ts'

export type ProofSettings = Pick<SignInSettings, 'secret' | 'club' | 'origin'>
type Proof = { now: Date; settings: ProofSettings }

/**
 * In the transaction of whatever proved it: whoever has this account has its mailbox. The first proof counts, and what had waited for it
 * begins: the trial (IDN-011), and the points of whoever invited somebody new (IDN-012).
 */
export async function proveMailbox(tx: Db, member: MemberRecord, { now, settings }: Proof): Promise<void> {
  if (member.emailVerifiedAt !== null) return
  await verifyEmailOf(tx, member.id, now)
  await recordTrail(tx, { at: now, kind: 'email-verified', memberId: member.id })
  const { fiscalCode, invitedWith, hasPendingTrial } = await lockDetails(tx, member.id)
  const person = { id: member.id, email: member.email, fiscalCode }
  const asked = { now, secret: settings.secret }
  if (invitedWith && (await isNewPerson(tx, person, asked)))
    await announce(tx, { kind: 'arrived-invited', memberId: member.id, subject: invitedWith, now })
  const isRegistered = subscriptionTypeAt(member.membership, now) === 'REGISTRATO'
  if (hasPendingTrial && isRegistered && !(await hasHadTrial(tx, person, asked)))
    await beginTrial(tx, member, { now, settings })
  await upsertDetails(tx, member.id, { invitedWith: null, hasPendingTrial: false, erasureToldAt: null })
  await notify(tx, MEMBER_CHANNEL, member.id)
}

/** IDN-011. Refuses what needs a proved mailbox, and remembers where the journey stopped, for the link of the e-mail to lead back there. */
export async function requireProvedMailbox(
  db: Db,
  { id, emailVerifiedAt }: { id: string; emailVerifiedAt: Date | null },
  stoppedAt?: string,
): Promise<void> {
  if (emailVerifiedAt !== null) return
  if (stoppedAt) await upsertDetails(db, id, { stoppedAt })
  throw new NotAllowed(UNPROVED)
}
