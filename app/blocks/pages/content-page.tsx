import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { breadcrumbTrail, pathOf } from '#areas/content/rules.ts'
import { findPublishedPage } from '#areas/content/store.server.ts'
import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { passOnCaching } from '#platform/http/pass-on-caching.ts'
import { preparePage } from '../prepare-page.server.ts'
import { RenderBlocks } from '../render-blocks.tsx'
import { breadcrumbList, contentPageMeta } from './content-page-meta.ts'
import { PageHeader } from './page-header.tsx'

/** SHL-001, SHL-002. A page made by editors, home included. Public: it knows the audience and nobody in particular. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { db, now, log, club, origin, maxBlockMs } = partsOf(context)
  const audience = audienceOf(context)
  const page = await findPublishedPage(db, pathOf(params['*'] ?? url.pathname))
  if (!page) throw new NotFound()
  const { regions, hasHero, isComplete } = await preparePage(page.document, {
    db,
    now,
    log,
    audience,
    club,
    maxBlockMs,
  })
  const { path, title, description, sharing } = page
  const shown = {
    path,
    title,
    description,
    sharing,
    regions,
    hasHero,
    clubName: club.name,
    origin,
    breadcrumbs: breadcrumbTrail(page, audience.type),
  }
  // A page that lost a block to a passing failure is shown, but nobody keeps it.
  return data(shown, isComplete ? {} : { headers: { 'cache-control': 'no-store' } })
}

export type ContentPageData = Awaited<ReturnType<typeof loader>>['data']

export const handle = { rests: true, isOfEditors: true }

export const headers = passOnCaching

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? contentPageMeta(loaderData) : [])

export default function ContentPage() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      {!page.hasHero && <PageHeader title={page.title} description={page.description} breadcrumbs={page.breadcrumbs} />}
      <RenderBlocks blocks={page.regions.main} hasHero={page.hasHero} />
      <RenderBlocks blocks={page.regions.bottom} />
      {page.hasHero && page.breadcrumbs.length > 1 && <JsonLd data={breadcrumbList(page)} />}
    </>
  )
}
