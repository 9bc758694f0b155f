import { and, asc, eq, ne, not, sql } from 'drizzle-orm'
import type { RoleGrant } from '#areas/audience/model.ts'
import { hasRole, holds, toRoleGrant, writtenRoles } from '#areas/audience/role-store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { memberDetails } from './tables.server.ts'

export type PersonFields = {
  name: string
  surname: string
  email: string
  /** Left out: as it was. */
  emailVerifiedAt?: null
  profession?: string | null
  specializations?: string[]
}

export async function updatePerson(db: Db, memberId: string, person: PersonFields, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ ...person, updatedAt: now })
    .where(eq(members.id, memberId))
}

/** Another address, which nobody has shown to have. */
export async function updateEmail(db: Db, memberId: string, email: string, now: Date): Promise<void> {
  await db.update(members).set({ email, emailVerifiedAt: null, updatedAt: now }).where(eq(members.id, memberId))
}

export type StaffMember = {
  id: string
  username: number
  name: string
  surname: string
  email: string
  roles: RoleGrant[]
}

/** Who works here; a club has a handful of them. */
export async function listStaff(db: Db, limit: number): Promise<StaffMember[]> {
  const { id, username, name, surname, email } = members
  const rows = await db
    .select({ id, username, name, surname, email, roles: writtenRoles })
    .from(members)
    .where(hasRole)
    .orderBy(asc(surname), asc(name), asc(username))
    .limit(limit)
  return rows.map((row) => ({ ...row, roles: row.roles.map(toRoleGrant) }))
}

/** Roles change one at a time, so that of two who take away the last two administrators one finds the other's work done. */
export async function lockStaff(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('staff_roles'))`)
}

/** Those who can still enter and give roles for as long as nobody takes it away: a closed account gives nobody a role. */
export async function countKeepers(db: Db, but?: string): Promise<number> {
  const isClosed = sql`exists (select from ${memberDetails} where ${memberDetails.memberId} = ${members.id} and ${memberDetails.closedAt} is not null)`
  return db.$count(members, and(holds('team.write', 'always'), but ? ne(members.id, but) : undefined, not(isClosed)))
}
