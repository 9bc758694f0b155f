import { describe, expect, test } from 'vitest'
import { OPTIONS_PER_QUESTION, QUESTIONS_PER_CREDIT } from '#areas/classroom/model.ts'
import { COURSES } from './catalogue.ts'
import { FULL_COURSES } from './full-courses.ts'

const rowOf = (title: string) => COURSES.find((course) => course.title === title)

test('ten courses and more are complete, of every series and of every didactic model', () => {
  const rows = FULL_COURSES.map(({ title }) => rowOf(title))
  expect(rows.length).toBeGreaterThanOrEqual(10)
  expect(new Set(rows.map((row) => row?.series)).size).toBe(5)
  expect(new Set(rows.map((row) => row?.model)).size).toBe(4)
})

test('no question is asked twice, in one course or in two', () => {
  const asked = FULL_COURSES.flatMap(({ questions }) => questions.map(([words]) => words))
  expect(asked.filter((words, index) => asked.indexOf(words) !== index)).toEqual([])
})

describe.each(FULL_COURSES.map((course) => [course.title, course] as const))('%s', (title, { lessons, questions }) => {
  test('is in the catalogue, with from four to eight lessons of real text', () => {
    expect(rowOf(title)).toBeDefined()
    expect(lessons.length).toBeGreaterThanOrEqual(4)
    expect(lessons.length).toBeLessThanOrEqual(8)
    const paragraphs = lessons.flatMap((lesson) => lesson.paragraphs)
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
    for (const lesson of lessons) {
      const words = lesson.paragraphs.join(' ').split(/\s+/).length
      expect(words, lesson.title).toBeGreaterThanOrEqual(120)
      // A third of its words in seconds: as fast as anybody reads, and no faster.
      expect(Math.abs(lesson.durationSeconds - words / 3), lesson.title).toBeLessThanOrEqual(3)
    }
  })

  test('asks thirty questions and more, four options of similar length and one of them right', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30)
    expect(questions.length).toBeGreaterThan((rowOf(title)?.credits ?? 99) * QUESTIONS_PER_CREDIT)
    for (const [words, ...options] of questions) {
      expect(new Set(options.map((option) => option.toLowerCase())).size, words).toBe(OPTIONS_PER_QUESTION)
      const lengths = options.map((option) => option.length)
      expect(Math.max(...lengths) - Math.min(...lengths), words).toBeLessThanOrEqual(38)
    }
    const givenAwayByLength = questions.filter(
      ([, right, ...wrong]) => right.length > Math.max(...wrong.map((option) => option.length)),
    )
    expect(givenAwayByLength.length / questions.length).toBeLessThan(0.65)
  })

  test('is set as Italian is set', () => {
    expect(JSON.stringify([lessons, questions]).match(/\p{L}'\p{L}/gu)).toBeNull()
  })
})
