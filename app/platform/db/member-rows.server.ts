import { sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'

/** A table whose rows are a member's, and the condition that finds them. */
export type MemberTable = { table: string; condition: string }

type ForeignKey = { child: string; childColumn: string; parent: string; parentColumn: string }

/** Words that open something, or are only their shadow: whoever downloads their data has no use for them, a thief would. */
const SECRETS = /hash|secret|sealed|token|public_key/

const MOST_ROWS = 10_000

/**
 * Every table that holds something of a member: those with a `member_id`, as the house names it, and those whose rows belong to
 * such rows. Asked of the database itself, so that a table made tomorrow is found without anybody remembering it.
 */
export async function listMemberTables(db: Db): Promise<MemberTable[]> {
  const owned = await db.execute<{ table: string }>(sql`
    select c.table_name as "table" from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and c.column_name = 'member_id' and t.table_type = 'BASE TABLE'
    order by c.table_name`)
  const keys = await db.execute<ForeignKey>(sql`
    select child.relname as child, ca.attname as "childColumn", parent.relname as parent, pa.attname as "parentColumn"
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    join pg_attribute ca on ca.attrelid = k.conrelid and ca.attnum = k.conkey[1]
    join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and child.relnamespace = 'public'::regnamespace
    order by child.relname, k.conname`)
  const found = new Map<string, MemberTable>()
  for (const { table } of owned.rows) found.set(table, { table, condition: '"member_id" = $member' })
  addChildren(found, keys.rows)
  return [...found.values()]
}

/** Rows of rows: the hearings of a case, the lines of an order. */
function addChildren(found: Map<string, MemberTable>, keys: readonly ForeignKey[]): void {
  for (const parentName of found.keys()) {
    const parent = found.get(parentName)
    for (const { child, childColumn, parentColumn } of keys.filter((key) => key.parent === parentName)) {
      if (found.has(child) || !parent) continue
      const rows = `select "${parentColumn}" from "${parentName}" where ${parent.condition}`
      found.set(child, { table: child, condition: `"${childColumn}" in (${rows})` })
    }
  }
}

/** The rows of a member, table by table, in the columns' own names; empty tables are left out. */
export async function listMemberRows(db: Db, memberId: string): Promise<Record<string, object[]>> {
  const rows: Record<string, object[]> = {}
  for (const { table, condition } of await listMemberTables(db)) {
    const found = await db.execute<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${where(condition, memberId)} limit ${MOST_ROWS}`,
    )
    if (found.rows.length > 0) rows[table] = found.rows.map(({ row }) => withoutSecrets(row))
  }
  return rows
}

/** Deletes the rows of a member from these tables, the rows that belong to others first. */
export async function deleteMemberRows(db: Db, memberId: string, tables: readonly string[]): Promise<void> {
  const known = (await listMemberTables(db)).filter(({ table }) => tables.includes(table))
  for (const { table, condition } of known.toReversed())
    await db.execute(sql`delete from ${sql.identifier(table)} where ${where(condition, memberId)}`)
}

function where(condition: string, memberId: string) {
  const parts = condition
    .split('$member')
    .flatMap((part, index) => [...(index > 0 ? [sql`${memberId}`] : []), sql.raw(part)])
  return sql.join(parts)
}

function withoutSecrets(row: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !SECRETS.test(column)))
}
