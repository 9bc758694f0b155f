import type { LessonKind } from '#areas/classroom/model.ts'

/**
 * A course that can really be followed, from the first lesson to the certificate: one file each in `full/`, and one line in
 * `full-courses.ts`. The course itself (credits, series, model, description) is the row of the catalogue with this title.
 */
export type FullCourse = {
  /** Exactly the title of a course of the catalogue (`*-rows.ts`). */
  title: string
  /** From two to eight; read in this order, none can be skipped. */
  lessons: readonly FullLesson[]
  /**
   * At least three for each credit of the course: every attempt draws that many and shuffles questions and options. Words, the right
   * answer, three wrong ones. The four differ, are of similar length, and the answer is in the lessons.
   */
  questions: readonly FullQuestion[]
}

export type FullLesson = {
  /** `slides`: every paragraph is one slide. `video`: the paragraphs are its transcription. `text` and `ebook`: prose. */
  kind: LessonKind
  title: string
  /** The least time before the lesson counts as studied: as many seconds as a third of its words (180 words a minute). */
  durationSeconds: number
  /** Plain text. One that begins with `## ` is a heading inside the lesson, one that begins with `- ` an item of a list. */
  paragraphs: readonly string[]
}

export type FullQuestion = readonly [words: string, right: string, wrong: string, wrong: string, wrong: string]
