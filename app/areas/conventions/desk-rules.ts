import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { endOfRomeDay, parseRomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { type OfferType, PRICE_SYMBOL } from './model.ts'

/** Where an offer stands for who looks after the conventions. */
export const OFFER_STATES = ['active', 'future', 'expired', 'hidden'] as const
export type OfferState = (typeof OFFER_STATES)[number]

export type Dated = { isHidden: boolean; startsAt: Date | null; endsAt: Date | null; expiredAt: Date | null }

/** What is over is over, hidden or not; what is hidden is seen by nobody, begun or not. */
export function offerState({ isHidden, startsAt, endsAt, expiredAt }: Dated, now: Date): OfferState {
  if (expiredAt || (endsAt && endsAt <= now)) return 'expired'
  if (isHidden) return 'hidden'
  return startsAt && startsAt > now ? 'future' : 'active'
}

export type Told<Fields, Errors> = { kind: 'told'; fields: Fields } | { kind: 'refused'; errors: Errors }

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
export const isSite = (url: string) => url.length <= 300 && URL.parse(url)?.protocol === 'https:'
const hasErrors = (errors: object) => Object.keys(errors).length > 0

export const OFFER_FIELDS = [
  'title',
  'description',
  'conditions',
  'offerType',
  'voucherCode',
  'linkUrl',
  'kind',
  'priceValue',
  'priceSymbol',
  'startsOn',
  'endsOn',
  'isBest',
] as const
export type OfferTyped = Record<(typeof OFFER_FIELDS)[number], string> & { seenBy: SubscriptionType[] }
export type OfferErrors = Partial<Record<keyof OfferTyped | 'version' | 'shop', string>>
export type OfferFields = {
  title: string
  description: string
  conditions: string
  offerType: OfferType
  voucherCode: string | null
  linkUrl: string | null
  kind: string
  priceValue: number | null
  priceSymbol: number | null
  startsAt: Date | null
  endsAt: Date | null
  seenBy: SubscriptionType[] | null
  isBest: boolean
}

/** CNV-005, CNV-006. What was typed of an offer, judged. One that is to be published may not be over already. */
export function judgeOffer(
  typed: OfferTyped,
  { now, isPublished }: { now: Date; isPublished: boolean },
): Told<OfferFields, OfferErrors> {
  const errors: OfferErrors = {}
  const title = oneLine(typed.title)
  if (title === '' || title.length > 200) errors.title = 'Scrivi il titolo: al massimo 200 caratteri.'
  const description = oneLine(typed.description)
  if (description.length > 2_000) errors.description = 'Il testo sta in 2.000 caratteri.'
  const conditions = oneLine(typed.conditions)
  if (conditions.length > 1_000) errors.conditions = 'Le condizioni stanno in 1.000 caratteri.'
  const offerType: OfferType = typed.offerType === 'o' ? 'o' : 'c'
  const voucherCode = typed.voucherCode.trim()
  if (offerType === 'c' && (voucherCode === '' || voucherCode.length > 60 || /\s/.test(voucherCode)))
    errors.voucherCode = 'Scrivi il codice: al massimo 60 caratteri, senza spazi.'
  const linkUrl = typed.linkUrl.trim()
  if (linkUrl !== '' && !isSite(linkUrl)) errors.linkUrl = 'Il collegamento inizia con https://.'
  const value = typed.priceValue.trim()
  const symbol = Number(typed.priceSymbol) === PRICE_SYMBOL.euro ? PRICE_SYMBOL.euro : PRICE_SYMBOL.percent
  if (value !== '' && !/^[1-9]\d{0,5}$/.test(value)) errors.priceValue = 'Lo sconto è un numero intero.'
  else if (symbol === PRICE_SYMBOL.percent && Number(value) > 100) errors.priceValue = 'Lo sconto arriva al 100%.'
  const startsOn = parseRomeDay(typed.startsOn.trim())
  if (typed.startsOn.trim() !== '' && !startsOn) errors.startsOn = 'Questo giorno non esiste.'
  const endsOn = parseRomeDay(typed.endsOn.trim())
  if (typed.endsOn.trim() !== '' && !endsOn) errors.endsOn = 'Questo giorno non esiste.'
  else if (endsOn && startsOn && endsOn < startsOn) errors.endsOn = 'L’ultimo giorno viene dopo il primo.'
  else if (isPublished && endsOn && endsOn < romeDayOf(now))
    errors.endsOn = 'L’ultimo giorno è già passato: per pubblicarla spostalo in avanti.'
  if (typed.seenBy.length === 0) errors.seenBy = 'Scegli almeno un tipo di iscritto, o nascondi l’offerta.'
  if (hasErrors(errors)) return { kind: 'refused', errors }
  return {
    kind: 'told',
    fields: {
      title,
      description,
      conditions,
      offerType,
      // What activates itself has no code to keep.
      voucherCode: offerType === 'c' ? voucherCode : null,
      linkUrl: linkUrl || null,
      kind: oneLine(typed.kind).slice(0, 40),
      priceValue: value === '' ? null : Number(value),
      priceSymbol: value === '' ? null : symbol,
      startsAt: startsOn && startOfRomeDay(startsOn),
      endsAt: endsOn && endOfRomeDay(endsOn),
      seenBy: typed.seenBy.length === SUBSCRIPTION_TYPES.length ? null : typed.seenBy,
      isBest: typed.isBest === 'on',
    },
  }
}
