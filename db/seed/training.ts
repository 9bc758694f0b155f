import { sql } from 'drizzle-orm'
import type { DemoMember } from '#areas/account/demo-members.ts'
import { findDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import type { MemberRecord } from '#areas/audience/model.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { issueCertificate, type Provider } from '#areas/classroom/certificate-commands.server.ts'
import { completionPercent } from '#areas/classroom/rules.ts'
import { listLessons, listQuestions, upsertProgress } from '#areas/classroom/store.server.ts'
import { questionCount } from '#areas/classroom/test-rules.ts'
import { insertEnrolments, listEnrolments } from '#areas/courses/enrolment-store.server.ts'
import { type Course, type Employment, type Enrolment, PASSED } from '#areas/courses/model.ts'
import { findCourseBySlug, searchCourses } from '#areas/courses/store.server.ts'
import { upsertTrainee } from '#areas/courses/trainee-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, daysBefore, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
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
  const courses = list.toSorted((a, b) => a.id - b.id)
  let banks: ReadonlyMap<number, number> | null = null
  for (const { username, birthPlace, employment } of STORIES) {
    const member = await findMemberByUsername(db, username)
    if (!member || (await listEnrolments(db, member.id, now, { limit: 1 })).length > 0) continue
    banks ??= await bankSizes(db, courses)
    const stories = storyOf(member, { courses, banks, now })
    await db.transaction(async (tx) => {
      if (birthPlace && employment) await upsertTrainee(tx, member.id, { birthPlace, employment }, now)
      for (const story of stories) await seedEnrolment(tx, member.id, story)
      await seedCertificates(tx, { username, memberId: member.id, stories, club })
    })
  }
  await seedClosedEvents(db, now)
}

type Story = Pick<Enrolment, 'courseId' | 'status' | 'subscribedAt' | 'startedAt' | 'endedAt' | 'score'> & {
  /** Every lesson is done, and only the test is left. */
  isAtTest: boolean
}
type Catalogue = { courses: readonly Course[]; banks: ReadonlyMap<number, number>; now: Date }

const STATUSES = [1, 1, 2, 2, 2, 3, 1, 2, 2, 2, 2, 1] as const
/** A trial lasts a week and gives ten credits: one course is left half-way, two are passed. */
const TRIAL_STATUSES = [1, 2, 2] as const
const TRIAL_COURSE_CREDITS = 3
const TWO_HOURS_MS = 2 * 60 * 60 * 1000

/** Courses with a large bank that nobody of the demo has begun, so that there is something to try from its first page. */
const UNTOUCHED: readonly string[] = [
  'igiene-delle-mani-il-gesto-che-salva',
  'vaccini-a-mrna-come-funzionano-e-come-spiegarli',
  'antibiotici-usarli-meno-usarli-meglio',
  'asma-in-eta-pediatrica',
  'gestire-il-tempo-in-ambulatorio',
]

/**
 * What somebody studied, from one end to the other of the days in which they had courses: each was in the catalogue that day, and is for
 * their profession. What is being studied, or was failed, has a bank larger than one test: a second try meets other questions.
 */
