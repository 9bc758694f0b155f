import { sql } from 'drizzle-orm'
import { type Db as BossDatabase, fromDrizzle } from 'pg-boss'
import type { Db } from '../db/database.server.ts'

/** The library's own tables live apart from the club's. */
export const JOBS_SCHEMA = 'pgboss'

export type QueueCounts = { queue: string; waiting: number; active: number; failed: number }

/** Makes the library speak inside the transaction of the caller. */
export function bossDatabaseOn(db: Db): BossDatabase {
  return fromDrizzle(db, sql)
}

export async function countJobs(db: Db): Promise<QueueCounts[]> {
  const { rows } = await db.execute<{ queue: string; waiting: string; active: string; failed: string }>(sql`
    select name as queue,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from ${sql.raw(JOBS_SCHEMA)}.job where name not like '\\_\\_%' group by name order by name`)
  return rows.map((row) => ({
    queue: row.queue,
    waiting: Number(row.waiting),
    active: Number(row.active),
    failed: Number(row.failed),
  }))
}
