import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { useClub } from '../../../tests/support/club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { questionSaid, sayPeople } from './course-study-rules.ts'

const club = useClub()
const query = async (text: string, values: unknown[] = []) => (await club.database.pool.query(text, values)).rows
let courseId = 0
let lessonIds: number[] = []
const people: string[] = []

const read = async (url: string, who: number | null = STAFF.editor) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const path = () => `/redazione/numeri/formazione/${courseId}`
const page = async () => {
  const answer = await read(path())
  expect(answer.statusCode).toBe(200)
  return new JSDOM(answer.body).window.document
}
const SHOWN = [
  { id: 1, words: 'Quale dose?', options: ['Una', 'Due', 'Tre', 'Quattro'], right: 0 },
  { id: 2, words: 'Quando?', options: ['Mai', 'Sempre', 'Oggi', 'Ieri'], right: 1 },
]

beforeAll(async () => {
  const [course] = await query(
    `select c.id from courses c where (select count(*) from lessons l where l.course_id = c.id) >= 3 order by c.id limit 1`,
  )
  courseId = course.id
  for (const table of ['test_attempts', 'lesson_progress', 'quality_answers', 'questionnaires'])
    await query(`delete from ${table} where course_id = $1`, [courseId])
  await query('delete from enrolments where course_id = $1', [courseId])
  lessonIds = (await query('select id from lessons where course_id = $1 order by position', [courseId])).map(
    ({ id }) => id,
  )
  people.push(...(await query('select id from members order by username limit 24')).map(({ id }) => id))
  for (const [index, member] of people.entries()) {
    await query(
      `insert into enrolments (member_id, course_id, subscribed_at, started_at) values ($1, $2, '2026-01-01', '2026-01-01T08:00:00Z')`,
      [member, courseId],
    )
    // All finish the first lesson, twelve the second, three the rest; the last day is another for each.
    const reached = index < 3 ? lessonIds : lessonIds.slice(0, index < 12 ? 2 : 1)
    for (const lesson of reached)
      await query(
        `insert into lesson_progress (member_id, course_id, lesson_id, furthest_seconds, completed_at, updated_at)
         values ($1, $2, $3, 600, '2026-01-01T08:00:00Z'::timestamptz + make_interval(days => $4), now())`,
        [member, courseId, lesson, index + 1],
      )
  }
  // 24 tests: the first question is always answered rightly, the second by six; two choose “Mai”, sixteen “Oggi”.
  for (const [index, member] of people.entries())
    await query(
      `insert into test_attempts (member_id, course_id, cycle, number, shown, answers, started_at, submitted_at, score, is_passed)
       values ($1, $2, 1, 1, $3, $4, '2026-02-01', '2026-02-01', 50, false)`,
      [member, courseId, JSON.stringify(SHOWN), JSON.stringify({ 1: 0, 2: index < 6 ? 1 : index < 8 ? 0 : 2 })],
    )
})

const mark = (comment: string | null) =>
  query('insert into quality_answers (course_id, relevance, quality, usefulness, comment) values ($1, 5, 4, 3, $2)', [
    courseId,
    comment,
  ])

test('[FIG-038] where people stop is a plot with its table and its file, and groups under five are not said', async () => {
  await query('delete from test_attempts where course_id = $1 and member_id = any($2)', [courseId, people.slice(3)])
  const rows = [...(await page()).querySelectorAll('[data-figure="course.reach"] tbody tr')].map((row) => [
    row.querySelector('th')?.textContent,
    row.querySelector('td')?.textContent,
  ])
  expect(rows.map(([, cell]) => cell)).toEqual(['24', '24', '12', ...lessonIds.slice(2).map(() => 'meno di 5')])
  expect(rows[0]?.[0]).toBe('Cominciato')
  const drawn = (await page()).querySelector('[data-figure="course.reach"] svg[role="img"]')
  expect(drawn?.querySelector('desc')?.textContent).toContain('meno di 5')
  expect(drawn?.textContent).not.toMatch(/: 3(;|$)/)
  const file = (await read(`${path()}/file`)).body
  expect(file).toContain('"Cominciato";"24"')
  expect(file).toContain('meno di 5')
  // Who took the test had finished every lesson: here everybody has, and the times are those of all who finished.
  for (const member of people.slice(3))
    await query(
      `insert into test_attempts (member_id, course_id, cycle, number, shown, answers, started_at, submitted_at, score, is_passed)
       select $1, course_id, 1, 1, shown, answers, started_at, submitted_at, score, is_passed from test_attempts where course_id = $2 limit 1`,
      [member, courseId],
    )
  const all = [...(await page()).querySelectorAll('[data-figure="course.reach"] tbody td')]
  expect(new Set(all.map((cell) => cell.textContent))).toEqual(new Set(['24']))
})

