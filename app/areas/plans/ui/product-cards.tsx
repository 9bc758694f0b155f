import { mayCallConsultant } from '#areas/audience/entitlement-rules.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { usePhoneCall } from '#areas/content/ui/phone-call.ts'
import { cx } from '#design/cx.ts'
import { Link } from '#design/link/link.tsx'
import type { SuggestedProductWire } from '../wire.ts'
import { ConversionDialog } from './conversion-dialog.tsx'
import { ProductCard } from './product-card.tsx'
import { useBuying } from './use-buying.ts'

type Props = { products: readonly SuggestedProductWire[]; type: SubscriptionType; level?: 2 | 3 }

/** No card alone on its line: who has a plan that is sold no more sees it beside the three that are. */
function columnsOf(products: number): string {
  if (products === 4) return 'md:grid-cols-2 xl:grid-cols-4'
  return products > 2 ? 'lg:grid-cols-3' : products === 2 ? 'md:grid-cols-2' : ''
}

/** UPG-013. Products side by side, with all that buying one needs. */
export function ProductCards({ products, type, level }: Props) {
  const { buy, pendingId, prepared, dropPrepared, buyWanted } = useBuying(type)
  const { legalNote } = usePhoneCall()
  const wanted = products.find(({ id }) => id === prepared?.wanted.productId)
  const isOther = wanted && prepared?.quotation.products.every(({ id }) => id !== wanted.id)
  if (products.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p>Non sono presenti prodotti da acquistare.</p>
        {/* Who already has the largest plan and still misses something can only ask. */}
        <Link look="standalone" to="/assistenza/contatti">
          Contattaci
        </Link>
      </div>
    )
  return (
    <>
      <div className={cx('grid gap-5 lg:gap-6', columnsOf(products.length))}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            type={type}
            level={level}
            isPending={pendingId === product.id}
            onBuy={buy}
          />
        ))}
      </div>
      {mayCallConsultant({ type }) && <p className="mt-4 text-ink-soft text-sm">{legalNote}</p>}
      <ConversionDialog
        quotation={prepared?.quotation ?? null}
        onClose={dropPrepared}
        wanted={isOther ? { name: wanted.name, onBuy: buyWanted } : undefined}
      />
    </>
  )
}
