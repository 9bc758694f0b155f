import { endedPlainCookie, readHostCookie } from '../session/cookie.ts'

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
export const INVITATION_WORD = /^[\w-]{4,40}$/

/** The word of an invitation, and the cookies to end now that it was read. */
export function invitationIn(
  cookies: string | undefined,
  isSecure: boolean,
): { invitation: string | null; setCookies: string[] } {
  const { value = '', isOld } = readHostCookie(cookies, INVITATION_COOKIE, isSecure)
  return {
    invitation: INVITATION_WORD.test(value) ? value : null,
    setCookies: isOld ? [endedPlainCookie(INVITATION_COOKIE)] : [],
  }
}
