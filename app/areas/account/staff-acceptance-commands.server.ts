import type { MemberRecord, Role } from '#areas/audience/model.ts'
import { rolesInWords } from '#areas/audience/permission-copy.ts'
import { listRoles } from '#areas/audience/role-store.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { hashPassword } from '#platform/secrets/password-hash.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { endEveryAccess } from './access-commands.server.ts'
import { lockStaff } from './correction-store.server.ts'
import { findDetails, upsertDetails } from './details-store.server.ts'
import { proveMailbox } from './mailbox-proof-commands.server.ts'
import type { SignInSettings } from './model.ts'
import { findPasswordOwner, openNewPassword } from './new-password-commands.server.ts'
import { forgetTries } from './recovery-commands.server.ts'
import { giveRoles, roleTitles } from './staff-commands.server.ts'
import {
  findStaffInvitationByToken,
  type StaffInvitation,
  spendStaffInvitation,
} from './staff-invitation-store.server.ts'
import { listAccounts, upsertPassword } from './store.server.ts'

export type OpenInvitation = { name: string; email: string; role: string; asksPassword: boolean }

/** What the page of an invitation says, while its link can be used. Looking changes nothing: mail programs open links by themselves. */
export async function findInvitation(db: Db, token: string, now: Date): Promise<OpenInvitation | null> {
  const found = await findInvitee(db, await findStaffInvitationByToken(db, token, now))
  if (!found) return null
  const { member, roles } = found
  const { name, email } = member
  return { name, email, role: roleTitles(roles), asksPassword: await asksPassword(db, member) }
}

type Acceptance = { token: string; envelope: string | null; now: Date; settings: SignInSettings }

export type AcceptanceOutcome =
  | { kind: 'accepted'; memberId: string }
  | { kind: 'gone' }
  | { kind: 'unreadable' }
  | { kind: 'refused'; problem: string }

/**
 * IDN-002. Whoever has the link has the mailbox: the account becomes theirs alone, and only then gets the role. A password that is
 * refused does not use the link up.
 */
export async function acceptInvitation(db: Db, acceptance: Acceptance): Promise<AcceptanceOutcome> {
  const { token, now, settings } = acceptance
  const seen = await findInvitee(db, await findStaffInvitationByToken(db, token, now))
  if (!seen) return { kind: 'gone' }
  const owner = (await asksPassword(db, seen.member)) && (await findPasswordOwner(db, seen.member.id))
  const envelope = acceptance.envelope ?? ''
  const opened = owner ? await openNewPassword(db, { envelope, owner, settings, now }) : null
  if (opened?.kind === 'replayed') return { kind: 'unreadable' }
  if (opened && opened.kind !== 'opened') return opened
  const passwordHash = opened && (await hashPassword(opened.password))
  return db.transaction(async (tx) => {
    await lockStaff(tx)
    const spent = await spendStaffInvitation(tx, token, now)
    const found = await findInvitee(tx, spent)
    if (!spent || !found) return { kind: 'gone' }
    const { member, roles } = found
    await endEveryAccess(tx, member.id, now)
    if (passwordHash) await upsertPassword(tx, { memberId: member.id, passwordHash, now })
    await proveMailbox(tx, member, { now, settings })
    await upsertDetails(tx, member.id, { closedAt: null, erasesAt: null })
    await forgetTries(tx, member, settings)
    await recordTrail(tx, { at: now, kind: 'role-accepted', memberId: member.id, name: rolesInWords(roles) })
    // The trail says who invited; who accepted is the line before.
    const by = { actorId: spent.invitedBy, now, sender: settings, reason: spent.reason }
    await giveRoles(tx, member, roles, by)
    return { kind: 'accepted', memberId: member.id }
  })
}

/**
 * An account that has moved to another address since was invited at a mailbox that is no longer its own. One that the club closed opens
 * again only for whoever keeps the server.
 */
async function findInvitee(
  db: Db,
  invitation: StaffInvitation | null,
): Promise<{ member: MemberRecord; roles: (Role & { until: RomeDay | null })[] } | null> {
  const member = invitation && (await findMemberById(db, invitation.memberId))
  if (!member || member.email !== invitation.email) return null
  const isShut = invitation.invitedBy !== null && (await findDetails(db, member.id)).closedAt !== null
  const { roles, until } = invitation
  const offered = (await listRoles(db)).filter(({ role }) => roles.includes(role)).map((role) => ({ ...role, until }))
  return isShut || offered.length === 0 ? null : { member, roles: offered }
}

/** Whoever chose the password of an account whose mailbox nobody proved may be somebody else. */
async function asksPassword(db: Db, { username, emailVerifiedAt }: MemberRecord): Promise<boolean> {
  if (emailVerifiedAt === null) return true
  const [account] = await listAccounts(db, { kind: 'number', number: username })
  return !account?.passwordHash
}
