import type { Delivery, RewardKind } from '#platform/outside/rewards/port.ts'
import { daysAfter } from '#platform/pure/dates.ts'
import { ADDRESS_DAYS, type Order, type OrderState } from './model.ts'

/** How the desk calls what an order is in; the first waits for somebody. */
export const ORDER_STATE_WORDS: Readonly<Record<OrderState, { label: string; tone: 'trial' | 'success' | 'neutral' }>> =
  {
    accepted: { label: 'Da mandare', tone: 'trial' },
    shipped: { label: 'Spedito', tone: 'neutral' },
    placing: { label: 'Chiesto al fornitore', tone: 'neutral' },
    delivered: { label: 'Consegnato', tone: 'success' },
    refused: { label: 'Rifiutato, punti resi', tone: 'neutral' },
    cancelled: { label: 'Punti resi', tone: 'neutral' },
  }

export const KIND_WORDS: Readonly<Record<RewardKind, string>> = {
  voucher: 'Buono',
  parcel: 'Spedizione',
  donation: 'Donazione',
}
export const SOURCE_WORDS = { club: 'Il Club', supplier: 'Il fornitore' } as const

export const ORDER_ACTS = ['shipped', 'delivered', 'returned'] as const
export type OrderAct = (typeof ORDER_ACTS)[number]

const SENT_BY_SUPPLIER = 'Lo manda il fornitore.'

/** DSK-051. Why an act may not be done to an order; null when it may. */
export function actProblem(
  act: OrderAct,
  { source, kind, state }: Pick<Order, 'source' | 'kind' | 'state'>,
): string | null {
  if (source !== 'club') return SENT_BY_SUPPLIER
  if (state !== 'accepted' && state !== 'shipped')
    return `È già finito: ${ORDER_STATE_WORDS[state].label.toLowerCase()}.`
  if (act !== 'shipped') return null
  if (kind !== 'parcel') return 'Non è una spedizione.'
  return state === 'shipped' ? 'È già spedito.' : null
}

const LONGEST_WORDS = 80
const isShort = (words: string) => words.length < 2 || words.length > LONGEST_WORDS

export type Shipping = { courier: string; trackingCode: string }

/** Who brings it and under which code, as they are kept; or what is wrong, by the names of the form. */
export function shippingOf(typed: Partial<Shipping>): { changes: Shipping } | { errors: Record<string, string> } {
  const [courier, trackingCode] = [(typed.courier ?? '').trim(), (typed.trackingCode ?? '').trim()]
  if (!isShort(courier) && !isShort(trackingCode)) return { changes: { courier, trackingCode } }
  return {
    errors: {
      ...(isShort(courier) && { courier: 'Scrivi il corriere.' }),
      ...(isShort(trackingCode) && { trackingCode: 'Scrivi il codice della spedizione.' }),
    },
  }
}

/** DSK-051. Where it goes, as long as somebody may need it: until ninety days after it is over. */
export function addressSeen(
  { delivery, endedAt }: { delivery: Delivery | null; endedAt: Date | null },
  now: Date,
): Delivery | null {
  return endedAt && daysAfter(endedAt, ADDRESS_DAYS) < now ? null : delivery
}
