import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { TryCount, Username } from './model.ts'
import {
  consentAnswers,
  credentials,
  loginKeys,
  mailLinks,
  memberDetails,
  passkeys,
  signInTries,
  usedEnvelopes,
} from './tables.server.ts'

/** An account somebody may be trying to open; without a password it cannot be. */
export type Account = {
  memberId: string
  passwordHash: string | null
  isDemo: boolean
  devicesKnownSince: Date | null
}

/** LOG-013. More than one account may answer to an e-mail, never to a number. */
export async function listAccounts(db: Db, username: Username): Promise<Account[]> {
  const isNamed = username.kind === 'number' ? eq(members.username, username.number) : eq(members.email, username.email)
  // DSK-031. Whoever names an account that was joined to another means that one, and opens it with its password.
  const named = alias(members, 'named')
  const own = db
    .select({ id: sql`coalesce(${memberDetails.joinedInto}, ${members.id})` })
    .from(members)
    .leftJoin(memberDetails, eq(memberDetails.memberId, members.id))
    .where(isNamed)
  const rows = await db
    .select({
      memberId: named.id,
      passwordHash: credentials.passwordHash,
      isDemo: credentials.isDemo,
      devicesKnownSince: memberDetails.devicesKnownSince,
    })
    .from(named)
    .leftJoin(credentials, eq(credentials.memberId, named.id))
    .leftJoin(memberDetails, eq(memberDetails.memberId, named.id))
    .where(inArray(named.id, own))
    .orderBy(named.username)
  return rows.map(({ isDemo, ...account }) => ({ ...account, isDemo: isDemo ?? false }))
}

/** Whether a member has ever chosen one. */
export async function hasPassword(db: Db, memberId: string): Promise<boolean> {
  return (await db.$count(credentials, eq(credentials.memberId, memberId))) > 0
}

/** Whether the password of a member has stayed the same since then. */
export async function isPasswordSince(db: Db, memberId: string, since: Date): Promise<boolean> {
  const isSame = and(eq(credentials.memberId, memberId), lte(credentials.updatedAt, since))
  return (await db.$count(credentials, isSame)) > 0
}

export async function upsertPassword(
  db: Db,
  { memberId, passwordHash, now }: { memberId: string; passwordHash: string; now: Date },
): Promise<void> {
  await db
    .insert(credentials)
    .values({ memberId, passwordHash, updatedAt: now })
    .onConflictDoUpdate({ target: credentials.memberId, set: { passwordHash, updatedAt: now } })
}

export type LoginKey = typeof loginKeys.$inferSelect

/** The keys that still open envelopes, the newest first. */
export function listLoginKeys(db: Db, now: Date): Promise<LoginKey[]> {
  return db.select().from(loginKeys).where(gt(loginKeys.expiresAt, now)).orderBy(desc(loginKeys.givenUntil))
}

export async function insertLoginKey(db: Db, key: Omit<LoginKey, 'id'>): Promise<void> {
  await db.insert(loginKeys).values(key)
}

/** Whoever holds this lock makes the next key; it is let go when the transaction ends. */
export async function lockLoginKeys(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('login_keys'))`)
}

export async function deleteExpiredSignInRows(db: Db, now: Date, triesBefore: Date): Promise<void> {
  await db.delete(loginKeys).where(lt(loginKeys.expiresAt, now))
  await db.delete(usedEnvelopes).where(lt(usedEnvelopes.expiresAt, now))
  await db.delete(signInTries).where(lt(signInTries.lastTryAt, triesBefore))
}

/** True the first time, false for every copy, also when both arrive at once. */
export async function insertUsedEnvelope(db: Db, fingerprint: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(usedEnvelopes)
    .values({ fingerprint, expiresAt })
    .onConflictDoNothing()
    .returning({ fingerprint: usedEnvelopes.fingerprint })
  return rows.length > 0
}

/** The count of a subject, held until the transaction ends, so that tries made together are counted one by one. */
export async function lockTries(db: Db, subject: string, now: Date): Promise<TryCount | null> {
  await db.insert(signInTries).values({ subject, tries: 0, since: now, lastTryAt: now }).onConflictDoNothing()
  const [row] = await db.select().from(signInTries).where(eq(signInTries.subject, subject)).for('update')
  return row && row.tries > 0 ? row : null
}

/** The count of a subject as it is now. */
export async function findTries(db: Db, subject: string): Promise<TryCount | null> {
  const [row] = await db.select().from(signInTries).where(eq(signInTries.subject, subject))
  return row && row.tries > 0 ? row : null
}

export async function updateTries(db: Db, subject: string, count: TryCount): Promise<void> {
  const { tries, since, lastTryAt } = count
  await db.update(signInTries).set({ tries, since, lastTryAt }).where(eq(signInTries.subject, subject))
}

export async function deleteTries(db: Db, subject: string): Promise<void> {
  await db.delete(signInTries).where(eq(signInTries.subject, subject))
}

export async function giveBackTry(db: Db, subject: string): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`${signInTries.tries} - 1` })
    .where(and(eq(signInTries.subject, subject), gt(signInTries.tries, 0)))
}

/** Two nodes that start together must not both write the same demo member. */
export async function lockDemoMembers(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('demo_members'))`)
}

export async function listDemoMemberIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: credentials.memberId }).from(credentials).where(eq(credentials.isDemo, true))
  return rows.map((row) => row.id)
}

/** When the dates of each demo member were last written. */
export async function findDemoRefreshes(db: Db): Promise<Map<string, Date | null>> {
  const rows = await db
    .select({ id: credentials.memberId, at: credentials.demoRefreshedAt })
    .from(credentials)
    .where(eq(credentials.isDemo, true))
  return new Map(rows.map((row) => [row.id, row.at]))
}

export async function insertDemoCredential(
  db: Db,
  { memberId, passwordHash, now }: { memberId: string; passwordHash: string; now: Date },
): Promise<void> {
  await db.insert(credentials).values({ memberId, passwordHash, isDemo: true, demoRefreshedAt: now, updatedAt: now })
}

export async function updateDemoRefreshedAt(db: Db, memberId: string, now: Date): Promise<void> {
  await db.update(credentials).set({ demoRefreshedAt: now }).where(eq(credentials.memberId, memberId))
}

/** Without a password, keys, links and consents nobody can enter this account again, nor be written to. */
export async function deleteCredentials(db: Db, memberId: string): Promise<void> {
  await db.delete(credentials).where(eq(credentials.memberId, memberId))
  await db.delete(passkeys).where(eq(passkeys.memberId, memberId))
  await db.delete(mailLinks).where(eq(mailLinks.memberId, memberId))
  await db.delete(consentAnswers).where(eq(consentAnswers.memberId, memberId))
}
