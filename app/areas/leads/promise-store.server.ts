import { asc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { Closure } from '#platform/pure/working-days.ts'
import type { RequestPromise } from './model.ts'
import { dueOf, usualPromise } from './promise-rules.ts'
import { clubClosures, requestPromises } from './tables.server.ts'

export async function findPromise(db: Db, kind: string): Promise<RequestPromise> {
  const { amount, unit } = requestPromises
  const [row] = await db.select({ amount, unit }).from(requestPromises).where(eq(requestPromises.kind, kind))
  return row ?? usualPromise(kind)
}

/** What the desk has decided, by kind. */
export async function listPromises(db: Db): Promise<Map<string, RequestPromise>> {
  const rows = await db.select().from(requestPromises)
  return new Map(rows.map(({ kind, ...promise }) => [kind, promise]))
}

export async function upsertPromise(db: Db, kind: string, promise: RequestPromise): Promise<void> {
  await db
    .insert(requestPromises)
    .values({ kind, ...promise })
    .onConflictDoUpdate({ target: requestPromises.kind, set: promise })
}

export type ClubClosure = Closure & { readonly id: string; readonly name: string }

const MOST_CLOSURES = 200
/** Closures that ended longer ago than any promise lasts say nothing to anybody. */
const LOOKED_BACK_DAYS = 30

/** Those that are not over, and the last that are; the nearest first. */
export async function listClosures(db: Db, today: RomeDay): Promise<ClubClosure[]> {
  return db
    .select()
    .from(clubClosures)
    .where(gte(clubClosures.lastDay, addRomeDays(today, -LOOKED_BACK_DAYS)))
    .orderBy(asc(clubClosures.firstDay), asc(clubClosures.id))
    .limit(MOST_CLOSURES)
}

export async function countClosures(db: Db): Promise<number> {
  return db.$count(clubClosures)
}

/** Null when the very same one is there. */
/** Whoever else adds one waits for this transaction. */
export async function lockClosures(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('closures'))`)
}

export async function insertClosure(db: Db, closure: Omit<ClubClosure, 'id'>): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${clubClosures} (name, first_day, last_day)
    select ${closure.name}, ${closure.firstDay}::date, ${closure.lastDay}::date
    where not exists (select from ${clubClosures} where first_day = ${closure.firstDay}::date and last_day = ${closure.lastDay}::date)
    returning id`)
  return rows[0]?.id ?? null
}

export async function deleteClosure(db: Db, id: string): Promise<ClubClosure | null> {
  const [row] = await db.delete(clubClosures).where(eq(clubClosures.id, id)).returning()
  return row ?? null
}

/** DSK-044. By when a request that comes now is answered; a promise that changes later does not move it. */
export async function dueAtFor(db: Db, kind: string, now: Date): Promise<Date> {
  return dueOf(await findPromise(db, kind), now, await listClosures(db, romeDayOf(now)))
}
