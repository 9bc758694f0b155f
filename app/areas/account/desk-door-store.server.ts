import { eq } from 'drizzle-orm'
import { ADMINISTERING, runningRoles, staffMay } from '#areas/audience/staff-permission-rules.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Session } from '#platform/session/model.ts'
import { type DeskDoor, deskDoor } from './desk-door-rules.ts'
import { hasAnyFactor } from './factor-store.server.ts'
import { deskPolicies } from './tables.server.ts'

const EVERYBODY = 'second-factor-of-all'

/** Since when a second factor is asked of everybody at the desk; null while only administrators need one. */
export async function findFactorPolicy(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(deskPolicies).where(eq(deskPolicies.policy, EVERYBODY))
  return row?.since ?? null
}

/** False when it was so already. */
export async function updateFactorPolicy(db: Db, isAskedOfAll: boolean, now: Date): Promise<boolean> {
  const rows = isAskedOfAll
    ? await db.insert(deskPolicies).values({ policy: EVERYBODY, since: now }).onConflictDoNothing().returning()
    : await db.delete(deskPolicies).where(eq(deskPolicies.policy, EVERYBODY)).returning()
  return rows.length > 0
}

/** What the desk asks of this session's member; null for whoever does not work here. */
export async function findDeskDoor(
  db: Db,
  session: Pick<Session, 'memberId' | 'secondFactorAt'>,
  now: Date,
): Promise<DeskDoor | null> {
  const roles = runningRoles((await findMemberById(db, session.memberId))?.roles ?? [], now)
  if (roles.length === 0) return null
  const heavy = roles.filter((role) => staffMay(role, ...ADMINISTERING))
  const administers = heavy.length > 0
  const sinces = (administers ? heavy : roles).map(({ since }) => since?.getTime() ?? 0)
  const roleSince = new Date(Math.max(...sinces))
  const [hasFactor, askedOfAllSince] = [await hasAnyFactor(db, session.memberId), await findFactorPolicy(db)]
  const visitor = { administers, roleSince, hasFactor, askedOfAllSince }
  return deskDoor({ ...visitor, hasShownFactor: session.secondFactorAt !== null }, now)
}
