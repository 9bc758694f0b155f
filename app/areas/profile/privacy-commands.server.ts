import { listAudit, recordAudit } from '#areas/account/audit-store.server.ts'
import { findDetails, listMarketingConsents, upsertDetails } from '#areas/account/details-store.server.ts'
import { accountDeletedLetter, type Sender } from '#areas/account/letters-copy.ts'
import { deleteCredentials, listConsents } from '#areas/account/store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { findMemberById, listWallets } from '#areas/audience/store.server.ts'
import { anonymizeLeadsOf, listLeadsOfMember } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { listSessions, revokeAllSessions } from '#platform/session/store.server.ts'
import type { Exported } from './model.ts'
import { pseudonymizeMember } from './store.server.ts'

/** Everything these areas know of a member, in words a person can read; the asking is itself recorded. */
export async function exportMember(db: Db, memberId: string, now: Date): Promise<Exported> {
  return db.transaction(async (tx) => {
    const member = await findMemberById(tx, memberId)
    const exported: Exported = {
      at: now,
      member,
      details: await findDetails(tx, memberId),
      acceptedConditions: await listConsents(tx, memberId),
      marketing: await listMarketingConsents(tx, memberId),
      wallets: await listWallets(tx, memberId, now),
      sessions: await listSessions(tx, memberId, now),
      leads: await listLeadsOfMember(tx, memberId),
      trail: await listAudit(tx, memberId),
    }
    await recordAudit(tx, { at: now, kind: 'data-exported', memberId })
    return exported
  })
}

/** Erasure: the person goes, the facts that law makes us keep stay under a number that is nobody's any more. */
export async function deleteAccount(db: Db, member: Member, sender: Sender, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Written first: afterwards nobody knows the address.
    await sendMail(tx, {
      to: member.email,
      ...accountDeletedLetter(sender, member),
      idempotencyKey: `account-deleted:${member.id}`,
      holdsSecret: true,
    })
    await deleteCredentials(tx, member.id)
    await anonymizeLeadsOf(tx, member.id, now)
    await upsertDetails(tx, member.id, {
      fiscalCode: null,
      birthDate: null,
      professionId: null,
      professionDetailId: null,
      emailVerifiedAt: null,
    })
    await pseudonymizeMember(tx, member.id, now)
    await revokeAllSessions(tx, [member.id], now)
    await recordAudit(tx, { at: now, kind: 'account-deleted', memberId: member.id })
    await notify(tx, MEMBER_CHANNEL, member.id)
  })
}
