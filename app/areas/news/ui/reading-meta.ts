import type { MetaDescriptor } from 'react-router'

type Described = {
  title: string
  description: string
  path: string
  origin: string
  clubName: string
  type?: 'article' | 'website'
}

/** What the browser tab, search engines and other sites are told of a page of this area. */
export function readingMeta({
  title,
  description,
  path,
  origin,
  clubName,
  type = 'website',
}: Described): MetaDescriptor[] {
  const url = new URL(path, origin).href
  return [
    { title: `${title} | ${clubName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'it_IT' },
    { property: 'og:site_name', content: clubName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary' },
  ]
}
