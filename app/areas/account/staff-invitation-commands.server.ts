import type { MemberRecord } from '#areas/audience/model.ts'
import { rolesInWords } from '#areas/audience/permission-copy.ts'
import { listRoles } from '#areas/audience/role-store.server.ts'
import { runningRoles } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById, findMembersNamed, findViewerByMemberId, insertMember } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { emailProblem, nameProblem } from '#platform/pure/person-fields.ts'
import { newLinkToken } from '#platform/secrets/link-token.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { lockStaff } from './correction-store.server.ts'
import { findDetails } from './details-store.server.ts'
import { EMAIL_MAX_LENGTH, STAFF_INVITATION_MS } from './model.ts'
import { type By, rolesMark, roleTitles, type WantedRole, wantedRoles } from './staff-commands.server.ts'
import {
  deleteStaffInvitation,
  findStaffInvitation,
  type StaffInvitation,
  upsertStaffInvitation,
} from './staff-invitation-store.server.ts'
import { invitationLink, serverAdministratorLetter, staffInvitationLetter } from './staff-letters-copy.ts'
import { mayGive, NOT_THEIRS } from './staff-rules.ts'
import { freeGrants } from './trial-rules.ts'

export type Invited = { who: string; name: string; surname: string; roles: readonly string[]; until: RomeDay | null }

/**
 * IDN-001. Invites somebody to work here: a member, named by username, client code or e-mail; or somebody the club does not know, who
 * gets an account. Either way the role waits with the invitation. Asked twice, the second finds the first's work done.
 */
export async function inviteStaff(db: Db, { who, name, surname, roles, until }: Invited, by: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx)
    const known = await findOne(tx, who)
    const member = known ?? (await addPerson(tx, { who, name, surname }, by.now))
    const wanted = roles.map((role) => ({ role, until }))
    const has = runningRoles(member.roles, by.now)
    if (has.length > 0 && rolesMark(has) === rolesMark(wanted)) return
    if (has.length > 0) throw new InvalidInput({ who: 'Lavora già qui: cambia il suo ruolo nell’elenco.' })
    if ((await findDetails(tx, member.id)).closedAt)
      throw new InvalidInput({ who: 'Questo account è chiuso: prima riaprilo.' })
    const waiting = await findStaffInvitation(tx, member.id)
    const isSame =
      waiting && rolesMark(waiting.roles.map((role) => ({ role, until: waiting.until }))) === rolesMark(wanted)
    if (isSame && waiting.email === member.email && waiting.expiresAt > by.now) return
    await assertMayGive(tx, wanted, by)
    await sendInvitation(tx, { ...member, isNew: !known }, wanted, by)
  })
}

/** The same invitation with another link and seven more days; the link of before opens nothing any more. */
export async function sendInvitationAgain(db: Db, memberId: string, by: Omit<By, 'reason'>): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx)
    const invitation = await findStaffInvitation(tx, memberId)
    const member = invitation && (await findMemberById(tx, memberId))
    if (!member) throw new Conflict('Questo invito non c’è più: la persona l’ha accettato o qualcuno l’ha ritirato.')
    const wanted = invitation.roles.map((role) => ({ role, until: invitation.until }))
    await sendInvitation(tx, member, wanted, { ...by, reason: invitation.reason }, invitation.invitedAt)
  })
}

export async function withdrawInvitation(db: Db, memberId: string, { actorId, now }: By): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx)
    const invitation = await findStaffInvitation(tx, memberId)
    if (!invitation || !(await deleteStaffInvitation(tx, memberId)))
      throw new Conflict('Questo invito non c’è più: la persona l’ha accettato o qualcuno l’ha ritirato.')
    const { roles, until, reason } = invitation
    const known = (await listRoles(tx)).filter(({ role }) => roles.includes(role))
    const name = rolesInWords(known.map((role) => ({ ...role, until })))
    await recordTrail(tx, { at: now, kind: 'role-offer-withdrawn', memberId, actorId, name, reason })
  })
}

export type Opened = { username: number; email: string; isNew: boolean; link: string }

/**
 * IDN-005. Whoever keeps the server opens the desk to its first administrator, or again when all of them are locked out. The link goes
 * to whoever stands at the server and not by mail, which may not be there yet; a mailbox that was proved is told.
 */
