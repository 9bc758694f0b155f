import type { z } from 'zod'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { offeredTo } from '#areas/plans/context.server.ts'
import { featuredProduct } from '#areas/plans/rules.ts'
import type { SuggestedProductWire } from '#areas/plans/wire.ts'
import type { LoadParts } from '../block.ts'
import type { singleProductBannerSchema } from './schema.ts'

export type SingleProductBannerData = z.output<typeof singleProductBannerSchema> & {
  product: SuggestedProductWire | null
  type: SubscriptionType
}

/** BLK-036. The product the club would propose first to this audience. */
export async function loadSingleProductBanner(
  fields: z.output<typeof singleProductBannerSchema>,
  { db, now, audience }: LoadParts,
): Promise<SingleProductBannerData> {
  return { ...fields, product: featuredProduct(await offeredTo(db, audience, now)), type: audience.type }
}
