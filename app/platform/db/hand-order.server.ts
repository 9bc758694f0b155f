import { and, asc, count, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.server.ts'
import { saysAll } from './searched.server.ts'

/** Rows that editors put in order by hand. */
type Ordered = PgTable & { slug: PgColumn; position: PgColumn }

/** Two that were given one place still have an order. */
const byPosition = ({ position, slug }: Ordered): SQL[] => [asc(position), asc(slug)]

/** The place after the others. */
export function lastPosition(table: Ordered): SQL<number> {
  return sql<number>`(select coalesce(max(position), -1) + 1 from ${table})`
}

/** The names in their order, held: whoever else moves one, or gives one its name, waits for this transaction. */
export async function lockOrder(db: Db, table: Ordered): Promise<string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${getTableName(table)} order`}))`)
  const rows = await db
    .select({ slug: table.slug })
    .from(table as PgTable)
    .orderBy(...byPosition(table))
  return rows.map(({ slug }) => String(slug))
}

export async function updateOrder(db: Db, table: Ordered, slugs: readonly string[]): Promise<void> {
  for (const [position, slug] of slugs.entries()) await db.update(table).set({ position }).where(eq(table.slug, slug))
}

/** What a list of the desk asks: words that `said` must hold, and whether readers see it; null is either. */
type Question = { said: SQL; typed: string; isHidden: boolean | null }

/** Those of them that the question means, in their order, and how many they are. */
export async function listInOrder<Table extends Ordered & { isHidden: PgColumn }>(
  db: Db,
  table: Table,
  { said, typed, isHidden }: Question,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: Table['$inferSelect'][] }> {
  const where = and(...saysAll(said, typed), isHidden === null ? undefined : eq(table.isHidden, isHidden))
  const [list, [counted]] = await Promise.all([
    db
      .select()
      .from(table as PgTable)
      .where(where)
      .orderBy(...byPosition(table))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(table as PgTable)
      .where(where),
  ])
  return { total: counted?.total ?? 0, list }
}
