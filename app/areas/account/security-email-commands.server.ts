import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { Sender } from './letters-copy.ts'
import { SECURITY_EMAIL_PAUSE_MS, type SecurityEvent } from './security-email-model.ts'
import { claimSecurityEmail } from './security-email-store.server.ts'
import { securityEmail } from './security-emails-copy.ts'

/** IDN-017. Tells a member, in the transaction of what happened, that something happened to the account. */
export async function tellSecurityEvent(
  tx: Db,
  member: Pick<Member, 'id' | 'name' | 'email'>,
  event: SecurityEvent,
  { now, sender }: { now: Date; sender: Sender },
): Promise<void> {
  const before = new Date(now.getTime() - SECURITY_EMAIL_PAUSE_MS)
  // There are ten recovery codes, and each use is told (IDN-031).
  const isPaced = event.kind !== 'recovery-code-used'
  if (isPaced && !(await claimSecurityEmail(tx, { memberId: member.id, kind: event.kind, before, now }))) return
  await sendMail(tx, {
    to: member.email,
    ...securityEmail(sender, member, event),
    idempotencyKey: `security:${event.kind}:${member.id}:${now.getTime()}`,
  })
}
