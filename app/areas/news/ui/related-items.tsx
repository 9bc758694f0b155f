import { useEffect, useState } from 'react'
import type { ContentCard } from '#areas/content/article-model.ts'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { fromContentDoc } from '#areas/content/doc-rules.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { CardGrid } from '#design/layout/layout.tsx'
import { SkeletonCard } from '#design/skeleton/skeleton.tsx'

type Loaded = { id: string; state: ContentCard | 'failed' }

/** CNT-009, NWS-016, NWS-032, BLK-033. Each related item by a call of its own: one that fails says so and the others show. */
export function RelatedItems({ ids }: { ids: readonly string[] }) {
  const [loaded, setLoaded] = useState<readonly Loaded[]>([])
  const wanted = ids.join()
  useEffect(() => {
    const abort = new AbortController()
    setLoaded([])
    for (const id of wanted.split(',').filter(Boolean))
      void loadItem(id, abort.signal).then(
        (card) => setLoaded((all) => [...all, { id, state: card }]),
        () => !abort.signal.aborted && setLoaded((all) => [...all, { id, state: 'failed' }]),
      )
    return () => abort.abort()
  }, [wanted])
  return (
    <CardGrid columns={3}>
      {ids.map((id) => {
        const state = loaded.find((one) => one.id === id)?.state
        if (!state) return <SkeletonCard key={id} />
        if (state === 'failed')
          return (
            <p key={id} role="alert" className="rounded-card bg-danger-tint p-5 text-danger">
              Si è verificato un errore nel servizio /graphql/library?id={id}
            </p>
          )
        return <ContentCardView key={id} item={state} />
      })}
    </CardGrid>
  )
}

async function loadItem(id: string, signal: AbortSignal): Promise<ContentCard> {
  const response = await fetch(`/api/graphql/library?id=${id}`, { signal, headers: { accept: 'application/json' } })
  if (response.status !== 200) throw new Error(`status ${response.status}`)
  return fromContentDoc((await response.json()) as ContentDoc)
}
