import { useAsk } from '#design/ask/ask.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card, CardBody, CardMeta, CardTitle } from '#design/card/card.tsx'
import { Anchor } from '#design/link/link.tsx'
import { LOGO_PATH } from '../logo-rules.ts'
import { type CouponAccess, offerActionLabel, offerKindLabel, reductionLabel } from '../rules.ts'
import type { CouponWire } from '../wire.ts'
import { ShopLogo } from './shop-logo.tsx'

type Props = {
  coupon: CouponWire
  access: CouponAccess
  /** CNV-014 */
  isLogoLink: boolean
  /** True while the code is being asked for. */
  isPending?: boolean
  onWithdraw: (coupon: CouponWire) => void
  level?: 2 | 3
  /** On the page of its shop, which has already said whose it is. */
  isAtHome?: boolean
}

/** CNV-005…008. One offer: what it is, what may be seen of its code, and the button that asks for the rest. */
export function CouponCard({ coupon, access, isLogoLink, isPending, onWithdraw, level = 3, isAtHome }: Props) {
  const ask = useAsk()
  const reduction = reductionLabel(coupon.reduced_price_value, coupon.reduced_price_symbol)
  const isCode = coupon.offer_type !== 'o'
  return (
    <Card className="h-full">
      <CardBody className="gap-3">
        <div className="flex items-start justify-between gap-4">
          {!isAtHome && (
            <div className="w-28">
              {isLogoLink ? (
                <Anchor to={`/servizi/convenzioni/negozi/${coupon.shop_id}`} aria-label={coupon.shop_name}>
                  <ShopLogo name={coupon.shop_name} src={LOGO_PATH + coupon.shop_logo} />
                </Anchor>
              ) : (
                <ShopLogo name={coupon.shop_name} src={LOGO_PATH + coupon.shop_logo} />
              )}
            </div>
          )}
          <Badge tone="gold">{offerKindLabel(coupon.otypes[0]?.input_name ?? '')}</Badge>
        </div>
        <div>
          {!isAtHome && <p className="text-ink-soft text-sm">{coupon.shop_name}</p>}
          <CardTitle level={level}>{coupon.title}</CardTitle>
        </div>
        {reduction && (
          <p className="font-display text-primary text-title-m">
            <span className="visually-hidden">Sconto </span>−{reduction}
          </p>
        )}
        {coupon.description && <p className="text-ink-soft">{coupon.description}</p>}
        <CardMeta>{coupon.end_date_time_forhumans}</CardMeta>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant={isCode ? 'solid' : 'ghost'}
            isPending={isPending}
            data-event-code="CN310"
            onClick={() => (access === 'withdraw' ? onWithdraw(coupon) : ask('upgrade'))}
          >
            {offerActionLabel(coupon.offer_type)}
            <span className="visually-hidden">: {coupon.title}</span>
          </Button>
          {isCode && (
            <span className="rounded-small border border-line border-dashed px-2.5 py-1.5 font-mono text-ink-soft text-sm">
              <span className="visually-hidden">Il codice finisce con </span>
              <span aria-hidden="true">•••</span>
              {coupon.voucher_preview}
            </span>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
