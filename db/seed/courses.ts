import { sql } from 'drizzle-orm'
import { insertMaterial } from '#areas/classroom/store.server.ts'
import { REGISTERED_GROUP } from '#areas/courses/model.ts'
import { insertCourses, insertSeries, insertVideoClips } from '#areas/courses/store.server.ts'
import { insertTeachers } from '#areas/courses/teacher-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, daysBefore, romeDayOf } from '#platform/pure/dates.ts'
import { slugOf } from '#platform/pure/text.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'
import {
  courseSlugs,
  pastCourseSlugs,
  readClips,
  readCourses,
  readLessons,
  readPastCourses,
  readQuestions,
  readSeries,
  readTeachers,
  type SeedCourse,
} from './courses/course-files.ts'

type Options = { now: Date; log: (sentence: string) => void }

/** The shelves courses are put on; from the first change they are the training staff's own. */
export async function seedSeries(db: Db): Promise<void> {
  if (await hasTrailOf(db, 'series')) return
  await insertSeries(db, readSeries())
}

/**
 * The catalogue of a believable provider. What is there is left alone, also when the dates it was made with have passed; and from the first
 * thing the training staff write the catalogue is theirs: what they threw away does not come back.
 */
export async function seedCourses(db: Db, { now, log }: Options): Promise<void> {
  if ((await hasTrailOf(db, 'course')) || (await hasTrailOf(db, 'series'))) return
  const slugs = [...courseSlugs(), ...pastCourseSlugs()]
  if ((await countCourses(db, slugs)) === slugs.length) return
  const people = readTeachers()
  await insertTeachers(db, people)
  const around = {
    shelves: await insertSeries(db, readSeries()),
    names: new Map(people.map(({ slug, name }) => [slug, name])),
  }
  const courses = readCourses()
  const added = await insertCourses(db, [
    ...courses.map((course, index) => ({ ...rowOf(course, around), ...daysOf(index, courses.length, now) })),
    ...readPastCourses().map((course, index) => ({ ...rowOf(course, around), ...pastDaysOf(index, now) })),
  ])
  await insertVideoClips(
    db,
    readClips().map((clip, index) => ({
      ...clip,
      slug: slugOf(clip.title),
      publishedAt: daysBefore(now, index * 6 + 1),
      isHighlighted: index === 4,
    })),
  )
  await insertMaterial(
    db,
    added
      .filter(({ slug }) => courses.some((course) => course.slug === slug))
      .map(({ id, slug }) => ({ courseId: id, lessons: readLessons(slug), questions: readQuestions(slug) })),
  )
  if (added.length > 0) log(`Corsi aggiunti: ${added.length}`)
}

function rowOf(
  seed: SeedCourse,
  { shelves, names }: { shelves: ReadonlyMap<string, number>; names: ReadonlyMap<string, string> },
) {
  const { event, isGift, series, lead, teachers, ...course } = seed
  return {
    ...course,
    seriesId: shelves.get(series) ?? 0,
    cardHeading: course.title,
    eventId: event,
    groups: isGift ? [REGISTERED_GROUP] : [],
    isOrderFree: course.model === 'E-book',
    leadSlug: lead,
    teacherSlugs: teachers,
    teachers: [...new Set([lead, ...teachers])].map((slug) => names.get(slug) ?? slug).toSorted(),
  }
}

/** What is all there is not read again: a club starts in an instant. */
async function countCourses(db: Db, slugs: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from courses where slug in ${slugs}`,
  )
  return rows[0]?.count ?? 0
}

/** Spread over the last fourteen months, in an order that mixes the series. */
function daysOf(index: number, count: number, now: Date) {
  return {
    publishedAt: daysBefore(now, 1 + ((index * 23) % count) * 7),
    expiryDate: addRomeDays(romeDayOf(now), 45 + ((index * 37) % 320)),
  }
}

/** Of last year and over: nobody can enrol, and the participants are to be reported. */
function pastDaysOf(index: number, now: Date) {
  return {
    publishedAt: daysBefore(now, 400 + index * 20),
    expiryDate: addRomeDays(romeDayOf(now), -(20 + index * 25)),
  }
}

/** A course with its whole material, which the others have just enrolled in. */
export const STUDIED = 'Privacy in ambulatorio'
