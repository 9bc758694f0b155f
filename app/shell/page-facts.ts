import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { breadcrumbFact, type Fact, factJson } from '#platform/pure/json-ld.ts'

type Drawn = { path: string; origin: string; clubName: string; crumbs: readonly Crumb[] }

/** What search engines are told of any page: where it stands; of the first one, whose site it is and how it is searched. */
export function pageFacts({ path, origin, clubName, crumbs }: Drawn): Fact[] {
  const last = crumbs.at(-1)
  const trail = last && crumbs.length > 1 ? [...crumbs.slice(0, -1), { ...last, to: path }] : []
  return [
    ...(trail.length > 0 ? [breadcrumbFact(trail, origin)] : []),
    ...(path === '/' ? siteFacts(clubName, `${origin}/`) : []),
  ]
}

function siteFacts(name: string, url: string): Fact[] {
  const potentialAction = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}search?s={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return [
    { '@type': 'Organization', name, url },
    { '@type': 'WebSite', name, url, inLanguage: 'it', potentialAction },
  ]
}

/** Into the head of a drawn document: the browser's code never holds them. */
export function withFacts(document: Buffer, facts: readonly Fact[]): Buffer {
  const end = document.indexOf('</head>')
  if (end === -1 || facts.length === 0) return document
  const scripts = facts.map((fact) => `<script type="application/ld+json">${factJson(fact)}</script>`).join('')
  return Buffer.concat([document.subarray(0, end), Buffer.from(scripts), document.subarray(end)])
}
