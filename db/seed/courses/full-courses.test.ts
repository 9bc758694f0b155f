import { describe, expect, test } from 'vitest'
import { OPTIONS_PER_QUESTION, QUESTIONS_PER_CREDIT } from '#areas/classroom/model.ts'
import { COURSES } from './catalogue.ts'
import { FULL_COURSES } from './full-courses.ts'

const rowOf = (title: string) => COURSES.find((course) => course.title === title)

test('no course of the catalogue is without lessons and test', () => {
  expect(FULL_COURSES.map(({ title }) => title).toSorted()).toEqual(COURSES.map(({ title }) => title).toSorted())
})

test('no question is asked twice, in one course or in two', () => {
  const asked = FULL_COURSES.flatMap(({ questions }) => questions.map(([words]) => words))
  expect(asked.filter((words, index) => asked.indexOf(words) !== index)).toEqual([])
})

test('no paragraph is in two courses', () => {
  const said = FULL_COURSES.flatMap(({ lessons }) => lessons.flatMap(({ paragraphs }) => paragraphs)).filter(
    (words) => !words.startsWith('## '),
  )
  expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([])
})

describe.each(FULL_COURSES.map((course) => [course.title, course] as const))('%s', (title, { lessons, questions }) => {
  test('has from two to eight lessons of real text', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(2)
    expect(lessons.length).toBeLessThanOrEqual(8)
    for (const lesson of lessons) {
      const words = lesson.paragraphs.join(' ').split(/\s+/).length
      expect(words, lesson.title).toBeGreaterThanOrEqual(120)
      // A third of its words in seconds: as fast as anybody reads, and no faster.
      expect(Math.abs(lesson.durationSeconds - words / 3), lesson.title).toBeLessThanOrEqual(3)
    }
  })

  test('asks three questions and more for each credit, four options of similar length and one of them right', () => {
    expect(questions.length).toBeGreaterThanOrEqual((rowOf(title)?.credits ?? 99) * QUESTIONS_PER_CREDIT)
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
