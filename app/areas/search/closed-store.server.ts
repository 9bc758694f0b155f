import type { Audience } from '#areas/audience/model.ts'
import { CALCULATORS } from '#areas/calculators/rules.ts'
import type { ContentType } from '#areas/content/article-model.ts'
import { searchCourses } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { findCalculators } from './calculator-rules.ts'
import { type ClosedFinds, closedFinds } from './closed-rules.ts'
import { GROUPS, type GroupName } from './model.ts'
import { sectionsOf } from './rules.ts'
import { searchCards } from './store.server.ts'

type Asked = { db: Db; audience: Audience; now: Date }

/**
 * SRC-008. What answers in the sections this audience has no wallet for: only how many, and only by the words that are on public
 * cards (titles, summaries, openings): a closed body is searched for nobody it is closed to.
 */
export async function findClosed(term: string, { db, audience, now }: Asked): Promise<ClosedFinds | null> {
  const open = sectionsOf(audience)
  const closed = GROUPS.filter((group) => !open.includes(group))
  const contents = async (chosen: { types?: ContentType[]; excludedTypes?: ContentType[] }) =>
    (await searchCards(term, { ...chosen, offset: 0, rows: 1 }, { db, audience, now })).matches
  const countOf = async (group: GroupName): Promise<number> => {
    switch (group) {
      case 'news':
        return contents({ excludedTypes: ['Modulo', 'Tool'] })
      case 'modules':
        return contents({ types: ['Modulo'] })
      case 'tools':
        return (await contents({ types: ['Tool'] })) + findCalculators(term, CALCULATORS).length
      case 'courses':
        return (await searchCourses(db, { page: 0, limit: 1, search: term }, now)).total
      case 'services':
        return 0
    }
  }
  const counts = await Promise.all(closed.map(async (group) => [group, await countOf(group)] as const))
  return closedFinds(Object.fromEntries(counts), audience.type)
}
