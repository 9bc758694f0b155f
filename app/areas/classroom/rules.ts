import { HEARTBEAT_SECONDS, type Lesson, type LessonProgress } from './model.ts'

export type LessonState = 'locked' | 'open' | 'done'

/** A lesson opens when all before it are done, unless the course lets its lessons be read in any order. */
export function lessonStates(
  lessons: readonly Pick<Lesson, 'id'>[],
  progress: ReadonlyMap<number, Pick<LessonProgress, 'completedAt'>>,
  { isOrderFree = false }: { isOrderFree?: boolean } = {},
): LessonState[] {
  const isDone = lessons.map(({ id }) => Boolean(progress.get(id)?.completedAt))
  return lessons.map((_, index) => {
    if (isDone[index]) return 'done'
    return isOrderFree || isDone.slice(0, index).every(Boolean) ? 'open' : 'locked'
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

/** Longest stretch one heartbeat can be worth: what comes later, after a pause, does not give the time of the pause. */
const LONGEST_STRETCH_SECONDS = HEARTBEAT_SECONDS * 2

/**
 * The server's own clock of one member in one course, whatever the lessons, windows and devices: how many whole seconds of study may be
 * counted since the last heartbeat, and from which instant the next are counted. The fraction is kept, so that nothing is lost and
 * nobody gains by beating faster.
 */
export function studiedSince(lastBeat: Date | null, now: Date): { seconds: number; countedUntil: Date } {
  const elapsedMs = lastBeat ? Math.max(0, now.getTime() - lastBeat.getTime()) : 0
  if (elapsedMs > LONGEST_STRETCH_SECONDS * 1000) return { seconds: LONGEST_STRETCH_SECONDS, countedUntil: now }
  return { seconds: Math.floor(elapsedMs / 1000), countedUntil: new Date(now.getTime() - (elapsedMs % 1000)) }
}

/**
 * Where a lesson stands after a heartbeat. The position may go back; the furthest point only grows, and never by more than the time
 * that was really studied.
 */
export function afterHeartbeat(
  lesson: Pick<Lesson, 'durationSeconds'>,
  before: Pick<LessonProgress, 'furthestSeconds' | 'completedAt'> | null,
  { positionSeconds, studiedSeconds }: { positionSeconds: number; studiedSeconds: number },
): { positionSeconds: number; furthestSeconds: number; isDone: boolean } {
  const furthestBefore = before?.furthestSeconds ?? 0
  const limit = before?.completedAt ? lesson.durationSeconds : furthestBefore + Math.max(0, studiedSeconds)
  const reached = Math.min(Math.max(0, Math.floor(positionSeconds)), lesson.durationSeconds, limit)
  const furthestSeconds = Math.max(furthestBefore, reached)
  return {
    positionSeconds: reached,
    furthestSeconds,
    isDone: Boolean(before?.completedAt) || furthestSeconds >= lesson.durationSeconds,
  }
}

/** When the member was last heard in this course. */
export function lastBeatOf(progress: ReadonlyMap<number, Pick<LessonProgress, 'updatedAt'>>): Date | null {
  let last: Date | null = null
  for (const { updatedAt } of progress.values()) if (!last || updatedAt > last) last = updatedAt
  return last
}
