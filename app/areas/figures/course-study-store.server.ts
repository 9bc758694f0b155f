import { desc, eq, sql } from 'drizzle-orm'
import { lessonProgress, lessons, qualityAnswers, testAttempts } from '#areas/classroom/tables.server.ts'
import { courseSeries, courses, enrolments } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

/** FIG-038. So many tests are read of a course, the newest: older ones say nothing of the questions of today. */
export const MOST_TESTS = 2_000
const MOST_LESSONS = 200
const MOST_COMMENTS = 100

export type CourseNamed = { id: number; title: string; series: string; closesOn: RomeDay }

/** The courses, the newest first. */
export async function listCoursesNamed(db: Db, limit: number): Promise<CourseNamed[]> {
  const rows = await db
    .select({ id: courses.id, title: courses.title, series: courseSeries.name, closesOn: courses.expiryDate })
    .from(courses)
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
    .orderBy(desc(courses.publishedAt), desc(courses.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, closesOn: row.closesOn as RomeDay }))
}

/** How many have begun a course, and how many have finished each of its lessons; who took the test had finished them all. */
export async function readReach(
  db: Db,
  courseId: number,
): Promise<{ begun: number; lessons: { title: string; people: number }[] }> {
  const { rows } = await db.execute<{ title: string; people: number; begun: number }>(sql`
    with tried as materialized (select distinct member_id from ${testAttempts} where course_id = ${courseId})
    select l.title, (select count(*) from (
        select p.member_id from ${lessonProgress} p where p.course_id = ${courseId} and p.lesson_id = l.id and p.completed_at is not null
        union select t.member_id from tried t) r)::int as people,
      (select count(*) from ${enrolments} e where e.course_id = ${courseId} and e.started_at is not null)::int as begun
    from ${lessons} l where l.course_id = ${courseId} order by l.position limit ${MOST_LESSONS}`)
  return { begun: rows[0]?.begun ?? 0, lessons: rows.map(({ title, people }) => ({ title, people })) }
}

export type Durations = { people: number; median: number; most: number }
const NO_DURATIONS: Durations = { people: 0, median: 0, most: 0 }

const durationsOf = (seconds: ReturnType<typeof sql>) => sql`count(*)::int as people,
  coalesce(percentile_cont(0.5) within group (order by ${seconds}), 0)::float8 as median,
  coalesce(percentile_cont(0.9) within group (order by ${seconds}), 0)::float8 as most`

/** Seconds from the beginning to the end of the last lesson, of whoever has finished them all; and seconds of lessons really followed. */
export async function readDurations(db: Db, courseId: number): Promise<{ whole: Durations; followed: Durations }> {
  const own = sql`p.course_id = ${courseId}`
  const [whole, followed] = await Promise.all([
    db.execute<Durations>(sql`
      select ${durationsOf(sql`extract(epoch from d.last - e.started_at)`)} from (
        select p.member_id, max(p.completed_at) as last from ${lessonProgress} p where ${own} and p.completed_at is not null group by 1
        having count(*) >= (select count(*) from ${lessons} l where l.course_id = ${courseId})) d
      join ${enrolments} e on e.member_id = d.member_id and e.course_id = ${courseId} where e.started_at <= d.last`),
    db.execute<Durations>(sql`
      select ${durationsOf(sql`d.seconds`)} from (
        select p.member_id, sum(p.furthest_seconds) as seconds from ${lessonProgress} p where ${own} group by 1) d`),
  ])
  return { whole: whole.rows[0] ?? NO_DURATIONS, followed: followed.rows[0] ?? NO_DURATIONS }
}

export type AnswerCount = { question: number; words: string; option: string | null; isRight: boolean; times: number }

/** How often each option of each question was chosen; without an option, how often it was left empty. */
export async function listAnswerCounts(db: Db, courseId: number): Promise<AnswerCount[]> {
  const { rows } = await db.execute<AnswerCount>(sql`
    with tests as materialized (select t.shown, t.answers, t.submitted_at from ${testAttempts} t
        where t.course_id = ${courseId} and t.submitted_at is not null order by t.submitted_at desc limit ${MOST_TESTS}),
      given as (select (s.q ->> 'id')::int as question, s.q ->> 'words' as words, t.submitted_at as at,
          s.q -> 'options' ->> (t.answers ->> (s.q ->> 'id'))::int as option, s.q -> 'options' ->> (s.q ->> 'right')::int as right_one
        from tests t cross join lateral jsonb_array_elements(t.shown) as s (q))
    select g.question, (array_agg(g.words order by g.at desc))[1] as words, g.option, coalesce(g.option = g.right_one, false) as "isRight", count(*)::int as times
    from given g group by g.question, g.option, 4 order by g.question, times desc, g.option`)
  return rows
}

export const MARKED = ['relevance', 'quality', 'usefulness'] as const
export type Marks = { answers: number; comments: string[] } & Record<(typeof MARKED)[number], number>

/** What the questionnaire was answered: means of all, and the comments in the order of their letters, which is nobody's. */
export async function readMarks(db: Db, courseId: number): Promise<Marks> {
  const { rows } = await db.execute<Marks>(sql`
    select count(*)::int as answers, coalesce(avg(relevance), 0)::float8 as relevance, coalesce(avg(quality), 0)::float8 as quality,
      coalesce(avg(usefulness), 0)::float8 as usefulness,
      coalesce((array_agg(distinct trim(comment)) filter (where trim(comment) <> ''))[1:${sql.raw(String(MOST_COMMENTS))}], '{}') as comments
    from ${qualityAnswers} where course_id = ${courseId}`)
  return rows[0] ?? { answers: 0, relevance: 0, quality: 0, usefulness: 0, comments: [] }
}
