import { describe, expect, test } from 'vitest'
import { OPTIONS_PER_QUESTION, QUESTIONS_PER_CREDIT } from '#areas/classroom/model.ts'
import { slugOf } from '#platform/pure/text.ts'
import { readClips, readCourses, readLessons, readPastCourses, readQuestions, readSeries } from './course-files.ts'

// One that had no lessons or no test, or a line the desk would refuse, would fail here.
const COURSES = readCourses().map((course) => ({
  ...course,
  lessons: readLessons(course.slug),
  questions: readQuestions(course.slug),
}))

test('every course has its own event and address, and stands on a shelf that exists', () => {
  const all = [...readCourses(), ...readPastCourses()]
  const shelves = readSeries().map(({ name }) => name)
  for (const { slug, title, series } of all) {
    expect(slug).toBe(slugOf(title))
    expect(shelves).toContain(series)
  }
  expect(new Set(all.map(({ event }) => event)).size).toBe(all.length)
  for (const { title, steps } of readClips()) expect(steps.length, title).toBeGreaterThanOrEqual(3)
})

test('no question is asked twice, in one course or in two', () => {
  const asked = COURSES.flatMap(({ questions }) => questions.map(({ words }) => words))
  expect(asked.filter((words, index) => asked.indexOf(words) !== index)).toEqual([])
})

test('no paragraph is in two courses', () => {
  const said = COURSES.flatMap(({ lessons }) => lessons.flatMap(({ paragraphs }) => paragraphs)).filter(
    (words) => !words.startsWith('## '),
  )
  expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([])
})

describe.each(COURSES.map((course) => [course.title, course] as const))(
  '%s',
  (_title, { credits, durationHours, restOfStudy, lessons, questions }) => {
    test('[LRN-007] lasts half of its hours at least, and says how the rest is studied', () => {
      const seconds = lessons.reduce((sum, lesson) => sum + lesson.durationSeconds, 0)
      expect(durationHours).toBeGreaterThanOrEqual(credits / 2)
      expect(seconds).toBeGreaterThanOrEqual(durationHours * 1800)
      if (seconds < durationHours * 3600) expect(restOfStudy?.length).toBeGreaterThanOrEqual(10)
    })

    test('has from two to eight lessons of real text', () => {
      expect(lessons.length).toBeGreaterThanOrEqual(2)
      expect(lessons.length).toBeLessThanOrEqual(8)
      for (const lesson of lessons) {
        const words = lesson.paragraphs.join(' ').split(/\s+/).length
        expect(words, lesson.title).toBeGreaterThanOrEqual(120)
        // A third of its words in seconds: nobody reads faster.
        expect(lesson.durationSeconds, lesson.title).toBeGreaterThanOrEqual(words / 3)
      }
    })

    test('asks three questions and more for each credit, four options of similar length and one of them right', () => {
      expect(questions.length).toBeGreaterThanOrEqual(credits * QUESTIONS_PER_CREDIT)
      for (const { words, rightAnswer, wrongAnswers } of questions) {
        const options = [rightAnswer, ...wrongAnswers]
        expect(new Set(options.map((option) => option.toLowerCase())).size, words).toBe(OPTIONS_PER_QUESTION)
        const lengths = options.map((option) => option.length)
        expect(Math.max(...lengths) - Math.min(...lengths), words).toBeLessThanOrEqual(38)
      }
      const givenAwayByLength = questions.filter(
        ({ rightAnswer, wrongAnswers }) =>
          rightAnswer.length > Math.max(...wrongAnswers.map((option) => option.length)),
      )
      expect(givenAwayByLength.length / questions.length).toBeLessThan(0.65)
    })

    test('is set as Italian is set', () => {
      expect(JSON.stringify([lessons, questions]).match(/\p{L}'\p{L}/gu)).toBeNull()
    })
  },
)
