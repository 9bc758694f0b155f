import { type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { REPORT_DAYS } from '#areas/classroom/report-rules.ts'
import { certificates, lessonProgress, testAttempts } from '#areas/classroom/tables.server.ts'
import { FAILED, PASSED } from '#areas/courses/model.ts'
import { courseSeries, courses, enrolments } from '#areas/courses/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { LEFT_AFTER_DAYS } from './learning-model.ts'
import { inDay, professionThen, traitsAt, words } from './members-count-store.server.ts'
import { figureSettings } from './tables.server.ts'

const grouped = (
  splits: SQL,
) => sql`select e.code, e.day, s.split, s.value, sum(e.amount)::bigint as amount from events e
  join ${courses} c on c.id = e.course_id join ${courseSeries} r on r.id = c.series_id ${splits} group by 1, 2, 3, 4`

/** FIG-037. What people did in courses, with the profession they had then (FIG-014). */
function steps({ days, of }: Scope): SQL {
  const event = (code: string, table: SQL, at: SQL, such: SQL = sql`true`) =>
    sql`select ${code} as code, d.day, x.course_id, x.member_id, ${at} as at, 1 as amount from days d join ${table} x on ${inDay(at)} where ${such} and ${of(sql`x.member_id`)}`
  return sql`with ${days}, ${leftCourses(of)}, events as (
      ${event('learning.enrolled', sql`${enrolments}`, sql`x.subscribed_at`)}
      union all ${event('learning.begun', sql`${enrolments}`, sql`x.started_at`)}
      union all ${event('learning.passed', sql`${enrolments}`, sql`x.ended_at`, sql`x.status = ${PASSED}`)}
      union all ${event('learning.failed', sql`${enrolments}`, sql`x.ended_at`, sql`x.status = ${FAILED}`)}
      union all ${event('learning.lessons', sql`${lessonProgress}`, sql`x.completed_at`)}
      union all ${event('learning.tested', sql`${testAttempts}`, sql`x.submitted_at`, sql`x.number = 1`)}
      union all ${event('learning.first-try', sql`${testAttempts}`, sql`x.submitted_at`, sql`x.number = 1 and x.is_passed`)}
      union all ${event(
        'learning.within-five',
        sql`${testAttempts}`,
        sql`x.submitted_at`,
        sql`x.number = 1 and exists (select from ${testAttempts} y where y.member_id = x.member_id and y.course_id = x.course_id and y.cycle = x.cycle and y.is_passed)`,
      )}
      union all select 'learning.left', day, course_id, member_id, at, 1 from left_courses)
    ${grouped(sql`left join ${members} on members.id = e.member_id ${traitsAt(sql`e.at`)}
      cross join lateral (values ('', ''), ('course', c.title), ('series', r.name), ('profession', ${words(professionThen)})) as s (split, value)`)}`
}

/** FIG-037. What is known of every step; whoever makes none for so many days, and has not finished, has left. */
const leftCourses = (of: Scope['of']): SQL => {
  const step = (table: SQL, at: SQL) =>
    sql`select x.member_id, x.course_id, ${at} as at from ${table} x where ${at} >= (select min(starts) from days) - interval '${sql.raw(String(LEFT_AFTER_DAYS + 1))} days' and ${of(sql`x.member_id`)}`
  return sql`steps as (
      ${step(sql`${enrolments}`, sql`x.subscribed_at`)} union all ${step(sql`${enrolments}`, sql`x.started_at`)}
      union all ${step(sql`${lessonProgress}`, sql`x.completed_at`)}
      union all ${step(sql`${testAttempts}`, sql`x.started_at`)} union all ${step(sql`${testAttempts}`, sql`x.submitted_at`)}),
    followed as (select s.*, lead(s.at) over (partition by s.member_id, s.course_id order by s.at) as next from steps s),
    left_courses as (select d.day, f.course_id, f.member_id, d.at from followed f
      join days d on d.day = (f.at at time zone 'Europe/Rome')::date + ${LEFT_AFTER_DAYS}::int
      join ${enrolments} e on e.member_id = f.member_id and e.course_id = f.course_id
      where (f.next is null or f.next >= d.ends) and (e.ended_at is null or e.ended_at >= d.ends))`
}

const byCertificate = grouped(
  sql`cross join lateral (values ('', ''), ('course', c.title), ('series', r.name), ('profession', ${words(sql`e.profession`)})) as s (split, value)`,
)

/** FIG-037. Certificates outlive the account, and so do their credits, which are summed in tenths (LRN-006). */
function certified({ days, of }: Scope): SQL {
  const event = (code: string, at: SQL, amount: SQL) =>
    sql`select ${code} as code, d.day, x.course_id, x.printed ->> 'profession' as profession, ${amount} as amount from days d join ${certificates} x on ${inDay(at)} where ${of(sql`x.member_id`)}`
  const credits = sql`((x.printed ->> 'credits')::numeric * 10)::int`
  return sql`with ${days}, events as (
      ${event('learning.certificates', sql`x.issued_at`, sql`1`)}
      union all ${event('learning.revoked', sql`x.revoked_at`, sql`1`)}
      union all ${event('learning.credits', sql`x.issued_at`, credits)}
      union all ${event('learning.credits', sql`x.revoked_at`, sql`-${credits}`)})
    ${byCertificate}`
}

/** Where it is kept since when reports are. */
export const REPORTS_SINCE = 'reports'
const reportsSince = sql`(select s.value::date from ${figureSettings} s where s.name = ${REPORTS_SINCE})`

/** FIG-037. What was told to the register, less what was then revoked; and what of closed events is still to be told. */
function told({ days, of }: Scope): SQL {
  const rows = sql`x.course_id, x.printed ->> 'profession' as profession`
  return sql`with ${days}, events as (
      select 'learning.reported' as code, d.day, ${rows}, 1 as amount from days d join ${certificates} x on ${inDay(sql`x.reported_at`)} where ${of(sql`x.member_id`)}
      union all select 'learning.reported', d.day, ${rows}, -1 from days d join ${certificates} x on ${inDay(sql`x.revoked_at`)} where x.reported_at <= x.revoked_at and ${of(sql`x.member_id`)}
      union all select 'learning.to-report', d.day, ${rows}, 1 from days d join ${certificates} x on x.issued_at <= d.at
          and (x.revoked_at is null or x.revoked_at > d.at) and (x.reported_at is null or x.reported_at > d.at)
        join ${courses} k on k.id = x.course_id and k.expiry_date < d.day and k.expiry_date + ${REPORT_DAYS}::int >= ${reportsSince}
        where (x.printed ->> 'credits')::numeric > 0 and ${of(sql`x.member_id`)})
    ${byCertificate}`
}

export const countLearning: PageCount = { lasting: [certified, told], personal: [steps] }
