import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordCourseChange } from './desk-commands.server.ts'
import { FIELD_NAMES } from './desk-copy.ts'
import { isFrozen } from './desk-rules.ts'
import { lockCourse, updateCourseState } from './desk-store.server.ts'
import { judgeCorrection, type ObjectiveErrors, type ObjectiveTyped } from './objective-rules.ts'

type Correction = ByStaff & { courseId: number; seenVersion: number; typed: ObjectiveTyped }

/**
 * LRN-008. The national objective of a course that has been opened, put right: the register reads its number. Certificates stay as they were
 * printed, and nothing else of the course changes.
 */
export async function correctObjective(
  db: Db,
  { courseId, seenVersion, typed, ...by }: Correction,
): Promise<{ kind: 'saved' } | { kind: 'refused'; errors: ObjectiveErrors }> {
  const judged = judgeCorrection(typed)
  if (judged.kind === 'refused') return judged
  return db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    checkVersion(course, seenVersion)
    if (!isFrozen(course)) throw new Conflict('Il corso è ancora una bozza: l’obiettivo si cambia nei suoi dati.')
    if (course.objective === judged.objective) return { kind: 'saved' }
    await updateCourseState(tx, courseId, { objective: judged.objective })
    await recordCourseChange(tx, by, courseId, 'objective-corrected', {
      name: course.title,
      reason: judged.reason,
      changes: [{ field: FIELD_NAMES.objective ?? '', from: course.objective, to: judged.objective }],
    })
    await bumpRevision(tx)
    return { kind: 'saved' }
  })
}
