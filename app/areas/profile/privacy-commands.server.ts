import { strToU8, zipSync } from 'fflate'
import type { Disk } from 'flydrive'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { rememberIdentity } from '#areas/account/former-identity-commands.server.ts'
import { accountDeletedLetter, type Written } from '#areas/account/letters-copy.ts'
import type { SignInSettings } from '#areas/account/model.ts'
import { tellSecurityEvent } from '#areas/account/security-email-commands.server.ts'
import { keepAnAdministrator } from '#areas/account/staff-commands.server.ts'
import { deleteCredentials } from '#areas/account/store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { findMemberById, findMembersByEmail } from '#areas/audience/store.server.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import { anonymizeLeadsOf, listLeadsByEmail } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { deleteMemberRows, listMemberRows } from '#platform/db/member-rows.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { deleteLettersTo, listLettersTo } from '#platform/mail/store.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { MemberData, MemberFile } from './member-data-context.server.ts'
import type { Exported } from './model.ts'
import { pseudonymizeMember } from './store.server.ts'
import { toExport } from './wire.ts'

type Asked = {
  now: Date
  data: MemberData
  settings: Pick<SignInSettings, 'club' | 'origin'> & {
    /** Absent for a job: it erases accounts that nobody proved, of which nothing is to be recognised. */
    secret?: string
  }
  /** Who of the staff does it for a member who asked, and why. */
  by?: { actorId: string; reason: string }
}

const staffTrail = (by: Asked['by']) => by && { actorId: by.actorId, reason: by.reason }

/** Everything the club knows of a member: one archive, with what can be read by a program and what is read on paper. */
export async function exportMember(
  db: Db,
  member: Member,
  { now, data, settings, by, disk }: Asked & { disk: Disk },
): Promise<Uint8Array> {
  const exported = await db.transaction(async (tx): Promise<Exported> => {
    await recordTrail(tx, { at: now, kind: 'data-exported', memberId: member.id, ...staffTrail(by) })
    await tellSecurityEvent(tx, member, { kind: 'data-exported' }, { now, sender: settings })
    const isShared = await sharesMailbox(tx, member)
    return {
      at: now,
      member: await findMemberById(tx, member.id),
      rows: await listMemberRows(tx, member.id),
      // What was written to or from a mailbox that several accounts share is not this member's alone.
      letters: isShared ? [] : await listLettersTo(tx, member.email),
      leadsByEmail: isShared ? [] : await listLeadsByEmail(tx, member.email),
    }
  })
  const files: MemberFile[] = []
  for (const filesOf of data.files) files.push(...(await filesOf({ db, disk, memberId: member.id, ...settings })))
  const told = strToU8(JSON.stringify(toExport(exported, data.tables), null, 2))
  return zipSync({ 'i-miei-dati.json': told, ...Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])) })
}

/** Erasure: the person goes, the facts that law makes us keep stay under a number that is nobody's any more. */
export async function deleteAccount(
  db: Db,
  member: Member,
  { now, data, settings, by, letter = accountDeletedLetter(settings, member) }: Asked & { letter?: Written | null },
): Promise<void> {
  const gone = Object.entries(data.tables).filter(([, { atErasure }]) => atErasure === 'delete')
  await db.transaction(async (tx) => {
    await keepAnAdministrator(tx, member.id)
    const isShared = await sharesMailbox(tx, member)
    if (!isShared) await deleteLettersTo(tx, member.email)
    // Written before the address is forgotten, and deleted with it a month later.
    if (letter)
      await sendMail(tx, {
        to: member.email,
        ...letter,
        idempotencyKey: `account-deleted:${member.id}`,
        holdsSecret: true,
      })
    for (const keep of data.beforeErasure) await keep(tx, member.id)
    const hadTrial = Boolean((await findMemberById(tx, member.id))?.membership.trial)
    if (settings.secret && (member.emailVerifiedAt || hadTrial))
      await rememberIdentity(tx, { ...member, hadTrial }, { now, secret: settings.secret })
    await anonymizeLeadsOf(tx, member.id, isShared ? null : member.email, now)
    await deleteCredentials(tx, member.id)
    await deleteMemberRows(
      tx,
      member.id,
      gone.map(([table]) => table),
    )
    await upsertDetails(tx, member.id, {
      fiscalCode: null,
      birthDate: null,
      professionId: null,
      professionDetailId: null,
      invitedWith: null,
      hasPendingTrial: false,
      stoppedAt: null,
    })
    await pseudonymizeMember(tx, member.id, now)
    await revokeAllSessions(tx, [member.id], now)
    await recordTrail(tx, { at: now, kind: 'account-deleted', memberId: member.id, ...staffTrail(by) })
    await notify(tx, MEMBER_CHANNEL, member.id)
    // A professional card may have been on pages that are kept.
    await bumpRevision(tx)
  })
}

/** LOG-013. An address of two accounts stays an address when one of them goes. */
async function sharesMailbox(db: Db, { email }: Member): Promise<boolean> {
  return (await findMembersByEmail(db, email)).length > 1
}
