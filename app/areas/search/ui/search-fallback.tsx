import { useEffect, useState } from 'react'
import type { ContentCard } from '#areas/content/article-model.ts'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { fromContentDoc } from '#areas/content/doc-rules.ts'
import { ContentCardView, ToolCardView } from '#areas/content/ui/content-card.tsx'
import { CardGrid } from '#design/layout/layout.tsx'

type Suggested = { news: ContentCard[]; modules: ContentCard[] }

/** SRC-014. Three news and four modules by the reader's profession; it arrives after the page, which knows nobody. */
export function SearchFallback() {
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetch('/api/search/suggested', { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) return
        const { news, modules } = (await response.json()) as { news: ContentDoc[]; modules: ContentDoc[] }
        setSuggested({ news: news.map(fromContentDoc), modules: modules.map(fromContentDoc) })
      })
      .catch(() => undefined)
    return () => abort.abort()
  }, [])
  if (!suggested) return null
  return (
    <div className="mt-8 grid gap-6">
      <CardGrid columns={3}>
        {suggested.news.map((item) => (
          <ContentCardView key={item.id} item={item} level={2} />
        ))}
      </CardGrid>
      <CardGrid columns={4}>
        {suggested.modules.map((item) => (
          <ToolCardView key={item.id} item={item} isUsable level={2} />
        ))}
      </CardGrid>
    </div>
  )
}
