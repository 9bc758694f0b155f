import { sql } from 'drizzle-orm'
import { certificateCode, inItalianLetters } from '#areas/classroom/certificate-rules.ts'
import { certificates, qualityAnswers, questionnaires } from '#areas/classroom/tables.server.ts'
import { questionCount } from '#areas/classroom/test-rules.ts'
import { EMPLOYMENTS, type Employment, FAILED, IN_PROGRESS, PASSED } from '#areas/courses/model.ts'
import { enrolments, traineeIdentities } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, daysBefore, endOfRomeDay, formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import type { InventedBirth } from '../fiscal-codes.ts'
import { type SeededRandom, seededRandom } from '../random.ts'
import { type PastPerson, periodOf } from './people.ts'
import { insertRows } from './rows.ts'

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
        left -= course.credits
        if (bought.until > now) usedCredits.set(person.id, (usedCredits.get(person.id) ?? 0) + course.credits)
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
    select c.id, c.title, c.objective, c.professions, c.credits, c.event_id as "eventId", c.edition, c.published_at as published, c.expiry_date::text as expiry,
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

type Writing = {
  studies: Studies
  born: ReadonlyMap<string, InventedBirth>
  club: { name: string; providerNumber: string }
  now: Date
}

export async function insertPastTraining(db: Db, { studies: { all }, born, club, now }: Writing): Promise<void> {
  const random = seededRandom(0xa77e57 + all.length)
  await insertRows(
    db,
    enrolments,
    all.map(({ person, course, status, subscribedAt, startedAt, endedAt, reached, attempts }) => ({
      memberId: person.id,
      courseId: course.id,
      status,
      subscribedAt,
      startedAt: reached > 0 ? startedAt : null,
      endedAt,
      score: endedAt ? (attempts.at(-1)?.score ?? null) : null,
      percentageOfCompletion: Math.floor(reached * 100),
    })),
  )
  await insertLessons(db, all)
  await insertAttempts(db, all)
  const certified = all.flatMap((study) => (study.certifiedAt ? [{ ...study, certifiedAt: study.certifiedAt }] : []))
  await tellWhoTheyAre(db, certified, born, now)
  await insertRows(
    db,
    questionnaires,
    certified.map(({ person, course, certifiedAt }) => ({
      memberId: person.id,
      courseId: course.id,
      cycle: 1,
      isRecruitedBySponsor: false,
      filledAt: certifiedAt,
    })),
  )
  const mark = () => 5 - Math.floor(random.next() ** 2 * 4)
  await insertRows(
    db,
    qualityAnswers,
    certified.map(({ course }) => ({ courseId: course.id, relevance: mark(), quality: mark(), usefulness: mark() })),
  )
  await insertRows(
    db,
    certificates,
    certified.map(({ person: { id, person }, course, endedAt, certifiedAt }) => {
      const birth = born.get(id)
      const isRevoked = random.below(70) === 0 && daysAfter(certifiedAt, 20) < now
      return {
        code: certificateCode(Uint8Array.from({ length: 16 }, () => random.below(256))),
        memberId: id,
        courseId: course.id,
        cycle: 1,
        issuedAt: certifiedAt,
        revokedAt: isRevoked ? daysAfter(certifiedAt, 15) : null,
        revocationReason: isRevoked ? 'Dati della persona da correggere' : null,
        printed: {
          providerName: club.name,
          providerNumber: club.providerNumber,
          eventId: course.eventId,
          edition: course.edition,
          title: course.title,
          objective: course.objective,
          credits: course.credits,
          creditsInLetters: inItalianLetters(course.credits),
          name: person.name,
          surname: person.surname,
          profession: person.profession,
          discipline: person.specializations[0] ?? person.profession,
          birthPlace: birth?.birthPlace ?? '',
          birthDate: birth ? formatDateIt(birth.birthDate as RomeDay) : '',
          passedOn: formatDateIt(endedAt ?? certifiedAt),
        },
      }
    }),
  )
}

/** The lessons one after the other, in the days in which they were followed. */
async function insertLessons(db: Db, all: readonly Study[]): Promise<void> {
  const followed = all.map(({ person, course, startedAt, studiedUntil, reached }) => ({
    member: person.id,
    course: course.id,
    began: startedAt,
    until: studiedUntil,
    reached,
  }))
  await db.execute(sql`
    insert into lesson_progress (member_id, course_id, lesson_id, position_seconds, furthest_seconds, completed_at, updated_at)
    select s.member, s.course, l.id, l.duration_seconds, l.duration_seconds, done.at, done.at
    from json_to_recordset(${JSON.stringify(followed)}::json) as s (member uuid, course int, began timestamptz, until timestamptz, reached float)
      join (select *, row_number() over (partition by course_id order by position)::float / count(*) over (partition by course_id) as part from lessons) l
        on l.course_id = s.course and l.part <= s.reached
      cross join lateral (select date_trunc('milliseconds', s.began + (s.until - s.began) * l.part) as at) done`)
}

/** Each shows the first questions of the bank, with the right answer in the place that `attemptOf` takes for right. */
async function insertAttempts(db: Db, all: readonly Study[]): Promise<void> {
  const tried = all.flatMap(({ person, course, attempts }) =>
    attempts.map(({ at, answers, score }, place) => ({
      ...{ member: person.id, course: course.id, number: place + 1, at, answers, score },
    })),
  )
  await db.execute(sql`
    with banks as materialized (
      select course_id, number as place, jsonb_build_object('id', id, 'words', words, 'right', id % 4,
        'options', to_jsonb(wrong_answers[1:id % 4] || right_answer || wrong_answers[id % 4 + 1:3])) as question
      from (select *, row_number() over (partition by course_id order by position) as number from questions) q
    ), papers as materialized (
      select b.course_id, jsonb_agg(b.question order by b.place) as shown
      from banks b join courses c on c.id = b.course_id where b.place <= c.credits * 3 group by b.course_id
    )
    insert into test_attempts (member_id, course_id, cycle, number, shown, answers, started_at, submitted_at, score, is_passed)
    select t.member, t.course, 1, t.number, p.shown, t.answers, t.at - interval '20 minutes', t.at, t.score, t.score >= 75
    from json_to_recordset(${JSON.stringify(tried)}::json) as t (member uuid, course int, number int, at timestamptz, answers jsonb, score int)
      join papers p on p.course_id = t.course`)
}

/** Whoever is certified has said who they are. */
async function tellWhoTheyAre(
  db: Db,
  certified: readonly Study[],
  born: ReadonlyMap<string, InventedBirth>,
  now: Date,
): Promise<void> {
  const known = [...new Set(certified.map(({ person }) => person))].flatMap(({ id, index }) => {
    const birth = born.get(id)
    return birth ? [{ id, index, ...birth }] : []
  })
  await db.execute(sql`
    update member_details d set fiscal_code = s."fiscalCode", birth_date = s."birthDate"
    from json_to_recordset(${JSON.stringify(known)}::json) as s (id uuid, "fiscalCode" text, "birthDate" date) where d.member_id = s.id`)
  await insertRows(
    db,
    traineeIdentities,
    known.map(({ id, index, birthPlace }) => ({
      memberId: id,
      birthPlace,
      employment: EMPLOYMENTS[index % EMPLOYMENTS.length] as Employment,
      updatedAt: now,
    })),
  )
}
