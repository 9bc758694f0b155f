import { endOpenAccess } from '#areas/account/access-commands.server.ts'
import {
  FORGOTTEN_DETAILS,
  findDetails,
  listJoinedTo,
  lockDetails,
  upsertDetails,
} from '#areas/account/details-store.server.ts'
import { rememberIdentity } from '#areas/account/former-identity-commands.server.ts'
import type { Written } from '#areas/account/letters-copy.ts'
import { findMailLink, insertMailLink, spendMailLink } from '#areas/account/mail-link-store.server.ts'
import type { SignInSettings } from '#areas/account/model.ts'
import { keepAnAdministrator } from '#areas/account/staff-commands.server.ts'
import { deleteCredentials } from '#areas/account/store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { findMemberById, findMembersByEmail, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import { anonymizeLeadsOf } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { deleteMemberRows } from '#platform/db/member-rows.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { deleteLettersTo } from '#platform/mail/store.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { expireArchivesOf } from './archive-store.server.ts'
import { accountDeletedEmail, erasureRequestedEmail } from './emails-copy.ts'
import type { MemberData } from './member-data-context.server.ts'
import { UNDO_HOURS } from './model.ts'
import { pseudonymizeMember } from './store.server.ts'

const UNDO_MS = UNDO_HOURS * 60 * 60_000

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

/** IDN-051. The member wants to go: nobody enters any more, and for two days the e-mail takes everything back. */
export async function requestErasure(
  db: Db,
  { id: memberId, name, email }: Pick<Member, 'id' | 'name' | 'email'>,
  { now, settings }: Pick<Asked, 'now' | 'settings'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await keepAnAdministrator(tx, memberId)
    const erasesAt = new Date(now.getTime() + UNDO_MS)
    await endOpenAccess(tx, memberId, now)
    await upsertDetails(tx, memberId, { closedAt: now, erasesAt })
    const token = await insertMailLink(tx, { kind: 'erasure-undo', memberId, now, lastsMs: UNDO_MS })
    await sendMail(tx, {
      to: email,
      ...erasureRequestedEmail(settings, { name, erasesAt, token }),
      idempotencyKey: `erasure-requested:${memberId}:${now.getTime()}`,
      holdsSecret: true,
    })
    await recordTrail(tx, { at: now, kind: 'erasure-requested', memberId })
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

/** When the account of a link is to be erased; null where the link undoes nothing any more. Looking changes nothing. */
export async function findErasure(db: Db, token: string, now: Date): Promise<Date | null> {
  const memberId = await findMailLink(db, 'erasure-undo', token, now)
  return memberId === null ? null : (await findDetails(db, memberId)).erasesAt
}

/** IDN-051. The account is as it was; whoever wants to enter signs in. False where the link is used or over. */
export async function undoErasure(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const memberId = await spendMailLink(tx, 'erasure-undo', token, now)
    if (memberId === null || !(await lockDetails(tx, memberId)).erasesAt) return false
    await upsertDetails(tx, memberId, { closedAt: null, erasesAt: null })
    await recordTrail(tx, { at: now, kind: 'erasure-undone', memberId })
    await notify(tx, MEMBER_CHANNEL, memberId)
    return true
  })
}

/** Erasure: the person goes, the facts that law makes us keep stay under a number that is nobody's any more. */
export async function deleteAccount(
  db: Db,
  member: Member,
  { now, data, settings, by, email = accountDeletedEmail(settings, member) }: Asked & { email?: Written | null },
): Promise<void> {
  const gone = Object.entries(data.tables).filter(([, { atErasure }]) => atErasure === 'delete')
  await db.transaction(async (tx) => {
    await keepAnAdministrator(tx, member.id)
    const isShared = await sharesMailbox(tx, member)
    if (!isShared) await deleteLettersTo(tx, member.email)
    // Written before the address is forgotten, and deleted with it a month later.
    if (email)
      await sendMail(tx, {
        to: member.email,
        ...email,
        idempotencyKey: `account-deleted:${member.id}`,
        holdsSecret: true,
      })
    for (const keep of data.beforeErasure) await keep(tx, member.id, now)
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
    await upsertDetails(tx, member.id, FORGOTTEN_DETAILS)
    await expireArchivesOf(tx, member.id, now)
    await pseudonymizeMember(tx, member.id, now)
    await revokeAllSessions(tx, [member.id], now)
    await recordTrail(tx, { at: now, kind: 'account-deleted', memberId: member.id, ...staffTrail(by) })
    await notify(tx, MEMBER_CHANNEL, member.id)
    // DSK-031. What is left of the accounts that were joined to this one goes with it.
    for (const id of await listJoinedTo(tx, member.id)) {
      const joined = (await findViewerByMemberId(tx, id, now))?.member
      if (joined) await deleteAccount(tx, joined, { now, data, settings, by, email: null })
    }
    // A professional card may have been on pages that are kept.
    await bumpRevision(tx)
  })
}

/** LOG-013. An address of two accounts stays an address when one of them goes. */
export async function sharesMailbox(db: Db, { email }: Pick<Member, 'email'>): Promise<boolean> {
  return (await findMembersByEmail(db, email)).length > 1
}
