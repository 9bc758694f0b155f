import { audienceOf } from '#areas/audience/context.server.ts'
import { JsonLd } from '#areas/content/ui/json-ld.tsx'
import { Region } from '#areas/content/ui/region.tsx'
import { Band, SectionHead } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { offeredTo } from '../context.server.ts'
import { TRIAL_DAYS } from '../model.ts'
import { productFact } from '../product-fact-rules.ts'
import { trialPath } from '../rules.ts'
import { PlanComparison } from '../ui/plan-comparison.tsx'
import { ProductCards } from '../ui/product-cards.tsx'
import { useSuggestedProducts } from '../ui/use-suggested-products.ts'
import type { Route } from './+types/premium-plans'

/** SHL-006. The page of the plans, with one address for every "Piani Premium" button. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const audience = audienceOf(context)
  return { products: await offeredTo(db, audience, now), type: audience.type, clubName: club.name, origin }
}

export const handle = { lends: ['bottom'] }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: 'Piani Premium',
        description:
          'Confronta i piani del Club: formazione ECM, tutela legale, strumenti e convenzioni, anche in 12 rate.',
        path: '/piani-premium',
        origin: loaderData.origin,
        clubName: loaderData.clubName,
      })
    : []

export default function PremiumPlansPage({
  loaderData: { products: offered, type, clubName, origin },
}: Route.ComponentProps) {
  const { products } = useSuggestedProducts({ isWanted: type === 'PREMIUM', includesCurrent: true, initial: offered })
  const trial = trialPath(type)
  return (
    <>
      <Band ground="tint" space="medium">
        <SectionHead
          level={1}
          eyebrow="Piani Premium"
          title="Scegli quanto Club ti serve"
          lead={
            trial ? (
              <>
                Un anno intero, anche in 12 rate senza interessi. Se vuoi prima guardarti intorno,{' '}
                <Link to={trial}>prova gratis per {TRIAL_DAYS} giorni</Link>.
              </>
            ) : (
              'Un anno intero, anche in 12 rate senza interessi.'
            )
          }
        />
        <ProductCards products={products ?? offered} type={type} level={2} />
      </Band>
      {offered.length > 0 && (
        <Band aria-labelledby="confronto" id="confronto-piani">
          <SectionHead id="confronto" title="I piani, voce per voce" />
          <PlanComparison products={offered} type={type} buyPath={null} />
        </Band>
      )}
      <Region name="bottom" />
      {offered.map((product) => (
        <JsonLd key={product.id} data={productFact(product, { clubName, origin })} />
      ))}
    </>
  )
}
