import { count } from 'drizzle-orm'
import type { DeskRubric } from '#areas/content/rubric-model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { listSeries } from './store.server.ts'
import { courses } from './tables.server.ts'

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
