import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Query } from '#areas/content/query-model.ts'
import { answers, hasMost, readQuery, scoreOf } from '#areas/content/query-store.server.ts'
import { countWords } from '#areas/content/writing-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import {
  type Course,
  type CourseFilter,
  type CourseOrder,
  type DidacticModel,
  REGISTERED_GROUP,
  type Series,
  type SuggestedGroups,
  type VideoClip,
} from './model.ts'
import { courseSeries, courses, enrolments, videoClips } from './tables.server.ts'

export async function listSeries(db: Db): Promise<Series[]> {
  return db.select().from(courseSeries).orderBy(courseSeries.id)
}

export async function getCourse(db: Db, id: number): Promise<Course> {
  const [course] = await selectCourses(db, eq(courses.id, id)).limit(1)
  if (!course) throw new NotFound('Questo corso non esiste.')
  return toCourse(course)
}

/** Until this transaction ends the desk changes nothing of the course; any number of members may hold it so. */
export async function shareCourse(db: Db, id: number): Promise<void> {
  await db.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('share')
}

/** Also when it has expired: whoever followed it still has its address. */
export async function findCourseBySlug(db: Db, slug: string): Promise<Course | null> {
  const [course] = await selectCourses(db, eq(courses.slug, slug)).limit(1)
  return course ? toCourse(course) : null
}

/** CRS-003. Courses that can still be followed: those that answer the words best or, without words, the newest. */
export async function searchCourses(
  db: Db,
  filter: CourseFilter,
  now: Date,
): Promise<{ total: number; list: Course[] }> {
  return findCourses(db, { ...filter, query: filter.search ? await readQuery(db, filter.search) : null }, now)
}

/** The same for words that were already read. */
export async function findCourses(
  db: Db,
  { query, ...filter }: CourseFilter & { query: Query | null },
  now: Date,
): Promise<{ total: number; list: Course[] }> {
  const narrowed = [isOpen(now), ...filterConditions(filter)]
  const listed = async (where: SQL | undefined, order: SQL[]) => {
    const [rows, total] = await Promise.all([
      selectCourses(db, where)
        .orderBy(...order, desc(courses.publishedAt), courses.id)
        .limit(filter.limit)
        .offset(filter.page * filter.limit),
      countCourses(db, where),
    ])
    return { total, list: rows.map(toCourse) }
  }
  const asked = ORDERS[filter.order ?? 'newest']
  if (!query || query.concepts.length === 0) return listed(and(...narrowed), asked)
  const searched = { open: sql`${courses.words}` }
  const best = [...asked, sql`${scoreOf(query, searched, sql`${courses.title}`)} desc`]
  const whole = await listed(and(...narrowed, answers(query, searched, 'and').open), best)
  if (whole.total > 0 || query.concepts.length === 1) return whole
  const most = hasMost(query, searched)
  return listed(and(...narrowed, answers(query, searched, 'or').open, most), best)
}

/** CRS-040 */
export function countOpenCourses(db: Db, now: Date): Promise<number> {
  return countCourses(db, isOpen(now))
}

/** The addresses of the courses that can still be followed, for the site map. */
export async function listCourseAddresses(db: Db, now: Date, limit: number): Promise<{ slug: string }[]> {
  return db.select({ slug: courses.slug }).from(courses).where(isOpen(now)).orderBy(courses.id).limit(limit)
}

/** CRS-014, CRS-017. The courses of one or more models, newest first, without some. */
export async function listFamily(
  db: Db,
  models: readonly DidacticModel[],
  options: { rows: number; offset?: number; exclude?: readonly number[] },
  now: Date,
): Promise<Course[]> {
  const { rows, offset = 0, exclude = [] } = options
  const list = await selectCourses(db, inFamily(models, exclude, now))
    .orderBy(desc(courses.publishedAt), courses.id)
    .limit(rows)
    .offset(offset)
  return list.map(toCourse)
}

/** How many courses of a family there are in each series, whatever part of them is asked for. */
export async function countFamily(
  db: Db,
  model: DidacticModel,
  exclude: readonly number[],
  now: Date,
): Promise<{ series: string; total: number }[]> {
  return db
    .select({ series: courseSeries.name, total: count() })
    .from(courses)
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
    .where(inFamily([model], exclude, now))
    .groupBy(courseSeries.name)
}

