import { and, desc, inArray } from 'drizzle-orm'
import type { ChoiceKind } from '#platform/choices/choices.server.ts'
import { MOST_FOUND } from '#platform/pure/choices.ts'
import { typedWords } from '#platform/pure/like.ts'
import { STATUS_WORDS } from './desk-copy.ts'
import { deskStatus } from './desk-rules.ts'
import { isCourseOf } from './desk-store.server.ts'
import type { Course } from './model.ts'
import { selectCourses, toCourse } from './store.server.ts'
import { courses } from './tables.server.ts'

const choiceOf = (course: Course, now: Date) => ({
  code: course.slug,
  title: course.title,
  state: STATUS_WORDS[deskStatus(course, now)].label,
})

/** DSK-049. Courses in whatever state, by the last part of their address. */
export const COURSE_CHOICES: ChoiceKind = {
  permissions: ['contents.write', 'courses.write'],
  async search(db, typed, { now }) {
    const rows = await selectCourses(db, and(...typedWords(typed).map(isCourseOf)))
      .orderBy(desc(courses.publishedAt), courses.id)
      .limit(MOST_FOUND)
    return rows.map((row) => choiceOf(toCourse(row), now))
  },
  async read(db, codes, now) {
    const rows = await selectCourses(db, inArray(courses.slug, [...codes]))
    return rows.map((row) => choiceOf(toCourse(row), now))
  },
}
