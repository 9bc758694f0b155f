import { and, asc, eq, like } from 'drizzle-orm'
import type { Disk } from 'flydrive'
import type { Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { tutorIn } from '#areas/courses/desk-context.server.ts'
import { isTutorOf } from '#areas/courses/tutor-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { fileKey, pathsLike, type StoredFile } from '#platform/files/model.ts'
import { findFileAt } from '#platform/files/store.server.ts'
import { isOpenTo } from './film-store.server.ts'
import { LESSON_FILES } from './lesson-file-rules.ts'
import type { LessonFile, LessonFileKind } from './model.ts'
import { lessonFiles, lessons } from './tables.server.ts'

const MOST_OF_A_LESSON = LESSON_FILES.picture.most + LESSON_FILES.paper.most
/** An edition shares the files it was made with. */
const MOST_EDITIONS = 50
const MOST_LESSONS = 200

const inOrder = [asc(lessonFiles.kind), asc(lessonFiles.number)]

export async function listLessonFiles(db: Db, lessonId: number): Promise<LessonFile[]> {
  return db
    .select()
    .from(lessonFiles)
    .where(eq(lessonFiles.lessonId, lessonId))
    .orderBy(...inOrder)
    .limit(MOST_OF_A_LESSON)
}

/** Those of all the lessons of a course, for its book. */
export async function listCourseFiles(db: Db, courseId: number): Promise<LessonFile[]> {
  const rows = await db
    .select({ file: lessonFiles })
    .from(lessonFiles)
    .innerJoin(lessons, eq(lessons.id, lessonFiles.lessonId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), ...inOrder)
    .limit(MOST_LESSONS * MOST_OF_A_LESSON)
  return rows.map(({ file }) => file)
}

export async function insertLessonFile(db: Db, file: Omit<LessonFile, 'id'>): Promise<void> {
  await db.insert(lessonFiles).values(file)
}

/** Answers which it was; null when there is no such file of this lesson. */
export async function deleteLessonFile(
  db: Db,
  { lessonId, fileId }: { lessonId: number; fileId: string },
): Promise<Pick<LessonFile, 'kind' | 'number' | 'title'> | null> {
  const { kind, number, title } = lessonFiles
  const [row] = await db
    .delete(lessonFiles)
    .where(and(eq(lessonFiles.lessonId, lessonId), eq(lessonFiles.id, fileId)))
    .returning({ kind, number, title })
  return row ?? null
}

export function nextNumber(files: readonly LessonFile[], kind: LessonFileKind): number {
  return 1 + Math.max(0, ...files.flatMap((file) => (file.kind === kind ? file.number : [])))
}

/** LRN-009. For whoever is enrolled and has come that far, and for those of the desk who know the course; for others there is no such file. */
export async function mayReadLessonFile(db: Db, { member }: Viewer, file: StoredFile, now: Date): Promise<boolean> {
  if (!member) return false
  const found = await db
    .select({ id: lessons.id, courseId: lessons.courseId })
    .from(lessonFiles)
    .innerJoin(lessons, eq(lessons.id, lessonFiles.lessonId))
    .where(like(lessonFiles.filePath, pathsLike(file)))
    .limit(MOST_EDITIONS)
  if (found.length === 0) return false
  const tutorId = tutorIn(member)
  if (staffMay(member, 'courses.write', 'courses.follow') && tutorId === null) return true
  for (const lesson of found) {
    if (tutorId !== null && (await isTutorOf(db, tutorId, lesson.courseId))) return true
    if (await isOpenTo(db, member.id, lesson, now)) return true
  }
  return false
}

/** The bytes of a picture of a lesson, for a book that whoever asks may have. */
export async function readLessonFile(db: Db, disk: Disk, path: string): Promise<Buffer | null> {
  const file = await findFileAt(db, path)
  return file ? Buffer.from(await disk.getBytes(fileKey(file))) : null
}
