import { desc, eq } from 'drizzle-orm'
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
