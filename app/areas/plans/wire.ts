import { z } from 'zod'
import type { PriceListEntry, SuggestedProduct } from './model.ts'

/** UPG-005. Prices are whole cents, here as everywhere. */
export const priceListEntryWire = z.object({
  installmentPlanId: z.string(),
  installmentPlanNumber: z.number().int().positive(),
  installmentPlanName: z.string(),
  totalPrice: z.number().int().positive().meta({ description: 'Centesimi di euro.' }),
  discount: z.object({ price: z.number().int().positive().meta({ description: 'Centesimi di euro.' }) }).nullable(),
})
export type PriceListEntryWire = z.infer<typeof priceListEntryWire>

export const suggestedProductWire = z.object({
  id: z.string(),
  name: z.string(),
  mostLiked: z.boolean(),
  purchasable: z.boolean(),
  activePlan: z.boolean(),
  isCurrent: z.boolean(),
  services: z.array(z.object({ publicDescription: z.string(), available: z.boolean(), label: z.string() })),
  priceList: z.array(priceListEntryWire),
})
export type SuggestedProductWire = z.infer<typeof suggestedProductWire>

/** API-030, API-216 */
export const suggestedProductsWire = z.object({ data: z.object({ suggested: z.array(suggestedProductWire) }) })

export function toSuggestedProduct(product: SuggestedProduct): SuggestedProductWire {
  return {
    id: product.id,
    name: product.name,
    mostLiked: product.isMostLiked,
    purchasable: product.isPurchasable,
    activePlan: product.isCurrent,
    isCurrent: product.isCurrent,
    services: product.services.map(({ publicDescription, available, label }) => ({
      publicDescription,
      available,
      label,
    })),
    priceList: product.priceList.map(toPriceListEntry),
  }
}

export function toPriceListEntry(entry: PriceListEntry): PriceListEntryWire {
  return {
    installmentPlanId: entry.installmentPlanId,
    installmentPlanNumber: entry.installmentPlanNumber,
    installmentPlanName: entry.installmentPlanName,
    totalPrice: entry.totalCents,
    discount: entry.discountedCents === null ? null : { price: entry.discountedCents },
  }
}
