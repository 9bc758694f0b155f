import { redirect } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { filesOf } from '#areas/content/article-files.server.ts'
import { actionOffer, actionOutcome, itemPath, readableItem, readingOf } from '#areas/content/article-rules.ts'
import { findItem } from '#areas/content/article-store.server.ts'
import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { noteCounted } from '#platform/tally/counted-page.ts'
import { aroundItem } from '../article-context.server.ts'
import { articleFact } from '../article-fact-rules.ts'
import { ArticleView } from '../ui/article-view.tsx'
import type { Route } from './+types/article'

/** CNT-001, NWS-011. One item, at the one address it has; the part this audience may not have never leaves the store's side. */
export const handle = { lends: ['bottom'], rests: true }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, origin, club, reading } = partsOf(context)
  const audience = audienceOf(context)
  const found = await findItem(db, params.slug, now)
  const category = 'category' in params ? params.category : undefined
  const asked = category ? `/news-approfondimenti/${category}/${params.slug}` : `/risorse/${params.slug}`
  if (!found) throw new NotFound()
  // Editors may move an item to another category or kind: whoever kept the old address is led to the new one.
  if (itemPath(found) !== asked) throw redirect(itemPath(found), 301)
  const item = readableItem(found, audience)
  noteCounted(context, readingOf(found, item))
  return {
    item,
    frames: reading?.frameOrigins ?? [],
    audience,
    actions: {
      address: new URL(itemPath(found), origin).href,
      isDownloadable: filesOf(found).length > 0,
      outcome: actionOutcome('Download/E-book', found, audience),
      offer: actionOffer(found, audience),
    },
    around: await aroundItem(db, found, { isCut: item.isCut, now }),
    origin,
    clubName: club.name,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { item, origin, clubName } = loaderData
  return pageMeta({
    title: item.title,
    description: item.abstract,
    path: itemPath(item),
    origin,
    clubName,
    type: 'article',
    imagePath: item.picture.kind === 'photograph' ? item.picture.path : null,
  })
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { item, origin, clubName } = loaderData
  const isResource = item.contentType === 'Modulo' || item.contentType === 'Tool'
  const crumbs = isResource
    ? [{ label: 'Home', to: '/' }, { label: 'Risorse', to: '/risorse' }, { label: item.title }]
    : [
        { label: 'Home', to: '/' },
        { label: 'News e Approfondimenti', to: '/news-approfondimenti' },
        { label: item.category.label, to: `/news-approfondimenti/${item.category.slug}` },
        { label: item.title },
      ]
  return (
    <>
      <ArticleView key={item.id} crumbs={crumbs} {...loaderData} />
      <JsonLd data={articleFact(item, { clubName, origin })} />
    </>
  )
}
