import type { ContentType } from '#areas/content/article-model.ts'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { GROUPS, type GroupName, type SearchHit, TYPEAHEAD_ROWS } from '../model.ts'
import { courseLink } from '../rules.ts'

/** `closed`: one line that says how much there is in the sections that were not asked. */
export type FoundGroup = { readonly name: GroupName | 'closed'; readonly hits: readonly SearchHit[] }
type Asker = { type: Parameters<typeof courseLink>[0]['type'] }

/** API-035, API-036, SRC-017. Asks every section the audience has, at once; one that fails counts nothing. */
export async function findGroups(
  text: string,
  sections: readonly GroupName[],
  asker: Asker,
  signal: AbortSignal,
): Promise<FoundGroup[]> {
  const asked: FoundGroup['name'][] = sections.length < GROUPS.length ? [...sections, 'closed'] : [...sections]
  const groups = await Promise.all(
    asked.map(async (name) => ({ name, hits: await findIn(name, text, asker, signal).catch(() => []) })),
  )
  return groups.filter(({ hits }) => hits.length > 0)
}

async function findIn(name: FoundGroup['name'], text: string, asker: Asker, signal: AbortSignal): Promise<SearchHit[]> {
  switch (name) {
    case 'news':
      return contents(text, { exclude: { contentType: ['Modulo', 'Tool'] } }, signal)
    case 'modules':
      return contents(text, { contentType: ['Modulo'] }, signal)
    case 'tools':
      return tools(text, signal)
    case 'courses':
      return courses(text, asker, signal)
    case 'services':
    case 'closed':
      return named(name, text, signal)
  }
}

/** What is not contents has a call of its own. */
async function named(
  kind: 'services' | 'calculators' | 'closed',
  text: string,
  signal: AbortSignal,
): Promise<SearchHit[]> {
  return (await answer(fetch(`/api/search/${kind}?s=${encodeURIComponent(text)}`, { signal }))) as SearchHit[]
}

/** SRC-001. Tools and calculators are one group; where one of the two fails, the other is there. */
async function tools(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const both = [named('calculators', text, signal), contents(text, { contentType: ['Tool'] }, signal)]
  const found = await Promise.all(both.map((hits) => hits.catch(() => [])))
  return found.flat().slice(0, TYPEAHEAD_ROWS)
}

type Chosen = { contentType?: ContentType[]; exclude?: { contentType: ContentType[] } }

async function contents(text: string, chosen: Chosen, signal: AbortSignal): Promise<SearchHit[]> {
  const body = { contains: text, ...chosen, criteria: { rows: TYPEAHEAD_ROWS, offset: 0 } }
  const request = fetch('/api/CMS/Search/EditorialContent/Ungrouped', { ...post(body), signal })
  const { docs } = (await answer(request)) as { docs: ContentDoc[] }
  return docs.map(({ id, title, link }) => ({ id, title, link }))
}

type CourseList = { resultList: { id: number | string; cardHeading: string; linkUrl?: string }[] }

/** SRC-007, SRC-010 */
async function courses(text: string, asker: Asker, signal: AbortSignal): Promise<SearchHit[]> {
  const request = fetch('/api/FAD/Corsi', { ...post({ search: text, limit: TYPEAHEAD_ROWS, page: 0 }), signal })
  const { resultList } = (await answer(request)) as CourseList
  return resultList.map(({ id, cardHeading, linkUrl }) => ({
    id: String(id),
    title: cardHeading,
    link: courseLink(asker, linkUrl ?? '/corsi-ecm-fad'),
  }))
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function answer(request: Promise<Response>): Promise<unknown> {
  const response = await request
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}
