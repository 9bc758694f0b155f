import type { MemberRecord, StaffRole } from '#areas/audience/model.ts'
import { roleInWords } from '#areas/audience/permission-copy.ts'
import { findMemberById, findMembersNamed, insertMember } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { emailProblem, nameProblem } from '#platform/pure/person-fields.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { countAdministratorsBut, lockStaff, updateStaffRole } from './correction-store.server.ts'
import { upsertDetails } from './details-store.server.ts'
import { passwordLink, type Sender, staffInvitationLetter, staffRoleLetter } from './letters-copy.ts'
import { insertMailLink } from './mail-link-store.server.ts'
import { EMAIL_MAX_LENGTH, EMAIL_VERIFICATION_MS } from './model.ts'
import { LAST_ADMINISTRATOR, roleProblem } from './staff-rules.ts'
import { freeGrants } from './trial-rules.ts'

/** Nobody of the staff, where whoever keeps the server does it. */
type By = { actorId: string | null; now: Date; sender: Sender; reason: string }

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** How letters call a role. */
export const ROLE_TITLES: Record<StaffRole, string> = {
  editor: 'redattore',
  operator: 'operatore',
  administrator: 'amministratore',
}

/** Gives, changes or takes away a role; the club keeps an administrator, and nobody decides their own role. */
export async function changeRole(
  db: Db,
  memberId: string,
  { seen, role }: { seen: StaffRole | null; role: StaffRole | null },
  by: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx)
    const member = await findMemberById(tx, memberId)
    if (!member) throw new NotFound('Questa persona non ha più un account.')
    if (member.staffRole === role) return
    if (member.staffRole !== seen) throw new Conflict('Qualcun altro ha appena cambiato questo ruolo: guarda di nuovo.')
    const others = await countAdministratorsBut(tx, memberId)
    const problem = roleProblem({ member, role, actorId: by.actorId, otherAdministrators: others })
    if (problem) throw new InvalidInput({ role: problem })
    await giveRole(tx, member, role, by)
    const { sender, now } = by
    await sendMail(tx, {
      to: member.email,
      ...staffRoleLetter(sender, { name: member.name, role: role && ROLE_TITLES[role] }),
      idempotencyKey: `staff-role:${member.id}:${now.getTime()}`,
    })
  })
}

/** Before an account ends, in its transaction: who is the last to give roles stays until somebody else can. */
export async function keepAnAdministrator(tx: Db, memberId: string): Promise<void> {
  await lockStaff(tx)
  const member = await findMemberById(tx, memberId)
  if (member?.staffRole !== 'administrator' || (await countAdministratorsBut(tx, memberId)) > 0) return
  throw new Conflict(LAST_ADMINISTRATOR)
}

async function giveRole(
  tx: Db,
  member: Pick<MemberRecord, 'id' | 'staffRole'>,
  role: StaffRole | null,
  { actorId, now, reason }: By,
) {
  await updateStaffRole(tx, member.id, role, now)
  const changes = [{ field: 'Ruolo', from: roleInWords(member.staffRole), to: roleInWords(role) }]
  await recordTrail(tx, { at: now, kind: 'role-changed', memberId: member.id, actorId, changes, reason })
  await notify(tx, MEMBER_CHANNEL, member.id)
}

export type Invitation = { who: string; name: string; surname: string; role: StaffRole }

/**
 * Somebody begins to work here: a member, named by username, client code or e-mail; or somebody the club does not know, who gets an
 * account and a letter to choose the password. Asked twice, the second finds the first's work done. Answers whose the role is.
 */
export async function inviteStaff(
  db: Db,
  { who, name, surname, role }: Invitation,
  by: By,
): Promise<{ memberId: string; isNew: boolean; email: string }> {
  return db.transaction(async (tx) => {
    await lockStaff(tx)
    const found = await findMembersNamed(tx, who)
    const [member, another] = found
    if (another)
      throw new InvalidInput({ who: 'Più account hanno questa e-mail: scrivi lo username o il codice cliente.' })
    if (member) {
      if (member.staffRole && member.staffRole !== role)
        throw new InvalidInput({ who: 'Lavora già qui: cambia il suo ruolo nell’elenco.' })
      await changeRole(tx, member.id, { seen: member.staffRole, role }, by)
      return { memberId: member.id, isNew: false, email: member.email }
    }
    const email = who.trim().toLowerCase()
    const problems = newPersonProblems({ email, name, surname })
    if (problems) throw new InvalidInput(problems)
    const memberId = await addStaff(tx, { email, name, surname, role }, by)
    await sendInvitation(tx, memberId, role, by)
    return { memberId, isNew: true, email }
  })
}

