import { sql } from 'drizzle-orm'
import { certificateCode, inItalianLetters } from '#areas/classroom/certificate-rules.ts'
import { certificates, qualityAnswers, questionnaires } from '#areas/classroom/tables.server.ts'
import { EMPLOYMENTS, type Employment } from '#areas/courses/model.ts'
import { enrolments, traineeIdentities } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import type { InventedBirth } from '../fiscal-codes.ts'
import { seededRandom } from '../random.ts'
import { insertRows } from './rows.ts'
import type { Studies, Study } from './studies.ts'

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
        printed: printedFor({ ...person, ...birth, course, passedAt: endedAt ?? certifiedAt, club }),
      }
    }),
  )
  await certifyClosedEvents(db, club)
  await tellRegister(db, now)
}

type Printed = Pick<Study['course'], 'title' | 'objective' | 'credits' | 'eventId' | 'edition'>
type Told = {
  name: string
  surname: string
  profession: string | null
  specializations: readonly string[]
  birthPlace?: string
  birthDate?: string
  course: Printed
  passedAt: Date
  club: { name: string; providerNumber: string }
}

const printedFor = ({
  name,
  surname,
  profession,
  specializations,
  birthPlace = '',
  birthDate,
  course,
  passedAt,
  club,
}: Told) => ({
  providerName: club.name,
  providerNumber: club.providerNumber,
  eventId: course.eventId,
  edition: course.edition,
  title: course.title,
  objective: course.objective,
  credits: course.credits,
  creditsInLetters: inItalianLetters(course.credits),
  name,
  surname,
  profession: profession ?? 'Professione sanitaria',
  discipline: specializations[0] ?? profession ?? 'Non prevista',
  birthPlace,
  birthDate: birthDate ? formatDateIt(birthDate as RomeDay) : '',
  passedOn: formatDateIt(passedAt),
})

/** FIG-037. Most of those who passed an event that is over asked for their certificate the day after. */
async function certifyClosedEvents(db: Db, club: Told['club']): Promise<void> {
  const { rows } = await db.execute<
    Omit<Told, 'course' | 'passedAt' | 'club'> & Printed & { member: string; course: number; endedAt: string }
  >(sql`
    select e.member_id as member, e.course_id as course, e.ended_at as "endedAt", m.name, m.surname, m.profession, m.specializations,
      t.birth_place as "birthPlace", d.birth_date::text as "birthDate",
      c.title, c.objective, c.credits::float8 as credits, c.event_id as "eventId", c.edition
    from enrolments e join courses c on c.id = e.course_id join members m on m.id = e.member_id
      join member_details d on d.member_id = m.id join trainee_identities t on t.member_id = m.id
    where e.status = 2 and e.earns_credits and e.ended_at is not null and t.birth_place is not null and d.birth_date is not null and m.username % 10 > 0
      and not exists (select from questions q where q.course_id = c.id) and not exists (select from certificates x where x.member_id = m.id and x.course_id = c.id)
    order by m.username, c.id`)
  const random = seededRandom(0xc105ed)
  await insertRows(
    db,
    certificates,
    rows.map(
      ({ member: memberId, course: courseId, endedAt, title, objective, credits, eventId, edition, ...person }) => ({
        code: certificateCode(Uint8Array.from({ length: 16 }, () => random.below(256))),
        memberId,
        courseId,
        cycle: 1,
        issuedAt: daysAfter(new Date(endedAt), 1),
        printed: printedFor({
          ...person,
          course: { title, objective, credits, eventId, edition },
          passedAt: new Date(endedAt),
          club,
        }),
      }),
    ),
  )
}

/** FIG-037. Each event is told to the register about three weeks after its end, and once more for who was certified late; the last ones are not yet. */
async function tellRegister(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update certificates x set reported_at = t.at from courses k cross join lateral (values (24), (66)) as v (days)
      cross join lateral (select (k.expiry_date + v.days)::timestamp at time zone 'Europe/Rome' + interval '10 hours 30 minutes' as at) t
    where k.id = x.course_id and x.reported_at is null
      and exists (select from trainee_identities i join member_details d on d.member_id = i.member_id where i.member_id = x.member_id and i.employment is not null and d.fiscal_code is not null) and (x.printed ->> 'credits')::numeric > 0 and t.at <= ${now.toISOString()}::timestamptz
      and (x.revoked_at is null or x.revoked_at > t.at) and x.issued_at < t.at
      and (v.days = 24 or x.issued_at >= (k.expiry_date + 24)::timestamp at time zone 'Europe/Rome' + interval '10 hours 30 minutes')`)
  await db.execute(sql`
    insert into figure_settings (name, value) select 'reports', (min(issued_at) at time zone 'Europe/Rome')::date::text from certificates having min(issued_at) is not null
    on conflict (name) do update set value = least(figure_settings.value, excluded.value)`)
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
      from banks b join courses c on c.id = b.course_id where b.place <= ceil(c.credits * 3) group by b.course_id
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
