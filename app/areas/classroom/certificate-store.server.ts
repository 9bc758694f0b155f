import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { Certificate, PrintedCertificate } from './model.ts'
import type { OfEnrolment } from './store.server.ts'
import { certificates } from './tables.server.ts'

const ofEnrolment = ({ memberId, courseId, cycle }: OfEnrolment) =>
  and(eq(certificates.memberId, memberId), eq(certificates.courseId, courseId), eq(certificates.cycle, cycle))

/** The last one issued for an enrolment, revoked or not. */
export async function findLastCertificateOf(db: Db, enrolment: OfEnrolment): Promise<Certificate | null> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(ofEnrolment(enrolment))
    // The valid one first: a re-issue may carry the same instant as what it replaces.
    .orderBy(sql`${certificates.revokedAt} is not null`, desc(certificates.issuedAt))
    .limit(1)
  return row ?? null
}

export async function findCertificate(db: Db, code: string): Promise<Certificate | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code))
  return row ?? null
}

/** The same, held: of two who revoke at once, one does. */
export async function lockCertificate(db: Db, code: string): Promise<Certificate | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code)).for('update')
  return row ?? null
}

export async function insertCertificate(
  db: Db,
  certificate: OfEnrolment & { code: string; printed: PrintedCertificate; issuedAt: Date },
): Promise<Certificate> {
  const [row] = await db.insert(certificates).values(certificate).returning()
  if (!row) throw new Error('A certificate was written and cannot be read.')
  return row
}

/** Which one took the place of one that had already been taken back. */
export async function updateReplacedBy(db: Db, code: string, replacedBy: string): Promise<void> {
  await db.update(certificates).set({ replacedBy }).where(eq(certificates.code, code))
}

export async function updateRevoked(
  db: Db,
  code: string,
  revocation: { reason: string; revokedBy: string; replacedBy: string | null; now: Date },
): Promise<void> {
  const { reason, revokedBy, replacedBy, now } = revocation
  await db
    .update(certificates)
    .set({ revokedAt: now, revocationReason: reason, revokedBy, replacedBy })
    .where(and(eq(certificates.code, code), isNull(certificates.revokedAt)))
}

/** Every certificate of a member, the newest first: for who downloads everything about themselves. */
export async function listCertificatesOf(db: Db, memberId: string): Promise<Certificate[]> {
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.memberId, memberId))
    .orderBy(desc(certificates.issuedAt))
    .limit(1000)
}
