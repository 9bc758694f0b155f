import { createHash } from 'node:crypto'
import { recordCourseChange } from '#areas/courses/desk-commands.server.ts'
import { lockCourse } from '#areas/courses/desk-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { eventReport, type ReportLine } from './report-rules.ts'
import { listParticipants } from './report-store.server.ts'
import { updateNotReported, updateReported } from './reported-store.server.ts'

type ByStaff = { staffId: string; now: Date }

/** What a report says, in few letters: whoever says that it was sent means the one they saw. */
export const reportMark = (lines: readonly ReportLine[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 24)

/**
 * FIG-037. The register was told: the certificates of whoever is in the report are marked, once, however often it is said. What changed
 * since the report was seen is not marked unseen.
 */
export async function markReported(
  db: Db,
  courseId: number,
  { mark, ...by }: ByStaff & { mark: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    if (course.expiryDate >= romeDayOf(by.now))
      throw new Conflict('L’evento è ancora aperto: si segnala dopo il suo ultimo giorno.')
    const { participants } = await listParticipants(tx, courseId)
    const { lines, problems } = eventReport(course.credits, participants)
    if (reportMark(lines) !== mark)
      throw new Conflict('Nel frattempo i partecipanti sono cambiati: scarica di nuovo il rapporto.')
    const not = new Set(problems.map(({ participant }) => participant))
    const told = participants.filter((participant) => !not.has(participant))
    const marked = await updateReported(
      tx,
      courseId,
      {
        memberIds: told.flatMap(({ account }) => account?.memberId ?? []),
        notFormer: [...not].filter(({ account }) => !account).map(({ name, surname }) => ({ name, surname })),
      },
      by.now,
    )
    if (marked > 0) await recordCourseChange(tx, by, courseId, 'reported', { name: course.title, count: marked })
    return marked
  })
}

/** Said by mistake: the marking that was seen is taken back, and no other, however often it is pressed. */
export async function unmarkReported(
  db: Db,
  courseId: number,
  { markedAt, ...by }: ByStaff & { markedAt: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    const unmarked = await updateNotReported(tx, courseId, markedAt)
    if (unmarked > 0)
      await recordCourseChange(tx, by, courseId, 'report-undone', { name: course.title, count: unmarked })
    return unmarked
  })
}
