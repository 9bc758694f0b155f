import type { ShopTile, Slide } from '#areas/conventions/model.ts'
import { OffersCarousel } from '#areas/conventions/ui/offers-carousel.tsx'
import { PromoSlideshow } from '#areas/conventions/ui/promo-slideshow.tsx'
import { TopShops } from '#areas/conventions/ui/top-shops.tsx'
import { useBestOffers } from '#areas/conventions/ui/use-best-offers.ts'
import type { CouponWire } from '#areas/conventions/wire.ts'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'

type Props = {
  lead: string
  offers: readonly CouponWire[] | null
  shops: readonly ShopTile[]
  slides: readonly Slide[]
  isLogoLink: boolean
}

/** UPG-023. Best offers, top shops (AUD-020: of who may use them) and the slideshow: what the shops really offer today. */
export function ShopDiscounts({ lead, offers: given, shops, slides, isLogoLink }: Props) {
  const offers = useBestOffers(given)
  return (
    <Band id="upgrade-topnegozi" ground="paper" aria-labelledby="sconti">
      <SectionHead
        id="sconti"
        eyebrow="Sconti nei negozi"
        title="Le migliori offerte di oggi"
        lead={lead}
        action={
          <Link look="standalone" to="/servizi/convenzioni">
            Vedi le convenzioni
          </Link>
        }
      />
      {offers && offers.length > 0 && (
        <OffersCarousel title="Le migliori offerte di oggi" offers={offers} isLogoLink={isLogoLink} />
      )}
      {shops.length > 0 && (
        <div className="mt-9">
          <h3 className="mb-4 font-display text-title-s">I negozi più amati</h3>
          <TopShops title="I negozi più amati" shops={shops} isLogoLink={isLogoLink} />
        </div>
      )}
      <div className="mt-9 empty:hidden">
        <PromoSlideshow slides={slides} />
      </div>
    </Band>
  )
}
