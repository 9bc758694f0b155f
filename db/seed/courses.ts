import { insertMaterial } from '#areas/classroom/store.server.ts'
import { REGISTERED_GROUP } from '#areas/courses/model.ts'
import { insertCourses, insertSeries, insertVideoClips } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, daysBefore, romeDayOf } from '#platform/pure/dates.ts'
import { hasTrailOf } from '#platform/trail/store.server.ts'
import { COURSES, SERIES, type SeedCourse } from './courses/catalogue.ts'
import { CLIP_STEPS } from './courses/clip-steps.ts'
import { CLIPS } from './courses/clips.ts'
import { CLOSED_COURSES } from './courses/closed-rows.ts'
import { FULL_COURSES } from './courses/full-courses.ts'
import { objectiveText } from './courses/objectives.ts'

const FIRST_EVENT = 462_100
/** What an hour of distance learning followed by a tutor is worth: lessons, sources and test together. */
const CREDITS_PER_HOUR = 1.5

type Options = { now: Date; log: (sentence: string) => void }

/** The shelves courses are put on; from the first change they are the training staff's own. */
export async function seedSeries(db: Db): Promise<void> {
  if (await hasTrailOf(db, 'series')) return
  await insertSeries(db, [...SERIES])
}

/**
 * The catalogue of a believable provider. What is there is left alone, also when the dates it was made with have passed; and from the first
 * thing the training staff write the catalogue is theirs: what they threw away does not come back.
 */
export async function seedCourses(db: Db, { now, log }: Options): Promise<void> {
  if ((await hasTrailOf(db, 'course')) || (await hasTrailOf(db, 'series'))) return
  const series = await insertSeries(db, [...SERIES])
  const added = await insertCourses(db, [
    ...COURSES.map((course, index) => toRow(course, index, series.get(course.series) ?? 0, now)),
    ...CLOSED_COURSES.map((course, index) => toClosedRow(course, index, series.get(course.series) ?? 0, now)),
  ])
  await insertVideoClips(
    db,
    CLIPS.map(([title, topic, durationSeconds, description], index) => ({
      slug: slugOf(title),
      title,
      topic,
      description,
      durationSeconds,
      publishedAt: daysBefore(now, index * 6 + 1),
      isHighlighted: index === 4,
      steps: [...(CLIP_STEPS[title] ?? [])],
    })),
  )
  await insertMaterial(
    db,
    added.flatMap(({ id, slug }) => {
      const material = FULL_COURSES.find(({ title }) => slugOf(title) === slug)
      return material ? { ...material, courseId: id } : []
    }),
  )
  if (added.length > 0) log(`Corsi aggiunti: ${added.length}`)
}

function toRow(course: SeedCourse, index: number, seriesId: number, now: Date) {
  const isGift = index % 15 === 4 || course.title.startsWith('Test diagnostici')
  return {
    slug: slugOf(course.title),
    title: course.title,
    cardHeading: course.title,
    seriesId,
    model: course.model,
    description: course.description,
    objective: objectiveText(course.objective),
    professions: [...course.professions],
    credits: course.credits,
    durationHours: Math.ceil(course.credits / CREDITS_PER_HOUR),
    // Spread over the last fourteen months, in an order that mixes the series.
    publishedAt: daysBefore(now, 1 + ((index * 23) % COURSES.length) * 7),
    expiryDate: addRomeDays(romeDayOf(now), 45 + ((index * 37) % 320)),
    eventId: FIRST_EVENT + index * 17,
    groups: isGift ? [REGISTERED_GROUP] : [],
    promoCodes: index % 20 === 7 || course.title === STUDIED ? ['BENVENUTO26', 'OMCEO26'] : [],
    isHighlighted: course.title === HIGHLIGHTS.ebook || course.title === HIGHLIGHTS.film,
    isOrderFree: course.model === 'E-book',
  }
}

/** An event of last year, over: nobody can enrol, and its participants are to be reported. */
function toClosedRow(course: SeedCourse, index: number, seriesId: number, now: Date) {
  return {
    ...toRow(course, COURSES.length + index, seriesId, now),
    groups: [],
    promoCodes: [],
    publishedAt: daysBefore(now, 400 + index * 20),
    expiryDate: addRomeDays(romeDayOf(now), -(20 + index * 25)),
  }
}

/** A course with its whole material, which the others have just enrolled in. */
export const STUDIED = 'Privacy in ambulatorio'
const HIGHLIGHTS = { ebook: 'Fibrillazione atriale e anticoagulanti orali', film: 'Dare una cattiva notizia' }

export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