function inFamily(models: readonly DidacticModel[], exclude: readonly number[], now: Date) {
  const isKept = exclude.length > 0 ? notInArray(courses.id, [...exclude]) : undefined
  return and(isOpen(now), inArray(courses.model, [...models]), isKept)
}

/** CRS-037. The most followed, the newest, and those for a profession; nothing that who asks is enrolled in. Without who asks, the last group is empty. */
export async function listSuggested(
  db: Db,
  { limit, profession, memberId }: { limit: number; profession: string | null; memberId?: string | undefined },
  now: Date,
): Promise<SuggestedGroups<Course>> {
  const followers = sql`(select count(*) from ${enrolments} e where e.course_id = ${courses.id})`
  const isNew = memberId
    ? sql`not exists (select 1 from ${enrolments} mine where mine.course_id = ${courses.id} and mine.member_id = ${memberId})`
    : undefined
  const open = and(isOpen(now), isNew)
  const [top, newest, foryou] = await Promise.all([
    selectCourses(db, open).orderBy(desc(followers), courses.id).limit(limit),
    selectCourses(db, open).orderBy(desc(courses.publishedAt), courses.id).limit(limit),
    profession
      ? selectCourses(db, and(open, arrayOverlaps(courses.professions, [profession])))
          .orderBy(desc(courses.publishedAt), courses.id)
          .limit(limit)
      : [],
  ])
  return { top: top.map(toCourse), new: newest.map(toCourse), foryou: foryou.map(toCourse) }
}

const UNTAKEN = 6

/** The newest a member has not taken, those for their profession first; for the registered, only what is open to them. */
export async function listUntaken(
  db: Db,
  { memberId, profession, isRegistered }: { memberId: string; profession: string | null; isRegistered: boolean },
  now: Date,
): Promise<Course[]> {
  const isNew = sql`not exists (select 1 from ${enrolments} mine where mine.course_id = ${courses.id} and mine.member_id = ${memberId})`
  const rows = await selectCourses(
    db,
    and(isOpen(now), isNew, isRegistered ? arrayOverlaps(courses.groups, [REGISTERED_GROUP]) : undefined),
  )
    .orderBy(
      sql`${courses.professions} && array[${profession ?? ''}]::text[] desc`,
      desc(courses.publishedAt),
      courses.id,
    )
    .limit(UNTAKEN)
  return rows.map(toCourse)
}

export type ClipPage = { list: VideoClip[]; endCursor: string | null; hasNext: boolean }

/** CRS-018. A step of clips, newest first, after a cursor. A cursor that is none of ours starts from the beginning. */
export async function listVideoClips(
  db: Db,
  { first, after, exclude }: { first: number; after?: string | undefined; exclude?: number | undefined },
  now: Date,
): Promise<ClipPage> {
  const conditions = [isClipShown(now)]
  const from = after ? readCursor(after) : null
  if (from) {
    const older = or(
      lt(videoClips.publishedAt, from.publishedAt),
      and(eq(videoClips.publishedAt, from.publishedAt), lt(videoClips.id, from.id)),
    )
    if (older) conditions.push(older)
  }
  if (exclude !== undefined) conditions.push(notInArray(videoClips.id, [exclude]))
  const rows = await db
    .select()
    .from(videoClips)
    .where(and(...conditions))
    .orderBy(desc(videoClips.publishedAt), desc(videoClips.id))
    .limit(first + 1)
  const list = rows.slice(0, first)
  const last = list.at(-1)
  return {
    list,
    endCursor: last ? Buffer.from(`${last.publishedAt.getTime()}.${last.id}`).toString('base64url') : null,
    hasNext: rows.length > first,
  }
}

export async function findVideoClip(db: Db, slug: string, now: Date): Promise<VideoClip | null> {
  const [row] = await db
    .select()
    .from(videoClips)
    .where(and(eq(videoClips.slug, slug), isClipShown(now)))
  return row ?? null
}

