import { serveRecord } from '#platform/records/serve-record.server.ts'
import { offerState } from './desk-rules.ts'
import {
  countActiveOffers,
  isShopNameTaken,
  lastTop,
  listDeskOffers,
  shopsIn,
  shopValues,
} from './desk-store.server.ts'
import { shop } from './shop-record.ts'
import { conventionShops } from './tables.server.ts'
import { isShopNeeded, lockWindow } from './window-store.server.ts'

export const servedShop = serveRecord(shop, {
  table: conventionShops,
  trailKind: 'convention-edited',
  columns: shopValues,
  fromRow: ({ topRank, ...row }) => ({ ...row, isTop: topRank !== null }),
  toRow: ({ isTop, ...values }) => ({ ...values, ...(isTop !== undefined && { topRank: isTop ? lastTop : null }) }),
  isIn: shopsIn,
  // Places of the window are given, and offers are written, behind this lock.
  lock: lockWindow,
  check: async (db, { name }, id): Promise<Record<string, string>> =>
    (await isShopNameTaken(db, name, Number(id))) ? { name: 'Un negozio con questo nome c’è già.' } : {},
  facts: async (db, list, now) => {
    const active = await countActiveOffers(db, now)
    return new Map(list.map(({ id }) => [id, { active: active.get(id) ?? 0 }]))
  },
  around: async (db, { id }, _facts, now) => {
    const query = { typed: '', state: null, shopId: Number(id) }
    const { items, total } = await listDeskOffers(db, query, { page: 1, limit: 8, now })
    return {
      total,
      offers: items.map((offer) => ({ id: offer.id, title: offer.title, state: offerState(offer, now) })),
    }
  },
  // With the shop its offers would go, and with them what members withdrew.
  stays: async (db, { id }) =>
    (await isShopNeeded(db, Number(id))) ? 'Ha ancora offerte o promozioni: finché ci sono, nascondilo.' : null,
})