test('[FIG-038] the times are the middle one and that of nine in ten, from the fifth person on', async () => {
  const times = async () =>
    [...(await page()).querySelectorAll('[data-figure="course.times"] tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    )
  expect((await times())[0]).toEqual(['meno di 5', '—', '—'])
  // 24 people followed one lesson of ten minutes, twelve two, three all.
  expect((await times())[1]?.slice(0, 2)).toEqual(['24', '15 min'])
  for (const [index, member] of people.slice(0, 5).entries())
    for (const lesson of lessonIds)
      await query(
        `insert into lesson_progress (member_id, course_id, lesson_id, furthest_seconds, completed_at, updated_at)
         values ($1, $2, $3, 600, '2026-01-01T08:00:00Z'::timestamptz + make_interval(days => $4), now())
         on conflict (member_id, lesson_id) do update set completed_at = excluded.completed_at`,
        [member, courseId, lesson, index + 1],
      )
  // One to five days: the third, and the tenth part before the fifth.
  expect((await times())[0]).toEqual(['5', '3 giorni', '4 giorni e 14 h'])
})

test('[FIG-038] a question says how often each answer is chosen, and which are to be seen again', async () => {
  for (const [index, member] of people.entries())
    await query('update test_attempts set answers = $3, shown = $4 where course_id = $1 and member_id = $2', [
      courseId,
      member,
      JSON.stringify({ 1: 0, 2: index < 6 ? 1 : index < 8 ? 0 : 2 }),
      JSON.stringify(SHOWN),
    ])
  const questions = [...(await page()).querySelectorAll('[data-figure="course.questions"] > ol > li')].map(
    (each) => each.textContent?.replaceAll('\u00A0', ' ') ?? '',
  )
  expect(questions).toHaveLength(2)
  // Everybody is right: too easy. A quarter is right: too hard.
  expect(questions[0]).toContain('Da rivedere')
  expect(questions[0]).toContain('Risposte: 24, giuste: 100,0 %')
  expect(questions[1]).toContain('Da rivedere')
  // Two chose “Mai”: they are not said, and neither is the next smallest, which would say them.
  expect(questions[1]).toContain('meno di 5Mai')
  expect(questions[1]).toContain('nascostoSempre (giusta)')
  expect(questions[1]).toContain('66,7 %Oggi')
})

test('[FIG-038] the questionnaire is said from the fifth answer on, in the order of its letters', async () => {
  const said = async () => (await page()).querySelector('[data-figure="course.marks"]')?.textContent ?? ''
  for (const comment of ['Zelante', null, 'Bello', 'Zelante']) await mark(comment)
  expect(await said()).toContain('dalla quinta risposta')
  expect(await said()).not.toMatch(/Bello|4,0|Risposte/)
  expect((await read(`${path()}/file`)).body).not.toContain('Bello')
  await mark('Chiaro')
  expect(await said()).toContain('Risposte: 5.')
  expect(await said()).toMatch(/5,0.*4,0.*3,0/s)
  expect(await said()).toMatch(/Bello.*Chiaro.*Zelante/s)
})

test('[FIG-038] a course of nobody, one that is not, and whoever may not', async () => {
  const [empty] = await query(
    `select c.id from courses c where not exists (select from enrolments e where e.course_id = c.id) order by c.id desc limit 1`,
  )
  if (empty) expect((await read(`/redazione/numeri/formazione/${empty.id}`)).statusCode).toBe(200)
  for (const id of ['999999999', 'x', '9999999999', '-1'])
    expect((await read(`/redazione/numeri/formazione/${id}`)).statusCode, id).toBe(404)
  for (const url of [path(), `${path()}/file`]) expect((await read(url, STAFF.tutor)).statusCode).toBe(403)
  const list = new JSDOM((await read('/redazione/numeri/formazione')).body).window.document
  expect(list.querySelector(`a[href="${path()}"]`)).not.toBeNull()
  // Its words stand with all the others.
  const definitions = new JSDOM((await read('/redazione/numeri/definizioni')).body).window.document
  for (const code of ['reach', 'times', 'questions', 'marks'])
    expect(definitions.querySelector(`[data-definition="course.${code}"]`)).not.toBeNull()
})

describe('[FIG-038] what is said of a question', () => {
  const chosen = (...times: number[]) =>
    times.map((each, index) => ({ option: `Opzione ${index}`, isRight: index === 0, times: each }))
  test.each([
    [chosen(5, 14), false, '19 answers say nothing of how hard it is'],
    [chosen(5, 15), true, 'a quarter'],
    [chosen(6, 14), false, 'thirty in a hundred are not under thirty'],
    [chosen(19, 1), false, 'ninety-five are not over ninety-five'],
    [chosen(20), true, 'all'],
    [chosen(0, 20), true, 'nobody'],
  ])('%j is to be seen again: %s, %s', (own, toReview) => {
    expect(questionSaid('?', own).toReview).toBe(toReview)
  })
  test('no number can be had from the others', () => {
    const { options } = questionSaid('?', chosen(30, 3))
    expect(options.map(({ share }) => share)).toEqual(['nascosto', 'meno di 5'])
    expect(questionSaid('?', chosen(3)).options[0]?.share).toBe('nascosto')
  })
  test('people', () => {
    expect([0, 4, 5].map((size) => sayPeople(size, String))).toEqual(['0', 'meno di 5', '5'])
  })
})
