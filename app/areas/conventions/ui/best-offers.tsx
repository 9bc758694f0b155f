import { useEffect } from 'react'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { toast } from '#design/toast/toast.ts'
import type { CouponAccess } from '../rules.ts'
import type { CouponWire } from '../wire.ts'
import { CouponList } from './coupon-list.tsx'
import { OfferSummary } from './offer-summary.tsx'
import { BEST_OFFERS_ERROR } from './use-best-offers.ts'

type Props = {
  /** Null when they could not be read. */
  offers: readonly CouponWire[] | null
  access: CouponAccess
  isLogoLink: boolean
  /** CNV-015. Where coupon cards are not for this audience, an offer is words and a way to its shop. */
  hasCards: boolean
}

/** CNV-017, CNV-020, CNV-021. The best offers; when they cannot be read the page says so and goes on. */
export function BestOffers({ offers, access, isLogoLink, hasCards }: Props) {
  const isFailed = offers === null
  useEffect(() => {
    if (isFailed) toast.danger(BEST_OFFERS_ERROR)
  }, [isFailed])
  if (!offers || offers.length === 0) return null
  return (
    <Band id="migliori-offerte" aria-labelledby="migliori-offerte-titolo">
      <SectionHead id="migliori-offerte-titolo" eyebrow="Negozi convenzionati" title="Le migliori offerte" />
      {hasCards ? (
        <CouponList coupons={offers} access={access} isLogoLink={isLogoLink} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {offers.map((offer) => (
            <li key={offer.id}>
              <OfferSummary offer={offer} isLogoLink={isLogoLink} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}
