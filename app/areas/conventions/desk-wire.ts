import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { OFFER_FIELDS, type OfferTyped } from './desk-rules.ts'
import type { DeskOffer } from './desk-store.server.ts'

const LONGEST_FIELD = 5_000
const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, LONGEST_FIELD)

export function offerTypedIn(form: FormData): OfferTyped {
  const words = Object.fromEntries(OFFER_FIELDS.map((field) => [field, textIn(form, field)])) as Omit<
    OfferTyped,
    'seenBy'
  >
  const chosen = form.getAll('seenBy')
  return { ...words, seenBy: SUBSCRIPTION_TYPES.filter((type) => chosen.includes(type)) }
}

export const EMPTY_OFFER: OfferTyped = {
  title: '',
  description: '',
  conditions: '',
  offerType: 'c',
  voucherCode: '',
  linkUrl: '',
  kind: '',
  priceValue: '',
  priceSymbol: '2',
  startsOn: '',
  endsOn: '',
  isBest: '',
  seenBy: [...SUBSCRIPTION_TYPES],
}

export function toOfferTyped(offer: DeskOffer): OfferTyped {
  return {
    title: offer.title,
    description: offer.description,
    conditions: offer.conditions,
    offerType: offer.offerType,
    voucherCode: offer.voucherCode ?? '',
    linkUrl: offer.linkUrl ?? '',
    kind: offer.kind,
    priceValue: String(offer.priceValue ?? ''),
    priceSymbol: String(offer.priceSymbol ?? 2),
    startsOn: offer.startsAt ? romeDayOf(offer.startsAt) : '',
    // The last instant belongs to the day after: the last day is the one before it.
    endsOn: offer.endsAt ? romeDayOf(new Date(offer.endsAt.getTime() - 1)) : '',
    isBest: offer.bestRank === null ? '' : 'on',
    seenBy: [...(offer.seenBy ?? SUBSCRIPTION_TYPES)],
  }
}
