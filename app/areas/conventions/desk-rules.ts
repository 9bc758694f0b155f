import { formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { OfferType } from './model.ts'

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

type Decided = {
  offerType: OfferType
  voucherCode: string | null
  priceValue: number | null
  priceSymbol: string
  startsOn: RomeDay | null
  endsOn: RomeDay | null
}

/** What is wrong between the fields of an offer; what is wrong with one of them is not looked at. */
export function offerFaults(
  { offerType, voucherCode, priceValue, priceSymbol, startsOn, endsOn }: Partial<Decided>,
  { isPublished, now }: { isPublished: boolean; now: Date },
): Record<string, string> {
  const isCodeWrong = offerType === 'c' && voucherCode !== undefined && !/^\S+$/.test(voucherCode ?? '')
  const isTooEarly = Boolean(endsOn && startsOn && endsOn < startsOn)
  const isOver = Boolean(isPublished && endsOn && endsOn < romeDayOf(now))
  return {
    ...(isCodeWrong && { voucherCode: 'Scrivi il codice: al massimo 60 caratteri, senza spazi.' }),
    ...(priceSymbol === '2' && (priceValue ?? 0) > 100 && { priceValue: 'Lo sconto arriva al 100%.' }),
    ...(isOver && { endsOn: 'L’ultimo giorno è già passato: per pubblicarla spostalo in avanti.' }),
    ...(isTooEarly && { endsOn: 'L’ultimo giorno viene dopo il primo.' }),
  }
}

/** “01/03/2026 – 31/03/2026”, “fino al 31/03/2026”. */
export function datesInWords(first: RomeDay | null, last: RomeDay | null): string {
  if (first) return last ? `${formatDateIt(first)} – ${formatDateIt(last)}` : `dal ${formatDateIt(first)}`
  return last ? `fino al ${formatDateIt(last)}` : 'senza scadenza'
}
