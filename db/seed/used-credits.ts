import { sql } from 'drizzle-orm'
import { dateMovements, updateUsedCredits } from '#areas/audience/credit-store.server.ts'
import { wallets } from '#areas/audience/tables.server.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'

type Taken = { walletId: string; courseId: number; credits: number; at: string }

/** ECM credits used are those of the courses taken, on the day they were. Written once: from the first movement that is not a grant they are the members'. */
export async function seedUsedCredits(db: Db): Promise<void> {
  const { rows: known } = await db.execute(sql`select 1 from credit_movements where reason <> 'grant' limit 1`)
  if (known.length > 0) return
  const { rows } = await db.execute<Taken>(sql`
    select w.id as "walletId", c.id as "courseId", c.credits::float8 as credits, e.subscribed_at::text as at
    from ${wallets} w
      join ${enrolments} e on e.member_id = w.member_id and e.subscribed_at >= w.active_from and e.earns_credits
      join ${courses} c on c.id = e.course_id
    where w.tag = 'ecm' and c.credits > 0 order by e.subscribed_at, w.id, c.id`)
  await db.transaction(async (tx) => {
    for (const { walletId, courseId, credits, at } of rows) {
      await dateMovements(tx, new Date(at))
      await updateUsedCredits(tx, walletId, credits, `course ${courseId}`)
    }
  })
}
