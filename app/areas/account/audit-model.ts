/** What the trail of accounts remembers. */
export const AUDIT_KINDS = [
  'signed-in',
  'sign-in-denied',
  'sign-in-delayed',
  'signed-out-everywhere',
  'registered',
  'trial-activated',
  'recovery-asked',
  'password-reset',
  'password-changed',
  'email-verified',
  'profile-completed',
  'account-changed',
  'passkey-added',
  'passkey-removed',
  'data-exported',
  'account-deleted',
  'role-changed',
  'member-viewed',
  'member-corrected',
  'member-noted',
  'course-edited',
  'rubric-edited',
  'frame-edited',
  'convention-edited',
  'legal-case-viewed',
  'legal-case-edited',
  'club-edited',
  'page-edited',
  'plan-edited',
  'loyalty-edited',
  'service-edited',
  'content-deleted',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

/** Whose hand a change of the desk is, and when. */
export type ByStaff = { staffId: string; now: Date }

export type AuditEvent = {
  at: Date
  kind: AuditKind
  memberId?: string | null | undefined
  /** Staff, when it was not the member. */
  actorId?: string | null | undefined
  /** A hash of where it came from, never the address itself. */
  origin?: string | null | undefined
  /** Facts without names: a reason, a count. */
  details?: Record<string, string | number | boolean>
}
