import { lockMember } from '#areas/audience/grant-store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { findMemberById, findMembersByEmail } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { personalEmailProblem } from '#platform/pure/person-fields.ts'
import { newLinkToken } from '#platform/secrets/link-token.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { endEveryAccess } from './access-commands.server.ts'
import { EMAIL_CHANGE_BOUNDS, EMAIL_CHANGE_MS } from './email-change-model.ts'
import {
  endChange,
  endLaterChanges,
  endPendingChanges,
  findChangeByStop,
  findChangeByToken,
  insertChange,
  markChangeDone,
  updateProvedEmail,
} from './email-change-store.server.ts'
import { endAllMailLinks } from './mail-link-store.server.ts'
import { lockRegistrationOf } from './membership-store.server.ts'
import { type SignInSettings, UNPROVED } from './model.ts'
import { listPasskeys } from './passkey-store.server.ts'
import { tellSecurityEvent } from './security-email-commands.server.ts'
import { emailChangeAskedEmail, emailChangeEmail } from './security-emails-copy.ts'
import { deleteStaffInvitation } from './staff-invitation-store.server.ts'
import { assertStillThem } from './still-them-commands.server.ts'
import { countBounded } from './tries-commands.server.ts'

type Asked = { now: Date; settings: SignInSettings; sessionId: string | null }

/**
 * IDN-016, IDN-017. A member asks for another address: it becomes theirs when they press the link that arrives there, within a day. The old
 * mailbox is told at once, and stops it. Whoever asks for somebody's address is answered alike (IDN-018): no link leaves, and its owner is told.
 */
export async function askEmailChange(db: Db, member: Member, typed: string, asked: Asked): Promise<void> {
  const { now, settings } = asked
  if (member.emailVerifiedAt === null) throw new Conflict(UNPROVED)
  const email = typed.trim().toLowerCase()
  const problem = personalEmailProblem(email)
  if (problem) throw new InvalidInput({ email: problem })
  if (email === member.email) throw new InvalidInput({ email: 'È l’indirizzo che hai già.' })
  await assertStillThem(db, member, asked)
  await countBounded(db, { what: 'email-change', memberId: member.id, bounds: EMAIL_CHANGE_BOUNDS }, asked)
  await db.transaction(async (tx) => {
    await lockMember(tx, member.id)
    await endPendingChanges(tx, member.id, now)
    const [owner] = await findMembersByEmail(tx, email)
    const [token, stop] = [newLinkToken(), newLinkToken()]
    await insertChange(tx, {
      memberId: member.id,
      oldEmail: member.email,
      newEmail: email,
      token: owner ? null : token,
      stop,
      askedAt: now,
      expiresAt: new Date(now.getTime() + EMAIL_CHANGE_MS),
    })
    if (owner) await tellSecurityEvent(tx, owner, { kind: 'address-asked' }, { now, sender: settings })
    else
      await sendMail(tx, {
        to: email,
        ...emailChangeEmail(settings, { token }),
        idempotencyKey: `email-change:${token.slice(0, 16)}`,
        holdsSecret: true,
      })
    await sendMail(tx, {
      to: member.email,
      ...emailChangeAskedEmail(settings, { name: member.name, username: member.username, token: stop }),
      idempotencyKey: `email-change-asked:${stop.slice(0, 16)}`,
      holdsSecret: true,
    })
    await recordTrail(tx, { at: now, kind: 'email-change-asked', memberId: member.id, changes: [{ field: 'E-mail' }] })
  })
}

/** The member thinks better of it; false where nothing was waiting. */
export async function withdrawEmailChange(db: Db, memberId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    if (!(await endPendingChanges(tx, memberId, now))) return false
    await recordTrail(tx, { at: now, kind: 'email-change-stopped', memberId })
    return true
  })
}

export type ConfirmOutcome = 'changed' | 'dead' | 'other' | 'taken'

/**
 * The link of the new mailbox, pressed by whoever is signed in to the account it is of. With the link alone a stranger whose address was
 * mistyped would be given the account. Everybody else who is inside leaves, and links already sent open nothing.
 */
export async function confirmEmailChange(
  db: Db,
  signedIn: { id: string; sessionId: string | null },
  { token, now, settings }: { token: string; now: Date; settings: SignInSettings },
): Promise<ConfirmOutcome> {
  return db.transaction(async (tx) => {
    await lockMember(tx, signedIn.id)
    const change = await findChangeByToken(tx, token, now)
    if (!change) return 'dead'
    if (change.memberId !== signedIn.id) return 'other'
    const member = await findMemberById(tx, signedIn.id)
    await lockRegistrationOf(tx, change.newEmail)
    const isTaken = (await findMembersByEmail(tx, change.newEmail)).length > 0
    // The staff may have written another address in the meantime.
    if (!member || member.email !== change.oldEmail || isTaken) {
      await endChange(tx, change.id, now)
      return isTaken ? 'taken' : 'dead'
    }
    await markChangeDone(tx, change.id, now)
    await endAllMailLinks(tx, member.id, now)
    await deleteStaffInvitation(tx, member.id)
    await updateProvedEmail(tx, member.id, change.newEmail, now)
    await revokeAllSessions(tx, [member.id], now, signedIn.sessionId)
    await recordTrail(tx, { at: now, kind: 'email-changed', memberId: member.id, changes: [{ field: 'E-mail' }] })
    const event = { kind: 'email-changed', username: member.username } as const
    await tellSecurityEvent(tx, member, event, { now, sender: settings })
    await notify(tx, MEMBER_CHANNEL, member.id)
    return 'changed'
  })
}

export type StopOutcome = { kind: 'stopped' | 'taken-back'; memberId: string } | { kind: 'dead' | 'taken' }

/**
 * One press in the old mailbox. Before the change, nothing changes. After it the old address is back, and whatever opened the account since
 * it was asked falls: sessions, links, browsers and the passkeys added meanwhile.
 */
export async function stopEmailChange(db: Db, { token, now }: { token: string; now: Date }): Promise<StopOutcome> {
  return db.transaction(async (tx) => {
    const found = await findChangeByStop(tx, token, now)
    if (!found) return { kind: 'dead' }
    const { memberId, oldEmail } = found
    await lockMember(tx, memberId)
    const change = await findChangeByStop(tx, token, now)
    if (!change) return { kind: 'dead' }
    if (!change.doneAt) {
      await endChange(tx, change.id, now)
      await recordTrail(tx, { at: now, kind: 'email-change-stopped', memberId })
      return { kind: 'stopped', memberId }
    }
    await lockRegistrationOf(tx, oldEmail)
    if ((await findMembersByEmail(tx, oldEmail)).some(({ id }) => id !== memberId)) return { kind: 'taken' }
    await endLaterChanges(tx, change, now)
    await endChange(tx, change.id, now)
    const older = (await listPasskeys(tx, memberId)).filter(({ createdAt }) => createdAt < change.askedAt)
    await endEveryAccess(tx, memberId, now, { keptPasskeys: older.map(({ id }) => id), keepsSecondFactor: true })
    await updateProvedEmail(tx, memberId, oldEmail, now)
    const changes = [{ field: 'E-mail' }]
    await recordTrail(tx, { at: now, kind: 'email-change-stopped', memberId, changes })
    await notify(tx, MEMBER_CHANNEL, memberId)
    return { kind: 'taken-back', memberId }
  })
}
