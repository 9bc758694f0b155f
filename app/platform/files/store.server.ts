import { and, asc, desc, eq, gt, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.server.ts'
import { takeTime } from '../db/silence.server.ts'
import { NotFound } from '../errors.ts'
import { fileIdIn, type StoredFile } from './model.ts'
import { files } from './tables.server.ts'

type NewFile = Omit<StoredFile, 'createdAt' | 'pieceBytes' | 'piecesTaken' | 'awaitsScan'> &
  Partial<Pick<StoredFile, 'pieceBytes' | 'piecesTaken' | 'awaitsScan'>>

export async function insertFile(db: Db, file: NewFile): Promise<StoredFile> {
  const [row] = await db.insert(files).values(file).returning()
  if (!row) throw new Error('A file was not written.')
  return row
}

/** One more piece of a film is here; false when another request has said so meanwhile. */
export async function countPiece(db: Db, id: string, taken: number): Promise<boolean> {
  const { rowCount } = await db
    .update(files)
    .set({ piecesTaken: taken + 1 })
    .where(and(eq(files.id, id), eq(files.piecesTaken, taken)))
  return (rowCount ?? 0) > 0
}

export async function findFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row ?? null
}

/** The file an address of the site leads to; null where it leads elsewhere, or to nothing. */
export async function findFileAt(db: Db, path: string): Promise<StoredFile | null> {
  const id = fileIdIn(path)
  return id === null ? null : findFile(db, id)
}

export async function getFile(db: Db, id: string): Promise<StoredFile> {
  const file = await findFile(db, id)
  if (!file) throw new NotFound()
  return file
}

export async function listFilesOf(db: Db, ownerId: string): Promise<StoredFile[]> {
  return db.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(desc(files.createdAt))
}

/** IDN-053. Files the scanner owes an answer about, among those sent since an instant; the oldest first. */
export async function listAwaitingScan(db: Db, since: Date, limit: number): Promise<StoredFile[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.awaitsScan, true), gte(files.createdAt, since)))
    .orderBy(asc(files.createdAt))
    .limit(limit)
}

/** What members sent, in the order of their ids. */
export async function listSentFiles(db: Db, { after, limit }: { after: string; limit: number }): Promise<StoredFile[]> {
  return db
    .select()
    .from(files)
    .where(and(isNotNull(files.ownerId), gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(limit)
}

export async function updateAwaitsScan(db: Db, id: string, awaitsScan: boolean): Promise<void> {
  await db.update(files).set({ awaitsScan }).where(eq(files.id, id))
}

export async function deleteFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.delete(files).where(eq(files.id, id)).returning()
  return row ?? null
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** The same in the words of LIKE, which are ten times as quick to say no. */
const LIKE_UUID = '%-____-____-____-____________%'

/** A table with the columns that could name a file: by its id, or in some words. Numbers, dates and yes or no cannot. */
type Holder = { name: string; ids: string[] | null; words: string[] | null }

async function listHolders(db: Db): Promise<Holder[]> {
  const { rows } = await db.execute<Holder>(sql`
    select c.relname as name,
      array_agg(a.attname::text) filter (where t.typname = 'uuid') as ids,
      array_agg(a.attname::text) filter (where t.typname <> 'uuid') as words
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid and t.typcategory not in ('N', 'B', 'D', 'T')
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'files'
    group by c.relname`)
  return rows
}

/** The files of a stretch of ids that a table names. */
async function listNamedIn(db: Db, { name, ids, words }: Holder, { first, last }: Stretch): Promise<string[]> {
  const columns = (names: readonly string[]) =>
    sql.join(
      names.map((each) => sql`held.${sql.identifier(each)}`),
      sql`, `,
    )
  const held = sql`${sql.identifier(name)} as held`
  const isAsked = sql`f.id between ${first} and ${last}`
  const byId = ids
    ? sql`select distinct f.id from ${held} cross join lateral unnest(array[${columns(ids)}]) as named(id)
        join ${files} f on f.id = named.id and ${isAsked}`
    : null
  const inWords = words
    ? sql`select distinct f.id from ${held} cross join lateral (select concat_ws(' ', ${columns(words)}) as said) as read
        cross join lateral regexp_matches(read.said, ${UUID}, 'gi') as found join ${files} f on f.id = found[1]::uuid and ${isAsked}
        where read.said like ${LIKE_UUID}`
    : null
  const { rows } = await db.execute<{ id: string }>(
    sql.join(
      [byId, inWords].filter((each) => each !== null),
      sql` union `,
    ),
  )
  return rows.map(({ id }) => id)
}

type Stretch = { first: string; last: string }

/** Less than any id. */
export const BEFORE_EVERY_FILE = '00000000-0000-0000-0000-000000000000'

/**
 * Among so many files taken before an instant, those that no row of any table names: in a column of its own, in a path, in a text, in
 * a document. Every table is read, also those this code has never heard of, so that a new way of referring to a file needs nothing here
 * to be safe. Files are looked at in the order of their ids; `next` is where to go on from, if there are more.
 */
export async function listLooseFiles(
  db: Db,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<{ loose: string[]; next: string | null }> {
  const taken = await db
    .select({ id: files.id })
    .from(files)
    .where(and(lt(files.createdAt, before), gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(limit)
  const [first, last] = [taken.at(0)?.id, taken.at(-1)?.id]
  if (!first || !last) return { loose: [], next: null }
  const named = new Set<string>()
  await db.transaction(async (tx) => {
    // Nobody waits for it, and a table may be long.
    await takeTime(tx)
    for (const holder of await listHolders(tx))
      for (const id of await listNamedIn(tx, holder, { first, last })) named.add(id)
  })
  const loose = taken.filter(({ id }) => !named.has(id)).map(({ id }) => id)
  return { loose, next: taken.length < limit ? null : last }
}
