import type { StaffRole } from './model.ts'

/** DSK-046. What somebody of the staff may do; a role is a set of these. */
export const STAFF_PERMISSIONS = [
  'members.read',
  'members.write',
  'members.export',
  'members.import',
  'members.view-as',
  'money.read',
  'money.write',
  'requests.read',
  'requests.answer',
  'legal.read',
  'legal.answer',
  'courses.write',
  'courses.follow',
  'certificates.write',
  'contents.write',
  'contents.publish',
  'pages.write',
  'frame.write',
  'conventions.write',
  'cards.review',
  'rewards.write',
  'rewards.orders',
  'plans.write',
  'segments.write',
  'mail.send',
  'figures.read',
  'figures.money',
  'trail.read',
  'club.write',
  'team.write',
] as const
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number]

const READY: Readonly<Record<StaffRole, readonly StaffPermission[]>> = {
  editor: ['courses.write', 'contents.write', 'contents.publish', 'pages.write', 'frame.write', 'conventions.write'],
  operator: [
    'members.read',
    'members.write',
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

/** Whether a member holds a permission. */
export function staffMay({ staffRole }: { staffRole: StaffRole | null }, permission: StaffPermission): boolean {
  return staffRole !== null && READY[staffRole].includes(permission)
}

export function isPermission(asked: StaffRole | StaffPermission): asked is StaffPermission {
  return asked.includes('.')
}
