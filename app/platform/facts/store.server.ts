import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '../db/database.server.ts'
import type { Fact, FactKind } from './model.ts'
import { facts, heardFacts } from './tables.server.ts'

const MOST_AT_ONCE = 200

/** Says that something happened to a member, in the transaction of whoever knows it. Said again, it changes nothing. */
export async function announce(
  db: Db,
  fact: { kind: FactKind; memberId: string; subject?: string; now: Date },
): Promise<void> {
  const { kind, memberId, subject = '', now } = fact
  await db.insert(facts).values({ kind, memberId, subject, happenedAt: now }).onConflictDoNothing()
}

/** What a listener has not heard of a member, oldest first. */
export async function listUnheard(db: Db, listener: string, memberId: string): Promise<Fact[]> {
  return db
    .select()
    .from(facts)
    .where(and(eq(facts.memberId, memberId), isUnheardBy(db, listener)))
    .orderBy(asc(facts.happenedAt), asc(facts.id))
    .limit(MOST_AT_ONCE)
}

export async function markHeard(db: Db, listener: string, factIds: readonly number[]): Promise<void> {
  if (factIds.length === 0) return
  await db
    .insert(heardFacts)
    .values(factIds.map((factId) => ({ listener, factId })))
    .onConflictDoNothing()
}

/** When something of a kind last happened to a member. */
export async function findLastInstant(db: Db, memberId: string, kind: FactKind): Promise<Date | null> {
  const [row] = await db
    .select({ happenedAt: facts.happenedAt })
    .from(facts)
    .where(and(eq(facts.memberId, memberId), eq(facts.kind, kind)))
    .orderBy(desc(facts.happenedAt))
    .limit(1)
  return row?.happenedAt ?? null
}

/** The condition of a query over facts: this listener has not heard them. */
export function isUnheardBy(db: Db, listener: string) {
  return notExists(
    db
      .select({ one: sql`1` })
      .from(heardFacts)
      .where(and(eq(heardFacts.factId, facts.id), eq(heardFacts.listener, listener))),
  )
}
