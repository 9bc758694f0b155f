import { useId, useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { track } from '#areas/tracking/ui/track.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { cx } from '#design/cx.ts'
import { Select } from '#design/select/select.tsx'
import { disclaimer } from '../disclaimer-rules.ts'
import { toPrice } from '../price-wire.ts'
import { defaultPlan } from '../rules.ts'
import type { SuggestedProductWire } from '../wire.ts'
import { ConsultantCall } from './consultant-call.tsx'
import { PlanPrice } from './plan-price.tsx'
import { ServiceLine } from './service-line.tsx'
import { useActivePlanSeen } from './use-active-plan-seen.ts'

type Props = {
  product: SuggestedProductWire
  type: SubscriptionType
  level?: 2 | 3
  isPending?: boolean
  onBuy: (productId: string, installmentPlanId: string) => void
}

/** UPG-006…UPG-009. One product: what it includes, how it is paid, what it costs, and the two ways on. */
export function ProductCard({ product, type, level = 3, isPending, onBuy }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  const [chosenId, setChosenId] = useState(defaultPlan(product.priceList)?.installmentPlanId)
  const chosen = product.priceList.find(({ installmentPlanId }) => installmentPlanId === chosenId)
  const isActive = product.activePlan || product.isCurrent
  useActivePlanSeen(isActive)
  return (
    <Card as="article" look={product.mostLiked ? 'chosen' : 'outlined'} aria-labelledby={id} className="gap-5 p-6">
      <div>
        {/* Only a PREMIUM has a plan of today, which arrives later: on a phone the others keep no place for it. */}
        <p className={cx('flex min-h-7 gap-2', type !== 'PREMIUM' && 'max-lg:empty:hidden')}>
          {product.mostLiked && <Badge tone="gold">Il più scelto</Badge>}
          {isActive && <Badge tone="success">Piano attivo</Badge>}
        </p>
        <Heading id={id} className="mt-2 font-display text-title-m">
          {product.name}
        </Heading>
      </div>
      <ul className="grid gap-2.5">
        {product.services.map((service) => (
          <ServiceLine key={service.label} service={service} />
        ))}
      </ul>
      <div className="mt-auto grid gap-4">
        {product.priceList.length > 0 && (
          <Select
            name={`frequenza-${product.id}`}
            label="Frequenza di pagamento"
            value={chosenId}
            onChange={(event) => {
              setChosenId(event.target.value)
              track('PP091')
            }}
            options={product.priceList.map(({ installmentPlanId, installmentPlanName }) => ({
              value: installmentPlanId,
              label: installmentPlanName,
            }))}
          />
        )}
        {chosen && <PlanPrice entry={toPrice(chosen)} priceList={product.priceList.map(toPrice)} />}
        <p id={`${id}-nota`} className="text-ink-soft text-sm">
          {disclaimer(product, type)}
        </p>
        <div className="grid gap-2.5">
          <Button
            variant={product.mostLiked ? 'accent' : 'solid'}
            isWide
            isPending={isPending}
            disabled={!product.purchasable || !chosen}
            aria-describedby={`${id} ${id}-nota`}
            data-event-code="PP100"
            onClick={() => chosen && onBuy(product.id, chosen.installmentPlanId)}
          >
            Acquista
          </Button>
          <ConsultantCall type={type} />
        </div>
      </div>
    </Card>
  )
}
