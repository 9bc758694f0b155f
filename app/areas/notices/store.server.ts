import { and, asc, count, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Permission, SubscriptionType } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { says } from '#platform/db/searched.server.ts'
import {
  type DeskMessage,
  type DeskNotice,
  MAX_NOTICES,
  MOST_MESSAGES,
  NOTICES_LOOKED_AT,
  type Notice,
  type NoticeShelf,
  type StoredNotice,
  type StoredTopBarMessage,
} from './model.ts'
import { noticeReads, notices, topBarMessages } from './tables.server.ts'

type PermissionColumns = { visibility: string[]; wallet: string[]; excludedWallet: string[] }

function permissionOf({ visibility, wallet, excludedWallet }: PermissionColumns): Permission {
  return { visibility: visibility as SubscriptionType[], wallet, excludedWallet }
}

function columnsOf({ visibility = [], wallet = [], excludedWallet = [] }: Permission): PermissionColumns {
  return { visibility: [...visibility], wallet: [...wallet], excludedWallet: [...excludedWallet] }
}

type MessageRow = typeof topBarMessages.$inferSelect
type NoticeRow = typeof notices.$inferSelect

function messageOf(row: MessageRow): DeskMessage {
  const link = row.link && row.linkLabel ? { label: row.linkLabel, to: row.link } : null
  return { id: row.id, text: row.text, link, isActive: row.isActive, audience: permissionOf(row) }
}

function noticeOf(row: NoticeRow): StoredNotice {
  const { id, title, text, link, publishedAt } = row
  return { id, title, text, link, publishedAt, audience: permissionOf(row) }
}

export async function listTopBarMessages(db: Db): Promise<StoredTopBarMessage[]> {
  const rows = await db
    .select()
    .from(topBarMessages)
    .where(eq(topBarMessages.isActive, true))
    .orderBy(asc(topBarMessages.position))
    .limit(MOST_MESSAGES)
  return rows.map(messageOf)
}

/** All of them in their order, those switched off too. */
export async function listDeskMessages(db: Db): Promise<DeskMessage[]> {
  const rows = await db.select().from(topBarMessages).orderBy(asc(topBarMessages.position)).limit(MOST_MESSAGES)
  return rows.map(messageOf)
}

/** The same, held: whoever else changes one waits for this transaction, and readers do not. */
export async function lockMessages(db: Db): Promise<DeskMessage[]> {
  await db.execute(sql`lock table ${topBarMessages} in share row exclusive mode`)
  return listDeskMessages(db)
}

const messageColumns = ({ text, link, isActive, audience }: Omit<DeskMessage, 'id'>) => ({
  text,
  linkLabel: link?.label ?? null,
  link: link?.to ?? null,
  isActive,
  ...columnsOf(audience),
})

/** After the others. */
export async function insertMessage(db: Db, message: DeskMessage): Promise<void> {
  const position = sql`(select coalesce(max(position), 0) + 1 from top_bar_messages)`
  await db.insert(topBarMessages).values({ id: message.id, position, ...messageColumns(message) })
}

export async function updateMessage(db: Db, message: DeskMessage): Promise<void> {
  await db.update(topBarMessages).set(messageColumns(message)).where(eq(topBarMessages.id, message.id))
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.delete(topBarMessages).where(eq(topBarMessages.id, id))
}

/** No two may stand in one place, not even for a moment: all step aside first. */
export async function updateMessageOrder(db: Db, ids: readonly string[]): Promise<void> {
  await db.update(topBarMessages).set({ position: sql`-1 - ${topBarMessages.position}` })
  for (const [index, id] of ids.entries())
    await db
      .update(topBarMessages)
      .set({ position: index + 1 })
      .where(eq(topBarMessages.id, id))
}

export async function listNotices(db: Db, now: Date): Promise<StoredNotice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(lte(notices.publishedAt, now))
    .orderBy(desc(notices.publishedAt))
    .limit(NOTICES_LOOKED_AT)
  return rows.map(noticeOf)
}

const reads = sql<number>`(select count(*)::int from notice_reads where notice_id = ${notices.id}::text)`

export type NoticeQuery = { typed: string; shelf: NoticeShelf | undefined; limit: number; offset: number }

