import { and, asc, count, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { Passkey } from './passkey-model.ts'
import { credentials, passkeys } from './tables.server.ts'

export function listPasskeys(db: Db, memberId: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.memberId, memberId)).orderBy(asc(passkeys.createdAt))
}

export async function countPasskeys(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.memberId, memberId))
  return row?.count ?? 0
}

export type FoundPasskey = Passkey & { isDemo: boolean }

/** The key and whether its account is one of a demo, which a real club does not open. */
export async function findPasskey(db: Db, id: string): Promise<FoundPasskey | null> {
  const [row] = await db
    .select({ passkey: passkeys, isDemo: credentials.isDemo })
    .from(passkeys)
    .leftJoin(credentials, eq(credentials.memberId, passkeys.memberId))
    .where(eq(passkeys.id, id))
  return row ? { ...row.passkey, isDemo: row.isDemo ?? false } : null
}

/** False when the same key is already somebody's. */
export async function insertPasskey(db: Db, passkey: Omit<Passkey, 'lastUsedAt'>): Promise<boolean> {
  const rows = await db
    .insert(passkeys)
    .values({ ...passkey, transports: [...passkey.transports] })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function updatePasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
}

/** What its member called it; null when they have no such key. */
export async function deletePasskey(db: Db, memberId: string, id: string): Promise<string | null> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)))
    .returning({ name: passkeys.name })
  return rows[0]?.name ?? null
}
