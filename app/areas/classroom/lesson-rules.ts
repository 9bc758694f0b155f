import type { Programme } from '#areas/courses/model.ts'
import { markedPicture, wordsOf } from './lesson-file-rules.ts'
import { type Lesson, type LessonFile, type LessonKind, MOST_ATTEMPTS, PASS_PERCENT } from './model.ts'
import { questionCount } from './test-rules.ts'

/** What readers call the kinds of lessons. */
export const LESSON_KIND_NAMES: Readonly<Record<LessonKind, string>> = {
  text: 'Testo',
  ebook: 'E-book',
  video: 'Video',
  slides: 'Diapositive',
}

/** A lesson lasts a minute at least, and whole ones. */
export function minutesOf({ durationSeconds }: Pick<Lesson, 'durationSeconds'>): number {
  return Math.max(1, Math.round(durationSeconds / 60))
}

/** LRN-001. Null where there is nothing to go through here. The sum is of the minutes that are read, not of the seconds. */
export function programmeOf(
  lessons: readonly Pick<Lesson, 'title' | 'kind' | 'durationSeconds'>[],
  { credits, isElsewhere }: { credits: number; isElsewhere: boolean },
): Programme | null {
  if (lessons.length === 0) return null
  const shown = lessons.map((lesson) => ({
    title: lesson.title,
    kind: LESSON_KIND_NAMES[lesson.kind],
    minutes: minutesOf(lesson),
  }))
  const questions = questionCount(credits)
  return {
    lessons: shown,
    minutes: shown.reduce((sum, { minutes }) => sum + minutes, 0),
    test: isElsewhere
      ? null
      : {
          questions,
          toPass: Math.ceil((questions * PASS_PERCENT) / 100),
          percent: PASS_PERCENT,
          attempts: MOST_ATTEMPTS,
        },
  }
}

export type LessonPart =
  | { kind: 'heading' | 'paragraph'; text: string; at: number }
  | { kind: 'list'; items: string[]; at: number }
  | { kind: 'picture'; picture: LessonFile; at: number }

/**
 * The written form of a lesson: a paragraph that begins with `## ` is a heading, those that begin with `- ` make a list, and `[immagine 2]`
 * is the place of the second picture. A picture without a place stands at the end: none is ever lost.
 */
export function lessonParts(paragraphs: readonly string[], files: readonly LessonFile[] = []): LessonPart[] {
  const parts: LessonPart[] = []
  const left = new Map(files.flatMap((file) => (file.kind === 'picture' ? [[file.number, file] as const] : [])))
  for (const [at, text] of paragraphs.entries()) {
    const last = parts.at(-1)
    const number = markedPicture(text)
    if (number !== null) {
      const picture = left.get(number)
      if (picture) parts.push({ kind: 'picture', picture, at })
      left.delete(number)
    } else if (text.startsWith('## ')) parts.push({ kind: 'heading', text: text.slice(3), at })
    else if (!text.startsWith('- ')) parts.push({ kind: 'paragraph', text, at })
    else if (last?.kind === 'list') last.items.push(text.slice(2))
    else parts.push({ kind: 'list', items: [text.slice(2)], at })
  }
  for (const picture of left.values()) parts.push({ kind: 'picture', picture, at: paragraphs.length + picture.number })
  return parts
}

const PREVIEW_PARAGRAPHS = 2

/** CRS-038. How a course begins: enough to hear its voice, too little to study. */
export function previewOf(paragraphs: readonly string[]): string[] {
  return wordsOf(paragraphs)
    .filter((text) => !/^(## |- )/.test(text))
    .slice(0, PREVIEW_PARAGRAPHS)
}
