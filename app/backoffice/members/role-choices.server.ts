import { mayGive } from '#areas/account/staff-rules.ts'
import type { Member, Role } from '#areas/audience/model.ts'
import { isReadyRole, READY } from '#areas/audience/staff-permission-rules.ts'
import { parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import type { RoleChoice } from './role-fields.tsx'

/** Only what whoever looks may give is offered. */
export function offeredRoles(staff: Member, roles: readonly Role[]): Role[] {
  return roles.filter((role) => mayGive(staff, [role]))
}

export const roleChoice = ({ role, name }: Pick<Role, 'role' | 'name'>): RoleChoice => ({
  role,
  label: isReadyRole(role) ? `${name}: ${READY[role].help}` : name,
})

const MOST_CHOSEN = 40

/** The roles that a form chose, each with its last day. */
export function chosenRoles(form: FormData): { role: string; until: RomeDay | null }[] {
  const roles = [...new Set(form.getAll('role').map((each) => String(each).slice(0, 60)))].filter(Boolean)
  return roles.slice(0, MOST_CHOSEN).map((role) => ({
    role,
    until: parseRomeDay(String(form.get(`until-${role}`) ?? '')),
  }))
}
