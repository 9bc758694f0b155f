import type { ContentCard } from '#areas/content/article-model.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import type { Around } from '../article-context.server.ts'
import { RelatedItems } from './related-items.tsx'

/** CNT-009, CNT-010, NWS-016. Related, suggested and latest items, three each, as the item's own components say. */
export function MoreReading({ around: { relatedIds, suggested, latest } }: { around: Around }) {
  return (
    <>
      {relatedIds.length > 0 && (
        <Band ground="paper" space="small" aria-labelledby="correlati" className="print:hidden">
          <SectionHead id="correlati" title="Leggi anche" />
          <RelatedItems ids={relatedIds} />
        </Band>
      )}
      {suggested.length > 0 && <Insights id="suggeriti" title="Approfondimenti" cards={suggested} />}
      {latest.length > 0 && <Insights id="ultimi" title="Gli ultimi arrivati" cards={latest} />}
    </>
  )
}

function Insights({ id, title, cards }: { id: string; title: string; cards: readonly ContentCard[] }) {
  return (
    <Band space="small" aria-labelledby={id} className="print:hidden">
      <SectionHead id={id} title={title} />
      <CardGrid columns={3}>
        {cards.map((card) => (
          <ContentCardView key={card.id} item={card} />
        ))}
      </CardGrid>
    </Band>
  )
}
