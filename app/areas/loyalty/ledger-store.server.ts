import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { type Entry, type Lot, MISSIONS, type MissionCode, type Operation, type OperationKind } from './model.ts'
import { loyaltyAccounts, loyaltyEntries, loyaltyLots, loyaltyOperations } from './tables.server.ts'

export type Account = { balance: number; seenBalance: number }

/** The account, made if it is missing and held until the transaction ends: points of one member move one change at a time. */
export async function lockAccount(db: Db, memberId: string): Promise<Account> {
  await db.insert(loyaltyAccounts).values({ memberId }).onConflictDoNothing()
  const { balance, seenBalance } = loyaltyAccounts
  const [row] = await db
    .select({ balance, seenBalance })
    .from(loyaltyAccounts)
    .where(eq(loyaltyAccounts.memberId, memberId))
    .for('update')
  if (!row) throw new Error('A loyalty account was written and cannot be read.')
  return row
}

export async function findAccount(db: Db, memberId: string): Promise<Account | null> {
  const { balance, seenBalance } = loyaltyAccounts
  const [row] = await db
    .select({ balance, seenBalance })
    .from(loyaltyAccounts)
    .where(eq(loyaltyAccounts.memberId, memberId))
  return row ?? null
}

export async function updateSeenBalance(db: Db, memberId: string, seen: number): Promise<void> {
  await db.update(loyaltyAccounts).set({ seenBalance: seen }).where(eq(loyaltyAccounts.memberId, memberId))
}

/** Lots in which something is left. */
export async function listLots(db: Db, memberId: string): Promise<Lot[]> {
  const { id, remaining, earnedAt, expiresAt } = loyaltyLots
  return db
    .select({ id, remaining, earnedAt, expiresAt })
    .from(loyaltyLots)
    .where(and(eq(loyaltyLots.memberId, memberId), gt(remaining, 0)))
    .orderBy(asc(expiresAt), asc(earnedAt), asc(id))
}

export async function insertLot(
  db: Db,
  lot: { memberId: string; points: number; earnedAt: Date; expiresAt: Date },
): Promise<string> {
  const id = randomUUID()
  await db.insert(loyaltyLots).values({ id, ...lot })
  return id
}

export type NewOperation = {
  memberId: string
  kind: OperationKind
  mission?: MissionCode | null
  amount: number
  balanceAfter: number
  description: string
  key: string
  at: Date
}

/** The operation and how it is spread; the trigger moves lots and balance. */
export async function insertOperation(db: Db, operation: NewOperation, entries: readonly Entry[]): Promise<number> {
  const [row] = await db.insert(loyaltyOperations).values(operation).returning({ id: loyaltyOperations.id })
  if (!row) throw new Error('An operation was written and has no number.')
  await db.insert(loyaltyEntries).values(entries.map((entry) => ({ operationId: row.id, ...entry })))
  return row.id
}

export async function findOperation(db: Db, memberId: string, key: string): Promise<Operation | null> {
  const [row] = await selectOperations(db).where(
    and(eq(loyaltyOperations.memberId, memberId), eq(loyaltyOperations.key, key)),
  )
  return row ?? null
}

/** What an operation took, with the end of each lot. */
export async function listEntriesOf(db: Db, operationId: number): Promise<(Entry & { expiresAt: Date })[]> {
  const { lotId, amount } = loyaltyEntries
  return db
    .select({ lotId, amount, expiresAt: loyaltyLots.expiresAt })
    .from(loyaltyEntries)
    .innerJoin(loyaltyLots, eq(loyaltyLots.id, lotId))
    .where(eq(loyaltyEntries.operationId, operationId))
}

/** LOY-005. The newest first. */
export async function listOperations(db: Db, memberId: string, limit: number, offset = 0): Promise<Operation[]> {
  return selectOperations(db)
    .where(eq(loyaltyOperations.memberId, memberId))
    .orderBy(desc(loyaltyOperations.at), desc(loyaltyOperations.id))
    .limit(limit)
    .offset(offset)
}

export async function countOperations(db: Db, memberId: string): Promise<number> {
  return db.$count(loyaltyOperations, eq(loyaltyOperations.memberId, memberId))
}

/** When each mission was awarded. */
export async function listAwardInstants(
  db: Db,
  memberId: string,
): Promise<Partial<Record<MissionCode, readonly Date[]>>> {
  const { mission, at } = loyaltyOperations
  const rows = await db
    .select({ mission, at })
    .from(loyaltyOperations)
    .where(and(eq(loyaltyOperations.memberId, memberId), sql`${mission} is not null`))
  const codes = MISSIONS.map((code) => [code, rows.filter((row) => row.mission === code).map((row) => row.at)] as const)
  return Object.fromEntries(codes)
}

/** What a member has earned and what is gone, of all times. */
export async function sumOperations(db: Db, memberId: string): Promise<{ earned: number; gone: number }> {
  const { kind, amount } = loyaltyOperations
  const [row] = await db
    .select({
      earned: sql<number>`coalesce(sum(${amount}) filter (where ${kind} = 'earn'), 0)::int`,
      gone: sql<number>`(-coalesce(sum(${amount}) filter (where ${kind} <> 'earn'), 0))::int`,
    })
    .from(loyaltyOperations)
    .where(eq(loyaltyOperations.memberId, memberId))
  return row ?? { earned: 0, gone: 0 }
}

/** Members with points that have ended and are still counted. */
export async function listMembersWithEnded(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: loyaltyLots.memberId })
    .from(loyaltyLots)
    .where(and(gt(loyaltyLots.remaining, 0), lte(loyaltyLots.expiresAt, now)))
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

function selectOperations(db: Db) {
  const { id, kind, description, at, amount, balanceAfter } = loyaltyOperations
  return db.select({ id, kind, description, at, amount, balanceAfter }).from(loyaltyOperations)
}
