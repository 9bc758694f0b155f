import type { Audience } from '#areas/audience/model.ts'
import type { ContentCard } from '#areas/content/article-model.ts'
import type { Query } from '#areas/content/query-model.ts'
import type { Course } from '#areas/courses/model.ts'
import { findCourses } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { findCalculators, mixTools } from './calculator-rules.ts'
import type { ClosedFinds } from './closed-rules.ts'
import { findClosed } from './closed-store.server.ts'
import type { Found, GroupName, SearchHit } from './model.ts'
import { NOTHING, sectionsOf } from './rules.ts'
import { querySection } from './section-rules.ts'
import { findServices, vocabularyOf } from './service-store.server.ts'
import { CONTENTS_OF, findCards, readSearch } from './store.server.ts'

type Asked = { db: Db; audience: Audience; now: Date; log: Log; rows: number; isTyping?: boolean }

export type Everything = {
  query: Query
  news: Found
  modules: Found
  tools: Found
  /** Tools and calculators, best first. */
  mixed: ReturnType<typeof mixTools<ContentCard>>
  calculators: number
  courses: { list: readonly Course[]; total: number }
  services: readonly SearchHit[]
  closed: ClosedFinds | null
  /** A section could not be searched: what is missing from the answer says nothing. */
  hasFailed: boolean
}

/** SRC-008, SRC-017. What answers in each section the audience has; a section that fails is logged and counts zero. */
export async function findEverything(typed: string, { log, rows, ...asked }: Asked): Promise<Everything> {
  const { db, audience, now } = asked
  const query = await readSearch(typed, asked)
  const sections = query.concepts.length > 0 ? sectionsOf(audience) : []
  let hasFailed = false
  const attempt = async <Result>(name: GroupName, otherwise: Result, work: () => Promise<Result>): Promise<Result> => {
    if (!sections.includes(name)) return otherwise
    try {
      return await work()
    } catch (error) {
      log.error({ err: error, section: name }, 'a section of the search failed')
      hasFailed = true
      return otherwise
    }
  }
  const contents = (name: keyof typeof CONTENTS_OF) =>
    attempt(name, NOTHING, () => findCards(query, { ...CONTENTS_OF[name], offset: 0, rows }, asked))
  const [news, modules, tools, calculators, courses, services, closed] = await Promise.all([
    contents('news'),
    contents('modules'),
    contents('tools'),
    attempt('tools', [], async () => findCalculators(query, await vocabularyOf(db))),
    attempt('courses', { list: [], total: 0 }, () =>
      findCourses(db, { page: 0, limit: rows, query: querySection(query, 'courses') }, now),
    ),
    attempt('services', [], () => findServices(query, { db, audience, rows })),
    attempt('services', null, () => findClosed(query, asked)),
  ])
  const mixed = mixTools(calculators, tools)
  return { query, news, modules, tools, mixed, calculators: calculators.length, courses, services, closed, hasFailed }
}
