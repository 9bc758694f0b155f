import { z } from 'zod'
import { priceListEntryWire, toPriceListEntry } from '#areas/plans/wire.ts'
import type { Cart } from './model.ts'

/** API-032 */
export const addToCartWire = z.object({
  productId: z.string().min(1).max(60),
  installmentPlanId: z.string().min(1).max(60),
})

/** CRT-002, API-031. The plan and the prices are those of the first product. */
export const quotationWire = z.object({
  products: z.array(z.object({ id: z.string(), name: z.string(), installmentPlanId: z.string() })),
  installmentPlanId: z.string().nullable(),
  availablePriceList: z.array(priceListEntryWire),
  showPrice: z.boolean(),
  insertedByOperator: z.boolean(),
})
export type QuotationWire = z.infer<typeof quotationWire>

/** CRT-002. Amounts that must not be shown do not leave the server. */
export function toQuotation({ lines, showPrice, isInsertedByOperator }: Cart): QuotationWire {
  const [first] = lines
  return {
    products: lines.map(({ product, price }) => ({
      id: product.id,
      name: product.name,
      installmentPlanId: price.installmentPlanId,
    })),
    installmentPlanId: first?.price.installmentPlanId ?? null,
    availablePriceList: showPrice ? (first?.product.priceList ?? []).map(toPriceListEntry) : [],
    showPrice,
    insertedByOperator: isInsertedByOperator,
  }
}