/** Those to come first, then what members have, the newest first; by words of title or text where some were typed. */
export async function listDeskNotices(
  db: Db,
  { typed, shelf, limit, offset }: NoticeQuery,
  now: Date,
): Promise<{ total: number; lines: DeskNotice[] }> {
  const shelves: Record<NoticeShelf, SQL> = {
    scheduled: gt(notices.publishedAt, now),
    out: lte(notices.publishedAt, now),
  }
  const where = and(
    typed ? or(says(notices.title, typed), says(notices.text, typed)) : undefined,
    shelf ? shelves[shelf] : undefined,
  )
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(notices).where(where),
    db
      .select({ notice: notices, reads })
      .from(notices)
      .where(where)
      .orderBy(desc(notices.publishedAt), asc(notices.id))
      .limit(limit)
      .offset(offset),
  ])
  return { total: counted?.total ?? 0, lines: rows.map((row) => ({ ...noticeOf(row.notice), reads: row.reads })) }
}

export async function findDeskNotice(db: Db, id: string): Promise<DeskNotice | null> {
  const [row] = await db.select({ notice: notices, reads }).from(notices).where(eq(notices.id, id))
  return row ? { ...noticeOf(row.notice), reads: row.reads } : null
}

/** The notice, held for the rest of the transaction. */
export async function lockNotice(db: Db, id: string): Promise<StoredNotice | null> {
  const [row] = await db.select().from(notices).where(eq(notices.id, id)).for('update')
  return row ? noticeOf(row) : null
}

type WrittenNotice = StoredNotice & { isAnnounced: boolean }

/** False when it was already there: the same form sent twice. */
export async function insertNotice(db: Db, { audience, ...notice }: WrittenNotice): Promise<boolean> {
  const written = await db
    .insert(notices)
    .values({ ...notice, ...columnsOf(audience) })
    .onConflictDoNothing()
    .returning({ id: notices.id })
  return written.length > 0
}

export async function updateNotice(db: Db, { audience, id, ...notice }: WrittenNotice): Promise<void> {
  await db
    .update(notices)
    .set({ ...notice, ...columnsOf(audience) })
    .where(eq(notices.id, id))
}

/** With the notice goes who read it. */
export async function deleteNotice(db: Db, id: string): Promise<void> {
  await db.delete(notices).where(eq(notices.id, id))
  await db.delete(noticeReads).where(eq(noticeReads.noticeId, id))
}

/** Those whose hour has come and that no kept page knows of; from now on they count as told. */
export async function announceDue(db: Db, now: Date): Promise<number> {
  const announced = await db
    .update(notices)
    .set({ isAnnounced: true })
    .where(and(eq(notices.isAnnounced, false), lte(notices.publishedAt, now)))
    .returning({ id: notices.id })
  return announced.length
}

/** Notices that the bell gives in a stretch of time. */
export function listDatedNotices(
  db: Db,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<{ id: string; title: string; at: Date }[]> {
  return db
    .select({ id: notices.id, title: notices.title, at: notices.publishedAt })
    .from(notices)
    .where(and(gte(notices.publishedAt, from), lt(notices.publishedAt, to)))
    .orderBy(asc(notices.publishedAt))
    .limit(limit)
}

/** Messages and notices whose link looks like this, for who is about to take away what they lead to. */
export async function listLinking(
  db: Db,
  pattern: string,
  limit: number,
): Promise<{ messages: Pick<DeskMessage, 'id' | 'text'>[]; notices: Pick<Notice, 'id' | 'title'>[] }> {
  // One after the other: inside a transaction there is one connection.
  const messages = await db
    .select({ id: topBarMessages.id, text: topBarMessages.text })
    .from(topBarMessages)
    .where(sql`${topBarMessages.link} ~* ${pattern}`)
    .orderBy(asc(topBarMessages.position))
    .limit(limit)
  const linking = await db
    .select({ id: notices.id, title: notices.title })
    .from(notices)
    .where(sql`${notices.link} ~* ${pattern}`)
    .orderBy(desc(notices.publishedAt))
    .limit(limit)
  return { messages, notices: linking }
}

export async function listReadNotices(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: noticeReads.noticeId })
    .from(noticeReads)
    .where(eq(noticeReads.memberId, memberId))
    .orderBy(desc(noticeReads.readAt))
    .limit(MAX_NOTICES * 5)
  return rows.map((row) => row.id)
}

export async function insertNoticeReads(db: Db, memberId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .insert(noticeReads)
    .values(ids.map((noticeId) => ({ memberId, noticeId, readAt: now })))
    .onConflictDoNothing()
}

type NewMessage = typeof topBarMessages.$inferInsert
type NewNotice = typeof notices.$inferInsert

/** First content of a new club; nothing when the club already has its own. */
export async function insertFirstMessages(db: Db, messages: NewMessage[], firstNotices: NewNotice[]): Promise<void> {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(topBarMessages)
  if (total > 0) return
  await db.insert(topBarMessages).values(messages)
  await db.insert(notices).values(firstNotices)
}
