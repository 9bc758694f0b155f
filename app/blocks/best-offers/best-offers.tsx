import { OfferSummary } from '#areas/conventions/ui/offer-summary.tsx'
import { useBestOffers } from '#areas/conventions/ui/use-best-offers.ts'
import { Carousel } from '#design/carousel/carousel.tsx'
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
      <Carousel
        label={`${data.title}, da scorrere`}
        slides={offers.map((offer) => ({
          key: String(offer.id),
          content: <OfferSummary offer={offer} isLogoLink={data.isLogoLink} />,
        }))}
      />
    </Band>
  )
}
