import { pageMeta } from '#platform/pure/page-meta.ts'
import type { ContentPageData } from './content-page.tsx'

type Described = Pick<
  ContentPageData,
  'path' | 'title' | 'description' | 'sharing' | 'clubName' | 'origin' | 'breadcrumbs'
>

/** What is told of a page that an editor assembled: under the name and with the picture they gave it to be shared with. */
export function contentPageMeta({ path, title, description, sharing, clubName, origin }: Described) {
  const { imagePath, isHiddenFromSearchEngines } = sharing
  const fullName = sharing.title ?? `${title} | ${clubName}`
  const shared = { fullName, sharedTitle: fullName, imagePath, isHiddenFromSearchEngines }
  return pageMeta({ path, title, description, clubName, origin, ...shared })
}

/** SHL-026. The same breadcrumbs a reader sees, for search engines. */
export function breadcrumbList({ breadcrumbs, origin }: Pick<Described, 'breadcrumbs' | 'origin'>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: new URL(crumb.path, origin).href,
    })),
  }
}
