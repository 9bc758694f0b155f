import type { SubscriptionType } from '#areas/audience/model.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Card } from '#design/card/card.tsx'
import { cx } from '#design/cx.ts'
import { Icon } from '#design/icon/icon.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { formatEuro } from '#platform/pure/money.ts'
import { toPrice } from '../price-wire.ts'
import { defaultPlan, monthlyCents } from '../rules.ts'
import type { SuggestedProductWire } from '../wire.ts'
import { ServiceLine } from './service-line.tsx'
import { useActivePlanSeen } from './use-active-plan-seen.ts'
import { useSuggestedProducts } from './use-suggested-products.ts'

type Props = {
  products: readonly SuggestedProductWire[]
  type: SubscriptionType
  headingLevel?: 2 | 3
  /** Where a plan can be chosen; null where the table already stands under the products. */
  buyPath?: string | null
}

/** UPG-010, UPG-013, UPG-015. Plans beside one another: a table at a desk, a card each on a phone. */
export function PlanComparison({ products: offered, type, headingLevel = 3, buyPath = '/piani-premium' }: Props) {
  // Only a PREMIUM has a plan of today; which one is nobody else's business, so it is asked after the document.
  const { products } = useSuggestedProducts({ isWanted: type === 'PREMIUM', includesCurrent: true, initial: offered })
  useActivePlanSeen(products?.some(({ activePlan, isCurrent }) => activePlan || isCurrent) ?? false)
  if (!products || products.length === 0) return <p>Non sono presenti prodotti da acquistare.</p>
  return (
    <>
      <div data-event-code="PP080" className="hidden rounded-card bg-paper shadow-card lg:block">
        <table className="w-full table-fixed border-collapse">
          <caption className="visually-hidden">Confronto tra i piani</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className="w-[31%] p-6 text-left font-strong text-ink-soft">
                Che cosa comprende
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col" className="p-6 text-center font-normal">
                  <PlanHead product={product} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(products).map((row) => (
              <tr key={row.label} className="border-line border-t">
                <th scope="row" className="px-6 py-3.5 text-left font-normal">
                  <span className="font-strong">{row.label}</span>
                  <span className="block text-ink-soft text-sm">{row.description}</span>
                </th>
                {row.cells.map((cell) => (
                  <td key={cell.productId} className="px-4 py-3.5 text-center">
                    <Included isAvailable={cell.isAvailable} detail={cell.detail} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {buyPath && (
            <tfoot>
              <tr className="border-line border-t">
                <td className="p-6" />
                {products.map(({ id, name, mostLiked }) => (
                  <td key={id} className="p-6 text-center">
                    <ButtonLink to={buyPath} variant={mostLiked ? 'accent' : 'ghost'} aria-label={`Scegli ${name}`}>
                      Scegli
                    </ButtonLink>
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <ul className="grid gap-4 lg:hidden">
        {products.map((product) => (
          <Card as="li" key={product.id} look="outlined" className="gap-4 p-5">
            <PlanHead product={product} headingLevel={headingLevel} hasPlace={type === 'PREMIUM'} />
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-strong text-primary">
                Che cosa comprende<VisuallyHidden> {product.name}</VisuallyHidden>
              </summary>
              <ul className="mt-2 grid gap-2.5">
                {product.services.map((service) => (
                  <ServiceLine key={service.label} service={service} />
                ))}
              </ul>
            </details>
            {buyPath && (
              <ButtonLink
                to={buyPath}
                variant={product.mostLiked ? 'accent' : 'ghost'}
                isWide
                aria-label={`Scegli ${product.name}`}
              >
                Scegli
              </ButtonLink>
            )}
          </Card>
        ))}
      </ul>
    </>
  )
}

type HeadProps = { product: SuggestedProductWire; headingLevel?: 2 | 3; hasPlace?: boolean }

/** The line of badges is as tall empty as full: the plan of today is known only later. Without a place, an empty line is none. */
function PlanHead({ product, headingLevel, hasPlace = true }: HeadProps) {
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'span'
  const entry = defaultPlan(product.priceList.map(toPrice))
  return (
    <>
      <span className={cx('flex min-h-7 justify-center gap-2 max-lg:justify-start', !hasPlace && 'empty:hidden')}>
        {product.mostLiked && <Badge tone="gold">Il più scelto</Badge>}
        {(product.activePlan || product.isCurrent) && <Badge tone="success">Piano attivo</Badge>}
      </span>
      <Name className="block font-display text-title-s">{product.name}</Name>
      {entry && (
        <span className="block text-ink-soft">
          da {formatEuro(monthlyCents(entry, product.priceList.map(toPrice)))} al mese
        </span>
      )}
    </>
  )
}

function Included({ isAvailable, detail }: { isAvailable: boolean; detail: string | null }) {
  if (isAvailable && detail) return <span className="font-strong">{detail}</span>
  return (
    <>
      <Icon
        name={isAvailable ? 'circle-check' : 'minus'}
        size={24}
        className={isAvailable ? 'mx-auto text-success' : 'mx-auto text-ink-soft'}
      />
      <VisuallyHidden>{isAvailable ? 'Compreso' : 'Non compreso'}</VisuallyHidden>
    </>
  )
}

/** Services are compared by name, in the order of the plan that lists most; what follows a colon is how much of it each plan gives. */
function rowsOf(products: readonly SuggestedProductWire[]) {
  const nameOf = (label: string) => label.split(': ')[0] ?? label
  const listed = products.toSorted((a, b) => b.services.length - a.services.length).flatMap(({ services }) => services)
  const first = new Map(listed.toReversed().map((service) => [nameOf(service.label), service]))
  const names = [...new Set(listed.map(({ label }) => nameOf(label)))]
  return names.map((name) => ({
    label: name,
    description: first.get(name)?.publicDescription ?? '',
    cells: products.map(({ id, services }) => {
      const own = services.find(({ label }) => nameOf(label) === name)
      return { productId: id, isAvailable: own?.available ?? false, detail: own?.label.split(': ')[1] ?? null }
    }),
  }))
}
