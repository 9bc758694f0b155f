import { useEffect, useState } from 'react'
import type { ContentCard } from '#areas/content/article-model.ts'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { fromContentDoc } from '#areas/content/doc-rules.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { readCall } from '#areas/content/ui/read-call.ts'
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
    const put = (one: Loaded) => setLoaded((all) => [...all.filter(({ id }) => id !== one.id), one])
    for (const id of wanted.split(',').filter(Boolean))
      void readCall<ContentDoc>(`/graphql/library?id=${id}`, {
        signal: abort.signal,
        failure: `Si è verificato un errore nel servizio /graphql/library?id=${id}`,
        onFailed: () => put({ id, state: 'failed' }),
      }).then((doc) => put({ id, state: fromContentDoc(doc) }))
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
