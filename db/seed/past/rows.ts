import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.server.ts'

const BATCH = 2000

/** Many rows of one shape at once, as one JSON each batch: thousands of them are written in the time of a page. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const columns = sql.raw(names.map(([, { name }]) => `"${name}"`).join(', '))
  for (let from = 0; from < rows.length; from += BATCH) {
    const written = rows
      .slice(from, from + BATCH)
      .map((row) => Object.fromEntries(names.map(([key, { name }]) => [name, row[key as keyof typeof row]])))
    await db.execute(
      sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(written)}::json)`,
    )
  }
}
