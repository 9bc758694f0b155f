import { type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { certificates, lessonProgress, testAttempts } from '#areas/classroom/tables.server.ts'
import { FAILED, PASSED } from '#areas/courses/model.ts'
import { courseSeries, courses, enrolments } from '#areas/courses/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { LEFT_AFTER_DAYS } from './learning-model.ts'
import { inDay, professionThen, traitsAt, words } from './members-count-store.server.ts'

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
    ${grouped(sql`cross join lateral (values ('', ''), ('course', c.title), ('series', r.name), ('profession', ${words(sql`e.profession`)})) as s (split, value)`)}`
}

export const countLearning: PageCount = { lasting: [certified], personal: [steps] }
