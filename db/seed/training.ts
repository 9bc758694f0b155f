import { sql } from 'drizzle-orm'
import type { DemoMember } from '#areas/account/demo-members.ts'
import { findDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { issueCertificate, type Provider } from '#areas/classroom/certificate-commands.server.ts'
import { completionPercent } from '#areas/classroom/rules.ts'
import { listLessons, listQuestions, upsertProgress } from '#areas/classroom/store.server.ts'
import { questionCount } from '#areas/classroom/test-rules.ts'
import { insertEnrolments, listEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { type Employment, type Enrolment, PASSED } from '#areas/courses/model.ts'
import { findCourseBySlug, searchCourses } from '#areas/courses/store.server.ts'
import { upsertTrainee } from '#areas/courses/trainee-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { pastCourseSlugs, readPastCourses } from './courses/course-files.ts'
import { STUDIED } from './courses.ts'
import { inventedBirth } from './fiscal-codes.ts'
import { FIRST_ORDINARY_USERNAME, ordinaryMember } from './people.ts'
import { seededRandom } from './random.ts'

/** What the demo members have done: every status is there to be seen. The trial member has done nothing yet; one has told nothing. */
const STORIES: readonly { username: DemoMember['username']; birthPlace?: string; employment?: Employment }[] = [
  { username: 1003, birthPlace: 'Firenze', employment: 'D' },
  { username: 1013, birthPlace: 'Palermo', employment: 'L' },
  { username: 1004 },
  { username: 1005, birthPlace: 'Torino', employment: 'L' },
]

/** Runs after the demo members exist. */
export async function seedTraining(db: Db, { now, club }: { now: Date; club: Provider }): Promise<void> {
  const { list } = await searchCourses(db, { page: 0, limit: 100 }, now)
  const courses = list.toSorted((a, b) => Number(b.title === STUDIED) - Number(a.title === STUDIED) || a.id - b.id)
  let banks: ReadonlyMap<number, number> | null = null
  for (const { username, birthPlace, employment } of STORIES) {
    const member = await findMemberByUsername(db, username)
    if (!member || (await listEnrolments(db, member.id, now, { limit: 1 })).length > 0) continue
    banks ??= await bankSizes(db, courses)
    const stories = storyOf(username, courses, banks, now)
    await db.transaction(async (tx) => {
      if (birthPlace && employment) await upsertTrainee(tx, member.id, { birthPlace, employment }, now)
      for (const story of stories) await seedEnrolment(tx, member.id, story)
      await seedCertificates(tx, { username, memberId: member.id, stories, club })
    })
  }
  await seedClosedEvents(db, now)
}

type StudiedCourse = { id: number; slug: string; credits: number }
type Story = Pick<Enrolment, 'courseId' | 'status' | 'subscribedAt' | 'startedAt' | 'endedAt' | 'score'>

const STATUSES = [1, 1, 2, 2, 2, 3, 1, 2, 2, 2, 2, 1] as const

/** Courses with a large bank that nobody of the demo has begun, so that there is something to try from its first page. */
const UNTOUCHED: readonly string[] = [
  'igiene-delle-mani-il-gesto-che-salva',
  'vaccini-a-mrna-come-funzionano-e-come-spiegarli',
]

/**
 * What is being studied, or was failed, has a bank larger than one test: who tries again meets other questions. What was passed is among
 * the others.
 */
function storyOf(
  username: number,
  courses: readonly StudiedCourse[],
  banks: ReadonlyMap<number, number>,
  now: Date,
): Story[] {
  const hasLargeBank = ({ id, credits }: StudiedCourse) => (banks.get(id) ?? 0) > questionCount(credits)
  const at = (days: number) => daysBefore(now, days)
  const rich = courses.filter((course) => hasLargeBank(course) && !UNTOUCHED.includes(course.slug))
  const others = courses.filter((course, index) => !hasLargeBank(course) && (index * 7 + username) % 5 === 0)
  return STATUSES.slice(0, username === 1013 ? 8 : 12).flatMap((status, index) => {
    const course = status !== 2 || index === 2 ? rich.shift() : others.shift()
    if (!course) return []
    return {
      courseId: course.id,
      status,
      subscribedAt: at(20 + index * 9),
      startedAt: index === 0 ? null : at(19 + index * 9),
      endedAt: status === 1 ? null : at(12 + index * 9),
      score: status === 2 ? 80 + ((index * 5) % 20) : status === 3 ? 58 : null,
    }
  })
}

/** How many questions each course has. */
async function bankSizes(db: Db, courses: readonly StudiedCourse[]): Promise<Map<number, number>> {
  const sizes = new Map<number, number>()
  for (const { id } of courses) sizes.set(id, (await listQuestions(db, id)).length)
  return sizes
}

/** Somebody half-way has gone through the first half of the lessons; who has finished, through all of them. */
async function seedEnrolment(db: Db, memberId: string, story: Story): Promise<void> {
  const { courseId, startedAt } = story
  const lessons = await listLessons(db, courseId)
  const isOver = story.status !== 1
  const seen = startedAt ? lessons.slice(0, isOver ? lessons.length : Math.ceil(lessons.length / 2)) : []
  const progress = new Map(
    seen.map(({ id, durationSeconds }, index) => {
      const isHere = !isOver && index === seen.length - 1
      const furthestSeconds = isHere ? Math.floor(durationSeconds / 3) : durationSeconds
      return [id, { furthestSeconds, completedAt: isHere ? null : startedAt }] as const
    }),
  )
  const percentageOfCompletion = isOver ? 100 : completionPercent(lessons, progress)
  await insertEnrolments(db, [{ memberId, ...story, percentageOfCompletion }])
  for (const [lessonId, { furthestSeconds, completedAt }] of progress)
    await upsertProgress(db, {
      memberId,
      courseId,
      lessonId,
      positionSeconds: furthestSeconds,
      furthestSeconds,
      completedAt,
      updatedAt: startedAt ?? story.subscribedAt,
    })
}

type Certified = { username: number; memberId: string; stories: readonly Story[]; club: Provider }

/**
 * Who has passed asked for the certificate the same day; the last one is still to be asked for, so that it can be tried. Where something
 * about the person is missing, none is issued, as ever. The codes are the same in every demo, as the usernames are.
 */
async function seedCertificates(db: Db, { username, memberId, stories, club }: Certified): Promise<void> {
  const passed = stories.filter(({ status }) => status === PASSED).toSorted(byNewest)
  const random = seededRandom(username)
  const draw = (count: number) => Uint8Array.from({ length: count }, () => random.below(256))
  for (const { courseId, endedAt } of passed.slice(1))
    if (endedAt) await issueCertificate(db, { memberId, courseId, now: endedAt, club, draw })
}

const byNewest = (a: Story, b: Story) => b.subscribedAt.getTime() - a.subscribedAt.getTime()

const PARTICIPANTS = 24

/** Participants of the events that are over, as the regulator will be told. One has not said where they were born: that too happens. */
async function seedClosedEvents(db: Db, now: Date): Promise<void> {
  const [first = ''] = pastCourseSlugs()
  const course = await findCourseBySlug(db, first)
  if (!course || (await countEnrolments(db, course.id)) > 0) return
  const found = await Promise.all(readPastCourses().map(({ slug }) => findCourseBySlug(db, slug)))
  const closed = found.filter((each) => each !== null)
  const employments: Employment[] = ['D', 'L', 'C', 'D']
  for (let number = 0; number < PARTICIPANTS; number += 1) {
    const member = await findMemberByUsername(db, FIRST_ORDINARY_USERNAME + number)
    if (!member) continue
    const { fiscalCode, birthDate, birthPlace } = inventedBirth(ordinaryMember(number), number)
    if (!(await findDetails(db, member.id)).fiscalCode) await upsertDetails(db, member.id, { fiscalCode, birthDate })
    const employment = number === 5 ? null : (employments[number % employments.length] ?? 'D')
    await upsertTrainee(db, member.id, { birthPlace, employment }, now)
    await insertEnrolments(
      db,
      closed
        .filter((_, index) => (number + index) % 3 !== 0)
        .map(({ id: courseId, expiryDate }, index) => ({
          memberId: member.id,
          courseId,
          status: number % 9 === 4 ? 3 : 2,
          subscribedAt: daysBefore(new Date(expiryDate), 90 - number),
          startedAt: daysBefore(new Date(expiryDate), 89 - number),
          endedAt: daysBefore(new Date(expiryDate), 60 - number + index),
          score: number % 9 === 4 ? 62 : 78 + (number % 22),
          percentageOfCompletion: 100,
        })),
    )
  }
}

async function countEnrolments(db: Db, courseId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from enrolments where course_id = ${courseId}`,
  )
  return rows[0]?.count ?? 0
}
