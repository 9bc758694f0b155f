import { breadcrumbFact } from '#platform/pure/json-ld.ts'
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

/** SHL-026. The breadcrumbs of a page whose first block stands in their place; the others draw their own. */
export function breadcrumbList({ breadcrumbs, origin }: Pick<Described, 'breadcrumbs' | 'origin'>) {
  return breadcrumbFact(
    breadcrumbs.map(({ label, path }) => ({ label, to: path })),
    origin,
  )
}
