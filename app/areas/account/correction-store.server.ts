import { and, asc, eq, isNotNull, ne, not, sql } from 'drizzle-orm'
import type { StaffRole } from '#areas/audience/model.ts'
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
  role: StaffRole
}

/** Who works here; a club has a handful of them. */
export async function listStaff(db: Db, limit: number): Promise<StaffMember[]> {
  const { id, username, name, surname, email, staffRole } = members
  const rows = await db
    .select({ id, username, name, surname, email, role: staffRole })
    .from(members)
    .where(isNotNull(staffRole))
    .orderBy(asc(surname), asc(name), asc(username))
    .limit(limit)
  return rows.flatMap(({ role, ...row }) => (role ? [{ ...row, role }] : []))
}

/** Roles change one at a time, so that of two who take away the last two administrators one finds the other's work done. */
export async function lockStaff(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('staff_roles'))`)
}

/** Those who can still enter: a closed account gives nobody a role. */
export async function countAdministratorsBut(db: Db, memberId: string): Promise<number> {
  const isClosed = sql`exists (select from ${memberDetails} where ${memberDetails.memberId} = ${members.id} and ${memberDetails.closedAt} is not null)`
  return db.$count(members, and(eq(members.staffRole, 'administrator'), ne(members.id, memberId), not(isClosed)))
}

export async function updateStaffRole(db: Db, memberId: string, role: StaffRole | null, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ staffRole: role, staffRoleSince: role && now, updatedAt: now })
    .where(eq(members.id, memberId))
}
