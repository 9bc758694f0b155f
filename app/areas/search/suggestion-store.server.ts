import type { ContentCard } from '#areas/content/article-model.ts'
import { itemPath } from '#areas/content/article-rules.ts'
import { type Everything, findEverything } from './find-store.server.ts'
import { type SearchHit, type Suggestions, TYPEAHEAD_ROWS } from './model.ts'
import { courseLink } from './rules.ts'
import { isExactly, type Thing } from './thing-rules.ts'

type Asked = Omit<Parameters<typeof findEverything>[1], 'rows' | 'isTyping'>

/** SRC-001. What the box offers while one types: what is called exactly so, then five of each group. */
export async function suggest(typed: string, asked: Asked): Promise<Suggestions> {
  const found = await findEverything(typed, { ...asked, rows: TYPEAHEAD_ROWS, isTyping: true })
  const groups = groupsOf(found, asked)
  const exact = groups.flatMap(({ hits }) => hits.filter((hit) => isExactly(found.query, hit))).slice(0, MOST_EXACT)
  const rest = groups.map(({ name, hits }) => ({ name, hits: hits.filter((hit) => !exact.includes(hit)) }))
  const { closed, query } = found
  const closedHits = closed ? [{ id: 'closed', title: `${closed.counts}: ${closed.action}`, link: closed.to }] : []
  const all = [{ name: 'exact' as const, hits: exact }, ...rest, { name: 'closed' as const, hits: closedHits }]
  return {
    groups: all
      .filter(({ hits }) => hits.length > 0)
      .map(({ name, hits }) => ({ name, hits: hits.map(({ id, title, link }) => ({ id, title, link })) })),
    correctedTo: query.correctedTo ?? null,
    maybe: [...query.maybe],
  }
}

const MOST_EXACT = 2

function groupsOf({ news, modules, mixed, courses, services }: Everything, { audience }: Asked) {
  const cards = (items: readonly ContentCard[]): SearchHit[] =>
    items.map((item) => ({ id: item.id, title: item.title, link: itemPath(item) }))
  const ofCourses: Thing[] = courses.list.map(({ id, slug, cardHeading, eventId }) => ({
    id: String(id),
    title: cardHeading,
    link: courseLink(audience, `/corsi-ecm-fad/${slug}`),
    names: [String(eventId)],
  }))
  const tools = mixed.flatMap((one): Thing[] => ('calculator' in one ? [one.calculator] : cards([one.item])))
  const groups: { name: 'news' | 'courses' | 'modules' | 'tools' | 'services'; hits: readonly Thing[] }[] = [
    { name: 'news', hits: cards(news.items) },
    { name: 'courses', hits: ofCourses },
    { name: 'modules', hits: cards(modules.items) },
    { name: 'tools', hits: tools.slice(0, TYPEAHEAD_ROWS) },
    { name: 'services', hits: services },
  ]
  return groups
}
