import type { Member, Role } from '#areas/audience/model.ts'
import { heldThrough } from '#areas/audience/staff-permission-rules.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'

type Asked = {
  member: { id: string; emailVerifiedAt: Date | null }
  before: readonly Role[]
  after: readonly Role[]
  /** Null: whoever keeps the server. */
  actor: Pick<Member, 'id' | 'permissions' | 'assignedOnly'> | null
}

/** DSK-048. Why the roles of somebody cannot become others, or null. */
export function rolesProblem({ member, before, after, actor }: Asked): string | null {
  if (member.id === actor?.id) return OWN_ROLE
  const given = after.filter(({ role }) => !before.some((each) => each.role === role))
  if (actor && !mayGive(actor, given)) return NOT_THEIRS
  if (member.emailVerifiedAt === null && isMore(after, before)) return UNPROVED_MAILBOX
  return null
}

/** Whoever has a permission gives it, and as widely as they have it. */
export function mayGive(
  { permissions, assignedOnly }: Pick<Member, 'permissions' | 'assignedOnly'>,
  roles: readonly Pick<Role, 'permissions' | 'isAssignedOnly'>[],
): boolean {
  const may = (permission: StaffPermission, isAssigned: boolean) =>
    permissions.includes(permission) && (isAssigned || !assignedOnly.includes(permission))
  return roles.every((role) => role.permissions.every((each) => may(each, role.isAssignedOnly)))
}

/** Whether some roles let do more than others: something new, or over more. */
function isMore(roles: readonly Role[], than: readonly Role[]): boolean {
  const [held, had] = [heldThrough(roles), heldThrough(than)]
  return held.permissions.some(
    (each) => !had.permissions.includes(each) || (had.assignedOnly.includes(each) && !held.assignedOnly.includes(each)),
  )
}

export const OWN_ROLE = 'Il proprio ruolo non si cambia da soli: chiedilo a un altro amministratore.'

export const NOT_THEIRS =
  'Un ruolo lo dà chi può fare tutto quello che il ruolo permette: chiedilo a un amministratore.'

/** IDN-003. Whoever registered with the address of another would get the role meant for that person. */
export const UNPROVED_MAILBOX = 'Questa persona non ha ancora confermato la sua e-mail: mandale un invito.'

export const LAST_ADMINISTRATOR = 'È l’ultimo amministratore: prima danne il ruolo a un’altra persona.'

/** DSK-046. */
export const MOST_OWN_ROLES = 20
export const LONGEST_ROLE_NAME = 40
