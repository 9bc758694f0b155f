import { z } from 'zod'
import type { CouponWire } from '#areas/conventions/wire.ts'

/** CNV-017, CNV-020 */
export const bestOffersSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).default('Le migliori offerte').meta({ title: 'Titolo' }),
  })
  .meta({ title: 'Le migliori offerte', description: 'Tre offerte dei negozi convenzionati.' })

export type BestOffersData = z.output<typeof bestOffersSchema> & {
  /** Null when they could not be read: the browser then asks again. */
  offers: readonly CouponWire[] | null
  /** CNV-014 */
  isLogoLink: boolean
}
