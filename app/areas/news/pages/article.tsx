import { audienceOf } from '#areas/audience/context.server.ts'
import { filesOf } from '#areas/content/article-files.server.ts'
import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { actionOutcome, itemPath, paywallOffer, readableItem } from '#areas/content/article-rules.ts'
import { findItem, listCards } from '#areas/content/article-store.server.ts'
import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { RELATED_ITEMS } from '../model.ts'
import { ArticleView } from '../ui/article-view.tsx'
import { readingMeta } from '../ui/reading-meta.ts'
import type { Route } from './+types/article'

/** CNT-001, NWS-011. One item, at the one address it has; the part this audience may not have never leaves the store's side. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now, origin, club } = partsOf(context)
  const audience = audienceOf(context)
  const found = await findItem(db, params.slug, now)
  const category = 'category' in params ? params.category : undefined
  const asked = category ? `/news-approfondimenti/${category}/${params.slug}` : `/risorse/${params.slug}`
  if (!found || itemPath(found) !== asked) throw new NotFound()
  const outcome = actionOutcome('Download/E-book', found, audience)
  const near = { types: NEWS_TYPES, excludedIds: [found.id], offset: 0, rows: RELATED_ITEMS }
  const related = await listCards(db, { ...near, topics: found.topics }, now)
  const relatedIds = found.relatedIds.length > 0 ? found.relatedIds : related.items.map(({ id }) => id)
  const isResource = found.contentType === 'Modulo' || found.contentType === 'Tool'
  const others = isResource
    ? { types: [found.contentType], excludedIds: [found.id] }
    : {
        types: NEWS_TYPES,
        excludedIds: [found.id, ...relatedIds],
        specializations: found.specializations,
        professions: found.professions,
      }
  const suggested = await listCards(db, { ...others, offset: 0, rows: RELATED_ITEMS }, now)
  return {
    item: readableItem(found, audience),
    actions: { formats: filesOf(found), outcome, offer: paywallOffer(found.access, audience, isForced(outcome)) },
    relatedIds: relatedIds.slice(0, RELATED_ITEMS),
    suggested: suggested.items,
    origin,
    clubName: club.name,
  }
}

/** CNT-014. A visitor who may read is asked only to register; the forced form is for what stays closed after that. */
function isForced(outcome: ReturnType<typeof actionOutcome>): boolean {
  return outcome.kind === 'paywall' && outcome.isForced
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { item, origin, clubName } = loaderData
  return readingMeta({
    title: item.title,
    description: item.abstract,
    path: itemPath(item),
    origin,
    clubName,
    type: 'article',
  })
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { item, actions, relatedIds, suggested, origin, clubName } = loaderData
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
      <ArticleView
        key={item.id}
        item={item}
        crumbs={crumbs}
        actions={actions}
        relatedIds={relatedIds}
        suggested={suggested}
      />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: item.title,
          description: item.abstract,
          datePublished: item.publicationDate.toISOString(),
          dateModified: item.updatedAt.toISOString(),
          inLanguage: 'it',
          isAccessibleForFree: !item.isCut,
          mainEntityOfPage: new URL(itemPath(item), origin).href,
          author: { '@type': 'Person', name: item.author ?? 'Redazione' },
          publisher: { '@type': 'Organization', name: clubName },
        }}
      />
    </>
  )
}
