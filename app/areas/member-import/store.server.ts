import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { type ImportState, type MemberImport, OUTCOMES } from './model.ts'
import { importPairings, importRows, memberImports } from './tables.server.ts'

type Row = typeof memberImports.$inferSelect

const toImport = ({ touchedAt: _touched, isForgotten: _forgotten, ...row }: Row): MemberImport => row

export async function insertImport(
  db: Db,
  sent: Omit<
    typeof memberImports.$inferInsert,
    'touchedAt' | 'state' | 'done' | 'counts' | 'startedAt' | 'endedAt' | 'problem'
  >,
): Promise<void> {
  await db.insert(memberImports).values({ ...sent, touchedAt: sent.sentAt })
}

export async function findImport(db: Db, id: string): Promise<MemberImport | null> {
  const [row] = await db.select().from(memberImports).where(eq(memberImports.id, id))
  return row && !row.isForgotten ? toImport(row) : null
}

/** Held until the transaction ends: what works at an import works alone. */
export async function lockImport(db: Db, id: string): Promise<MemberImport | null> {
  const [row] = await db.select().from(memberImports).where(eq(memberImports.id, id)).for('update')
  return row ? toImport(row) : null
}

export function listImportsOf(db: Db, ids: readonly string[]) {
  const { id, label, fileName, state, sentAt, counts } = memberImports
  return db
    .select({ id, label, fileName, state, sentAt, counts })
    .from(memberImports)
    .where(inArray(id, [...ids]))
}

type Change = Partial<Omit<typeof memberImports.$inferInsert, 'id' | 'touchedAt'>>

export async function updateImport(db: Db, id: string, change: Change, now: Date): Promise<void> {
  await db
    .update(memberImports)
    .set({ ...change, touchedAt: now })
    .where(eq(memberImports.id, id))
}

/** How many imports have begun on a day: each has a number of its own. */
export async function countStarted(db: Db, from: Date, to: Date): Promise<number> {
  return db.$count(memberImports, and(gte(memberImports.startedAt, from), lt(memberImports.startedAt, to)))
}

/** Imports are given their number one after the other. */
export async function lockNumbers(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('member_imports'))`)
}

const BUSY: ImportState[] = ['rehearsing', 'running', 'undoing']

/** Imports that were left half-way by whoever worked at them. */
export async function listAbandoned(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: memberImports.id })
    .from(memberImports)
    .where(and(inArray(memberImports.state, BUSY), lt(memberImports.touchedAt, before)))
    .limit(10)
  return rows.map(({ id }) => id)
}

/** Those whose rows may be forgotten: sent long ago, and with nobody left to write to. */
export async function listForgettable(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: memberImports.id })
    .from(memberImports)
    .where(
      and(
        lt(sql`coalesce(${memberImports.endedAt}, ${memberImports.sentAt})`, before),
        eq(memberImports.isForgotten, false),
        sql`not (${memberImports.state} in ('rehearsing', 'running', 'undoing'))`,
        sql`not (${memberImports.writesNew} and exists (select from ${importRows} r where r.import_id = ${memberImports.id} and r.outcome = 'new' and r.written_at is not null and r.invited_at is null))`,
      ),
    )
    .limit(50)
  return rows.map(({ id }) => id)
}

export async function forgetImport(db: Db, id: string): Promise<void> {
  await db.delete(importRows).where(eq(importRows.importId, id))
  await db.update(memberImports).set({ isForgotten: true, samples: [] }).where(eq(memberImports.id, id))
}

export async function countOutcomes(db: Db, id: string): Promise<MemberImport['counts']> {
  const rows = await db
    .select({ outcome: importRows.outcome, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .groupBy(importRows.outcome)
  const counted = new Map(rows.map(({ outcome, count }) => [outcome, count]))
  return Object.fromEntries(OUTCOMES.map((name) => [name, counted.get(name) ?? 0])) as MemberImport['counts']
}

export async function upsertPairing(db: Db, kept: typeof importPairings.$inferInsert): Promise<void> {
  const { key, ...fields } = kept
  await db.insert(importPairings).values(kept).onConflictDoUpdate({ target: importPairings.key, set: fields })
}

/** The latest that were kept. */
export function listPairings(db: Db): Promise<{ key: string; name: string; pairing: Record<string, string> }[]> {
  const { key, name, pairing } = importPairings
  return db.select({ key, name, pairing }).from(importPairings).orderBy(asc(importPairings.name)).limit(100)
}
