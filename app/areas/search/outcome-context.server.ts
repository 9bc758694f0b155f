import type { Audience } from '#areas/audience/model.ts'
import { CALCULATORS } from '#areas/calculators/rules.ts'
import { searchCourses } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { findCalculators } from './calculator-rules.ts'
import { findClosed } from './closed-store.server.ts'
import type { SearchAnswer } from './counted-rules.ts'
import { NOTHING, sectionsOf } from './rules.ts'
import { searchServices } from './service-store.server.ts'
import { searchCards } from './store.server.ts'

/** FIG-041. Whether a text that rested in the box finds anything, without looking for more than that. */
export async function outcomeOf(
  term: string,
  { db, audience, now }: { db: Db; audience: Audience; now: Date },
): Promise<SearchAnswer> {
  const sections = sectionsOf(audience)
  const [cards, courses, services, closed] = await Promise.all([
    sections.includes('news') ? searchCards(term, { offset: 0, rows: 1 }, { db, audience, now }) : NOTHING,
    sections.includes('courses') ? searchCourses(db, { page: 0, limit: 1, search: term }, now) : { total: 0 },
    searchServices(term, { db, audience, rows: 1 }),
    findClosed(term, { db, audience, now }),
  ])
  const calculators = sections.includes('tools') ? findCalculators(term, CALCULATORS).length : 0
  const typed = courses.total + services.length + calculators
  // What was not typed is shown only where nothing answers what was.
  const { matches, correctedTo } = typed > 0 && cards.correctedTo ? NOTHING : cards
  return { total: typed + matches, correctedTo, hasClosed: closed !== null }
}
