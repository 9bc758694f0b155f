import { randomUUID } from 'node:crypto'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { endOfRomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'
import { OWN_OFFERS } from './catalogue-store.server.ts'
import { DESK_PATH } from './desk-copy.ts'
import type { OfferState } from './desk-rules.ts'
import {
  lastBest,
  listOfferFacts,
  listShopNames,
  offerValues,
  shopOfOffer,
  stateCondition,
  updateOfferEnd,
} from './desk-store.server.ts'
import { offer } from './offer-record.ts'
import { listShopChoices, SHOP_CHOICES } from './shop-choice-store.server.ts'
import { conventionOffers } from './tables.server.ts'
import { lockWindow } from './window-store.server.ts'

export const servedOffer = serveRecord(offer, {
  table: conventionOffers,
  trailKind: 'convention-edited',
  columns: offerValues,
  fromRow: ({ priceSymbol, startsAt, endsAt, seenBy, bestRank, ...row }) => ({
    ...row,
    priceSymbol: priceSymbol === 1 ? '1' : '2',
    startsOn: startsAt && romeDayOf(startsAt),
    // The last instant belongs to the day after: the last day is the one before it.
    endsOn: endsAt && romeDayOf(new Date(endsAt.getTime() - 1)),
    seenBy: SUBSCRIPTION_TYPES.filter((type) => seenBy?.includes(type) ?? true),
    isBest: bestRank !== null,
  }),
  toRow: ({ priceSymbol, startsOn, endsOn, seenBy, isBest, ...values }) => ({
    ...values,
    ...(priceSymbol && { priceSymbol: Number(priceSymbol) }),
    ...(startsOn !== undefined && { startsAt: startsOn && startOfRomeDay(startsOn) }),
    ...(endsOn !== undefined && { endsAt: endsOn && endOfRomeDay(endsOn) }),
    ...(seenBy && { seenBy: seenBy.length === SUBSCRIPTION_TYPES.length ? null : seenBy }),
    ...(isBest !== undefined && { bestRank: isBest ? lastBest : null }),
  }),
  // The key of the form: sent twice, it is one offer.
  born: ({ id = '' }, now) => ({
    externalId: OWN_OFFERS + (/^[0-9a-f-]{36}$/.test(id) ? id : randomUUID()),
    importedAt: now,
  }),
  lock: lockWindow,
  options: async (db) => ({
    shopId: (await listShopNames(db)).map(({ id, name }) => ({ value: String(id), label: name })),
  }),
  choices: { shopId: SHOP_CHOICES },
  check: async (db, { shopId }): Promise<Record<string, string>> =>
    (await listShopChoices(db, [String(shopId)])).length > 0 ? {} : { shop: 'Scegli il negozio.' },
  alsoSaid: shopOfOffer,
  isIn: (state, now) => stateCondition(state as OfferState, now),
  // What is published again is no longer ended.
  saved: async (db, _values, id, { isPublished }) => {
    if (isPublished) await updateOfferEnd(db, Number(id), null)
  },
  acts: { ended: (db, { id }, now) => updateOfferEnd(db, Number(id), now) },
  facts: async (db, list) => {
    const ids = list.map(({ id }) => Number(id))
    const facts = (await listOfferFacts(db, ids)).map(({ externalId, ...each }) => ({
      ...each,
      isOfPartner: !externalId.startsWith(OWN_OFFERS),
      shopAt: `${DESK_PATH}/negozi/${each.shopId}`,
    }))
    return new Map(facts.map((each) => [String(each.id), each]))
  },
  stays: async (db, { id }) => {
    const [held] = await listOfferFacts(db, [Number(id)])
    return held && held.withdrawals > 0 ? 'Alcuni iscritti l’hanno ritirata: terminala o nascondila.' : null
  },
})
