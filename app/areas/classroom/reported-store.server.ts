import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { enrolments } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { certificates } from './tables.server.ts'

const givesCredits = sql`(${certificates.printed} ->> 'credits')::numeric > 0`

export type Reported = {
  /** Valid certificates that were told to the register, and those that were not yet. */
  told: number
  toTell: number
  /** Told, and then revoked without another in their place: the register is to be put right. */
  withdrawn: number
  lastAt: Date | null
}

/** FIG-037. What of an event was told to the register. */
export async function countReported(db: Db, courseId: number): Promise<Reported> {
  const { rows } = await db.execute<Omit<Reported, 'lastAt'> & { lastAt: string | null }>(sql`
    select count(*) filter (where revoked_at is null and reported_at is not null)::int as told,
      count(*) filter (where revoked_at is null and reported_at is null)::int as "toTell",
      count(*) filter (where revoked_at is not null and reported_at is not null and replaced_by is null)::int as withdrawn,
      max(reported_at) as "lastAt"
    from ${certificates} where course_id = ${courseId} and ${givesCredits}`)
  const [row] = rows
  return row
    ? { ...row, lastAt: row.lastAt === null ? null : new Date(row.lastAt) }
    : { told: 0, toTell: 0, withdrawn: 0, lastAt: null }
}

export type ToldPeople = {
  readonly memberIds: readonly string[]
  /** Of whoever has no account any more only the name is left; those of this name are not in the report. */
  readonly notFormer: readonly { readonly name: string; readonly surname: string }[]
}

/** Marks the valid certificates of whoever is in the report, once each; answers how many were not marked yet. */
export async function updateReported(
  db: Db,
  courseId: number,
  { memberIds, notFormer }: ToldPeople,
  now: Date,
): Promise<number> {
  const isTold: SQL | undefined = or(
    memberIds.length > 0 ? inArray(certificates.memberId, [...memberIds]) : sql`false`,
    and(
      // Whoever erased the account is in no course any more.
      sql`not exists (select from ${enrolments} e where e.member_id = ${certificates.memberId} and e.course_id = ${courseId})`,
      sql`not exists (select from jsonb_to_recordset(${JSON.stringify(notFormer)}::jsonb) as n (name text, surname text)
        where n.name = ${certificates.printed} ->> 'name' and n.surname = ${certificates.printed} ->> 'surname')`,
    ),
  )
  const { rowCount } = await db
    .update(certificates)
    .set({ reportedAt: now })
    .where(
      and(
        eq(certificates.courseId, courseId),
        isNull(certificates.revokedAt),
        isNull(certificates.reportedAt),
        givesCredits,
        isTold,
      ),
    )
  return rowCount ?? 0
}

/** Takes back the marking of an instant; answers how many it had marked. */
export async function updateNotReported(db: Db, courseId: number, markedAt: Date): Promise<number> {
  const { rowCount } = await db
    .update(certificates)
    .set({ reportedAt: null })
    .where(and(eq(certificates.courseId, courseId), eq(certificates.reportedAt, markedAt)))
  return rowCount ?? 0
}
