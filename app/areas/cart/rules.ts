import { mayCallConsultant } from '#areas/audience/entitlement-rules.ts'
import type { Audience } from '#areas/audience/model.ts'
import type { Product } from '#areas/plans/model.ts'
import { payableCents } from '#areas/plans/rules.ts'
import { type Cents, splitCents } from '#platform/pure/money.ts'
import type { Cart } from './model.ts'

export function totalCents({ lines }: Pick<Cart, 'lines'>): Cents {
  return lines.reduce((sum, { price }) => sum + payableCents(price), 0)
}

/** What is paid today, and how many times: what is paid at once goes with the first instalment of the rest. */
export function firstPayment({ lines }: Pick<Cart, 'lines'>): { cents: Cents; installments: number } {
  return {
    cents: lines.reduce(
      (sum, { price }) => sum + (splitCents(payableCents(price), price.installmentPlanNumber)[0] ?? 0),
      0,
    ),
    installments: Math.max(1, ...lines.map(({ price }) => price.installmentPlanNumber)),
  }
}

/** Two plans at once make no sense: a new one takes the place of the other. Addons stay. */
export function leavesFor(added: Pick<Product, 'kind' | 'id'>, lines: Cart['lines']): string[] {
  return lines
    .filter(({ product }) => product.id === added.id || (added.kind === 'plan' && product.kind === 'plan'))
    .map(({ product }) => product.id)
}

/** CRT-006. On the empty cart a PREMIUM is called only about the convention of their order; an empty one is none. */
export function offersCall(audience: Pick<Audience, 'type'>, conventionOrder: string | null): boolean {
  return mayCallConsultant(audience) && (audience.type !== 'PREMIUM' || Boolean(conventionOrder?.trim()))
}

/** CRT-001 */
export function productCount(count: number): string {
  return count === 1 ? '1 prodotto' : `${count} prodotti`
}
