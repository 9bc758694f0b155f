import { and, asc, desc, eq, getTableColumns, getTableName, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.server.ts'
import type { HeldRecord, ServedRecord } from './serve-record.server.ts'
import { type RecordTable, recordTrash } from './tables.server.ts'

/** The column that names a row. */
export function keyOf(table: RecordTable): PgColumn {
  const key = table.slug ?? table.id
  if (!key) throw new Error(`Nothing names a row of ${getTableName(table)}.`)
  return key
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Whether one could be called so: others are not even asked for. */
function isIdOf({ record }: ServedRecord, id: string): boolean {
  if (record.address === 'numbered') return /^[1-9]\d{0,8}$/.test(id)
  return record.address !== 'drawn' || UUID.test(id)
}

/** What a field is searched, narrowed and put in order by, and its type in the database; null where no column holds it. */
export function heldValue(
  { table, columns }: ServedRecord,
  field: string,
): { value: SQL; type: string; isAlwaysThere: boolean } | null {
  const named = columns[field] ?? field
  if (typeof named !== 'string') return { value: named, type: '', isAlwaysThere: false }
  const column = getTableColumns(table as PgTable)[named]
  return column ? { value: sql`${column}`, type: column.getSQLType(), isAlwaysThere: column.notNull } : null
}

/** As editors order them. Two that were given one place still have an order. */
const byHand = ({ record, table }: ServedRecord): SQL[] =>
  [...(record.isOrdered && table.position ? [table.position] : []), keyOf(table)].map((column) => asc(column))

/** These, in the order of their ids. */
export async function listRecordsOf(db: Db, served: ServedRecord, ids: readonly string[]): Promise<HeldRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(served.table as PgTable)
    .where(inArray(keyOf(served.table), [...ids]))
  const byId = new Map(rows.map(served.held).map((held) => [held.id, held]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findRecord(
  db: Db,
  served: ServedRecord,
  id: string,
  { isLocked = false } = {},
): Promise<HeldRecord | null> {
  const { table, held } = served
  if (!isIdOf(served, id)) return null
  const asked = db
    .select()
    .from(table as PgTable)
    .where(eq(keyOf(table), id))
  const [row] = await (isLocked ? asked.for('update') : asked)
  return row ? held(row) : null
}

/** The ids in their order; whoever else moves one, or gives one its id, waits for this transaction. */
export async function lockRecords(db: Db, served: ServedRecord): Promise<string[]> {
  await served.lock(db)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${getTableName(served.table)} order`}))`)
  const rows = await db
    .select({ id: keyOf(served.table) })
    .from(served.table as PgTable)
    .orderBy(...byHand(served))
  return rows.map(({ id }) => String(id))
}

export async function updateRecordOrder(db: Db, { table }: ServedRecord, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const place = sql.join(
    ids.map((id, position) => sql`when ${keyOf(table)} = ${id} then ${position}`),
    sql` `,
  )
  // Where no two may stand in one place, not even for a moment: all step aside first.
  await db.update(table).set({ position: sql`-1 - ${table.position}` })
  await db.update(table).set({ position: sql`(case ${place} end)::integer` })
}

/** The place after the others. */
const after = (table: RecordTable) => sql`(select coalesce(max(position), -1) + 1 from ${table})`

/** After the others; its id, which the database may have counted, or null when it is already another's. */
export async function insertRecord(
  db: Db,
  { record, table, toRow }: ServedRecord,
  id: string,
  { values, isHidden, born = {} }: Pick<HeldRecord, 'values' | 'isHidden'> & { born?: Record<string, unknown> },
): Promise<string | null> {
  const [row] = await db
    .insert(table)
    .values({
      ...toRow(values),
      ...born,
      ...(id !== '' && { [table.slug ? 'slug' : 'id']: id }),
      ...(record.publishes && { isHidden }),
      ...(table.position && { position: after(table) }),
    })
    .onConflictDoNothing()
    .returning({ id: keyOf(table) })
  return row ? String(row.id) : null
}

export async function updateRecord(
  db: Db,
  { table, toRow }: ServedRecord,
  id: string,
  { values, ...rest }: { values?: Record<string, unknown>; isHidden?: boolean } & Record<string, unknown>,
): Promise<void> {
  await db
    .update(table)
    .set({ ...(values && toRow(values)), ...rest, ...(table.version && { version: sql`${table.version} + 1` }) })
    .where(eq(keyOf(table), id))
}

type Removing = { id: string; name: string; at: Date; by: string }

/** Takes it out of its table and keeps it, whole, among what was taken away. */
export async function moveToTrash(db: Db, { record, table }: ServedRecord, removing: Removing): Promise<void> {
  const { id, name, at, by } = removing
  await db.execute(sql`
    insert into ${recordTrash} (record, key, name, "row", removed_at, removed_by)
    select ${record.name}, ${id}, ${name}, to_jsonb(t), ${at.toISOString()}::timestamptz, ${by}::uuid
    from ${table} t where t.${sql.identifier(keyOf(table).name)} = ${id}`)
  await db.delete(table).where(eq(keyOf(table), id))
}

export type Trashed = { id: string; key: string; name: string; removedAt: Date }

const MOST_TRASHED = 200

/** What was taken away of a record, the latest first. */
export async function listTrash(db: Db, { record }: ServedRecord): Promise<Trashed[]> {
  const { id, key, name, removedAt } = recordTrash
  return db
    .select({ id, key, name, removedAt })
    .from(recordTrash)
    .where(eq(recordTrash.record, record.name))
    .orderBy(desc(recordTrash.removedAt))
    .limit(MOST_TRASHED)
}

/** Puts it back as it was, hidden where that is possible and after the others; null when it is no longer kept, false when its id is another's by now. */
export async function restoreFromTrash(
  db: Db,
  { record, table }: ServedRecord,
  id: string,
): Promise<Trashed | null | false> {
  const [kept] = await db
    .select()
    .from(recordTrash)
    .where(and(eq(recordTrash.record, record.name), eq(recordTrash.id, id)))
    .for('update')
  if (!kept) return null
  const changes = { ...(table.isHidden && { is_hidden: true }) }
  const place = table.position ? sql`jsonb_build_object('position', ${after(table)})` : sql`'{}'::jsonb`
  const { rowCount } = await db.execute(sql`
    insert into ${table} select * from jsonb_populate_record(
      null::${table}, (${JSON.stringify(kept.row)}::jsonb || ${JSON.stringify(changes)}::jsonb || ${place}))
    on conflict do nothing`)
  if (!rowCount) return false
  await db.delete(recordTrash).where(eq(recordTrash.id, id))
  return kept
}

/** Forgets what was taken away before an instant; its files go with those that nothing names. */
export async function deleteOldTrash(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(recordTrash).where(lt(recordTrash.removedAt, before))
  return rowCount ?? 0
}