type NewStaff = { email: string; name: string; surname: string; role: StaffRole }

async function addStaff(tx: Db, { email, name, surname, role }: NewStaff, by: By): Promise<string> {
  const memberId = await insertMember(tx, {
    name: name.trim(),
    surname: surname.trim(),
    email,
    registrationDate: by.now,
    wallets: freeGrants(by.now),
  })
  const { now, actorId } = by
  await recordTrail(tx, { at: now, kind: 'registered', memberId, actorId, name: 'staff' })
  await giveRole(tx, { id: memberId, staffRole: null }, role, by)
  return memberId
}

export type Opened = { username: number; email: string; isNew: boolean; link: string }

/**
 * Whoever keeps the server opens the desk to its first administrator, or again when all of them are locked out. The password is chosen
 * with the link that is answered: it goes to whoever stands at the server and not by mail, which may not be there yet.
 */
export async function openDesk(db: Db, { who, name, surname }: Omit<Invitation, 'role'>, by: By): Promise<Opened> {
  return db.transaction(async (tx) => {
    await lockStaff(tx)
    const [member, another] = await findMembersNamed(tx, who)
    if (another) throw new InvalidInput({ who: 'Più account hanno questa e-mail: scrivi lo username.' })
    const email = who.trim().toLowerCase()
    const problems = member ? null : newPersonProblems({ email, name, surname })
    if (problems) throw new InvalidInput(problems)
    if (member) await restoreAdministrator(tx, member, by)
    const memberId = member?.id ?? (await addStaff(tx, { email, name, surname, role: 'administrator' }, by))
    const { now, sender } = by
    const link = { kind: 'password-reset', memberId, now, lastsMs: EMAIL_VERIFICATION_MS } as const
    const token = await insertMailLink(tx, link)
    const opened = await findMemberById(tx, memberId)
    if (!opened) throw new Error('An account just made cannot be found.')
    return {
      username: opened.username,
      email: opened.email,
      isNew: !member,
      link: passwordLink(sender, token),
    }
  })
}

async function restoreAdministrator(tx: Db, member: MemberRecord, by: By): Promise<void> {
  const { id } = member
  await upsertDetails(tx, id, { closedAt: null })
  if (member.staffRole === 'administrator') return
  await giveRole(tx, member, 'administrator', by)
  await sendMail(tx, {
    to: member.email,
    ...staffRoleLetter(by.sender, { name: member.name, role: ROLE_TITLES.administrator }),
    idempotencyKey: `staff-role:${id}:${by.now.getTime()}`,
  })
}

/** Whether nobody could enter the desk and give others a role. */
export async function isWithoutAdministrator(db: Db): Promise<boolean> {
  return (await countAdministratorsBut(db, NOBODY)) === 0
}

function newPersonProblems({ email, name, surname }: { email: string; name: string; surname: string }) {
  const isEmail = emailProblem(email, EMAIL_MAX_LENGTH) === null
  if (!isEmail) return { who: 'Nessun iscritto si chiama così: per una persona nuova scrivi la sua e-mail.' }
  const found = { name: nameProblem(name), surname: nameProblem(surname) }
  const problems = Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null)
  return problems.length > 0 ? Object.fromEntries(problems) : null
}

async function sendInvitation(tx: Db, memberId: string, role: StaffRole, { now, sender }: By): Promise<void> {
  const member = await findMemberById(tx, memberId)
  if (!member) throw new Error('An account just made cannot be found.')
  const token = await insertMailLink(tx, {
    kind: 'password-reset',
    memberId,
    now,
    lastsMs: EMAIL_VERIFICATION_MS,
  })
  const { name, username, email } = member
  await sendMail(tx, {
    to: email,
    ...staffInvitationLetter(sender, { name, username, role: ROLE_TITLES[role], token }),
    idempotencyKey: `staff-invitation:${token.slice(0, 16)}`,
    holdsSecret: true,
  })
}
