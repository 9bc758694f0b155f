import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { MissionChange } from './mission-rules.ts'
import type { MissionCode } from './model.ts'
import { loyaltyMissions } from './tables.server.ts'

const MOST_CHANGES = 1_000

/** Everything the club decided of its missions, the earliest day first: a handful a year. */
export function listMissionChanges(db: Db): Promise<MissionChange[]> {
  return db
    .select()
    .from(loyaltyMissions)
    .orderBy(asc(loyaltyMissions.fromDay), asc(loyaltyMissions.code))
    .limit(MOST_CHANGES)
    .execute()
}

export async function upsertMissionChange(db: Db, change: MissionChange): Promise<void> {
  await db
    .insert(loyaltyMissions)
    .values(change)
    .onConflictDoUpdate({ target: [loyaltyMissions.code, loyaltyMissions.fromDay], set: { terms: change.terms } })
}

export async function deleteMissionChange(db: Db, code: MissionCode, fromDay: RomeDay): Promise<void> {
  await db.delete(loyaltyMissions).where(and(eq(loyaltyMissions.code, code), eq(loyaltyMissions.fromDay, fromDay)))
}

/** Missions are changed by one at a time. */
export async function lockMissions(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('loyalty missions'))`)
}
