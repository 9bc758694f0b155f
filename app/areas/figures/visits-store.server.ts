import { lt, sql } from 'drizzle-orm'
import { members, memberVisits } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import { VISIT_DAYS } from './members-model.ts'
import { figureSettings } from './tables.server.ts'

/** The first day of which every visit is known: what looks further back is not counted. */
export const VISITS_SINCE = 'visits-since'

/** FIG-029, FIG-053. Visits are known from the day the club first keeps them: whoever came that day is known by their last visit. */
export async function beginVisits(db: Db, today: RomeDay): Promise<void> {
  const begun = await db
    .insert(figureSettings)
    .values({ name: VISITS_SINCE, value: today })
    .onConflictDoNothing()
    .returning()
  if (begun.length === 0) return
  await db.execute(sql`insert into ${memberVisits} (member_id, day) select id, last_visit_on from ${members} where last_visit_on = ${today}
    on conflict do nothing`)
}

/** FIG-029. Thirty days are kept; answers nothing of whoever came before them but their last day. */
export async function forgetVisits(tx: Db, today: RomeDay): Promise<void> {
  const first = addRomeDays(today, -VISIT_DAYS)
  await tx
    .update(figureSettings)
    .set({ value: first })
    .where(sql`${figureSettings.name} = ${VISITS_SINCE} and ${figureSettings.value} < ${first}`)
  await tx.delete(memberVisits).where(lt(memberVisits.day, first))
}
