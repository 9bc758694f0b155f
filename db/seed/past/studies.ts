import { sql } from 'drizzle-orm'
import { questionCount } from '#areas/classroom/test-rules.ts'
import { FAILED, IN_PROGRESS, PASSED } from '#areas/courses/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, daysBefore, endOfRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import { toTenth } from '#platform/pure/tenths.ts'
import { type SeededRandom, seededRandom } from '../random.ts'
import { type PastPerson, periodOf } from './people.ts'

type OpenCourse = {
  id: number
  title: string
  objective: string
  professions: string[]
  credits: number
  eventId: number
  edition: number
  publishedAt: Date
  closesAt: Date
  /** As many as a test asks. */
  questionIds: number[]
}

type Attempt = { at: Date; answers: Record<string, number>; score: number }

export type Study = {
  person: PastPerson
  course: OpenCourse
  status: number
  subscribedAt: Date
  startedAt: Date
  endedAt: Date | null
  /** Up to when, and which part of its lessons. */
  studiedUntil: Date
  reached: number
  attempts: Attempt[]
  certifiedAt: Date | null
}

export type Studies = { all: readonly Study[]; usedCredits: ReadonlyMap<string, number> }

/** What each person studied with each plan, in the days in which it ran and the course was open. */
export async function studiesOf(db: Db, people: readonly PastPerson[], now: Date): Promise<Studies> {
  const courses = await listOpenCourses(db)
  const usedCredits = new Map<string, number>()
  const all = people.flatMap((person) => {
    const random = seededRandom(0x57d7 + person.index * 7_368_787)
    const taken = new Set<number>()
    const mine = courses.filter(({ professions }) => professions.includes(person.person.profession))
    return person.purchases.flatMap((bought) => {
      const { start, end } = periodOf(bought)
      let left = bought.product.wallets.find(({ tag }) => tag === 'ecm')?.credits ?? 0
      const until = end < now ? end : daysBefore(now, 1)
      if (start >= until) return []
      const studies = Array.from({ length: random.below(6) }, () => {
        const at = new Date(start.getTime() + random.next() * (until.getTime() - start.getTime()))
        const open = mine.filter(
          ({ id, credits, publishedAt, closesAt }) =>
            !taken.has(id) && credits <= left && publishedAt < at && daysAfter(at, 5) < closesAt,
        )
        const course = open[random.below(Math.max(1, open.length))]
        if (!course) return []
        taken.add(course.id)
        left = toTenth(left - course.credits)
        if (bought.until > now) usedCredits.set(person.id, toTenth((usedCredits.get(person.id) ?? 0) + course.credits))
        return [studyOf(person, course, { at, random, now })]
      })
      return studies.flat()
    })
  })
  return { all, usedCredits }
}

type Beginning = { at: Date; random: SeededRandom; now: Date }

function studyOf(person: PastPerson, course: OpenCourse, { at, random, now }: Beginning): Study {
  const drawn = random.next()
  const tries = drawn < 0.7 ? 1 + Math.floor(random.next() ** 3 * 4) : 5
  const startedAt = daysAfter(at, 0.05 + random.next() * 2)
  const studiedUntil = daysAfter(startedAt, 1 + random.next() * 12)
  const endedAt = daysAfter(studiedUntil, 0.1 + random.next() * 3 * tries)
  const limit = daysBefore(now, 1) < course.closesAt ? daysBefore(now, 1) : course.closesAt
  const begun = { person, course, subscribedAt: at, startedAt }
  if (drawn >= 0.8 || endedAt >= limit) {
    const stopped = studiedUntil < limit ? studiedUntil : limit
    const isBegun = startedAt < stopped
    return {
      ...begun,
      startedAt: isBegun ? startedAt : at,
      status: IN_PROGRESS,
      endedAt: null,
      studiedUntil: stopped,
      reached: isBegun ? 0.1 + random.next() * 0.8 : 0,
      attempts: [],
      certifiedAt: null,
    }
  }
  const isPassed = drawn < 0.7
  const step = (endedAt.getTime() - studiedUntil.getTime()) / tries
  const attempts = Array.from({ length: tries }, (_, place) =>
    attemptOf(course, {
      at: new Date(studiedUntil.getTime() + step * (place + 1)),
      isPassed: isPassed && place === tries - 1,
      random,
    }),
  )
  const certifiedAt = daysAfter(endedAt, random.next() * 4)
  const isCertified = isPassed && random.next() < 0.92 && certifiedAt < limit
  const status = isPassed ? PASSED : FAILED
  return {
    ...begun,
    status,
    endedAt,
    studiedUntil,
    reached: 1,
    attempts,
    certifiedAt: isCertified ? certifiedAt : null,
  }
}

type Trying = { at: Date; isPassed: boolean; random: SeededRandom }

/** Three in four right to pass. Some questions are harder than others. */
function attemptOf({ questionIds }: OpenCourse, { at, isPassed, random }: Trying): Attempt {
  const count = questionIds.length
  const most = Math.floor(count / 4)
  const wrong = isPassed ? random.below(most + 1) : most + 1 + random.below(Math.max(1, Math.floor(count / 3)))
  const hardest = questionIds.toSorted((a, b) => ease(b) * random.next() - ease(a) * random.next())
  const missed = new Set(hardest.slice(0, wrong))
  const answers = Object.fromEntries(
    questionIds.map((id) => [id, missed.has(id) ? ((id % 4) + 1 + random.below(3)) % 4 : id % 4]),
  )
  return { at, answers, score: Math.floor(((count - missed.size) / count) * 100) }
}

const ease = (id: number) => 1 + ((id * 7) % 5)

async function listOpenCourses(db: Db): Promise<OpenCourse[]> {
  const { rows } = await db.execute<
    Omit<OpenCourse, 'publishedAt' | 'closesAt'> & { published: string; expiry: RomeDay }
  >(sql`
    select c.id, c.title, c.objective, c.professions, c.credits::float8 as credits, c.event_id as "eventId", c.edition, c.published_at as published, c.expiry_date::text as expiry,
      array_agg(q.id order by q.position) as "questionIds"
    from courses c join questions q on q.course_id = c.id where c.state = 'open' group by c.id order by c.id`)
  return rows
    .filter(({ credits, questionIds }) => questionIds.length >= questionCount(credits))
    .map(({ published, expiry, ...course }) => ({
      ...course,
      questionIds: course.questionIds.slice(0, questionCount(course.credits)),
      publishedAt: new Date(published),
      closesAt: endOfRomeDay(expiry),
    }))
}
