import { type NewGrant, replaceRoles } from '#areas/audience/role-store.server.ts'
import { sessionMark } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** Gives one role in the place of those somebody has, without any of what a person at the desk would be asked. */
export async function setRole(db: Db, memberId: string, role: string | null, since: Date | null = null): Promise<void> {
  const grants: NewGrant[] = role === null ? [] : [{ role, since, until: null }]
  await replaceRoles(db, memberId, grants)
}

/** The first of somebody's roles. */
export async function roleOf(db: Db, memberId: string): Promise<string | null> {
  return (await findMemberById(db, memberId))?.roles[0]?.role ?? null
}

/** Under what a session of somebody is opened. */
export async function markOf(db: Db, memberId: string, now: Date): Promise<string | null> {
  const found = await findViewerByMemberId(db, memberId, now)
  return found && sessionMark(found.member)
}
