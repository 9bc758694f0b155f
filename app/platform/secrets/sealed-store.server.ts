import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.server.ts'
import { SEALED_PREFIX } from './at-rest.server.ts'

/** A column where sealed texts lie. */
export type SealedColumn = { table: string; column: string }
export type SealedCount = { purpose: string; prefix: string; rows: number }

const ANY_SEALED = `${SEALED_PREFIX}%`

/** Every table is looked at, also those this code has never heard of: whoever seals something new need not say so here. */
export async function listSealedColumns(db: Db): Promise<SealedColumn[]> {
  const { rows } = await db.execute<SealedColumn>(sql`
    select c.relname::text as table, a.attname::text as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.atttypid in ('text'::regtype, 'varchar'::regtype)
    order by 1, 2`)
  const found: SealedColumn[] = []
  for (const each of rows) {
    const { table, column } = named(each)
    const held = await db.execute(sql`select from ${table} where ${column} like ${ANY_SEALED} limit 1`)
    if (held.rows.length > 0) found.push(each)
  }
  return found
}

/** How many texts of a column each secret has sealed for each purpose; those of older versions name neither. */
export async function countSealed(db: Db, each: SealedColumn): Promise<SealedCount[]> {
  const { table, column } = named(each)
  const { rows } = await db.execute<{ purpose: string; prefix: string; rows: string }>(sql`
    select split_part(${column}, ':', 3) as purpose,
      case when split_part(${column}, ':', 3) = '' then '' else ${SEALED_PREFIX} || split_part(${column}, ':', 2) || ':' end as prefix,
      count(*) as rows
    from ${table} where ${column} like ${ANY_SEALED} group by 1, 2 order by 1, 2`)
  return rows.map((row) => ({ ...row, purpose: decodeURIComponent(row.purpose), rows: Number(row.rows) }))
}

/** Sealed texts that do not begin so, in order. */
export async function listSealedOtherwise(
  db: Db,
  each: SealedColumn,
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<string[]> {
  const { table, column } = named(each)
  const { rows } = await db.execute<{ sealed: string }>(sql`
    select ${column} as sealed from ${table}
    where ${column} like ${ANY_SEALED} and not starts_with(${column}, ${prefix}) and ${column} collate "C" > ${after}
    order by ${column} collate "C" limit ${limit}`)
  return rows.map(({ sealed }) => sealed)
}

/** Puts one sealed text in the place of another, unless somebody has written there meanwhile. */
export async function replaceSealed(
  db: Db,
  each: SealedColumn,
  pairs: readonly { before: string; after: string }[],
): Promise<number> {
  if (pairs.length === 0) return 0
  const { table, column } = named(each)
  const values = sql.join(
    pairs.map(({ before, after }) => sql`(${before}::text, ${after}::text)`),
    sql`, `,
  )
  const { rowCount } = await db.execute(
    sql`update ${table} as held set ${column} = pair.after from (values ${values}) as pair(before, after) where held.${column} = pair.before`,
  )
  return rowCount ?? 0
}

function named({ table, column }: SealedColumn) {
  return { table: sql.identifier(table), column: sql.identifier(column) }
}
