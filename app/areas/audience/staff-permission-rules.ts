import { endOfRomeDay } from '#platform/pure/dates.ts'
import { STAFF_PERMISSIONS, type StaffPermission } from '#platform/pure/permissions.ts'
import type { Member, Role, RoleGrant, StaffRole } from './model.ts'

type Ready = { name: string; help: string; permissions: readonly StaffPermission[]; isAssignedOnly?: true }

/** DSK-046. What each role that is ready lets do, and nothing more. */
export const READY: Readonly<Record<StaffRole, Ready>> = {
  editor: {
    name: 'Redattore',
    help: 'scrive e pubblica',
    permissions: [
      'courses.write',
      'contents.write',
      'contents.publish',
      'pages.write',
      'frame.write',
      'conventions.write',
      'figures.read',
    ],
  },
  operator: {
    name: 'Operatore',
    help: 'segue gli iscritti, gli ordini e le richieste',
    permissions: [
      'members.read',
      'members.write',
      'members.export',
      'money.read',
      'money.write',
      'requests.read',
      'requests.answer',
      'legal.read',
      'legal.answer',
      'courses.follow',
      'certificates.write',
      'cards.review',
      'segments.write',
      'figures.read',
    ],
  },
  administrator: { name: 'Amministratore', help: 'può tutto, e dà i ruoli', permissions: STAFF_PERMISSIONS },
  accountant: {
    name: 'Contabile',
    help: 'segue ordini, fatture e numeri; delle persone vede nome, fatturazione e ordini',
    permissions: ['money.read', 'money.write', 'figures.read', 'figures.money'],
  },
  tutor: {
    name: 'Tutor',
    help: 'segue i corsi che gli sono assegnati',
    permissions: ['courses.follow'],
    isAssignedOnly: true,
  },
  legal: {
    name: 'Legale',
    help: 'legge le richieste legali e le cause che gli sono assegnate, e risponde',
    permissions: ['legal.read', 'legal.answer'],
    isAssignedOnly: true,
  },
  moderator: {
    name: 'Moderatore',
    help: 'rivede le schede e quello che gli iscritti scrivono',
    permissions: ['cards.review'],
  },
}

export const isReadyRole = (role: string): role is StaffRole => Object.hasOwn(READY, role)

export function readyRole(role: StaffRole): Role {
  const { name, permissions, isAssignedOnly = false } = READY[role]
  return { role, name, permissions, isAssignedOnly }
}

/** What is held through a role that is ready. */
export const permissionsOf = (role: StaffRole | null): readonly StaffPermission[] =>
  role ? READY[role].permissions : []

/** Whoever prepares what the club shows: pictures, files and films are theirs, whatever they are for. */
export const PREPARING: readonly StaffPermission[] = [
  'contents.write',
  'pages.write',
  'courses.write',
  'conventions.write',
  'frame.write',
]

/** IDN-032. Whoever holds one of these could take the club from its people: a second factor is asked of them. */
export const ADMINISTERING: readonly StaffPermission[] = ['team.write', 'club.write']

/** DSK-048. A role ends with its last day, also where nobody has taken it away yet. */
export function runningRoles(roles: readonly RoleGrant[], now: Date): RoleGrant[] {
  return roles.filter(({ until }) => until === null || now < endOfRomeDay(until))
}

/** When what somebody may do changes by itself next. */
export function roleEnds(roles: readonly RoleGrant[]): Date[] {
  return roles.flatMap(({ until }) => (until ? [endOfRomeDay(until)] : []))
}

/** What several roles let do together: over everything, where one of them does. */
export function heldThrough(roles: readonly Role[]): Pick<Member, 'permissions' | 'assignedOnly'> {
  const through = (some: readonly Role[]) => new Set(some.flatMap(({ permissions }) => permissions))
  const [held, overAll] = [through(roles), through(roles.filter(({ isAssignedOnly }) => !isAssignedOnly))]
  const permissions = STAFF_PERMISSIONS.filter((each) => held.has(each))
  return { permissions, assignedOnly: permissions.filter((each) => !overAll.has(each)) }
}

/** IDN-004. Under what a session was opened: with another it serves nobody. */
export function sessionMark({
  permissions,
  assignedOnly,
}: Pick<Member, 'permissions' | 'assignedOnly'>): string | null {
  const marks = permissions.map((each) => (assignedOnly.includes(each) ? `${each}*` : each))
  return marks.length > 0 ? marks.join(' ') : null
}

type Holder = Pick<Member, 'permissions'>

/** Whether a member holds one of these permissions. */
export function staffMay({ permissions }: Holder, ...asked: readonly StaffPermission[]): boolean {
  return asked.some((each) => permissions.includes(each))
}

/** DSK-045. Whether somebody holds a permission over what is assigned to them, and over nothing else. */
export function isAssignedOnly({ assignedOnly }: Pick<Member, 'assignedOnly'>, permission: StaffPermission): boolean {
  return assignedOnly.includes(permission)
}
