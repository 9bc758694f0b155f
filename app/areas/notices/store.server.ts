import { asc, count, desc, eq, lte } from 'drizzle-orm'
import type { Permission, SubscriptionType } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { MAX_NOTICES, type StoredNotice, type StoredTopBarMessage } from './model.ts'
import { noticeReads, notices, topBarMessages } from './tables.server.ts'

type PermissionColumns = { visibility: string[]; wallet: string[]; excludedWallet: string[] }

function permissionOf({ visibility, wallet, excludedWallet }: PermissionColumns): Permission {
  return { visibility: visibility as SubscriptionType[], wallet, excludedWallet }
}

export async function listTopBarMessages(db: Db): Promise<StoredTopBarMessage[]> {
  const rows = await db
    .select()
    .from(topBarMessages)
    .where(eq(topBarMessages.isActive, true))
    .orderBy(asc(topBarMessages.position))
    .limit(50)
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    link: row.link && row.linkLabel ? { label: row.linkLabel, to: row.link } : null,
    audience: permissionOf(row),
  }))
}

export async function listNotices(db: Db, now: Date): Promise<StoredNotice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(lte(notices.publishedAt, now))
    .orderBy(desc(notices.publishedAt))
    .limit(MAX_NOTICES)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    link: row.link,
    publishedAt: row.publishedAt,
    audience: permissionOf(row),
  }))
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
