import type { ContentCard } from '#areas/content/article-model.ts'

/** SRC-003, SRC-004 */
export const SHORTEST_QUERY = 2
export const DEBOUNCE_MS = 500
export const LONGEST_QUERY = 100

export const TOO_SHORT = 'Digita almeno due caratteri per iniziare la ricerca.'
export const NOTHING_FOUND = 'Siamo spiacenti ma la ricerca non ha prodotto risultati.'
/** SRC-013 */
export const NOTHING_FOUND_BUT =
  'Siamo spiacenti ma la ricerca non ha prodotto risultati. Potrebbero interessarti i seguenti contenuti.'

/** SRC-001, SRC-011. The groups, their headings and their catalogues. */
export const GROUPS = ['news', 'courses', 'modules', 'tools', 'services'] as const
export type GroupName = (typeof GROUPS)[number]
export const GROUP_LABELS: Readonly<Record<GroupName, { label: string; catalogue: string }>> = {
  news: { label: 'News e Approfondimenti', catalogue: '/news-approfondimenti' },
  courses: { label: 'Corsi di formazione ECM', catalogue: '/corsi-ecm-fad' },
  modules: { label: 'Moduli', catalogue: '/risorse#resources-collection' },
  tools: { label: 'Tool e calcolatori', catalogue: '/risorse#all-tool' },
  services: { label: 'Servizi e convenzioni', catalogue: '/servizi' },
}

/** SRC-001, SRC-015, SRC-016 */
export const TYPEAHEAD_ROWS = 5
export const MOST_RESULTS = 999
export const FIRST_SHOWN: Readonly<Record<GroupName, number>> = {
  news: 6,
  courses: 6,
  modules: 8,
  tools: 6,
  services: 8,
}
export const SHOWN_STEP: Readonly<Record<GroupName, number>> = {
  news: 6,
  courses: 6,
  modules: 8,
  tools: 8,
  services: 8,
}

/** SRC-014 */
export const FALLBACK_NEWS = 3
export const FALLBACK_MODULES = 4

export type ContextCriteria = { readonly internalTags?: readonly string[]; readonly categories?: readonly string[] }

/** SRC-019. Where a search is made from, and what each place adds to it: a tag, or the categories it is about. */
export const CONTEXTS = {
  homepage: {},
  'course-listing': { internalTags: ['Corsi e formazione'] },
  'content-detail': {},
  'my-causes': {},
  'main-services': {},
  'insurance-services': { categories: ['assicurazioni-e-tutele', 'fisco-e-tasse'] },
  'legal-services': { categories: ['norme-e-diritto'] },
} as const satisfies Record<string, ContextCriteria>
export type SearchContext = keyof typeof CONTEXTS

export type Found = {
  readonly items: readonly ContentCard[]
  readonly matches: number
  /** Whether they have all that was meant. */
  readonly isWhole?: boolean
}

/** One line of a group, whatever it is about. */
export type SearchHit = { readonly id: string; readonly title: string; readonly link: string; readonly text?: string }

/** `exact`: what is called just as was typed. `closed`: one line that says how much there is in sections that were not asked. */
export type FoundGroup = { readonly name: GroupName | 'exact' | 'closed'; readonly hits: SearchHit[] }
export type Suggestions = {
  readonly groups: FoundGroup[]
  readonly correctedTo: string | null
  readonly maybe: string[]
}

export const resultsAddress = (text: string) => `/search?s=${encodeURIComponent(text)}`
