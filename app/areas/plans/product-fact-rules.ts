import type { Fact } from '#platform/pure/json-ld.ts'
import type { SuggestedProductWire } from './wire.ts'

type Where = { clubName: string; origin: string }

/** What search engines are told of a plan: what it holds and what a year of it costs, paid in the fewest installments. */
export function productFact({ name, services, priceList }: SuggestedProductWire, { clubName, origin }: Where): Fact {
  const price = priceList.toSorted((a, b) => a.installmentPlanNumber - b.installmentPlanNumber)[0]
  const description = services.flatMap(({ available, label }) => (available ? [label] : [])).join(', ')
  return {
    '@type': 'Product',
    name,
    description: description || name,
    brand: { '@type': 'Organization', name: clubName },
    ...(price && {
      offers: {
        '@type': 'Offer',
        price: ((price.discount?.price ?? price.totalPrice) / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: `${origin}/piani-premium`,
      },
    }),
  }
}
