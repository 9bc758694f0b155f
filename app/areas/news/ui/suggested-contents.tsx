import { useEffect, useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import type { ContentCard } from '#areas/content/article-model.ts'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { fromContentDoc } from '#areas/content/doc-rules.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { readCall } from '#areas/content/ui/read-call.ts'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { SUGGESTED_ITEMS } from '../model.ts'

type Props = { type: SubscriptionType; everybodys: readonly ContentCard[]; excludedIds: readonly string[] }

/** NWS-012, NWS-013. Six items: for a member by profession, filled with others when fewer fit; for a visitor the newest. */
export function SuggestedContents({ type, everybodys, excludedIds }: Props) {
  const [items, setItems] = useState(everybodys)
  const isMember = type !== 'SUSPECT'
  const excluded = excludedIds.join()
  useEffect(() => {
    setItems(everybodys)
    if (!isMember) return
    const abort = new AbortController()
    void readCall<{ docs: ContentDoc[] }>('/CMS/Search/EditorialContent/Ungrouped', {
      signal: abort.signal,
      failure: 'Errore nel servizio /CMS/Search/EditorialContent/Ungrouped',
      method: 'POST',
      body: {
        exclude: { contentType: ['Modulo', 'Tool'], id: excluded.split(',').filter(Boolean) },
        criteria: { rows: SUGGESTED_ITEMS, offset: 0, fallback: true },
      },
    }).then(({ docs }) => {
      if (docs.length > 0) setItems(docs.map(fromContentDoc))
    })
    return () => abort.abort()
  }, [isMember, everybodys, excluded])
  if (items.length === 0) return null
  return (
    <Band ground="paper" space="small" aria-labelledby="consigliati">
      <SectionHead id="consigliati" title={isMember ? 'Suggeriti per te' : 'Da leggere anche'} />
      <CardGrid columns={3}>
        {items.map((item) => (
          <ContentCardView key={item.id} item={item} />
        ))}
      </CardGrid>
    </Band>
  )
}
