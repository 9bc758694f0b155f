export type Fact = { '@type': string | readonly string[] } & Record<string, unknown>

/** A fact for search engines, as a data script holds it. `<` is written as an escape, so that no text can close the element. */
export function factJson(fact: Fact): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...fact }).replaceAll('<', '\\u003c')
}

/** Where a page stands, farthest first; the last is the page itself. */
export function breadcrumbFact(crumbs: readonly { label: string; to?: string | undefined }[], origin: string): Fact {
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: new URL(to, origin).href }),
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
