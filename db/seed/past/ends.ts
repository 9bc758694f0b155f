import { sql } from 'drizzle-orm'
import { memberData } from '#app/member-data.server.ts'
import { memberDetails } from '#areas/account/tables.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { members, premiumPeriods } from '#areas/audience/tables.server.ts'
import { enrolments } from '#areas/courses/tables.server.ts'
import { memberAbsences } from '#areas/figures/tables.server.ts'
import { leads } from '#areas/leads/tables.server.ts'
import { deleteAccount } from '#areas/profile/privacy-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import { lastWednesday } from './calendar.ts'

/** Days since the last visit, from and to: long enough that the club has forgotten on which days they came. */
const GONE = { from: 40, to: 95 }
/** Of so many of them one account is closed and one is closed and opened again; of so many one is erased, which takes longest. */
const ONE_IN = 5
const ONE_ERASED_IN = 15

/**
 * FIG-054. Of whoever came a few times and never again, some asked that their account be closed, some thought better of it, some wanted to be
 * erased: those are erased as anybody is, on a day of the past.
 */
export async function endSomeAccounts(db: Db, { from, now }: { from: number; now: Date }): Promise<void> {
  const wednesday = lastWednesday(now)
  const { rows } = await db.execute<{ id: string; day: RomeDay; place: number }>(sql`
    select m.id, m.last_visit_on::text as day, (row_number() over (order by m.username))::int as place from ${members} m
    where m.username >= ${from} and m.last_visit_on between ${addRomeDays(wednesday, -GONE.to)} and ${addRomeDays(wednesday, -GONE.from)}
      and m.registration_date < m.last_visit_on and (m.trial_end is null or m.trial_end < m.last_visit_on)
      and m.registration_date > m.last_visit_on - 120
      and not exists (select from ${premiumPeriods} p where p.member_id = m.id) and not exists (select from ${enrolments} e where e.member_id = m.id)
      and not exists (select from ${leads} l where l.member_id = m.id)
    order by m.username`)
  const those = (which: number, oneIn = ONE_IN) => rows.filter(({ place }) => place % oneIn === which)
  const later = (day: RomeDay, days: number) => new Date(`${addRomeDays(day, days)}T09:20:00Z`)
  await db.execute(sql`update ${memberDetails} d set closed_at = c.at
    from json_to_recordset(${JSON.stringify(those(1).map(({ id, day }) => ({ id, at: later(day, 3) })))}::json) as c (id uuid, at timestamptz) where d.member_id = c.id`)
  const back = those(2).map(({ id, day }) => ({ memberId: id, since: later(day, 3), until: later(day, 9) }))
  if (back.length > 0)
    await db
      .insert(memberAbsences)
      .values(back.map((each) => ({ ...each, kind: 'closed' as const, notedAt: each.until })))
  const settings = { club: parseEnv({}).club, origin: 'http://localhost' }
  for (const { id, day } of those(3, ONE_ERASED_IN)) {
    const at = later(day, 5)
    const member = (await findViewerByMemberId(db, id, at))?.member
    if (member) await deleteAccount(db, member, { now: at, data: memberData, settings, email: null })
  }
}
