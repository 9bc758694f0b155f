import type { RouterContextProvider } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { isAssignedOnly, staffMay } from '#areas/audience/staff-permission-rules.ts'
import { OTHER_HEALTH_CODE, STUDENT_CODE } from '#areas/professions/model.ts'
import {
  listProfessionDetails,
  listSignupProfessions,
  listSpecializationFamilies,
} from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { MOST_TEACHERS } from './course-about-rules.ts'
import { deskStatus } from './desk-rules.ts'
import type { Course } from './model.ts'
import { getCourse, listSeries } from './store.server.ts'
import { TEACHER_CHOICES } from './teacher-store.server.ts'
import { isTutorOf } from './tutor-store.server.ts'

type Context = Readonly<RouterContextProvider>

/** Editors write courses; operators may look at them, and alone see who follows them. */
export function editorOf(context: Context): Member {
  return staffOf(context, 'courses.write')
}

export function idIn(written: string | undefined): number {
  if (!/^\d{1,9}$/.test(written ?? '')) throw new NotFound()
  return Number(written)
}

/** What every page of one course at the desk says above everything else. */
export type DeskHeadCourse = {
  id: number
  title: string
  slug: string
  status: ReturnType<typeof deskStatus>
  eventId: number
  edition: number
  /** CRS-042. The club's own, of every course. */
  providerNumber: string
  mayEdit: boolean
  maySeePeople: boolean
}

/** DSK-046. The person whose assigned courses are all that they may know; null for whoever may know every course. */
export function tutorIn(staff: Pick<Member, 'id' | 'permissions' | 'assignedOnly'>): string | null {
  return isAssignedOnly(staff, 'courses.follow') && !staffMay(staff, 'courses.write') ? staff.id : null
}

/** A course, for whoever may know it: of others a tutor is told that there is none. */
export async function courseFor(
  db: Db,
  staff: Pick<Member, 'id' | 'permissions' | 'assignedOnly'>,
  id: number,
): Promise<Course> {
  const course = await getCourse(db, id)
  const tutorId = tutorIn(staff)
  if (tutorId && !(await isTutorOf(db, tutorId, course.id))) throw new NotFound('Questo corso non esiste.')
  return course
}

/** The course a desk page is about, for whoever may enter the desk. */
export async function deskCourseOf(
  context: Context,
  params: { courseId: string },
): Promise<{ course: Course; head: DeskHeadCourse; staff: Member }> {
  const staff = staffOf(context, 'courses.write', 'courses.follow')
  const { db, now, club } = partsOf(context)
  const course = await courseFor(db, staff, idIn(params.courseId))
  const { id, title, slug, eventId, edition } = course
  const head = {
    id,
    title,
    slug,
    status: deskStatus(course, now),
    eventId,
    edition,
    providerNumber: club.providerNumber,
    mayEdit: staffMay(staff, 'courses.write'),
    maySeePeople: staffMay(staff, 'courses.follow'),
  }
  return { course, head, staff }
}

/** LRN-002. The fields of a course that choose among its people. */
export function peopleFields(course: Pick<Course, 'leadSlug' | 'teacherSlugs'> | null) {
  return {
    lead: { kind: TEACHER_CHOICES, most: 1, held: course?.leadSlug ? [course.leadSlug] : [] },
    people: { kind: TEACHER_CHOICES, most: MOST_TEACHERS, held: course?.teacherSlugs ?? [] },
  }
}

export type CourseChoices = {
  series: { id: number; name: string }[]
  professions: string[]
  disciplines: string[]
}

/** What a course may be put in and made for; what it already has stays among the choices. */
export async function courseChoices(
  db: Db,
  known: Pick<Course, 'professions' | 'disciplines'> | null,
): Promise<CourseChoices> {
  const [series, signup, families] = await Promise.all([
    listSeries(db),
    listSignupProfessions(db),
    listSpecializationFamilies(db),
  ])
  const other = signup.find(({ code }) => code === OTHER_HEALTH_CODE)
  const details = other ? await listProfessionDetails(db, other.id) : []
  const own = signup.filter(({ code }) => code !== OTHER_HEALTH_CODE && code !== STUDENT_CODE)
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  return {
    series: series.map(({ id, name }) => ({ id, name })),
    professions: [...new Set([...names(own), ...names(details), ...(known?.professions ?? [])])],
    disciplines: [...new Set([...names(families), ...(known?.disciplines ?? [])])],
  }
}