/** CRS-015. The editors' choice, however old; else the newest. */
export async function findClipOfTheMonth(db: Db, now: Date): Promise<VideoClip | null> {
  const [row] = await db
    .select()
    .from(videoClips)
    .where(isClipShown(now))
    .orderBy(desc(videoClips.isHighlighted), desc(videoClips.publishedAt), desc(videoClips.id))
    .limit(1)
  return row ?? null
}

export const isClipShown = (now: Date): SQL => sql`not ${videoClips.isHidden} and ${lte(videoClips.publishedAt, now)}`

function readCursor(cursor: string): { publishedAt: Date; id: number } | null {
  const found = /^(\d{1,15})\.(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))
  return found ? { publishedAt: new Date(Number(found[1])), id: Number(found[2]) } : null
}

/** The rule `isOffered`, said in SQL. */
const isOpen = (now: Date): SQL =>
  sql`${courses.state} = 'open' and ${courses.publishedAt} <= ${now.toISOString()}::timestamptz and ${gte(courses.expiryDate, romeDayOf(now))}`

function filterConditions(filter: CourseFilter): SQL[] {
  const { series, creditsFrom, creditsTo, model, professions, disciplines } = filter
  const conditions: SQL[] = []
  if (series) conditions.push(eq(courseSeries.name, series))
  if (creditsFrom !== undefined) conditions.push(gte(courses.credits, creditsFrom))
  if (creditsTo !== undefined) conditions.push(lt(courses.credits, Math.floor(creditsTo) + 1))
  if (model) conditions.push(eq(courses.model, model))
  if (professions) conditions.push(arrayOverlaps(courses.professions, [...professions]))
  // A course that names no discipline is for every one.
  if (disciplines)
    conditions.push(
      sql`(cardinality(${courses.disciplines}) = 0 or ${arrayOverlaps(courses.disciplines, [...disciplines])})`,
    )
  return conditions
}

/** LRN-004. What stands before the newest first. */
const ORDERS: Readonly<Record<CourseOrder, SQL[]>> = {
  newest: [],
  ending: [asc(courses.expiryDate)],
  credits: [desc(courses.credits)],
  short: [asc(courses.durationHours)],
  title: [sql`${courses.title} collate "it-x-icu"`],
}

async function countCourses(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(courses)
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
    .where(where)
  return row?.count ?? 0
}

/** What is searched is of no use to whoever reads. */
const { words: _searched, ...courseColumns } = getTableColumns(courses)

export function selectCourses(db: Db, where: SQL | undefined) {
  return db
    .select({ row: courseColumns, series: courseSeries.name })
    .from(courses)
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
    .where(where)
    .$dynamic()
}

export function toCourse({ row, series }: { row: Omit<typeof courses.$inferSelect, 'words'>; series: string }): Course {
  const { seriesId: _seriesId, expiryDate, ...fields } = row
  return { ...fields, series, expiryDate: expiryDate as RomeDay }
}

/** For the seed: series and courses by slug, only those that are missing. */
export async function insertSeries(db: Db, series: Omit<Series, 'id'>[]): Promise<Map<string, number>> {
  await db.insert(courseSeries).values(series).onConflictDoNothing()
  const rows = await db.select().from(courseSeries).orderBy(asc(courseSeries.id))
  return new Map(rows.map(({ name, id }) => [name, id]))
}

export type NewCourse = typeof courses.$inferInsert

export async function insertCourses(db: Db, list: NewCourse[]): Promise<{ id: number; slug: string }[]> {
  if (list.length === 0) return []
  const added = await db
    .insert(courses)
    .values(list)
    .onConflictDoNothing()
    .returning({ id: courses.id, slug: courses.slug })
  await countCourseWords(
    db,
    added.map(({ id }) => id),
  )
  return added
}

/** The words of courses that readers have, for whoever misspells one. */
export async function countCourseWords(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await countWords(
    db,
    sql`select ${courses.title} || ' ' || ${courses.description} as said from ${courses} where ${and(inArray(courses.id, [...ids]), eq(courses.state, 'open'))}`,
  )
}

export async function insertVideoClips(db: Db, list: (typeof videoClips.$inferInsert)[]): Promise<void> {
  if (list.length > 0) await db.insert(videoClips).values(list).onConflictDoNothing()
}
