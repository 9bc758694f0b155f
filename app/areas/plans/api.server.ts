import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import { daysLeft } from '#areas/audience/membership-rules.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { currentPlan, suggestedProducts } from './rules.ts'
import { listOwnedProducts, listProducts } from './store.server.ts'
import { suggestedProductsWire, toSuggestedProduct } from './wire.ts'

const getSuggestedProducts = defineCall({
  method: 'GET',
  path: '/CPQ/ProdottiSuggeriti',
  summary: 'I piani in vendita per chi chiede; con includeCurrentProduct=true anche quello che ha già.',
  access: 'anyone',
  query: z.object({ includeCurrentProduct: z.enum(['true', 'false']).optional() }),
  answer: suggestedProductsWire,
  async handle({ db, now, viewer: { audience, member } }, { query }) {
    const owned = member ? await listOwnedProducts(db, member.id) : []
    const suggested = suggestedProducts(await listProducts(db, now), {
      type: audience.type,
      currentProductId: currentPlan(owned, now)?.productId ?? null,
      daysLeft: member ? daysLeft(member.expiration, now) : 0,
      includesCurrent: query.includeCurrentProduct === 'true',
    })
    return { data: { suggested: suggested.map(toSuggestedProduct) } }
  },
})

export const plansCalls: Call<Viewer>[] = [getSuggestedProducts]
