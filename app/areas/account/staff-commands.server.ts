import type { MemberRecord, StaffRole } from '#areas/audience/model.ts'
import { findMemberById, findMembersNamed, insertMember } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { emailProblem, nameProblem } from '#platform/pure/person-fields.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { recordAudit } from './audit-store.server.ts'
import { countAdministratorsBut, lockStaff, updateStaffRole } from './correction-store.server.ts'
import { type Sender, staffInvitationLetter, staffRoleLetter } from './letters-copy.ts'
import { insertMailLink } from './mail-link-store.server.ts'
import { EMAIL_MAX_LENGTH, EMAIL_VERIFICATION_MS } from './model.ts'
import { LAST_ADMINISTRATOR, roleProblem } from './staff-rules.ts'
import { freeGrants } from './trial-rules.ts'

type By = { actorId: string; now: Date; sender: Sender; reason: string }

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
  const details = { from: member.staffRole ?? 'none', to: role ?? 'none', reason }
  await recordAudit(tx, { at: now, kind: 'role-changed', memberId: member.id, actorId, details })
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
    const memberId = await insertMember(tx, {
      name: name.trim(),
      surname: surname.trim(),
      email,
      registrationDate: by.now,
      wallets: freeGrants(by.now),
    })
    await recordAudit(tx, { at: by.now, kind: 'registered', memberId, actorId: by.actorId, details: { kind: 'staff' } })
    await giveRole(tx, { id: memberId, staffRole: null }, role, by)
    await sendInvitation(tx, memberId, role, by)
    return { memberId, isNew: true, email }
  })
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
