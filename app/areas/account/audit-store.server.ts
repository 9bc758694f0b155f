import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { AuditEvent } from './audit-model.ts'
import { auditEvents } from './tables.server.ts'

/** Written in the transaction of what it tells, so that neither exists without the other. */
export async function recordAudit(db: Db, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event)
}

const MOST_LINES = 200

/** The trail of one account, newest first. */
export function listAudit(db: Db, memberId: string): Promise<(typeof auditEvents.$inferSelect)[]> {
  return db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.memberId, memberId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(MOST_LINES)
}
