import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { type CardCourse, toCardCourse } from './card-rules.ts'
import type { Course } from './model.ts'
import { searchCourses } from './store.server.ts'

const RELATED_COURSES = 3

/** CRS-042. What the page of a course tells beyond its card. */
export type CourseDetails = Pick<
  Course,
  'objective' | 'professions' | 'disciplines' | 'teachers' | 'sponsor' | 'eventId' | 'edition' | 'expiryDate'
> & { isWithdrawn: boolean; isOver: boolean; providerNumber: string }

/** Everything the page of a course shows of it, for readers and for who prepares it. */
export async function courseForView(
  db: Db,
  course: Course,
  { providerNumber, now }: { providerNumber: string; now: Date },
): Promise<{ course: CardCourse; details: CourseDetails; related: CardCourse[] }> {
  const { list } = await searchCourses(db, { page: 0, limit: RELATED_COURSES + 1, series: course.series }, now)
  const { objective, professions, disciplines, teachers, sponsor, eventId, edition, expiryDate, state } = course
  return {
    course: toCardCourse(course),
    details: {
      objective,
      professions: [...professions],
      disciplines: [...disciplines],
      teachers: [...teachers],
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
