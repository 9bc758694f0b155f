import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.server.ts'

/** Rows that editors put in order by hand. */
type Ordered = PgTable & { slug: PgColumn; position: PgColumn }

/** The place after the others. */
export function lastPosition(table: Ordered): SQL<number> {
  return sql<number>`(select coalesce(max(position), -1) + 1 from ${table})`
}

export async function updateOrder(db: Db, table: Ordered, slugs: readonly string[]): Promise<void> {
  for (const [position, slug] of slugs.entries()) await db.update(table).set({ position }).where(eq(table.slug, slug))
}
