import type { MemberRecord, Role, RoleGrant } from '#areas/audience/model.ts'
import { rolesInWords } from '#areas/audience/permission-copy.ts'
import {
  listHolders,
  listMembersWithEndedRoles,
  listRoles,
  type NewGrant,
  replaceRoles,
} from '#areas/audience/role-store.server.ts'
import { isReadyRole, runningRoles } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { countKeepers, lockStaff } from './correction-store.server.ts'
import type { Sender } from './letters-copy.ts'
import { colleagueRolesLetter, staffRolesLetter } from './staff-letters-copy.ts'
import { LAST_ADMINISTRATOR, rolesProblem } from './staff-rules.ts'

/** Nobody of the staff, where whoever keeps the server does it. */
export type By = { actorId: string | null; now: Date; sender: Sender; reason: string }

export type WantedRole = { role: string; until: RomeDay | null }

/** How e-mails call some roles. */
export function roleTitles(roles: readonly Pick<Role, 'role' | 'name'>[]): string {
  const names = roles.map(({ role, name }) => (isReadyRole(role) ? name.toLocaleLowerCase('it') : `«${name}»`))
  return new Intl.ListFormat('it').format(names)
}

/** The roles somebody has, as the form that changes them saw them. */
export const rolesMark = (roles: readonly WantedRole[]) =>
  roles
    .map(({ role, until }) => (until ? `${role}:${until}` : role))
    .toSorted()
    .join(' ')

/** DSK-048. Changes or takes away the roles of somebody; the rules say to whom, by whom and which. */
export async function changeRoles(
  db: Db,
  memberId: string,
  { seen, roles: wanted }: { seen: string; roles: readonly WantedRole[] },
  by: By,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx)
    const member = await findMemberById(tx, memberId)
    if (!member) throw new NotFound('Questa persona non ha più un account.')
    const before = runningRoles(member.roles, by.now)
    if (rolesMark(before) === rolesMark(wanted)) return
    if (rolesMark(before) !== seen)
      throw new Conflict('Qualcun altro ha appena cambiato questo ruolo: guarda di nuovo.')
    const after = await wantedRoles(tx, wanted, by.now)
    const actor = by.actorId ? ((await findViewerByMemberId(tx, by.actorId, by.now))?.member ?? null) : null
    const problem = rolesProblem({ member, before, after, actor })
    if (problem) throw new InvalidInput({ role: problem })
    await giveRoles(tx, member, after, by)
  })
}

/** The roles that were chosen, as they are: one that is no longer there, or a day that is over, is told. */
export async function wantedRoles(
  tx: Db,
  wanted: readonly WantedRole[],
  now: Date,
): Promise<(Role & { until: RomeDay | null })[]> {
  const known = new Map((await listRoles(tx)).map((role) => [role.role, role]))
  return wanted.map(({ role, until }) => {
    const found = known.get(role)
    if (!found) throw new InvalidInput({ role: 'Questo ruolo non c’è più: guarda di nuovo.' })
    if (until && until < romeDayOf(now))
      throw new InvalidInput({ [`until-${role}`]: 'Scegli un giorno da oggi in poi.' })
    return { ...found, until }
  })
}

/** Before an account ends, in its transaction: who is the last to give roles stays until somebody else can. */
export async function keepAnAdministrator(tx: Db, memberId: string): Promise<void> {
  await lockStaff(tx)
  if ((await countKeepers(tx)) === 0 || (await countKeepers(tx, memberId)) > 0) return
  throw new Conflict(LAST_ADMINISTRATOR)
}

/** Whatever is done to roles, whoever gives them for as long as nobody takes it away is still somebody afterwards. */
export async function keepingAnAdministrator(tx: Db, write: () => Promise<void>): Promise<void> {
  const before = await countKeepers(tx)
  await write()
  if (before > 0 && (await countKeepers(tx)) === 0) throw new InvalidInput({ role: LAST_ADMINISTRATOR })
}

type Given = Role & { until: RomeDay | null }

/** IDN-004. The one place that writes roles: every session opened under the old ones ends; the person and the administrators are told. */
export async function giveRoles(
  tx: Db,
  member: Pick<MemberRecord, 'id' | 'roles' | 'name' | 'surname' | 'email'>,
  roles: readonly Given[],
  by: By,
): Promise<void> {
  if (rolesMark(member.roles) === rolesMark(roles)) return
  const { now, actorId, reason } = by
  await keepingAnAdministrator(tx, () => replaceRoles(tx, member.id, grantsOf(roles, member.roles, now)))
  const changes = [{ field: 'Ruolo', from: rolesInWords(member.roles), to: rolesInWords(roles) }]
  await recordTrail(tx, { at: now, kind: 'role-changed', memberId: member.id, actorId, changes, reason })
  await tellOfRoles(tx, member, roles, by)
}

function grantsOf(roles: readonly Given[], had: readonly RoleGrant[], now: Date): NewGrant[] {
  return roles.map(({ role, until }) => {
    const before = had.find((each) => each.role === role)
    return { role, until, since: before ? before.since : now }
  })
}

/** Ends the sessions of somebody whose roles are others now, and says so to them and to the administrators. */
export async function tellOfRoles(
  tx: Db,
  member: Pick<MemberRecord, 'id' | 'name' | 'surname' | 'email'>,
  roles: readonly Given[],
  { now, sender }: Pick<By, 'now' | 'sender'>,
): Promise<void> {
  await revokeAllSessions(tx, [member.id], now)
  const titles = roles.length > 0 ? roleTitles(roles) : null
  await sendMail(tx, {
    to: member.email,
    ...staffRolesLetter(sender, { name: member.name, roles: titles }),
    idempotencyKey: `staff-role:${member.id}:${now.getTime()}`,
  })
  const person = `${member.name} ${member.surname}`
  for (const { id, name, email } of await listHolders(tx, 'team.write', { but: member.id, now }))
    await sendMail(tx, {
      to: email,
      ...colleagueRolesLetter(sender, { name, person, roles: rolesInWords(roles) }),
      idempotencyKey: `staff-role:${member.id}:${now.getTime()}:${id}`,
    })
  await notify(tx, MEMBER_CHANNEL, member.id)
}

const MOST_AT_ONCE = 200

/** DSK-048. A role whose last day is over is taken away, told and written down; it had ended by itself. */
export async function endRoles(db: Db, { now, sender }: Pick<By, 'now' | 'sender'>): Promise<void> {
  for (const memberId of await listMembersWithEndedRoles(db, romeDayOf(now), MOST_AT_ONCE))
    await db.transaction(async (tx) => {
      await lockStaff(tx)
      const member = await findMemberById(tx, memberId)
      const by = { actorId: null, now, sender, reason: 'È passato l’ultimo giorno.' }
      if (member) await giveRoles(tx, member, runningRoles(member.roles, now), by)
    })
}

/** Whether nobody could enter the desk and give others a role. */
export async function isWithoutAdministrator(db: Db): Promise<boolean> {
  return (await countKeepers(db)) === 0
}
