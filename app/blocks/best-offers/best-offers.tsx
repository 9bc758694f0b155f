import { OffersCarousel } from '#areas/conventions/ui/offers-carousel.tsx'
import { useBestOffers } from '#areas/conventions/ui/use-best-offers.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import type { BlockProps } from '../block.ts'
import type { BestOffersData } from './schema.ts'

/** CNV-017, CNV-020, CNV-021. Three offers of partner shops, to be scrolled. */
export function BestOffersBlock({ id, data, headingLevel }: BlockProps<BestOffersData>) {
  const offers = useBestOffers(data.offers)
  const headingId = `${id}-title`
  if (!offers || offers.length === 0) return null
  return (
    <Band id={id} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        level={headingLevel}
        eyebrow={data.label}
        title={data.title}
        action={
          <Link look="standalone" to="/servizi/convenzioni">
            Vedi le convenzioni
          </Link>
        }
      />
      <OffersCarousel title={data.title} offers={offers} isLogoLink={data.isLogoLink} />
    </Band>
  )
}
