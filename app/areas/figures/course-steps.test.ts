import { beforeEach, expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { findFigure } from './definitions-model.ts'
import { readFigures } from './shown-context.server.ts'
import { readSeries } from './store.server.ts'

const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
let instant = new Date('2026-11-15T10:00:00Z')
const now = () => instant
const count = () => countDueDays(database.db, { now })
const of = async (code: string, day: RomeDay, split = '') =>
  (await readSeries(database.db, { code, from: day, to: day, split })).map(({ value, amount }) => [value, amount])
const touched = async () => (await query('select from_day::text as day from figure_touches order by 1')).rows

let memberId = ''
let courseId = 0

beforeEach(async () => {
  await database.clear()
  instant = new Date('2026-11-15T10:00:00Z')
  memberId = await insertMember(database.db, {
    email: 'anna@posta.example',
    name: 'Anna',
    surname: 'Neri',
    profession: 'Medico',
    registrationDate: new Date('2026-06-01T09:00:00Z'),
    trial: null,
  })
  const series = await query(
    `insert into course_series (slug, name, description) values ('s', 'Serie', '') returning id`,
  )
  const course = await query(
    `insert into courses (slug, title, card_heading, series_id, model, description, objective, credits, duration_hours, published_at, expiry_date, event_id)
     values ('c', 'Corso', '', $1, (enum_range(null::didactic_model))[1], '', '', 5, 5, '2026-06-01', '2027-06-01', 1) returning id`,
    [series.rows[0].id],
  )
  courseId = course.rows[0].id
})

const enrol = (at: string) =>
  query('insert into enrolments (member_id, course_id, subscribed_at, started_at) values ($1, $2, $3, $3)', [
    memberId,
    courseId,
    at,
  ])
const tryTest = (number: number, at: string, isPassed: boolean) =>
  query(
    `insert into test_attempts (member_id, course_id, cycle, number, shown, started_at, submitted_at, score, is_passed) values ($1, $2, 1, $3, '[]', $4, $4, 50, $5)`,
    [memberId, courseId, number, at, isPassed],
  )
const finish = async (at: string) => {
  const lesson = await query(
    `insert into lessons (course_id, position, kind, title, paragraphs, duration_seconds)
     select $1, coalesce(max(position), 0) + 1, (enum_range(null::lesson_kind))[1], 'Lezione', '{}', 60 from lessons where course_id = $1 returning id`,
    [courseId],
  )
  await query(
    'insert into lesson_progress (member_id, course_id, lesson_id, completed_at, updated_at) values ($1, $2, $3, $4, $4)',
    [memberId, courseId, lesson.rows[0].id, at],
  )
}

test('[FIG-037] a course is left on the sixtieth day without a step, once for each time', async () => {
  await enrol('2026-07-01T09:00:00Z')
  await finish('2026-07-10T22:30:00Z')
  await count()
  // 00:30 of the 11th in Rome.
  expect(await of('learning.left', '2026-09-08')).toEqual([['', 0n]])
  expect(await of('learning.left', '2026-09-09')).toEqual([['', 1n]])
  expect(await of('learning.left', '2026-09-09', 'profession')).toEqual([['Medico', 1n]])
  expect(await of('learning.left', '2026-09-09', 'course')).toEqual([['Corso', 1n]])
  // Whoever comes back has left all the same, and may leave again.
  await finish('2026-09-12T09:00:00Z')
  await count()
  expect([await of('learning.left', '2026-09-09'), await of('learning.left', '2026-11-11')]).toEqual([
    [['', 1n]],
    [['', 1n]],
  ])
  // A step that comes late takes it back.
  await finish('2026-09-01T09:00:00Z')
  await count()
  expect([await of('learning.left', '2026-09-09'), await of('learning.left', '2026-11-11')]).toEqual([
    [['', 0n]],
    [['', 1n]],
  ])
  await query(`update enrolments set status = 3, ended_at = '2026-09-20T09:00:00Z'`)
  await count()
  expect(await of('learning.left', '2026-11-11')).toEqual([['', 0n]])
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
})

test('[FIG-037] in the first sixty days no step marks a day, and neither does what a failed test takes away', async () => {
  await count()
  await enrol('2026-11-15T09:00:00Z')
  await finish('2026-11-15T09:30:00Z')
  instant = new Date('2026-11-20T10:00:00Z')
  await count()
  await query(`alter table lesson_progress disable trigger lesson_progress_touch_completed_at`)
  await query('delete from lesson_progress')
  await query(`alter table lesson_progress enable trigger lesson_progress_touch_completed_at`)
  expect(await touched()).toEqual([])
})

test('[FIG-037] passed over those who took the test, at the first try and within five, on the day of the first', async () => {
  await enrol('2026-10-01T09:00:00Z')
  await tryTest(1, '2026-10-05T09:00:00Z', false)
  await count()
  expect(await of('learning.within-five', '2026-10-05')).toEqual([['', 0n]])
  await tryTest(2, '2026-11-15T09:00:00Z', true)
  expect(await touched()).toEqual([{ day: '2026-10-05' }])
  await count()
  expect([await of('learning.within-five', '2026-10-05'), await of('learning.first-try', '2026-10-05')]).toEqual([
    [['', 1n]],
    [['', 0n]],
  ])
  const other = await insertMember(database.db, {
    email: 'bea@posta.example',
    name: 'Bea',
    surname: 'Neri',
    profession: 'Farmacista',
    registrationDate: new Date('2026-06-01T09:00:00Z'),
    trial: null,
  })
  memberId = other
  await enrol('2026-10-20T09:00:00Z')
  await tryTest(1, '2026-10-25T09:00:00Z', true)
  await count()
  const share = async (code: string) => {
    const figure = findFigure(code)
    if (!figure) throw new Error(`There is no ${code}.`)
    const period = { code: 'dal-al', from: '2026-10-01', to: '2026-10-31', end: '2026-10-31' } as const
    const [shown] = await readFigures(
      database.db,
      [figure],
      { period, step: 'giorno', split: null, comparison: 'nessuno' },
      now(),
    )
    return [shown?.whole, shown?.amounts[4], shown?.amounts[24], shown?.amounts[5]]
  }
  // Of the two, and of each day; where nobody took a test there is no share.
  expect(await share('learning.first-try-share')).toEqual([500n, 0n, 1000n, null])
  expect(await share('learning.within-five-share')).toEqual([1000n, 1000n, 1000n, null])
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
})

test('[FIG-037] certificates and their credits are split by the profession that they bear', async () => {
  await query(
    `insert into certificates (code, member_id, course_id, cycle, printed, issued_at, revoked_at)
     values ('x', $1, $2, 1, '{"credits": 5, "profession": "Infermiere"}', '2026-10-06T09:00:00Z', '2026-10-09T09:00:00Z'),
       ('y', null, $2, 1, '{"credits": 5, "profession": "Medico"}', '2026-10-06T09:00:00Z', null)`,
    [memberId, courseId],
  )
  await count()
  expect(await of('learning.credits', '2026-10-06', 'profession')).toEqual([
    ['Infermiere', 50n],
    ['Medico', 50n],
  ])
  expect(await of('learning.credits', '2026-10-09', 'profession')).toEqual([['Infermiere', -50n]])
  // What was given and not taken back is what is valid.
  const { rows } = await query(
    `select (select sum(amount) from figure_days where code = 'learning.credits' and split = '')::int as given,
       (select sum((printed ->> 'credits')::numeric * 10) from certificates where revoked_at is null)::int as valid`,
  )
  expect(rows).toEqual([{ given: 50, valid: 50 }])
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
})
