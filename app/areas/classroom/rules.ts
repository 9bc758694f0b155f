import { HEARTBEAT_SECONDS, type Lesson, type LessonProgress } from './model.ts'

export type LessonState = 'locked' | 'open' | 'done'

/** A lesson opens when all before it are done: courses that forbid skipping are the rule for ECM. */
export function lessonStates(
  lessons: readonly Pick<Lesson, 'id'>[],
  progress: ReadonlyMap<number, Pick<LessonProgress, 'completedAt'>>,
): LessonState[] {
  const isDone = lessons.map(({ id }) => Boolean(progress.get(id)?.completedAt))
  return lessons.map((_, index) => {
    if (isDone[index]) return 'done'
    return isDone.slice(0, index).every(Boolean) ? 'open' : 'locked'
  })
}

/** Whole per cent of the time of all lessons; only what is finished reaches 100. */
export function completionPercent(
  lessons: readonly Pick<Lesson, 'id' | 'durationSeconds'>[],
  progress: ReadonlyMap<number, Pick<LessonProgress, 'furthestSeconds' | 'completedAt'>>,
): number {
  const total = lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  if (total === 0) return 0
  const seen = lessons.reduce((sum, { id, durationSeconds }) => {
    const done = progress.get(id)
    return sum + (done?.completedAt ? durationSeconds : Math.min(done?.furthestSeconds ?? 0, durationSeconds))
  }, 0)
  const isWhole = lessons.every(({ id }) => progress.get(id)?.completedAt)
  return isWhole ? 100 : Math.min(99, Math.floor((seen / total) * 100))
}

export type Heartbeat = { positionSeconds: number; elapsedSeconds: number }

/**
 * Where a lesson stands after a heartbeat. Nobody gets further than the time that has really passed since the last one allows, on
 * whatever device: the position may go back, the furthest point only grows. `elapsedSeconds` is the server's own measure.
 */
export function afterHeartbeat(
  lesson: Pick<Lesson, 'durationSeconds'>,
  before: Pick<LessonProgress, 'furthestSeconds' | 'completedAt'> | null,
  { positionSeconds, elapsedSeconds }: Heartbeat,
): { positionSeconds: number; furthestSeconds: number; isDone: boolean } {
  const furthestBefore = before?.furthestSeconds ?? 0
  // A heartbeat that comes late, after a pause, does not give the time of the pause.
  const allowed = furthestBefore + Math.min(Math.max(0, elapsedSeconds), HEARTBEAT_SECONDS * 2) + 2
  const position = Math.max(0, Math.min(Math.floor(positionSeconds), lesson.durationSeconds))
  const limit = before?.completedAt ? lesson.durationSeconds : Math.floor(allowed)
  const reached = Math.min(position, limit)
  const furthestSeconds = Math.max(furthestBefore, reached)
  return {
    positionSeconds: reached,
    furthestSeconds,
    isDone: Boolean(before?.completedAt) || furthestSeconds >= lesson.durationSeconds,
  }
}
