import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.server.ts'
import { NotFound } from '../errors.ts'
import type { StoredFile } from './model.ts'
import { files } from './tables.server.ts'

export async function insertFile(db: Db, file: Omit<StoredFile, 'createdAt'>): Promise<StoredFile> {
  const [row] = await db.insert(files).values(file).returning()
  if (!row) throw new Error('A file was not written.')
  return row
}

export async function findFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row ?? null
}

export async function getFile(db: Db, id: string): Promise<StoredFile> {
  const file = await findFile(db, id)
  if (!file) throw new NotFound()
  return file
}

export async function listFilesOf(db: Db, ownerId: string): Promise<StoredFile[]> {
  return db.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(desc(files.createdAt))
}

export async function deleteFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.delete(files).where(eq(files.id, id)).returning()
  return row ?? null
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/**
 * Files taken before an instant that no row of any table names: in a column of its own, in a path, in a text, in a document. Every
 * table is read, also those this code has never heard of, so that a new way of referring to a file needs nothing here to be safe.
 */
export async function listLooseFiles(db: Db, before: Date): Promise<string[]> {
  const taken = await db.select({ id: files.id }).from(files).where(lt(files.createdAt, before))
  if (taken.length === 0) return []
  const named = new Set<string>()
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname = current_schema() and tablename <> 'files'`,
  )
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select distinct f.id from ${sql.identifier(schema)}.${sql.identifier(name)} as held
          cross join lateral regexp_matches(held::text, ${UUID}, 'gi') as found
          join ${files} f on f.id = found[1]::uuid`,
    )
    for (const { id } of rows) named.add(id)
  }
  return taken.filter(({ id }) => !named.has(id)).map(({ id }) => id)
}
