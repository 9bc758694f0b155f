import { and, desc, eq, inArray, like, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.server.ts'
import { NotFound } from '../errors.ts'
import type { DueLetter, Letter, OutboxLine } from './model.ts'
import { outbox } from './tables.server.ts'

/** Longer than the slowest delivery; a process that dies leaves its letters to the next one after this. */
const LEASE_SECONDS = 180

const line = {
  id: outbox.id,
  to: outbox.recipient,
  subject: outbox.subject,
  state: outbox.state,
  attempts: outbox.attempts,
  failure: outbox.failure,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
}

const NO_WORDS = { text: '', html: '' }

/** Null when the key is already there. */
export async function insertLetter(
  db: Db,
  { to, idempotencyKey, ...letter }: Letter,
  canLeave = true,
): Promise<string | null> {
  const state = canLeave ? {} : { state: 'failed' as const, failure: 'EENVELOPE', ...(letter.holdsSecret && NO_WORDS) }
  const [row] = await db
    .insert(outbox)
    .values({ ...letter, recipient: to, idempotencyKey, ...state })
    .onConflictDoNothing({ target: outbox.idempotencyKey })
    .returning({ id: outbox.id })
  return row?.id ?? null
}

/** The newest first, without their words. */
export async function listOutbox(db: Db, { limit = 50, offset = 0 } = {}): Promise<OutboxLine[]> {
  return db.select(line).from(outbox).orderBy(desc(outbox.createdAt)).limit(limit).offset(offset)
}

export async function getLetter(db: Db, id: string): Promise<OutboxLine & { text: string; html: string }> {
  const [row] = await db
    .select({ ...line, text: outbox.text, html: outbox.html })
    .from(outbox)
    .where(eq(outbox.id, id))
  if (!row) throw new NotFound()
  return row
}

export async function countOutbox(db: Db): Promise<{ waiting: number; failed: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${outbox.state} in ('waiting', 'sending'))::int`,
      failed: sql<number>`count(*) filter (where ${outbox.state} = 'failed')::int`,
    })
    .from(outbox)
  return row ?? { waiting: 0, failed: 0 }
}

/** Takes letters whose turn has come, for a while, so that no other process takes the same ones. */
export async function leaseDueLetters(db: Db, limit: number): Promise<DueLetter[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      sql`(${outbox.state} = 'waiting' and ${outbox.nextAttemptAt} <= now()) or (${outbox.state} = 'sending' and ${outbox.leasedUntil} < now())`,
    )
    .orderBy(outbox.nextAttemptAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({
      state: 'sending',
      attempts: sql`${outbox.attempts} + 1`,
      leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})`,
    })
    .where(sql`${outbox.id} in ${due}`)
    .returning({
      id: outbox.id,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      unsubscribeUrl: outbox.unsubscribeUrl,
      attachments: outbox.attachments,
      attempts: outbox.attempts,
    })
}

/** The words of a letter whose way has ended: those that open an account are nobody's to read any more. */
const wiped = (column: typeof outbox.text | typeof outbox.html) =>
  sql`case when ${outbox.holdsSecret} then '' else ${column} end`
const WITHOUT_SECRET = { text: wiped(outbox.text), html: wiped(outbox.html) }

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .update(outbox)
    .set({
      state: 'sent',
      sentAt: sql`now()`,
      leasedUntil: null,
      failure: null,
      ...WITHOUT_SECRET,
    })
    .where(eq(outbox.id, id))
}

export async function markRetry(db: Db, id: string, failure: string, afterSeconds: number): Promise<void> {
  await db
    .update(outbox)
    .set({
      state: 'waiting',
      failure,
      leasedUntil: null,
      nextAttemptAt: sql`now() + make_interval(secs => ${afterSeconds})`,
    })
    .where(eq(outbox.id, id))
}

export async function markFailed(db: Db, id: string, failure: string): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'failed', failure, leasedUntil: null, ...WITHOUT_SECRET })
    .where(eq(outbox.id, id))
}

/** Its way begins again. False when it is on its way or has arrived, or when its words are gone. */
export async function markWaiting(db: Db, id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, failure: null, nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.id, id), inArray(outbox.state, ['failed', 'kept']), ne(outbox.text, '')))
  return (rowCount ?? 0) > 0
}

export async function keepWaiting(db: Db): Promise<number> {
  const rows = await db
    .update(outbox)
    .set({ state: 'kept' })
    .where(eq(outbox.state, 'waiting'))
    .returning({ id: outbox.id })
  return rows.length
}

const MOST_LETTERS = 1000

/** The keys of letters that were refused for good, of those whose key begins so. */
export async function listRefusedKeys(db: Db, keyPrefix: string): Promise<string[]> {
  const rows = await db
    .select({ key: outbox.idempotencyKey })
    .from(outbox)
    .where(and(eq(outbox.state, 'failed'), like(outbox.idempotencyKey, `${keyPrefix}%`)))
    .limit(MOST_LETTERS)
  return rows.map(({ key }) => key)
}

/** What was written to an address, without the words of letters that open something. */
export async function listLettersTo(db: Db, recipient: string): Promise<{ subject: string; createdAt: Date }[]> {
  return db
    .select({ subject: outbox.subject, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.createdAt))
    .limit(MOST_LETTERS)
}

/** What became of the last letter to an address that is no longer on its way. */
export async function findLastLetterState(db: Db, recipient: string): Promise<'sent' | 'failed' | 'kept' | null> {
  const [row] = await db
    .select({ state: outbox.state })
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), inArray(outbox.state, ['sent', 'failed', 'kept'])))
    .orderBy(desc(outbox.createdAt))
    .limit(1)
  return (row?.state as 'sent' | 'failed' | 'kept' | undefined) ?? null
}

/** How many letters of a kind were written to an address in the last hours. By the true clock. */
export async function countLettersTo(
  db: Db,
  recipient: string,
  { keyPrefix, hours }: { keyPrefix: string; hours: number },
): Promise<number> {
  const isRecent = sql`${outbox.createdAt} > now() - make_interval(hours => ${hours})`
  return db.$count(outbox, and(eq(outbox.recipient, recipient), isRecent, like(outbox.idempotencyKey, `${keyPrefix}%`)))
}

/** Erasure: nothing more is written to this address, and nothing says that it ever was. */
export async function deleteLettersTo(db: Db, recipient: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.recipient, recipient))
}

/** The last letter to somebody who left goes too, whether or not there was a server to take it. */
export async function deleteLettersByKey(db: Db, keyPrefix: string, before: Date): Promise<void> {
  await db.delete(outbox).where(and(like(outbox.idempotencyKey, `${keyPrefix}%`), lt(outbox.createdAt, before)))
}

/** How long letters stay that nobody took: long enough to see why, and to be read where there is no mail server. By the true clock. */
const KEEP_FAILED_DAYS = 30
const KEEP_UNSENT_DAYS = 90
const isOlderThan = (days: number) => sql`${outbox.createdAt} < now() - make_interval(days => ${days})`

/** A letter that has gone, or never will, is not an archive of persons. */
export async function deleteOldLetters(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(outbox)
    .where(
      or(
        and(eq(outbox.state, 'sent'), lt(outbox.sentAt, before)),
        and(eq(outbox.state, 'failed'), isOlderThan(KEEP_FAILED_DAYS)),
        and(eq(outbox.state, 'kept'), isOlderThan(KEEP_UNSENT_DAYS)),
      ),
    )
    .returning({ id: outbox.id })
  return rows.length
}
