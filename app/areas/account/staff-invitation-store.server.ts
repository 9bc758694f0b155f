import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { linkTokenHash } from '#platform/secrets/link-token.server.ts'
import { staffInvitations } from './tables.server.ts'

export type StaffInvitation = Omit<typeof staffInvitations.$inferSelect, 'tokenHash'>

const columns = {
  memberId: staffInvitations.memberId,
  roles: staffInvitations.roles,
  until: staffInvitations.until,
  email: staffInvitations.email,
  invitedBy: staffInvitations.invitedBy,
  reason: staffInvitations.reason,
  invitedAt: staffInvitations.invitedAt,
  expiresAt: staffInvitations.expiresAt,
}

/** Writes the one invitation of a person; the link of the one before opens nothing any more. */
export async function upsertStaffInvitation(db: Db, invitation: StaffInvitation, token: string): Promise<void> {
  const { memberId, ...values } = { ...invitation, tokenHash: linkTokenHash(token) }
  await db
    .insert(staffInvitations)
    .values({ memberId, ...values })
    .onConflictDoUpdate({ target: staffInvitations.memberId, set: values })
}

export async function findStaffInvitation(db: Db, memberId: string): Promise<StaffInvitation | null> {
  const [row] = await db.select(columns).from(staffInvitations).where(eq(staffInvitations.memberId, memberId))
  return row ?? null
}

/** The invitation of a link that can still be used. Looking uses nothing up. */
export async function findStaffInvitationByToken(db: Db, token: string, now: Date): Promise<StaffInvitation | null> {
  const [row] = await db.select(columns).from(staffInvitations).where(usable(token, now))
  return row ?? null
}

/** Uses the link up; of two who try at once, one gets the invitation and the other null. */
export async function spendStaffInvitation(db: Db, token: string, now: Date): Promise<StaffInvitation | null> {
  const [row] = await db.delete(staffInvitations).where(usable(token, now)).returning(columns)
  return row ?? null
}

/** False when there is none any more. */
export async function deleteStaffInvitation(db: Db, memberId: string): Promise<boolean> {
  const rows = await db
    .delete(staffInvitations)
    .where(eq(staffInvitations.memberId, memberId))
    .returning({ memberId: staffInvitations.memberId })
  return rows.length > 0
}

export async function deleteExpiredStaffInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, before))
}

export type InvitedPerson = {
  memberId: string
  username: number
  name: string
  surname: string
  email: string
  roles: string[]
  until: RomeDay | null
  invitedAt: Date
  expiresAt: Date
}

/** Who was invited and has not answered yet. */
export function listInvitedPeople(db: Db, limit: number): Promise<InvitedPerson[]> {
  const { memberId, roles, until, email, invitedAt, expiresAt } = staffInvitations
  const { username, name, surname } = members
  return db
    .select({ memberId, username, name, surname, email, roles, until, invitedAt, expiresAt })
    .from(staffInvitations)
    .innerJoin(members, eq(members.id, memberId))
    .orderBy(asc(surname), asc(name), asc(username))
    .limit(limit)
}

/** A role that is no more becomes another in what waits, or nothing. */
export async function replaceInvitedRole(db: Db, role: string, by: string | null): Promise<void> {
  const { roles } = staffInvitations
  const [from, to] = [sql`${role}::text`, sql`${by}::text`]
  await db
    .update(staffInvitations)
    .set({ roles: by === null ? sql`array_remove(${roles}, ${from})` : sql`array_replace(${roles}, ${from}, ${to})` })
    .where(sql`${from} = any(${roles})`)
}

function usable(token: string, now: Date) {
  return and(eq(staffInvitations.tokenHash, linkTokenHash(token)), gt(staffInvitations.expiresAt, now))
}
