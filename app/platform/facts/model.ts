/**
 * What areas announce. `subject` says which one of its kind: a course, a content, a new member, the word of an invitation; empty
 * where there is only one.
 */
export const FACT_KINDS = [
  'profile-completed',
  'course-passed',
  'content-read',
  'card-published',
  'arrived-invited',
  'member-invited',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

export type Fact = { id: number; kind: FactKind; memberId: string; subject: string; happenedAt: Date }

/** Remembers the word of an invitation until whoever followed it registers. */
export const INVITATION_COOKIE = 'invito'

export function invitationIn(cookies: string | undefined): string | null {
  return new RegExp(`(?:^|;\\s*)${INVITATION_COOKIE}=([\\w-]{4,40})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null
}
