import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'

/** A table whose rows are a member's, and the condition that finds them. */
export type MemberTable = { table: string; condition: string }

type ForeignKey = { child: string; childColumn: string; parent: string; parentColumn: string }

/** Words that open something, or are only their shadow: whoever downloads their data has no use for them, a thief would. */
const SECRETS = 'hash|secret|sealed|token|public_key'

/** Tables that name a member otherwise than the house does: the person, what they uploaded, their labels, what the payment company calls them. */
const NAMED_OTHERWISE: readonly MemberTable[] = [
  { table: 'members', condition: '"id" = $member' },
  { table: 'files', condition: '"owner_id" = $member' },
  // DSK-026. The words of the labels, and not only that there are some.
  { table: 'labels', condition: '"id" in (select "label_id" from "member_labels" where "member_id" = $member)' },
  {
    table: 'payment_customers',
    condition: '"reference" = (select "client_code" from "members" where "id" = $member)',
  },
]

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
  return [...found.values(), ...NAMED_OTHERWISE]
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

type Columns = { words: string[]; bytes: string[]; key: string[] }

/** The columns that may be told, those that hold a document, and those that put the rows in order: the primary key, which every table has. */
async function columnsOf(db: Db, table: string): Promise<Columns> {
  const { rows } = await db.execute<Columns>(sql`
    select coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.atttypid <> 'bytea'::regtype and a.attname !~ ${SECRETS}), '{}') as words,
      coalesce(array_agg(a.attname::text) filter (where a.atttypid = 'bytea'::regtype and a.attname !~ ${SECRETS}), '{}') as bytes,
      (select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum)) from pg_index i
        join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey)
        where i.indrelid = ${`public.${table}`}::regclass and i.indisprimary) as key
    from pg_attribute a where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped`)
  const [columns] = rows
  if (!columns?.key) throw new Error(`The table ${table} has no primary key.`)
  return columns
}

const list = (columns: readonly string[], text = false) =>
  sql.join(
    columns.map((column) => (text ? sql`${sql.identifier(column)}::text` : sql`${sql.identifier(column)}`)),
    sql`, `,
  )

/**
 * The rows of a member in one table, in the columns' own names and without secrets or documents. So many at a time, each time after the last
 * one seen: however many there are, few are in memory and no transaction waits for whoever reads them.
 */
export async function* memberRows(
  db: Db,
  { table, condition }: MemberTable,
  memberId: string,
  atOnce = 200,
): AsyncGenerator<object> {
  const { words, key } = await columnsOf(db, table)
  let after: string[] | null = null
  do {
    const isNext: SQL = after ? sql` and (${list(key)}) > (${valuesOf(after)})` : sql``
    const found: { rows: { key: string[]; row: object }[] } = await db.execute<{ key: string[]; row: object }>(sql`
      select array[${list(key, true)}] as key, to_jsonb(told) as row
      from (select ${list([...new Set([...words, ...key])])} from ${sql.identifier(table)}
        where ${where(condition, memberId)}${isNext} order by ${list(key)} limit ${atOnce}) told`)
    for (const { row } of found.rows) yield withoutKeys(row, words)
    after = found.rows.length < atOnce ? null : (found.rows.at(-1)?.key ?? null)
  } while (after)
}

export type MemberDocument = { table: string; id: string; name: string | null; bytes: Uint8Array }

/** Documents that lie in the rows themselves, one at a time. */
export async function* memberDocuments(db: Db, memberId: string): AsyncGenerator<MemberDocument> {
  for (const { table, condition } of await listMemberTables(db)) {
    const { words, bytes, key } = await columnsOf(db, table)
    for (const column of bytes)
      for await (const row of memberRows(db, { table, condition }, memberId)) {
        const own = row as Record<string, unknown>
        const id = key.map((part) => String(own[part]))
        const { rows } = await db.execute<{ bytes: Uint8Array | null }>(
          sql`select ${sql.identifier(column)} as bytes from ${sql.identifier(table)} where (${list(key)}) = (${valuesOf(id)})`,
        )
        const name = words.includes('name') ? String(own.name) : null
        if (rows[0]?.bytes) yield { table, id: id.join('-'), name, bytes: rows[0].bytes }
      }
  }
}

const valuesOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

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

/** A key that is a secret puts the rows in order and is not told. */
function withoutKeys(row: object, words: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => words.includes(column)))
}
