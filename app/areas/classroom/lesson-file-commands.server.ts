import type { Disk } from 'flydrive'
import { recordCourseChange } from '#areas/courses/desk-commands.server.ts'
import { lockCourse } from '#areas/courses/desk-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import { putFile } from '#platform/files/commands.server.ts'
import { contentTypeOf } from '#platform/files/content-type.ts'
import { filePath } from '#platform/files/model.ts'
import { drawnSize } from '#platform/files/reencode.server.ts'
import { findFileAt } from '#platform/files/store.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { getLesson } from './desk-store.server.ts'
import { isShapeFree, type OfCourse } from './lesson-commands.server.ts'
import { judgeLessonFile, LESSON_FILES, type LessonFileErrors, type LessonFileTyped } from './lesson-file-rules.ts'
import { deleteLessonFile, insertLessonFile, listLessonFiles, nextNumber } from './lesson-file-store.server.ts'
import type { LessonFile, LessonFileKind } from './model.ts'

/** As wide as a page is read, twice for sharp screens. */
const MAX_SIDE = 1800

type OfLesson = OfCourse & { lessonId: number }
type Adding = OfLesson & { kind: LessonFileKind; typed: LessonFileTyped; file: SentFile | null }
export type AddedFile = { kind: 'saved' } | { kind: 'refused'; errors: LessonFileErrors }

/** LRN-009. A picture or an attachment more; also of a course that has been opened, because nobody loses anything by it. */
export async function addLessonFile(db: Db, disk: Disk, adding: Adding): Promise<AddedFile> {
  const { courseId, lessonId, kind, typed, file, ...by } = adding
  const { types, otherType, most, full, trail } = LESSON_FILES[kind]
  const judged = judgeLessonFile(kind, typed)
  const type = file && contentTypeOf(file.bytes)
  const wrong = !file ? 'Scegli un file.' : !type || !types.includes(type) ? otherType : null
  if (judged.kind === 'refused' || wrong || !file)
    return {
      kind: 'refused',
      errors: { ...(judged.kind === 'refused' && judged.errors), ...(wrong && { file: wrong }) },
    }
  try {
    return await db.transaction(async (tx): Promise<AddedFile> => {
      await lockCourse(tx, courseId)
      const lesson = await getLesson(tx, courseId, lessonId)
      const held = await listLessonFiles(tx, lessonId)
      const same = held.filter((each) => each.kind === kind)
      if (same.length >= most) return { kind: 'refused', errors: { file: full } }
      const stored = await putFile(tx, disk, {
        ...file,
        accepts: [kind === 'picture' ? 'image' : 'document'],
        ownerId: null,
        isPublic: false,
        maxSide: MAX_SIDE,
      })
      const size = kind === 'picture' ? await drawnSize(file.bytes, MAX_SIDE) : { width: null, height: null }
      const fresh = { ...judged.fields, ...size, lessonId, kind, filePath: filePath(stored) }
      // Sent twice, it is one file; the bytes of the second are forgotten at night.
      for (const each of same)
        if (isSameSaid(each, fresh) && (await findFileAt(tx, each.filePath))?.byteSize === stored.byteSize)
          return { kind: 'saved' }
      const number = nextNumber(held, kind)
      await insertLessonFile(tx, { ...fresh, number })
      await recordCourseChange(tx, by, courseId, 'lesson-corrected', {
        part: lesson.title,
        changes: [{ field: `${trail} ${number}`, to: fresh.title || stored.name }],
      })
      return { kind: 'saved' }
    })
  } catch (error) {
    if (error instanceof InvalidInput && error.fields.file)
      return { kind: 'refused', errors: { file: error.fields.file } }
    throw error
  }
}

type Said = Pick<LessonFile, 'title' | 'alt' | 'caption' | 'width' | 'height'>
const isSameSaid = (one: Said, other: Said) =>
  (['title', 'alt', 'caption', 'width', 'height'] as const).every((name) => one[name] === other[name])

/** Only while nobody can have studied with it. Other editions may hold the file: where none does, it is forgotten at night. */
export async function removeLessonFile(
  db: Db,
  { courseId, lessonId, fileId, ...by }: OfLesson & { fileId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    if (!(await isShapeFree(tx, course)))
      throw new Conflict('Il corso è stato aperto: immagini e materiali si aggiungono, ma non si tolgono più.')
    const lesson = await getLesson(tx, courseId, lessonId)
    const gone = await deleteLessonFile(tx, { lessonId, fileId })
    if (!gone) throw new NotFound('Questo file non c’è più.')
    const { trail } = LESSON_FILES[gone.kind]
    await recordCourseChange(tx, by, courseId, 'lesson-corrected', {
      part: lesson.title,
      changes: [{ field: `${trail} ${gone.number}`, from: gone.title || `${trail} ${gone.number}`, to: null }],
    })
  })
}