export async function openDesk(db: Db, { who, name, surname }: NewPerson, by: By): Promise<Opened> {
  return db.transaction(async (tx) => {
    await lockStaff(tx)
    const known = await findOne(tx, who)
    const member = known ?? (await addPerson(tx, { who, name, surname }, by.now))
    const opened = { ...member, isNew: !known }
    const token = await writeInvitation(tx, opened, [{ role: 'administrator', until: null }], by)
    if (member.emailVerifiedAt)
      await sendMail(tx, {
        to: member.email,
        ...serverAdministratorLetter(by.sender, member),
        idempotencyKey: `server-administrator:${token.slice(0, 16)}`,
      })
    const { username, email } = member
    return { username, email, isNew: !known, link: invitationLink(by.sender, token) }
  })
}

/** DSK-048. Whoever has a permission gives it; what waits with an invitation is given when it is accepted. */
async function assertMayGive(tx: Db, wanted: readonly WantedRole[], by: By): Promise<void> {
  if (wanted.length === 0) throw new InvalidInput({ role: 'Scegli un ruolo.' })
  const actor = by.actorId && (await findViewerByMemberId(tx, by.actorId, by.now))
  if (actor && !mayGive(actor.member, await wantedRoles(tx, wanted, by.now)))
    throw new InvalidInput({ role: NOT_THEIRS })
}

async function findOne(tx: Db, who: string): Promise<MemberRecord | undefined> {
  const [member, another] = await findMembersNamed(tx, who)
  if (another)
    throw new InvalidInput({ who: 'Più account hanno questa e-mail: scrivi lo username o il codice cliente.' })
  return member
}

type NewPerson = Pick<Invited, 'who' | 'name' | 'surname'>

async function addPerson(tx: Db, { who, name, surname }: NewPerson, now: Date): Promise<MemberRecord> {
  const email = who.trim().toLowerCase()
  const problems = newPersonProblems({ email, name, surname })
  if (problems) throw new InvalidInput(problems)
  const memberId = await insertMember(tx, {
    name: name.trim(),
    surname: surname.trim(),
    email,
    registrationDate: now,
    cameBy: 'desk',
    wallets: freeGrants(now),
  })
  const member = await findMemberById(tx, memberId)
  if (!member) throw new Error('An account just made cannot be found.')
  return member
}

function newPersonProblems({ email, name, surname }: { email: string; name: string; surname: string }) {
  const isEmail = emailProblem(email, EMAIL_MAX_LENGTH) === null
  if (!isEmail) return { who: 'Nessun iscritto si chiama così: per una persona nuova scrivi la sua e-mail.' }
  const found = { name: nameProblem(name), surname: nameProblem(surname) }
  const problems = Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null)
  return problems.length > 0 ? Object.fromEntries(problems) : null
}

type Invitee = Pick<MemberRecord, 'id' | 'name' | 'email'> & { isNew?: boolean }

async function writeInvitation(
  tx: Db,
  { id: memberId, email, isNew }: Invitee,
  wanted: readonly WantedRole[],
  { actorId, now, reason }: By,
  invitedAt = now,
): Promise<string> {
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + STAFF_INVITATION_MS)
  const offered = await wantedRoles(tx, wanted, now)
  const roles = offered.map(({ role }) => role)
  const until = offered[0]?.until ?? null
  const invitation: StaffInvitation = {
    memberId,
    roles,
    until,
    email,
    invitedBy: actorId,
    reason,
    invitedAt,
    expiresAt,
  }
  await upsertStaffInvitation(tx, invitation, token)
  const changes = isNew ? [{ field: 'Account', to: 'aperto con l’invito' }] : undefined
  await recordTrail(tx, {
    at: now,
    kind: 'role-offered',
    memberId,
    actorId,
    name: rolesInWords(offered),
    reason,
    ...(changes && { changes }),
  })
  return token
}

async function sendInvitation(
  tx: Db,
  invitee: Invitee,
  wanted: readonly WantedRole[],
  by: By,
  invitedAt?: Date,
): Promise<void> {
  const token = await writeInvitation(tx, invitee, wanted, by, invitedAt)
  const roles = roleTitles(await wantedRoles(tx, wanted, by.now))
  await sendMail(tx, {
    to: invitee.email,
    ...staffInvitationLetter(by.sender, { name: invitee.name, role: roles, token }),
    idempotencyKey: `staff-invitation:${token.slice(0, 16)}`,
    holdsSecret: true,
  })
}
