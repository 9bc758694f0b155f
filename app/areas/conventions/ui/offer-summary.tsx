import { Badge } from '#design/badge/badge.tsx'
import { Card, CardBody, CardMeta, CardTitle } from '#design/card/card.tsx'
import { LOGO_PATH } from '../logo-rules.ts'
import { offerKindLabel, reductionLabel } from '../rules.ts'
import type { CouponWire } from '../wire.ts'
import { ShopLogo } from './shop-logo.tsx'

/** CNV-014, CNV-015. An offer without its coupon: whoever may, reaches it in its shop. */
export function OfferSummary({ offer, isLogoLink }: { offer: CouponWire; isLogoLink: boolean }) {
  const reduction = reductionLabel(offer.reduced_price_value, offer.reduced_price_symbol)
  return (
    <Card as="div" className="h-full">
      <CardBody>
        <div className="flex items-start justify-between gap-4">
          <ShopLogo name={offer.shop_name} src={LOGO_PATH + offer.shop_logo} className="max-w-28" />
          <Badge tone="gold">{offerKindLabel(offer.otypes[0]?.input_name ?? '')}</Badge>
        </div>
        <p className="text-ink-soft text-sm">{offer.shop_name}</p>
        <CardTitle to={isLogoLink ? `/servizi/convenzioni/negozi/${offer.shop_id}?ocode=${offer.id}` : undefined}>
          {offer.title}
        </CardTitle>
        {reduction && <p className="font-display text-primary text-title-s">−{reduction}</p>}
        <CardMeta>{offer.end_date_time_forhumans}</CardMeta>
      </CardBody>
    </Card>
  )
}
