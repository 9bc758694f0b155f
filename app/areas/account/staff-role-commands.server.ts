import type { Role } from '#areas/audience/model.ts'
import {
  deleteOwnRole,
  insertOwnRole,
  listMembersOfRole,
  listOwnRoles,
  listRoles,
  type OwnRole,
  updateOwnRole,
} from '#areas/audience/role-store.server.ts'
import { PERMISSION_WORDS } from '#areas/audience/staff-permission-copy.ts'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { lockStaff } from './correction-store.server.ts'
import { type By, giveRoles, keepingAnAdministrator, tellOfRoles } from './staff-commands.server.ts'
import { replaceInvitedRole } from './staff-invitation-store.server.ts'
import { LONGEST_ROLE_NAME, MOST_OWN_ROLES, mayGive, NOT_THEIRS, OWN_ROLE, UNPROVED_MAILBOX } from './staff-rules.ts'

export type TypedRole = { name: string; permissions: readonly StaffPermission[] }
type ByStaff = By & { actorId: string }

/** DSK-046. A role of the club's own; whoever makes it may do all that it lets do. */
export async function makeRole(db: Db, typed: TypedRole, by: ByStaff): Promise<string> {
  return db.transaction(async (tx) => {
    await lockStaff(tx)
    if ((await listOwnRoles(tx)).length >= MOST_OWN_ROLES)
      throw new InvalidInput({ name: `I ruoli del Club sono già ${MOST_OWN_ROLES}: prima toglietene uno.` })
    const name = await checkedName(tx, typed)
    await assertMayAdd(tx, typed.permissions, by)
    const id = await insertOwnRole(tx, { name, permissions: typed.permissions })
    await record(tx, { id, name, what: 'created', changes: changesOf([], typed.permissions) }, by)
    return id
  })
}

/** DSK-048. Whoever has the role may do something else from now on: their sessions end, and they are told. */
export async function changeRole(
  db: Db,
  id: string,
  { seen, ...typed }: TypedRole & { seen: number },
  by: ByStaff,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx)
    const role = await ownRole(tx, id)
    const name = await checkedName(tx, typed, id)
    const added = typed.permissions.filter((each) => !role.permissions.includes(each))
    const isOther = added.length > 0 || typed.permissions.length !== role.permissions.length
    if (!isOther && name === role.name) return
    const people = await listMembersOfRole(tx, id)
    if (isOther && people.includes(by.actorId)) throw new InvalidInput({ permissions: OWN_ROLE })
    await assertMayAdd(tx, added, by)
    await keepingAnAdministrator(tx, async () => {
      if (!(await updateOwnRole(tx, id, { name, permissions: typed.permissions, seen })))
        throw new Conflict('Qualcun altro ha appena cambiato questo ruolo: guarda di nuovo.')
    })
    const changes = [
      ...(name === role.name ? [] : [{ field: 'Nome', from: role.name, to: name }]),
      ...changesOf(role.permissions, typed.permissions),
    ]
    await record(tx, { id, name, what: 'corrected', changes }, by)
    if (!isOther) return
    for (const memberId of people) {
      const member = await findMemberById(tx, memberId)
      if (!member) continue
      if (added.length > 0 && member.emailVerifiedAt === null) throw new InvalidInput({ permissions: UNPROVED_MAILBOX })
      await tellOfRoles(tx, member, member.roles, by)
    }
  })
}

/** DSK-048. Whoever had the role gets the one that was chosen, for as long as they would have had it; or none. */
export async function deleteRole(db: Db, id: string, instead: string | null, by: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    await lockStaff(tx)
    const role = await ownRole(tx, id)
    const other =
      instead === null ? null : (await listRoles(tx)).find((each) => each.role === instead && each.role !== id)
    if (other === undefined) throw new InvalidInput({ instead: 'Scegli il ruolo che prendono le persone.' })
    const people = await listMembersOfRole(tx, id)
    if (people.includes(by.actorId)) throw new InvalidInput({ instead: OWN_ROLE })
    if (other && people.length > 0) await assertMayGiveRole(tx, other, by)
    for (const memberId of people) {
      const member = await findMemberById(tx, memberId)
      const had = member?.roles.find((each) => each.role === id)
      if (!member || !had) continue
      const kept = member.roles.filter((each) => each.role !== id)
      const isNew = other && !kept.some((each) => each.role === other.role)
      await giveRoles(tx, member, isNew ? [...kept, { ...other, until: had.until }] : kept, by)
    }
    await replaceInvitedRole(tx, id, other?.role ?? null)
    await deleteOwnRole(tx, id)
    const changes = [{ field: `Chi lo aveva prende: ${other?.name ?? 'nessun ruolo'}` }]
    await record(tx, { id, name: role.name, what: 'removed', changes }, by)
  })
}

async function ownRole(tx: Db, id: string): Promise<OwnRole> {
  const found = (await listOwnRoles(tx)).find(({ role }) => role === id)
  if (!found) throw new NotFound('Questo ruolo non c’è più.')
  return found
}

async function checkedName(tx: Db, { name: written, permissions }: TypedRole, id?: string): Promise<string> {
  const name = written.trim()
  const errors: Record<string, string> = {}
  if (name.length < 2 || name.length > LONGEST_ROLE_NAME)
    errors.name = `Scrivi il nome del ruolo: da 2 a ${LONGEST_ROLE_NAME} caratteri.`
  const isTaken = (each: Role) => each.role !== id && each.name.toLocaleLowerCase('it') === name.toLocaleLowerCase('it')
  if ((await listRoles(tx)).some(isTaken)) errors.name = 'C’è già un ruolo con questo nome.'
  if (permissions.length === 0) errors.permissions = 'Scegli almeno una cosa che si può fare.'
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
  return name
}

async function assertMayAdd(tx: Db, permissions: readonly StaffPermission[], by: ByStaff): Promise<void> {
  const actor = (await findViewerByMemberId(tx, by.actorId, by.now))?.member
  if (!actor || !mayGive(actor, [{ permissions, isAssignedOnly: false }]))
    throw new InvalidInput({ permissions: NOT_THEIRS })
}

async function assertMayGiveRole(tx: Db, role: Role, by: ByStaff): Promise<void> {
  const actor = (await findViewerByMemberId(tx, by.actorId, by.now))?.member
  if (!actor || !mayGive(actor, [role])) throw new InvalidInput({ instead: NOT_THEIRS })
}

function changesOf(before: readonly StaffPermission[], after: readonly StaffPermission[]) {
  const words = (some: readonly StaffPermission[]) => some.map((each) => PERMISSION_WORDS[each]).join(', ')
  const [added, taken] = [
    after.filter((each) => !before.includes(each)),
    before.filter((each) => !after.includes(each)),
  ]
  return [
    ...(added.length > 0 ? [{ field: `Può anche: ${words(added)}` }] : []),
    ...(taken.length > 0 ? [{ field: `Non può più: ${words(taken)}` }] : []),
  ]
}

type Written = {
  id: string
  name: string
  what: 'created' | 'corrected' | 'removed'
  changes: { field: string; from?: string; to?: string }[]
}

function record(tx: Db, { id, name, what, changes }: Written, { actorId, now, reason }: ByStaff): Promise<void> {
  const done = { thing: 'role', id, what } as const
  return recordTrail(tx, { at: now, kind: 'role-changed', actorId, done, name, changes, reason })
}
