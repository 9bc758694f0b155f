import { useMemo } from 'react'
import { data, Outlet } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { pathOf } from '#areas/content/rules.ts'
import { findPublishedPage } from '#areas/content/store.server.ts'
import { RegionsProvider } from '#areas/content/ui/region.tsx'
import { preparePage } from '#blocks/prepare-page.server.ts'
import { RenderBlocks } from '#blocks/render-blocks.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { passOnCaching } from '#platform/http/pass-on-caching.ts'
import type { Route } from './+types/area-pages'

/** SHL-001. What editors published at the address of an area's own page: it fills the places that page lends them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, now, log, club, maxBlockMs } = partsOf(context)
  const page = await findPublishedPage(db, pathOf(url.pathname))
  if (!page) return data(null)
  const { regions, isComplete } = await preparePage(page.document, {
    db,
    now,
    log,
    audience: audienceOf(context),
    club,
    maxBlockMs,
  })
  return data(regions, isComplete ? {} : { headers: { 'cache-control': 'no-store' } })
}

export const headers = passOnCaching

export default function AreaPages({ loaderData: regions }: Route.ComponentProps) {
  const drawn = useMemo(
    () =>
      regions ? { main: <RenderBlocks blocks={regions.main} />, bottom: <RenderBlocks blocks={regions.bottom} /> } : {},
    [regions],
  )
  return (
    <RegionsProvider value={drawn}>
      <Outlet />
    </RegionsProvider>
  )
}
