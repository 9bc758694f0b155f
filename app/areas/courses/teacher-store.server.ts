import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ChoiceKind } from '#platform/choices/choices.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { saysAll } from '#platform/db/searched.server.ts'
import { type Choice, MOST_FOUND } from '#platform/pure/choices.ts'
import type { Course, Teacher } from './model.ts'
import { courses, teachers } from './tables.server.ts'

/** The people of one course, in the order they were chosen; whoever was taken away meanwhile is left out. */
export async function listTeachersOf(
  db: Db,
  { leadSlug, teacherSlugs }: Pick<Course, 'leadSlug' | 'teacherSlugs'>,
): Promise<{ lead: Teacher | null; teachers: Teacher[] }> {
  const slugs = [...(leadSlug ? [leadSlug] : []), ...teacherSlugs]
  if (slugs.length === 0) return { lead: null, teachers: [] }
  const rows = await db.select().from(teachers).where(inArray(teachers.slug, slugs))
  const known = new Map(rows.map(({ version: _version, ...teacher }) => [teacher.slug, teacher]))
  return {
    lead: (leadSlug && known.get(leadSlug)) || null,
    teachers: teacherSlugs.flatMap((slug) => known.get(slug) ?? []),
  }
}

/** That a course has somebody among its people. */
const hasTeacher = (slug: SQL) => sql`(${courses.leadSlug} = ${slug} or ${slug} = any(${courses.teacherSlugs}))`

/** In how many courses each of them is. */
export async function countCoursesOf(db: Db, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({
      slug: teachers.slug,
      count: sql<number>`(select count(*)::int from ${courses} where ${hasTeacher(sql`${teachers.slug}`)})`,
    })
    .from(teachers)
    .where(inArray(teachers.slug, [...slugs]))
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}

/** The names of who teaches are kept with each course, because its search reads one row; they follow their records. */
async function writeNames(db: Db, where: SQL): Promise<void> {
  const isOne = sql`${teachers.slug} = ${courses.leadSlug} or ${teachers.slug} = any(${courses.teacherSlugs})`
  const names = sql`(select array_agg(${teachers.name} order by ${teachers.name}) from ${teachers} where ${isOne})`
  await db
    .update(courses)
    .set({ teachers: sql`coalesce(${names}, ${courses.teachers})` })
    .where(where)
}

export const writeNamesEverywhere = (db: Db, slug: string) => writeNames(db, hasTeacher(sql`${slug}`))
export const writeNamesOf = (db: Db, courseId: number) => writeNames(db, eq(courses.id, courseId))

export async function insertTeachers(db: Db, list: readonly (typeof teachers.$inferInsert)[]): Promise<void> {
  if (list.length > 0)
    await db
      .insert(teachers)
      .values([...list])
      .onConflictDoNothing()
}

async function select(db: Db, where: SQL | undefined, limit: number): Promise<Choice[]> {
  const { slug, name, qualification, interests } = teachers
  const rows = await db
    .select({ slug, name, qualification, interests })
    .from(teachers)
    .where(where)
    .orderBy(asc(name), slug)
    .limit(limit)
  return rows.map((row) => ({
    code: row.slug,
    title: `${row.name}, ${row.qualification}`,
    state: row.interests ? 'Interessi dichiarati' : 'Interessi da dichiarare',
  }))
}

/** LRN-002. The people of courses, by the last part of the address of their record. */
export const TEACHER_CHOICES: ChoiceKind = {
  permissions: ['courses.write'],
  search: (db, typed) =>
    select(db, and(...saysAll(sql`${teachers.name} || ' ' || ${teachers.qualification}`, typed)), MOST_FOUND),
  read: (db, codes) => select(db, inArray(teachers.slug, [...codes]), codes.length),
}
