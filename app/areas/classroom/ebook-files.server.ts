import { cleanBody } from '#areas/content/article-commands.server.ts'
import type { PrintableItem } from '#areas/content/article-model.ts'
import { headingsOf } from '#areas/content/article-rules.ts'
import { paperPictures } from '#areas/content/picture-store.server.ts'
import type { Course } from '#areas/courses/model.ts'
import { lessonParts } from './lesson-rules.ts'
import type { Lesson, LessonFile } from './model.ts'

type BookMaterial = {
  lessons: readonly Lesson[]
  files: readonly LessonFile[]
  /** LRN-009. The pictures are nobody else's to read: whoever asks for the book has been let in. */
  read: (path: string) => Promise<Buffer | null>
}

/** CRS-016. The book of a course, made of its lessons: one chapter each. The makers are loaded when the first book is asked for. */
export async function makeBook(
  course: Course,
  { lessons, files, read }: BookMaterial,
  format: 'pdf' | 'epub',
): Promise<{ bytes: Buffer; contentType: string }> {
  const book = bookOf(course, lessons, files)
  const pictures = await paperPictures(book.body, read)
  if (format === 'pdf') {
    const { makePdf } = await import('#areas/content/article-pdf.server.tsx')
    return { bytes: await makePdf(book, pictures), contentType: 'application/pdf' }
  }
  const { makeEpub } = await import('#areas/content/article-epub.server.ts')
  return { bytes: makeEpub(book, pictures), contentType: 'application/epub+zip' }
}

function bookOf(course: Course, lessons: readonly Lesson[], files: readonly LessonFile[]): PrintableItem {
  const chapters = lessons.map((lesson) =>
    chapterOf(
      lesson,
      files.filter(({ lessonId }) => lessonId === lesson.id),
    ),
  )
  const body = cleanBody(chapters.join(''))
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

function chapterOf({ title, paragraphs }: Lesson, files: readonly LessonFile[]): string {
  const parts = lessonParts(paragraphs, files).map((part) => {
    if (part.kind === 'picture') return figureOf(part.picture)
    if (part.kind === 'list') return `<ul>${part.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
    return part.kind === 'heading' ? `<h3>${escaped(part.text)}</h3>` : `<p>${escaped(part.text)}</p>`
  })
  const papers = files.filter(({ kind }) => kind === 'paper').map((file) => `<li>${escaped(file.title)}</li>`)
  const taken = papers.length > 0 ? `<h3>Materiali, da scaricare nell’aula</h3><ul>${papers.join('')}</ul>` : ''
  return `<h2>${escaped(title)}</h2>${parts.join('')}${taken}`
}

function figureOf({ filePath, alt, caption }: LessonFile): string {
  const words = caption ? `<figcaption>${escaped(caption)}</figcaption>` : ''
  return `<figure><img src="${escaped(filePath)}" alt="${escaped(alt ?? '')}">${words}</figure>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
