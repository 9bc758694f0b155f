import { STAFF_PERMISSIONS, type StaffPermission } from '#platform/pure/permissions.ts'
import type { StaffRole } from './model.ts'

const READY: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  editor: ['courses.write', 'contents.write', 'contents.publish', 'pages.write', 'frame.write', 'conventions.write'],
  operator: [
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
  ],
  administrator: STAFF_PERMISSIONS,
}

/** What is held through a role. */
export const permissionsOf = (role: StaffRole | null): readonly StaffPermission[] => (role ? READY[role] : [])

/** Whoever prepares what the club shows: pictures, files and films are theirs, whatever they are for. */
export const PREPARING: readonly StaffPermission[] = [
  'contents.write',
  'pages.write',
  'courses.write',
  'conventions.write',
  'frame.write',
]

type Holder = { readonly permissions: readonly StaffPermission[] }

/** Whether a member holds one of these permissions. */
export function staffMay({ permissions }: Holder, ...asked: readonly StaffPermission[]): boolean {
  return asked.some((each) => permissions.includes(each))
}
