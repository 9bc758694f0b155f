import { type SQL, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { certificates, lessonProgress, testAttempts } from '#areas/classroom/tables.server.ts'
import { FAILED, PASSED } from '#areas/courses/model.ts'
import { courseSeries, courses, enrolments } from '#areas/courses/tables.server.ts'
import type { PageCount, Scope } from './day-store.server.ts'
import { inDay, professionThen, traitsAt, words } from './members-count-store.server.ts'

const grouped = (
  splits: SQL,
) => sql`select e.code, e.day, s.split, s.value, sum(e.amount)::bigint as amount from events e
  join ${courses} c on c.id = e.course_id join ${courseSeries} r on r.id = c.series_id ${splits} group by 1, 2, 3, 4`

/** FIG-037. What people did in courses, with the profession they had then (FIG-014). */
function steps({ days, of }: Scope): SQL {
  const event = (code: string, table: SQL, at: SQL, such: SQL = sql`true`) =>
    sql`select ${code} as code, d.day, x.course_id, x.member_id, ${at} as at, 1 as amount from days d join ${table} x on ${inDay(at)} where ${such} and ${of(sql`x.member_id`)}`
  return sql`with ${days}, events as (
      ${event('learning.enrolled', sql`${enrolments}`, sql`x.subscribed_at`)}
      union all ${event('learning.begun', sql`${enrolments}`, sql`x.started_at`)}
      union all ${event('learning.passed', sql`${enrolments}`, sql`x.ended_at`, sql`x.status = ${PASSED}`)}
      union all ${event('learning.failed', sql`${enrolments}`, sql`x.ended_at`, sql`x.status = ${FAILED}`)}
      union all ${event('learning.lessons', sql`${lessonProgress}`, sql`x.completed_at`)}
      union all ${event('learning.tested', sql`${testAttempts}`, sql`x.submitted_at`, sql`x.number = 1`)}
      union all ${event('learning.first-try', sql`${testAttempts}`, sql`x.submitted_at`, sql`x.number = 1 and x.is_passed`)})
    ${grouped(sql`left join ${members} on members.id = e.member_id ${traitsAt(sql`e.at`)}
      cross join lateral (values ('', ''), ('course', c.title), ('series', r.name), ('profession', ${words(professionThen)})) as s (split, value)`)}`
}

/** FIG-037. Certificates outlive the account, and so do their credits. */
function certified({ days, of }: Scope): SQL {
  const event = (code: string, at: SQL, amount: SQL) =>
    sql`select ${code} as code, d.day, x.course_id, ${amount} as amount from days d join ${certificates} x on ${inDay(at)} where ${of(sql`x.member_id`)}`
  const credits = sql`(x.printed ->> 'credits')::int`
  return sql`with ${days}, events as (
      ${event('learning.certificates', sql`x.issued_at`, sql`1`)}
      union all ${event('learning.revoked', sql`x.revoked_at`, sql`1`)}
      union all ${event('learning.credits', sql`x.issued_at`, credits)}
      union all ${event('learning.credits', sql`x.revoked_at`, sql`-${credits}`)})
    ${grouped(sql`cross join lateral (values ('', ''), ('course', c.title), ('series', r.name)) as s (split, value)`)}`
}

export const countLearning: PageCount = { lasting: [certified], personal: [steps] }
