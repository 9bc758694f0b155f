import { useState } from 'react'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { useAsk } from '#design/ask/ask.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { toPrice } from '../price-wire.ts'
import { defaultPlan, mayConvert } from '../rules.ts'
import type { SuggestedProductWire } from '../wire.ts'
import { ConsultantCall } from './consultant-call.tsx'
import { ConversionDialog } from './conversion-dialog.tsx'
import { PlanPrice } from './plan-price.tsx'
import { ServiceLine } from './service-line.tsx'
import { findPrepared, type PreparedQuotation } from './use-buying.ts'

type Props = {
  id: string
  product: SuggestedProductWire
  type: SubscriptionType
  eyebrow?: string
  lead?: string
  headingLevel: 1 | 2
}

/** CRT-008, CRT-009. Buying asks first what an operator prepared: that is shown, and without it all the products. */
export function SingleProduct({ id, product, type, eyebrow, lead, headingLevel }: Props) {
  const ask = useAsk()
  const [isChecking, setChecking] = useState(false)
  const [prepared, setPrepared] = useState<PreparedQuotation | null>(null)
  const entry = defaultPlan(product.priceList.map(toPrice))

  const buy = async () => {
    setChecking(true)
    const found = mayConvert(type) ? await findPrepared(() => void buy()) : null
    setChecking(false)
    if (found && found !== 'failed') setPrepared(found)
    else ask('products')
  }

  return (
    <Band id={id} ground="paper" aria-labelledby={`${id}-title`}>
      <div className="grid items-center gap-8 rounded-card bg-primary-tint p-6 sm:p-9 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <SectionHead
            id={`${id}-title`}
            level={headingLevel}
            eyebrow={eyebrow}
            title={product.name}
            lead={lead}
            className="mb-5"
          />
          <ul className="grid gap-2.5 sm:grid-cols-2">
            {product.services
              .filter(({ available }) => available)
              .map((service) => (
                <ServiceLine key={service.label} service={service} />
              ))}
          </ul>
        </div>
        <div className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
          <p className="min-h-7">{product.mostLiked && <Badge tone="gold">Il più scelto</Badge>}</p>
          {entry && <PlanPrice entry={entry} priceList={product.priceList.map(toPrice)} />}
          <Button variant="accent" isWide isPending={isChecking} onClick={buy}>
            Acquista
          </Button>
          <ConsultantCall type={type} />
        </div>
      </div>
      <ConversionDialog quotation={prepared} onClose={() => setPrepared(null)} />
    </Band>
  )
}
