import { type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { certificates, lessonProgress, testAttempts } from '#areas/classroom/tables.server.ts'
import { FAILED, PASSED } from '#areas/courses/model.ts'
import { courseSeries, courses, enrolments } from '#areas/courses/tables.server.ts'
import { isWithin, orUnknown, type Recount, romeDay } from './recount-days-store.server.ts'
import { memberTraits } from './tables.server.ts'

/** What people did, with the profession they had then; certificates, which outlive them, without. */
const byCourse = (days: SQL, events: SQL): SQL => sql`with ${days}, events as (${events})
  select e.code, ${romeDay(sql`e.at`)} as day, s.split, s.value, sum(e.amount)::bigint as amount from events e
    join ${courses} c on c.id = e.course_id join ${courseSeries} r on r.id = c.series_id left join ${members} m on m.id = e.person
    left join lateral (select t.profession, true as is_there from ${memberTraits} t where t.member_id = e.person and coalesce(t.until, t.noted_at) > e.at
      order by coalesce(t.until, t.noted_at), t.id limit 1) past on true
    cross join lateral (select '' as split, '' as value union all select 'course', c.title union all select 'series', r.name
      union all select 'profession', ${orUnknown(sql`case when past.is_there then past.profession else m.profession end`)}
        where e.person is not null) s
  where ${isWithin(sql`e.at`)} group by 1, 2, 3, 4`

const steps = (days: SQL): SQL =>
  byCourse(
    days,
    sql`select v.code, v.at, x.course_id, x.member_id as person, 1 as amount from ${enrolments} x cross join lateral (
      values ('learning.enrolled', x.subscribed_at), ('learning.begun', x.started_at), ('learning.passed', case when x.status = ${PASSED} then x.ended_at end),
        ('learning.failed', case when x.status = ${FAILED} then x.ended_at end)) as v (code, at)
    union all select 'learning.lessons', completed_at, course_id, member_id, 1 from ${lessonProgress}
    union all select v.code, x.submitted_at, x.course_id, x.member_id, 1 from ${testAttempts} x
      cross join lateral (values ('learning.tested', true), ('learning.first-try', x.is_passed)) as v (code, counts) where x.number = 1 and v.counts`,
  )

const certified = (days: SQL): SQL =>
  byCourse(
    days,
    sql`select v.code, v.at, x.course_id, null::uuid as person, v.amount from ${certificates} x cross join lateral (
      values ('learning.certificates', x.issued_at, 1), ('learning.revoked', x.revoked_at, 1), ('learning.credits', x.issued_at, (x.printed ->> 'credits')::int),
        ('learning.credits', x.revoked_at, -(x.printed ->> 'credits')::int)) as v (code, at, amount)`,
  )

export const recountLearning: readonly Recount[] = [
  {
    codes: ['enrolled', 'begun', 'lessons', 'tested', 'first-try', 'passed', 'failed'].map(
      (code) => `learning.${code}`,
    ),
    query: steps,
  },
  { codes: ['learning.certificates', 'learning.revoked', 'learning.credits'], query: certified },
]
