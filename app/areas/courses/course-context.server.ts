import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { type CardCourse, toCardCourse } from './card-rules.ts'
import type { Course, Teacher } from './model.ts'
import { searchCourses } from './store.server.ts'
import { listTeachersOf } from './teacher-store.server.ts'

const RELATED_COURSES = 3

/** CRS-042. What the page of a course tells beyond its card. */
export type CourseDetails = Pick<
  Course,
  | 'objective'
  | 'professions'
  | 'disciplines'
  | 'sponsor'
  | 'eventId'
  | 'edition'
  | 'expiryDate'
  | 'outcomes'
  | 'meantFor'
  | 'beforeStart'
  | 'restOfStudy'
> & {
  isWithdrawn: boolean
  isOver: boolean
  providerNumber: string
  lead: Teacher | null
  teachers: readonly Teacher[]
  /** Of an older course, whose people have no record. */
  names: readonly string[]
}

/** Everything the page of a course shows of it, for readers and for who prepares it. */
export async function courseForView(
  db: Db,
  course: Course,
  { providerNumber, now }: { providerNumber: string; now: Date },
): Promise<{ course: CardCourse; details: CourseDetails; related: CardCourse[] }> {
  const [{ list }, { lead, teachers }] = await Promise.all([
    searchCourses(db, { page: 0, limit: RELATED_COURSES + 1, series: course.series }, now),
    listTeachersOf(db, course),
  ])
  const { objective, professions, disciplines, sponsor, eventId, edition, expiryDate, state } = course
  const { outcomes, meantFor, beforeStart, restOfStudy } = course
  return {
    course: toCardCourse(course),
    details: {
      objective,
      professions: [...professions],
      disciplines: [...disciplines],
      lead,
      teachers,
      names: lead || teachers.length > 0 ? [] : [...course.teachers],
      outcomes: [...outcomes],
      meantFor,
      beforeStart,
      restOfStudy,
      sponsor,
      isWithdrawn: state === 'withdrawn',
      isOver: romeDayOf(now) > expiryDate,
      eventId,
      edition,
      expiryDate,
      providerNumber,
    },
    related: list
      .filter(({ id }) => id !== course.id)
      .slice(0, RELATED_COURSES)
      .map(toCardCourse),
  }
}
