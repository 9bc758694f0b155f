import type { StaffPermission } from '#platform/pure/permissions.ts'

/** DSK-016. What taking out a list asks for, one or the other. */
export const TAKING_PERMISSIONS = [
  'members.export',
  'money.read',
  'cards.review',
  'courses.write',
  'courses.follow',
  'certificates.write',
  'contents.write',
  'rewards.orders',
  'mail.send',
  'club.write',
  'frame.write',
  'conventions.write',
  'requests.answer',
  'rewards.write',
  'plans.write',
  'pages.write',
  'segments.write',
  'team.write',
  'members.import',
  'members.write',
  'contents.publish',
] as const satisfies readonly StaffPermission[]
