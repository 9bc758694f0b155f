import type { Audience } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { suggestedProducts } from './rules.ts'
import { listProducts } from './store.server.ts'
import { type SuggestedProductWire, toSuggestedProduct } from './wire.ts'

/** The plans on sale as a page of an audience shows them: nobody's plan of today is known there. */
export async function offeredTo(db: Db, audience: Audience, now: Date): Promise<SuggestedProductWire[]> {
  const visitor = { type: audience.type, currentProductId: null, daysLeft: 0, includesCurrent: true }
  return suggestedProducts(await listProducts(db, now), visitor).map(toSuggestedProduct)
}
