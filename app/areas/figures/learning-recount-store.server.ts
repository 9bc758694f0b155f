import { type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { certificates, lessonProgress, testAttempts } from '#areas/classroom/tables.server.ts'
import { FAILED, PASSED } from '#areas/courses/model.ts'
import { courseSeries, courses, enrolments } from '#areas/courses/tables.server.ts'
import { LEFT_AFTER_DAYS } from './learning-model.ts'
import { isWithin, orUnknown, type Recount, romeDay } from './recount-days-store.server.ts'
import { figureSettings, memberTraits } from './tables.server.ts'

/** What people did, with the profession they had then; of certificates, which outlive them, the one that is `written`. */
const byCourse = (days: SQL, events: SQL): SQL => sql`with ${days}, events as (${events})
  select e.code, ${romeDay(sql`e.at`)} as day, s.split, s.value, sum(e.amount)::bigint as amount from events e
    join ${courses} c on c.id = e.course_id join ${courseSeries} r on r.id = c.series_id left join ${members} m on m.id = e.person
    left join lateral (select t.profession, true as is_there from ${memberTraits} t where t.member_id = e.person and coalesce(t.until, t.noted_at) > e.at
      order by coalesce(t.until, t.noted_at), t.id limit 1) past on true
    cross join lateral (select '' as split, '' as value union all select 'course', c.title union all select 'series', r.name
      union all select 'profession', ${orUnknown(sql`case when e.person is null then e.written when past.is_there then past.profession else m.profession end`)}) s
  where ${isWithin(sql`e.at`)} group by 1, 2, 3, 4`

const steps = (days: SQL): SQL =>
  byCourse(
    days,
    sql`select v.code, v.at, x.course_id, x.member_id as person, null as written, 1 as amount from ${enrolments} x cross join lateral (
      values ('learning.enrolled', x.subscribed_at), ('learning.begun', x.started_at), ('learning.passed', case when x.status = ${PASSED} then x.ended_at end),
        ('learning.failed', case when x.status = ${FAILED} then x.ended_at end)) as v (code, at)
    union all select 'learning.lessons', completed_at, course_id, member_id, null, 1 from ${lessonProgress}
    union all select v.code, x.submitted_at, x.course_id, x.member_id, null, 1 from ${testAttempts} x
      cross join lateral (values ('learning.tested', true), ('learning.first-try', x.is_passed)) as v (code, counts) where x.number = 1 and v.counts
    union all select 'learning.within-five', t.at, t.course_id, t.member_id, null, 1 from (
        select member_id, course_id, min(submitted_at) filter (where number = 1) as at, bool_or(is_passed) as is_passed from ${testAttempts}
        group by member_id, course_id, cycle) t where t.is_passed`,
  )

/** On which days anything was done, and which of them nothing followed for as long as makes somebody leave. */
const left = (days: SQL): SQL =>
  byCourse(
    sql`${days}, done as materialized (
      select distinct x.member_id, x.course_id, ${romeDay(sql`v.at`)} as on_day from ${enrolments} x
        cross join lateral (values (x.subscribed_at), (x.started_at)) as v (at) where v.at is not null
      union select member_id, course_id, ${romeDay(sql`completed_at`)} from ${lessonProgress} where completed_at is not null
      union select x.member_id, x.course_id, ${romeDay(sql`v.at`)} from ${testAttempts} x
        cross join lateral (values (x.started_at), (x.submitted_at)) as v (at) where v.at is not null)`,
    sql`select 'learning.left' as code, d.at, o.course_id, o.member_id as person, null as written, 1 as amount
      from days d join done o on d.day - o.on_day = ${LEFT_AFTER_DAYS}::int
        join ${enrolments} x on x.member_id = o.member_id and x.course_id = o.course_id and (x.ended_at is null or ${romeDay(sql`x.ended_at`)} > d.day)
      where not exists (select from done n where n.member_id = o.member_id and n.course_id = o.course_id and n.on_day > o.on_day and n.on_day <= d.day)`,
  )

const certified = (days: SQL): SQL =>
  byCourse(
    days,
    sql`select v.code, v.at, x.course_id, null::uuid as person, x.printed ->> 'profession' as written, v.amount from ${certificates} x cross join lateral (
      values ('learning.certificates', x.issued_at, 1), ('learning.revoked', x.revoked_at, 1), ('learning.credits', x.issued_at, ((x.printed ->> 'credits')::numeric * 10)::int),
        ('learning.credits', x.revoked_at, -((x.printed ->> 'credits')::numeric * 10)::int)) as v (code, at, amount)`,
  )

const reported = (days: SQL): SQL =>
  byCourse(
    days,
    sql`select 'learning.reported' as code, v.at, x.course_id, null::uuid as person, x.printed ->> 'profession' as written, v.amount from ${certificates} x
      cross join lateral (values (x.reported_at, 1), (case when x.reported_at <= x.revoked_at then x.revoked_at end, -1)) as v (at, amount)`,
  )

/** Of each certificate the days from which and until which it waits: from the day after its event, or its own, until it is told or taken back. */
const toReport = (days: SQL): SQL => sql`with ${days}, waits as (
    select c.title, r.name as series, x.printed ->> 'profession' as profession, greatest(${romeDay(sql`x.issued_at`)}, c.expiry_date + 1) as first,
      least(${romeDay(sql`x.revoked_at`)}, ${romeDay(sql`x.reported_at`)}) as past
    from ${certificates} x join ${courses} c on c.id = x.course_id join ${courseSeries} r on r.id = c.series_id
    where (x.printed ->> 'credits')::numeric > 0
      and c.expiry_date >= (select s.value::date from ${figureSettings} s where s.name = 'reports') - 90)
  select 'learning.to-report' as code, d.day, s.split, s.value, count(*)::bigint as amount from days d join waits w on d.day >= w.first and (w.past is null or d.day < w.past)
    cross join lateral (select '' as split, '' as value union all select 'course', w.title union all select 'series', w.series
      union all select 'profession', ${orUnknown(sql`w.profession`)}) s group by 2, 3, 4`

export const recountLearning: readonly Recount[] = [
  {
    codes: ['enrolled', 'begun', 'lessons', 'tested', 'first-try', 'within-five', 'passed', 'failed'].map(
      (code) => `learning.${code}`,
    ),
    query: steps,
  },
  { codes: ['learning.left'], query: left },
  { codes: ['learning.certificates', 'learning.revoked', 'learning.credits'], query: certified },
  { codes: ['learning.reported'], query: reported },
  { codes: ['learning.to-report'], query: toReport },
]
