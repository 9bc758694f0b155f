import type { Audience } from '#areas/audience/model.ts'
import { type CardCourse, toCardCourse } from '#areas/courses/card-rules.ts'
import { suggestionsInOrder } from '#areas/courses/rules.ts'
import { listSuggested } from '#areas/courses/store.server.ts'
import type { LoadParts } from '../block.ts'
import type { SuggestedCourses } from './schema.ts'

export type SuggestedCoursesData = SuggestedCourses & { courses: CardCourse[]; audience: Audience }

const TOTALS = { three: 3, six: 6, carousel: 12 } as const

/** BLK-020, CRS-037. What everybody of an audience may see; what is for the person's profession arrives after. */
export async function loadSuggestedCourses(
  fields: SuggestedCourses,
  { db, now, audience }: LoadParts,
): Promise<SuggestedCoursesData> {
  const total = TOTALS[fields.layout]
  const groups = await listSuggested(db, { limit: total, profession: null }, now)
  return { ...fields, audience, courses: suggestionsInOrder(groups, total).map(toCardCourse) }
}
