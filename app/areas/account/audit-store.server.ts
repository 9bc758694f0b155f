import { and, desc, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { AuditEvent, AuditKind } from './audit-model.ts'
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

/** Whether staff have ever changed a thing of a kind, as `about` names it: `rental` for every `rental …`. From then on what is there is theirs. */
export async function hasAuditAbout(db: Db, kind: string): Promise<boolean> {
  const rows = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(sql`${auditEvents.details} ? 'about' and ${auditEvents.details} ->> 'about' like ${`${kind} %`}`)
    .limit(1)
  return rows.length > 0
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

export type TrailQuery = {
  kind?: AuditKind | undefined
  except?: AuditKind[] | undefined
  memberId?: string | undefined
  actorId?: string | undefined
  /** From the first instant to the one after the last. */
  during?: { start: Date; end: Date } | undefined
  /** The last line already seen: what follows is older. */
  after?: { at: Date; id: string } | undefined
  limit: number
}

export type TrailLine = {
  id: string
  at: Date
  kind: AuditKind
  details: Record<string, string | number | boolean>
  /** Whose account, where there is one. */
  memberId: string | null
  member: string | null
  username: number | null
  /** Who of the staff did it. */
  actorId: string | null
  actor: string | null
}

/** The trail of the whole club, newest first: by key and not by page, because it only grows. */
export function listTrail(
  db: Db,
  { kind, except, memberId, actorId, during, after, limit }: TrailQuery,
): Promise<TrailLine[]> {
  const [person, staff] = [alias(members, 'person'), alias(members, 'staff')]
  const { id, at, details } = auditEvents
  return db
    .select({
      id,
      at,
      kind: auditEvents.kind,
      details,
      memberId: auditEvents.memberId,
      member: sql<string | null>`${person.name} || ' ' || ${person.surname}`,
      username: person.username,
      actorId: auditEvents.actorId,
      actor: sql<string | null>`${staff.name} || ' ' || ${staff.surname}`,
    })
    .from(auditEvents)
    .leftJoin(person, eq(person.id, auditEvents.memberId))
    .leftJoin(staff, eq(staff.id, auditEvents.actorId))
    .where(
      and(
        kind && eq(auditEvents.kind, kind),
        except && notInArray(auditEvents.kind, except),
        memberId ? eq(auditEvents.memberId, memberId) : undefined,
        actorId ? eq(auditEvents.actorId, actorId) : undefined,
        during && and(gte(at, during.start), lt(at, during.end)),
        after && sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
}

/** Everybody of the staff who ever did something, also who no longer works here. */
export async function listTrailActors(db: Db, limit: number): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    with recursive actor(id) as (
      (select actor_id from audit_events where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit_events where actor_id > actor.id order by actor_id limit 1) from actor where actor.id is not null
    )
    select m.id, m.name || ' ' || m.surname as name from actor join members m on m.id = actor.id
    order by m.surname, m.name limit ${limit}`)
  return rows
}
