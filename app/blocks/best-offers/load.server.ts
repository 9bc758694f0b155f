import type { z } from 'zod'
import { BEST_OFFERS } from '#areas/conventions/model.ts'
import { isShopLogoLink } from '#areas/conventions/rules.ts'
import { listBestOffers } from '#areas/conventions/store.server.ts'
import { toCoupon } from '#areas/conventions/wire.ts'
import type { LoadParts } from '../block.ts'
import type { BestOffersData, bestOffersSchema } from './schema.ts'

/** CNV-020, CNV-021. Three; a failure is told by the browser, which asks once more. */
export async function loadBestOffers(
  fields: z.output<typeof bestOffersSchema>,
  { db, now, audience, log }: Pick<LoadParts, 'db' | 'now' | 'audience' | 'log'>,
): Promise<BestOffersData> {
  const isLogoLink = isShopLogoLink(audience)
  try {
    const offers = await listBestOffers(db, { type: audience.type, now }, BEST_OFFERS.home)
    return { ...fields, offers: offers.map(toCoupon), isLogoLink }
  } catch (error) {
    log.error({ err: error }, 'the best offers could not be read')
    return { ...fields, offers: null, isLogoLink }
  }
}
