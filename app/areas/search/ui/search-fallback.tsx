import { useEffect, useState } from 'react'
import type { Audience } from '#areas/audience/model.ts'
import type { ContentCard } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { fromContentDoc } from '#areas/content/doc-rules.ts'
import { ContentCardView, ToolCardView } from '#areas/content/ui/content-card.tsx'
import { readCall } from '#areas/content/ui/read-call.ts'
import { CardGrid } from '#design/layout/layout.tsx'
import { Loading, SkeletonCard, SkeletonText } from '#design/skeleton/skeleton.tsx'
import { FALLBACK_MODULES, FALLBACK_NEWS } from '../model.ts'

type Suggested = { news: ContentCard[]; modules: ContentCard[] }
const NONE: Suggested = { news: [], modules: [] }

/** SRC-014. Three news and four modules by the reader's profession; it arrives after the page, which knows nobody. */
export function SearchFallback({ audience }: { audience: Audience }) {
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    readCall<{ news: ContentDoc[]; modules: ContentDoc[] }>('/search/suggested', {
      signal: abort.signal,
      onFailed: () => setSuggested(NONE),
    }).then(({ news, modules }) =>
      setSuggested({ news: news.map(fromContentDoc), modules: modules.map(fromContentDoc) }),
    )
    return () => abort.abort()
  }, [])
  if (!suggested) return <Coming />
  return (
    <div className="mt-8 grid gap-6">
      <CardGrid columns={3}>
        {suggested.news.map((item) => (
          <ContentCardView key={item.id} item={item} level={2} />
        ))}
      </CardGrid>
      <CardGrid columns={4}>
        {suggested.modules.map((item) => (
          <ToolCardView
            key={item.id}
            item={item}
            isUsable={itemAccess({ paywalls: [], useFlag: item.useFlag }, audience).kind === 'whole'}
            level={2}
          />
        ))}
      </CardGrid>
    </div>
  )
}

/** The places of what is coming, so that nothing moves under the reader when it does. */
function Coming() {
  const places = (how: number) => Array.from({ length: how }, (_, place) => `place-${place}`)
  return (
    <Loading className="mt-8 grid gap-6">
      <CardGrid columns={3}>
        {places(FALLBACK_NEWS).map((key) => (
          <SkeletonCard key={key} />
        ))}
      </CardGrid>
      <CardGrid columns={4}>
        {places(FALLBACK_MODULES).map((key) => (
          <div key={key} className="min-h-64 rounded-card bg-paper p-6 shadow-card">
            <SkeletonText lines={4} />
          </div>
        ))}
      </CardGrid>
    </Loading>
  )
}
