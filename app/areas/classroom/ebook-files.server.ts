import { cleanBody } from '#areas/content/article-commands.server.ts'
import type { PrintableItem } from '#areas/content/article-model.ts'
import { headingsOf } from '#areas/content/article-rules.ts'
import type { Course } from '#areas/courses/model.ts'
import { lessonParts } from './lesson-rules.ts'
import type { Lesson } from './model.ts'

/** CRS-016. The book of a course, made of its lessons: one chapter each. The makers are loaded when the first book is asked for. */
export async function makeBook(
  course: Course,
  lessons: readonly Lesson[],
  format: 'pdf' | 'epub',
): Promise<{ bytes: Buffer; contentType: string }> {
  const book = bookOf(course, lessons)
  if (format === 'pdf') {
    const { makePdf } = await import('#areas/content/article-pdf.server.tsx')
    return { bytes: await makePdf(book), contentType: 'application/pdf' }
  }
  const { makeEpub } = await import('#areas/content/article-epub.server.ts')
  return { bytes: makeEpub(book), contentType: 'application/epub+zip' }
}

function bookOf(course: Course, lessons: readonly Lesson[]): PrintableItem {
  const body = cleanBody(lessons.map(chapterOf).join(''))
  return {
    // A book is named by its course: the same at every download.
    id: `00000000-0000-4000-8000-${String(course.id).padStart(12, '0')}`,
    title: course.title,
    abstract: course.description,
    author: null,
    publicationDate: course.publishedAt,
    updatedAt: course.publishedAt,
    headings: headingsOf(body),
    sources: [],
    body,
  }
}

function chapterOf({ title, paragraphs }: Lesson): string {
  const parts = lessonParts(paragraphs).map((part) => {
    if (part.kind === 'list') return `<ul>${part.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
    return part.kind === 'heading' ? `<h3>${escaped(part.text)}</h3>` : `<p>${escaped(part.text)}</p>`
  })
  return `<h2>${escaped(title)}</h2>${parts.join('')}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
