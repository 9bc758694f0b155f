import type { SubscriptionType } from '#areas/audience/model.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import type { ConventionCounts } from './copy.ts'
import type { Offer, ShopTile, Slide } from './model.ts'
import { countConventions, listBestOffers, listSlides, listTopShops } from './store.server.ts'

export type ShopWindow = {
  /** Null when they could not be read, which the page then says (CNV-021). */
  offers: Offer[] | null
  shops: ShopTile[]
  slides: Slide[]
  /** CNV-004 */
  counts: ConventionCounts
  /** A page with a part missing is not kept. */
  isComplete: boolean
}

type Asked = { type: SubscriptionType; offers: number; hasTopShops: boolean; hasSlides?: boolean }

/** CNV-017…021. Best offers, top shops and slideshow for a page that shows all three; what cannot be read costs itself. */
export async function shopWindow(
  { db, now, log }: Pick<PageParts, 'db' | 'now' | 'log'>,
  { type, offers: most, hasTopShops, hasSlides = true }: Asked,
): Promise<ShopWindow> {
  const failed = (part: string) => (error: unknown) => {
    log.error({ err: error, part }, 'a part of the conventions could not be read')
    return null
  }
  const [offers, shops, slides, counts] = await Promise.all([
    listBestOffers(db, { type, now }, most).catch(failed('bestoffers')),
    hasTopShops ? listTopShops(db, { type, now }).catch(failed('topshops')) : [],
    hasSlides ? listSlides(db, { type, now }).catch(failed('slideshow')) : [],
    countConventions(db, { type, now }).catch(failed('counts')),
  ])
  const isComplete = offers !== null && shops !== null && slides !== null && counts !== null
  return { offers, shops: shops ?? [], slides: slides ?? [], counts: counts ?? { offers: 0, shops: 0 }, isComplete }
}
