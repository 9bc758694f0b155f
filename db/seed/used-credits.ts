import { sql } from 'drizzle-orm'
import { wallets } from '#areas/audience/tables.server.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** ECM credits used are those of the courses taken. Written once: from the first movement that is not a grant they are the members'. */
export async function seedUsedCredits(db: Db): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from credit_movements where reason <> 'grant' limit 1`)
  if (rows.length > 0) return
  await db.execute(sql`
    update ${wallets} set used_credits = taken.credits
    from (
      select w.id, coalesce(sum(c.credits), 0) as credits
      from ${wallets} w
        left join ${enrolments} e on e.member_id = w.member_id and e.subscribed_at >= w.active_from and e.earns_credits
        left join ${courses} c on c.id = e.course_id
      where w.tag = 'ecm' group by w.id
    ) taken
    where ${wallets.id} = taken.id and ${wallets.usedCredits} <> taken.credits`)
}
