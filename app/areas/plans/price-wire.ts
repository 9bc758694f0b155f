import type { PriceListEntryWire } from './wire.ts'

/** From the wire to the arithmetic of `rules.ts`; apart from the shapes, which the browser does not need. */
export function toPrice({ installmentPlanNumber, totalPrice, discount }: PriceListEntryWire) {
  return { installmentPlanNumber, totalCents: totalPrice, discountedCents: discount?.price ?? null }
}
