import { lte } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { SecurityEvent } from './security-email-model.ts'
import { securityEmails } from './tables.server.ts'

/** Whether no e-mail of this kind was written to the member since `before`; of two who ask at once one is told yes. */
export async function claimSecurityEmail(
  db: Db,
  { memberId, kind, before, now }: { memberId: string; kind: SecurityEvent['kind']; before: Date; now: Date },
): Promise<boolean> {
  const rows = await db
    .insert(securityEmails)
    .values({ memberId, kind, writtenAt: now })
    .onConflictDoUpdate({
      target: [securityEmails.memberId, securityEmails.kind],
      set: { writtenAt: now },
      setWhere: lte(securityEmails.writtenAt, before),
    })
    .returning({ kind: securityEmails.kind })
  return rows.length > 0
}
