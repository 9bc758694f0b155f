import type { Audience } from '#areas/audience/model.ts'
import type { Query } from '#areas/content/query-model.ts'
import { findCourses } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { findCalculators } from './calculator-rules.ts'
import { type ClosedFinds, closedFinds } from './closed-rules.ts'
import { GROUPS, type GroupName } from './model.ts'
import { sectionsOf } from './rules.ts'
import { querySection } from './section-rules.ts'
import { vocabularyOf } from './service-store.server.ts'
import { CONTENTS_OF, findCards } from './store.server.ts'

type Asked = { db: Db; audience: Audience; now: Date }

/**
 * SRC-008. What answers in the sections this audience has no wallet for: only how many, and only by the words that are on public
 * cards (titles, summaries, openings): a closed body is searched for nobody it is closed to.
 */
export async function findClosed(query: Query, { db, audience, now }: Asked): Promise<ClosedFinds | null> {
  const open = sectionsOf(audience)
  const closed = GROUPS.filter((group) => !open.includes(group))
  const contents = async (group: keyof typeof CONTENTS_OF) =>
    (await findCards(query, { ...CONTENTS_OF[group], offset: 0, rows: 1 }, { db, audience, now })).matches
  const countOf = async (group: GroupName): Promise<number> => {
    switch (group) {
      case 'news':
      case 'modules':
        return contents(group)
      case 'tools':
        return (await contents(group)) + findCalculators(query, await vocabularyOf(db)).length
      case 'courses':
        return (await findCourses(db, { page: 0, limit: 1, query: querySection(query, group) }, now)).total
      case 'services':
        return 0
    }
  }
  const counts = await Promise.all(closed.map(async (group) => [group, await countOf(group)] as const))
  return closedFinds(Object.fromEntries(counts), audience.type)
}
