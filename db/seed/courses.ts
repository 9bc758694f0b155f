import type { DemoMember } from '#areas/account/demo-members.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { insertLessons } from '#areas/classroom/store.server.ts'
import { findIdentity, insertEnrolments, upsertIdentity } from '#areas/courses/enrolment-store.server.ts'
import { REGISTERED_GROUP } from '#areas/courses/model.ts'
import { insertCourses, insertSeries, insertVideoClips, searchCourses } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { COURSES, SERIES, type SeedCourse } from './courses/catalogue.ts'
import { CLIPS } from './courses/clips.ts'
import { FULL_COURSES } from './courses/full-courses.ts'
import { objectiveText } from './courses/objectives.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_EVENT = 462_100

type Options = { now: Date; log: (sentence: string) => void }

/** The catalogue of a believable provider. What is there is left alone, also when the dates it was made with have passed. */
export async function seedCourses(db: Db, { now, log }: Options): Promise<void> {
  const series = await insertSeries(db, [...SERIES])
  const added = await insertCourses(
    db,
    COURSES.map((course, index) => toRow(course, index, series.get(course.series) ?? 0, now)),
  )
  await insertVideoClips(
    db,
    CLIPS.map(([title, topic, durationSeconds, description], index) => ({
      slug: slugOf(title),
      title,
      topic,
      description,
      durationSeconds,
      publishedAt: new Date(now.getTime() - (index * 6 + 1) * DAY_MS),
      isHighlighted: index === 4,
    })),
  )
  for (const { id, slug } of added) {
    const material = FULL_COURSES.find(({ title }) => slugOf(title) === slug)
    if (material) await insertLessons(db, id, material)
  }
  if (added.length > 0) log(`Corsi aggiunti: ${added.length}`)
}

function toRow(course: SeedCourse, index: number, seriesId: number, now: Date) {
  const isGift = index % 15 === 4 || course.title.startsWith('Test diagnostici')
  return {
    slug: slugOf(course.title),
    title: course.title,
    cardHeading: `${course.credits} crediti ECM`,
    seriesId,
    model: course.model,
    description: course.description,
    objective: objectiveText(course.objective),
    professions: [...course.professions],
    credits: course.credits,
    durationHours: Math.max(1, Math.round(course.credits * 0.9)),
    // Spread over the last fourteen months, in an order that mixes the series.
    publishedAt: new Date(now.getTime() - (1 + ((index * 23) % COURSES.length) * 7) * DAY_MS),
    expiryDate: addRomeDays(romeDayOf(now), 45 + ((index * 37) % 320)),
    eventId: FIRST_EVENT + index * 17,
    groups: isGift ? [REGISTERED_GROUP] : [],
    promoCodes: index % 20 === 7 || course.title === STUDIED ? ['BENVENUTO26', 'OMCEO26'] : [],
    isHighlighted: course.title === HIGHLIGHTS.ebook || course.title === HIGHLIGHTS.film,
  }
}

/** The trial member of the demo has done nothing yet, not even told a fiscal code. */
const BEGINNER = 1002
/** A course with its whole material, which the others have just enrolled in. */
const STUDIED = 'Privacy in ambulatorio'
const HIGHLIGHTS = { ebook: 'Fibrillazione atriale e anticoagulanti orali', film: 'Dare una cattiva notizia' }

/** What the demo members have done: every status is there to be seen. Fiscal codes are invented and belong to nobody. */
const STORIES: readonly {
  username: DemoMember['username']
  fiscalCode?: string
  birthPlace?: string
  birthDate?: string
}[] = [
  { username: 1002 },
  { username: 1003, fiscalCode: 'MRTLNE80A41H501X', birthPlace: 'Roma', birthDate: '1980-01-01' },
  { username: 1013, fiscalCode: 'CNTNDR78C12F205K', birthPlace: 'Milano', birthDate: '1978-03-12' },
  { username: 1004, fiscalCode: 'GLLSRA85D45L219Z', birthPlace: 'Torino', birthDate: '1985-04-05' },
  { username: 1005, fiscalCode: 'RVIPLA70E09D612Q', birthPlace: 'Firenze', birthDate: '1970-05-09' },
]

/** Runs after the demo members exist. */
export async function seedTraining(db: Db, { now }: { now: Date }): Promise<void> {
  const { list } = await searchCourses(db, { page: 0, limit: 100 }, now)
  const courses = list.toSorted((a, b) => Number(b.title === STUDIED) - Number(a.title === STUDIED) || a.id - b.id)
  for (const { username, fiscalCode, birthPlace, birthDate } of STORIES) {
    const member = await findMemberByUsername(db, username)
    if (!member || (await findIdentity(db, member.id))) continue
    if (fiscalCode) await upsertIdentity(db, member.id, { fiscalCode, birthPlace, birthDate }, now)
    if (username !== BEGINNER) await insertEnrolments(db, storyOf(member.id, username, courses, now))
  }
}

function storyOf(memberId: string, username: number, courses: readonly { id: number }[], now: Date) {
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const statuses = [1, 1, 2, 2, 2, 3, 1, 2, 2, 2, 2, 1]
  const chosen = courses
    .filter((_, index) => index === 0 || (index * 7 + username) % 5 === 0)
    .slice(0, username === 1013 ? 8 : 12)
  return chosen.map(({ id: courseId }, index) => {
    const status = statuses[index] ?? 1
    return {
      memberId,
      courseId,
      status,
      subscribedAt: at(20 + index * 9),
      startedAt: index === 0 ? null : at(19 + index * 9),
      endedAt: status === 1 ? null : at(12 + index * 9),
      score: status === 2 ? 80 + ((index * 5) % 20) : status === 3 ? 58 : null,
      percentageOfCompletion: status === 2 || status === 3 ? 100 : index === 0 ? 0 : 35 + index * 3,
    }
  })
}

function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
