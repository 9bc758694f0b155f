import { courseForView } from '#areas/courses/course-context.server.ts'
import type { Course } from '#areas/courses/model.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import { programmeOf } from './lesson-rules.ts'
import { listLessonHeads } from './store.server.ts'

/** LRN-001. The page of a course with its programme, for readers and for who prepares it. */
export async function coursePageOf({ db, now, club, outside }: PageParts, course: Course) {
  const [view, lessons] = await Promise.all([
    courseForView(db, course, { providerNumber: club.providerNumber, now }),
    listLessonHeads(db, course.id),
  ])
  const isElsewhere = course.isExternal || outside.coursePlatform !== null
  return { ...view, programme: programmeOf(lessons, { credits: course.credits, isElsewhere }) }
}
