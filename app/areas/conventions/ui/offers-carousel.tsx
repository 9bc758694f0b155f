import { Carousel } from '#design/carousel/carousel.tsx'
import type { CouponWire } from '../wire.ts'
import { OfferSummary } from './offer-summary.tsx'

type Props = { title: string; offers: readonly CouponWire[]; isLogoLink: boolean }

/** CNV-020. Offers in words, to be scrolled. */
export function OffersCarousel({ title, offers, isLogoLink }: Props) {
  return (
    <Carousel
      label={`${title}, da scorrere`}
      slides={offers.map((offer) => ({
        key: String(offer.id),
        content: <OfferSummary offer={offer} isLogoLink={isLogoLink} />,
      }))}
    />
  )
}
