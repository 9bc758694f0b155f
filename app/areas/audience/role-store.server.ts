import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { STAFF_PERMISSIONS, type StaffPermission } from '#platform/pure/permissions.ts'
import { type Role, type RoleGrant, STAFF_ROLES } from './model.ts'
import { isReadyRole, permissionsOf, readyRole } from './staff-permission-rules.ts'
import { memberRoles, members, staffRoles } from './tables.server.ts'

type WrittenRole = {
  role: string
  since: string | null
  until: RomeDay | null
  name: string | null
  permissions: StaffPermission[] | null
}

/** The roles of a member, read with the member; `members.id` is written out, as Drizzle would drop its table. */
export const writtenRoles = sql<
  WrittenRole[]
>`(select coalesce(json_agg(json_build_object('role', g.role, 'since', g.since, 'until', g.until, 'name', o.name, 'permissions', o.permissions) order by g.role), '[]') from ${memberRoles} g left join ${staffRoles} o on o.id::text = g.role where g.member_id = members.id)`

/** What is held through a role that is neither ready nor the club's is nothing. */
export function toRoleGrant({ role, since, until, name, permissions }: WrittenRole): RoleGrant {
  const own = { role, name: name ?? 'Ruolo tolto', permissions: knownAmong(permissions ?? []), isAssignedOnly: false }
  return { ...(isReadyRole(role) ? readyRole(role) : own), since: since === null ? null : new Date(since), until }
}

const knownAmong = (written: readonly string[]) => STAFF_PERMISSIONS.filter((each) => written.includes(each))

/** Whether somebody works here, whatever it is that they do. */
export const hasRole = sql`exists (select from ${memberRoles} g where g.member_id = members.id)`

/** Whether somebody holds a permission: on a day, or for as long as nobody takes it away. */
export function holds(permission: StaffPermission, on: RomeDay | 'always'): SQL {
  const ready = STAFF_ROLES.filter((role) => permissionsOf(role).includes(permission))
  const isRunning = on === 'always' ? sql`g.until is null` : sql`(g.until is null or g.until >= ${on})`
  const isOfRole = sql`(${inArray(sql`g.role`, ready)} or ${permission} = any(o.permissions))`
  return sql`exists (select from ${memberRoles} g left join ${staffRoles} o on o.id::text = g.role where g.member_id = members.id and ${isRunning} and ${isOfRole})`
}

const MOST_HOLDERS = 100

/** Whoever must be told of something that concerns a permission. */
export function listHolders(
  db: Db,
  permission: StaffPermission,
  { but, now }: { but: string; now: Date },
): Promise<{ id: string; name: string; email: string }[]> {
  return db
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(and(holds(permission, romeDayOf(now)), ne(members.id, but)))
    .orderBy(asc(members.username))
    .limit(MOST_HOLDERS)
}

export type OwnRole = Role & { version: number }

/** The roles that the club made; at most twenty. */
export async function listOwnRoles(db: Db): Promise<OwnRole[]> {
  const rows = await db.select().from(staffRoles).orderBy(asc(staffRoles.name))
  return rows.map(({ id, name, permissions, version }) => ({
    role: id,
    name,
    permissions: knownAmong(permissions),
    isAssignedOnly: false,
    version,
  }))
}

/** Those that are ready, then the club's own. */
export async function listRoles(db: Db): Promise<Role[]> {
  return [...STAFF_ROLES.map(readyRole), ...(await listOwnRoles(db))]
}

export async function insertOwnRole(db: Db, role: Pick<Role, 'name' | 'permissions'>): Promise<string> {
  const [row] = await db
    .insert(staffRoles)
    .values({ name: role.name, permissions: [...role.permissions] })
    .returning({ id: staffRoles.id })
  if (!row) throw new Error('The database accepted a role and answered no id.')
  return row.id
}

/** False when somebody else has changed it since. */
export async function updateOwnRole(
  db: Db,
  id: string,
  { name, permissions, seen }: Pick<Role, 'name' | 'permissions'> & { seen: number },
): Promise<boolean> {
  const rows = await db
    .update(staffRoles)
    .set({ name, permissions: [...permissions], version: seen + 1 })
    .where(and(eq(staffRoles.id, id), eq(staffRoles.version, seen)))
    .returning({ id: staffRoles.id })
  return rows.length > 0
}

export async function deleteOwnRole(db: Db, id: string): Promise<void> {
  await db.delete(staffRoles).where(eq(staffRoles.id, id))
}

export type NewGrant = Pick<RoleGrant, 'role' | 'since' | 'until'>

/** Writes the roles of a member in the place of those they had. */
export async function replaceRoles(db: Db, memberId: string, grants: readonly NewGrant[]): Promise<void> {
  await db.delete(memberRoles).where(eq(memberRoles.memberId, memberId))
  if (grants.length > 0)
    await db.insert(memberRoles).values(grants.map(({ role, since, until }) => ({ memberId, role, since, until })))
}

/** Who has a role, also where it is over and nobody has taken it away yet. */
export async function listMembersOfRole(db: Db, role: string): Promise<string[]> {
  const rows = await db.select({ id: memberRoles.memberId }).from(memberRoles).where(eq(memberRoles.role, role))
  return rows.map(({ id }) => id)
}

export async function countMembersOfRoles(db: Db): Promise<Map<string, number>> {
  const { role } = memberRoles
  const rows = await db.select({ role, count: sql<number>`count(*)::int` }).from(memberRoles).groupBy(role)
  return new Map(rows.map(({ role: each, count }) => [each, count]))
}

/** Whoever has a role whose last day is over. */
export async function listMembersWithEndedRoles(db: Db, today: RomeDay, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: memberRoles.memberId })
    .from(memberRoles)
    .where(sql`${memberRoles.until} < ${today}`)
    .limit(limit)
  return rows.map(({ id }) => id)
}
