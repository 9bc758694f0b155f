import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { clubRewardCodeKey, clubRewardCodes } from './reward-tables.server.ts'

/** The key of the digests, sealed: the first that is written stays. */
export async function findOrKeepCodeKey(db: Db, sealed: string): Promise<string> {
  await db.insert(clubRewardCodeKey).values({ sealed }).onConflictDoNothing()
  const [row] = await db.select().from(clubRewardCodeKey)
  return row?.sealed ?? sealed
}

/** Those of these codes that the club already knows, given or not, of whichever reward. */
export async function listKnownDigests(db: Db, digests: readonly string[]): Promise<Set<string>> {
  const { digest } = clubRewardCodes
  const rows = await db
    .select({ digest })
    .from(clubRewardCodes)
    .where(inArray(digest, [...digests]))
  return new Set(rows.map((row) => row.digest))
}

type NewCode = { digest: string; reward: string; sealed: string; addedAt: Date }

/** How many were written: one that is already there is not. */
export async function insertCodes(db: Db, codes: readonly NewCode[]): Promise<number> {
  const { rowCount } = await db
    .insert(clubRewardCodes)
    .values([...codes])
    .onConflictDoNothing()
  return rowCount ?? 0
}

/** A code of a reward, sealed, that nobody else is given; null when none is left. */
export async function takeCode(db: Db, reward: string, now: Date): Promise<string | null> {
  const { digest, sealed, givenAt, addedAt } = clubRewardCodes
  const [free] = await db
    .select({ digest, sealed })
    .from(clubRewardCodes)
    .where(and(eq(clubRewardCodes.reward, reward), isNull(givenAt)))
    .orderBy(asc(addedAt), asc(digest))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!free) return null
  await db.update(clubRewardCodes).set({ givenAt: now, sealed: null }).where(eq(digest, free.digest))
  return free.sealed
}

export async function countCodes(db: Db, reward: string): Promise<{ free: number; given: number }> {
  const [row] = await db
    .select({ given: count(clubRewardCodes.givenAt), all: count() })
    .from(clubRewardCodes)
    .where(eq(clubRewardCodes.reward, reward))
  const { given = 0, all = 0 } = row ?? {}
  return { free: all - given, given }
}
