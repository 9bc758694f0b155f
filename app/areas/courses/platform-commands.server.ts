import type { Db } from '#platform/db/database.server.ts'
import { announce } from '#platform/facts/store.server.ts'
import type { PlatformProgress } from '#platform/outside/course-platform/port.ts'
import { findEnrolment, updateEnrolment } from './enrolment-store.server.ts'
import { FAILED, IN_PROGRESS, PASSED } from './model.ts'

/**
 * Writes what another platform says of a member's courses. Only what is in progress can change: a pass or a failure is for ever, and a
 * course the member has not paid for here is none of ours. Saying it twice changes nothing.
 */
export async function recordPlatformProgress(
  db: Db,
  memberId: string,
  reported: readonly PlatformProgress[],
  now: Date,
): Promise<number> {
  let changed = 0
  for (const { courseReference, percentage, outcome, score, endedAt } of reported) {
    const courseId = Number(courseReference)
    if (!/^\d{1,9}$/.test(courseReference)) continue
    changed += await db.transaction(async (tx) => {
      const enrolment = await findEnrolment(tx, memberId, courseId, now, { isLocked: true })
      if (enrolment?.status !== IN_PROGRESS) return 0
      const isOver = outcome !== 'studying'
      await updateEnrolment(tx, memberId, courseId, {
        status: outcome === 'passed' ? PASSED : outcome === 'failed' ? FAILED : IN_PROGRESS,
        startedAt: enrolment.startedAt ?? (percentage > 0 || isOver ? now : null),
        endedAt: isOver ? (endedAt ?? now) : null,
        score,
        percentageOfCompletion: outcome === 'passed' ? 100 : percentage,
      })
      // As in the club's own classroom: what a pass is worth is another area's matter.
      if (outcome === 'passed') await announce(tx, { kind: 'course-passed', memberId, subject: String(courseId), now })
      return 1
    })
  }
  return changed
}
