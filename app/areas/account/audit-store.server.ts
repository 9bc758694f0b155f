import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { AuditEvent } from './audit-model.ts'
import { auditEvents } from './tables.server.ts'

/** Written in the transaction of what it tells, so that neither exists without the other. */
export async function recordAudit(db: Db, event: AuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event)
}

/** Whether staff have ever written a course. */
export async function hasCourseAudit(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(sql`${auditEvents.details} ? 'course'`)
    .limit(1)
  return rows.length > 0
}

const isOfRubric = (rubric: string) =>
  sql`${auditEvents.details} ? 'rubric' and ${auditEvents.details} ->> 'rubric' = ${rubric}`

/** Whether staff have ever changed the rubrics of a kind. */
export async function hasRubricAudit(db: Db, rubric: string): Promise<boolean> {
  const rows = await db.select({ id: auditEvents.id }).from(auditEvents).where(isOfRubric(rubric)).limit(1)
  return rows.length > 0
}

const isOfFrame = (frame: string) =>
  sql`${auditEvents.details} ? 'frame' and ${auditEvents.details} ->> 'frame' = ${frame}`

/** Whether staff have ever changed a part of the frame: from then on it is theirs, also when they left it empty. */
export async function hasFrameAudit(db: Db, frame: string): Promise<boolean> {
  const rows = await db.select({ id: auditEvents.id }).from(auditEvents).where(isOfFrame(frame)).limit(1)
  return rows.length > 0
}

/** What staff did to a part of the frame, or to one thing in it, newest first. */
export function listFrameAudit(
  db: Db,
  { frame, subject, limit }: { frame: string; subject?: string; limit: number },
): Promise<DeskLine[]> {
  const isOfSubject = subject === undefined ? sql`` : sql` and ${auditEvents.details} ->> 'subject' = ${subject}`
  return selectDeskLines(db, sql`${isOfFrame(frame)}${isOfSubject}`, limit)
}

export type DeskLine = {
  id: string
  at: Date
  details: Record<string, string | number | boolean>
  actor: string | null
}

/** What staff did to one course, newest first. */
export function listCourseAudit(db: Db, courseId: number, limit: number): Promise<DeskLine[]> {
  const isOfCourse = sql`${auditEvents.details} ? 'course' and ${auditEvents.details} ->> 'course' = ${String(courseId)}`
  return selectDeskLines(db, isOfCourse, limit)
}

/** What staff did to the rubrics of a kind, newest first. */
export function listRubricAudit(db: Db, rubric: string, limit: number): Promise<DeskLine[]> {
  return selectDeskLines(db, isOfRubric(rubric), limit)
}

/** What staff did to one thing, newest first; the thing is named as `about` by whoever wrote the line: `offer 12`. */
export function listAuditAbout(db: Db, about: string, limit: number): Promise<DeskLine[]> {
  const isAbout = sql`${auditEvents.details} ? 'about' and ${auditEvents.details} ->> 'about' = ${about}`
  return selectDeskLines(db, isAbout, limit)
}

/** What administrators did to the club itself, newest first. */
export function listClubAudit(db: Db, limit: number): Promise<DeskLine[]> {
  return selectDeskLines(db, eq(auditEvents.kind, 'club-edited'), limit)
}

function selectDeskLines(db: Db, where: SQL, limit: number): Promise<DeskLine[]> {
  return db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      details: auditEvents.details,
      actor: sql<string | null>`${members.name} || ' ' || ${members.surname}`,
    })
    .from(auditEvents)
    .leftJoin(members, eq(members.id, auditEvents.actorId))
    .where(where)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
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
