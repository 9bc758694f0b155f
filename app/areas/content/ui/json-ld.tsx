import { type Fact, factJson } from '#platform/pure/json-ld.ts'

/** Facts for search engines. */
export function JsonLd({ data }: { data: Fact }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its markup escaped is the only content a data script can have.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: factJson(data) }} />
}
