import { and, asc, count, desc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Permission, SubscriptionType } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import {
  type DeskMessage,
  MAX_NOTICES,
  MOST_MESSAGES,
  NOTICES_LOOKED_AT,
  type Notice,
  type StoredNotice,
  type StoredTopBarMessage,
} from './model.ts'
import { noticeReads, notices, topBarMessages } from './tables.server.ts'

type PermissionColumns = { visibility: string[]; wallet: string[]; excludedWallet: string[] }

function permissionOf({ visibility, wallet, excludedWallet }: PermissionColumns): Permission {
  return { visibility: visibility as SubscriptionType[], wallet, excludedWallet }
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

export async function listNotices(db: Db, now: Date): Promise<StoredNotice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(lte(notices.publishedAt, now))
    .orderBy(desc(notices.publishedAt))
    .limit(NOTICES_LOOKED_AT)
  return rows.map(noticeOf)
}

/** Those that wait for their hour, or those that members have. */
export function noticesIn(state: string, now: Date): SQL {
  return state === 'scheduled' ? gt(notices.publishedAt, now) : lte(notices.publishedAt, now)
}

/** How many members have read each of these. */
export async function countNoticeReads(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: noticeReads.noticeId, reads: count() })
    .from(noticeReads)
    .where(inArray(noticeReads.noticeId, [...ids]))
    .groupBy(noticeReads.noticeId)
  return new Map(rows.map(({ id, reads }) => [id, reads]))
}

export async function deleteReadsOf(db: Db, id: string): Promise<void> {
  await db.delete(noticeReads).where(eq(noticeReads.noticeId, id))
}

/** Whether kept pages know of a notice: of one that is to come, not before its hour. */
export async function updateAnnounced(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ isAnnounced: lte(notices.publishedAt, now) as never })
    .where(eq(notices.id, id))
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
