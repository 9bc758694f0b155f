import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'

/** How often something that nodes remember has been changed. */
export async function countChanges(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from changes`)
  return Number(rows[0]?.count)
}