function storyOf({ username, profession, membership }: MemberRecord, { courses, banks, now }: Catalogue): Story[] {
  const plan = membership.premiumPeriods.at(-1)
  const period = plan ?? membership.trial
  if (!period) return []
  const statuses = plan ? STATUSES.slice(0, username === 1013 ? 8 : 12) : TRIAL_STATUSES
  const until = period.end < now ? period.end : now
  const stepDays = romeDaysBetween(romeDayOf(period.start), romeDayOf(until)) / (statuses.length + 1)
  const isRich = ({ id, credits }: Course) => (banks.get(id) ?? 0) > questionCount(credits)
  const free = courses.filter(
    ({ slug, professions, credits }) =>
      professions.includes(profession ?? '') && !UNTOUCHED.includes(slug) && (plan || credits <= TRIAL_COURSE_CREDITS),
  )
  // From the oldest, for which there are the fewest courses.
  const inOrder = statuses.toReversed()
  return inOrder.flatMap((status, index) => {
    const subscribedAt = daysAfter(period.start, Math.floor((index + 1) * stepDays))
    const isLast = index === statuses.length - 1
    const possible = free.filter(
      ({ title, publishedAt }) => publishedAt <= subscribedAt && (title === STUDIED) === isLast,
    )
    const course = possible.find((each) => isRich(each) === (status !== 2)) ?? possible[0]
    if (!course) return []
    free.splice(free.indexOf(course), 1)
    const startedAt = isLast ? null : new Date(subscribedAt.getTime() + TWO_HOURS_MS)
    return {
      courseId: course.id,
      status,
      subscribedAt,
      startedAt,
      endedAt: startedAt && status !== 1 ? daysAfter(startedAt, Math.max(1, Math.floor(stepDays / 2))) : null,
      isAtTest: !isLast && index === inOrder.indexOf(1),
      score: status === 2 ? 80 + ((index * 5) % 20) : status === 3 ? 58 : null,
    }
  })
}

/** How many questions each course has. */
async function bankSizes(db: Db, courses: readonly Course[]): Promise<Map<number, number>> {
  const sizes = new Map<number, number>()
  for (const { id } of courses) sizes.set(id, (await listQuestions(db, id)).length)
  return sizes
}

/** Somebody half-way has gone through the first half of the lessons; who has finished or may take the test, through all of them. */
async function seedEnrolment(db: Db, memberId: string, { isAtTest, ...story }: Story): Promise<void> {
  const { courseId, startedAt } = story
  const lessons = await listLessons(db, courseId)
  const isRead = isAtTest || story.status !== 1
  const seen = startedAt ? lessons.slice(0, isRead ? lessons.length : Math.ceil(lessons.length / 2)) : []
  const progress = new Map(
    seen.map(({ id, durationSeconds }, index) => {
      const isHere = !isRead && index === seen.length - 1
      const furthestSeconds = isHere ? Math.floor(durationSeconds / 3) : durationSeconds
      return [id, { furthestSeconds, completedAt: isHere ? null : startedAt }] as const
    }),
  )
  const percentageOfCompletion = isRead ? 100 : completionPercent(lessons, progress)
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

const PARTICIPANTS = 36
/** A participant of the last event who has not said how they work. */
const UNTOLD = 2
/** One who followed everything, also what gives no credits to their profession. */
const CURIOUS = 5

/** Participants of the events that are over, as the regulator will be told. One lacks something: that too happens. */
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
    const enrolments = closed
      .filter(({ professions }, index) => {
        const isForThem = professions.includes(member.profession ?? '')
        return number === CURIOUS || (isForThem && (number + index) % 3 !== 0)
      })
      .map(({ id: courseId, expiryDate, professions }, index) => ({
        memberId: member.id,
        courseId,
        earnsCredits: professions.includes(member.profession ?? ''),
        status: number % 9 === 4 ? 3 : 2,
        subscribedAt: daysBefore(new Date(expiryDate), 90 - number),
        startedAt: daysBefore(new Date(expiryDate), 89 - number),
        endedAt: daysBefore(new Date(expiryDate), 60 - number + index),
        score: number % 9 === 4 ? 62 : 78 + (number % 22),
        percentageOfCompletion: 100,
      }))
    const afterJoining = enrolments.filter(({ subscribedAt }) => subscribedAt >= member.membership.registrationDate)
    if (afterJoining.length === 0) continue
    const { fiscalCode, birthDate, birthPlace } = inventedBirth(ordinaryMember(number), number)
    if (!(await findDetails(db, member.id)).fiscalCode) await upsertDetails(db, member.id, { fiscalCode, birthDate })
    const employment = number === UNTOLD ? null : (employments[number % employments.length] ?? 'D')
    await upsertTrainee(db, member.id, { birthPlace, employment }, now)
    await insertEnrolments(db, afterJoining)
  }
}

async function countEnrolments(db: Db, courseId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from enrolments where course_id = ${courseId}`,
  )
  return rows[0]?.count ?? 0
}
