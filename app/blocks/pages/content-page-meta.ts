import type { MetaDescriptor } from 'react-router'
import type { ContentPageData } from './content-page.tsx'

type Described = Pick<
  ContentPageData,
  'path' | 'title' | 'description' | 'sharing' | 'clubName' | 'origin' | 'breadcrumbs'
>

/** What the browser tab, search engines and other sites are told of a page. */
export function pageMeta({ path, title, description, sharing, clubName, origin }: Described): MetaDescriptor[] {
  const name = sharing.title ?? `${title} | ${clubName}`
  const url = absolute(origin, path)
  const image = sharing.imagePath ? [{ property: 'og:image', content: absolute(origin, sharing.imagePath) }] : []
  const robots = sharing.isHiddenFromSearchEngines ? [{ name: 'robots', content: 'noindex' }] : []
  return [
    { title: name },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'it_IT' },
    { property: 'og:site_name', content: clubName },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: sharing.imagePath ? 'summary_large_image' : 'summary' },
    ...image,
    ...robots,
  ]
}

/** SHL-026. The same breadcrumbs a reader sees, for search engines. */
export function breadcrumbList({ breadcrumbs, origin }: Pick<Described, 'breadcrumbs' | 'origin'>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(origin, crumb.path),
    })),
  }
}

function absolute(origin: string, path: string): string {
  return new URL(path, origin).href
}
