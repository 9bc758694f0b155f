import type { MemberRecord, StaffRole } from '#areas/audience/model.ts'
import { roleInWords } from '#areas/audience/permission-copy.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { countAdministratorsBut, lockStaff, updateStaffRole } from './correction-store.server.ts'
import type { Sender } from './letters-copy.ts'
import { staffRoleLetter } from './staff-letters-copy.ts'
import { LAST_ADMINISTRATOR, roleProblem } from './staff-rules.ts'

/** Nobody of the staff, where whoever keeps the server does it. */
export type By = { actorId: string | null; now: Date; sender: Sender; reason: string }

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** How e-mails call a role. */
export const ROLE_TITLES: Record<StaffRole, string> = {
  editor: 'redattore',
  operator: 'operatore',
  administrator: 'amministratore',
}

/** Changes or takes away a role; the club keeps an administrator, nobody decides their own role, and more is given to a proved mailbox alone. */
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
  })
}

/** Before an account ends, in its transaction: who is the last to give roles stays until somebody else can. */
export async function keepAnAdministrator(tx: Db, memberId: string): Promise<void> {
  await lockStaff(tx)
  const member = await findMemberById(tx, memberId)
  if (member?.staffRole !== 'administrator' || (await countAdministratorsBut(tx, memberId)) > 0) return
  throw new Conflict(LAST_ADMINISTRATOR)
}

/** IDN-004. The one place that writes a role: every session opened under the old one ends, and the person is told. */
export async function giveRole(
  tx: Db,
  member: Pick<MemberRecord, 'id' | 'staffRole' | 'name' | 'email'>,
  role: StaffRole | null,
  { actorId, now, reason, sender }: By,
): Promise<void> {
  if (member.staffRole === role) return
  await updateStaffRole(tx, member.id, role, now)
  await revokeAllSessions(tx, [member.id], now)
  const changes = [{ field: 'Ruolo', from: roleInWords(member.staffRole), to: roleInWords(role) }]
  await recordTrail(tx, { at: now, kind: 'role-changed', memberId: member.id, actorId, changes, reason })
  await sendMail(tx, {
    to: member.email,
    ...staffRoleLetter(sender, { name: member.name, role: role && ROLE_TITLES[role] }),
    idempotencyKey: `staff-role:${member.id}:${now.getTime()}`,
  })
  await notify(tx, MEMBER_CHANNEL, member.id)
}

/** Whether nobody could enter the desk and give others a role. */
export async function isWithoutAdministrator(db: Db): Promise<boolean> {
  return (await countAdministratorsBut(db, NOBODY)) === 0
}
