/** Facts for search engines. `<` is written as an escape, so that no text can close the element. */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its markup escaped is the only content a data script can have.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
