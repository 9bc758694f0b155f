import { count, eq } from 'drizzle-orm'
import type { DeskRubric, Rubric } from '#areas/content/rubric-model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { listSeries } from './store.server.ts'
import { courseSeries, courses } from './tables.server.ts'

/** The series, each with how many courses are in it, in whatever state. */
export async function listDeskSeries(db: Db): Promise<DeskRubric[]> {
  const [series, counted] = await Promise.all([
    listSeries(db),
    db.select({ id: courses.seriesId, uses: count() }).from(courses).groupBy(courses.seriesId),
  ])
  const uses = new Map(counted.map((row) => [row.id, row.uses]))
  return series.map(({ id, name, slug, description }) => ({
    slug,
    label: name,
    description,
    uses: uses.get(id) ?? 0,
    filter: String(id),
  }))
}

export async function countSeriesCourses(db: Db, slug: string): Promise<number> {
  const [row] = await db
    .select({ held: count() })
    .from(courses)
    .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
    .where(eq(courseSeries.slug, slug))
  return row?.held ?? 0
}

export async function insertOneSeries(db: Db, { slug, label, description }: Rubric): Promise<void> {
  await db.insert(courseSeries).values({ slug, name: label, description })
}

export async function updateSeries(db: Db, { slug, label, description }: Rubric): Promise<void> {
  await db.update(courseSeries).set({ name: label, description }).where(eq(courseSeries.slug, slug))
}

export async function deleteSeries(db: Db, slug: string): Promise<void> {
  await db.delete(courseSeries).where(eq(courseSeries.slug, slug))
}
