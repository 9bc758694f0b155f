import { formatDateIt, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'
import { type Cents, formatEuro } from '#platform/pure/money.ts'
import { INVOICE_STATES, type Invoice, type OrderState } from './model.ts'

type Standing = {
  state: OrderState
  invoices: readonly Pick<Invoice, 'kind' | 'state' | 'dueOn' | 'amountCents'>[]
  /** What the club owes back. */
  owedCents: Cents
  today: RomeDay
}

export type StandingWords = { words: string; tone: 'danger' | 'orange' | 'success' | 'neutral' }

/** DSK-038. How an order stands, the most pressing first: what its page and its tab say. */
export function standingOf({ state, invoices, owedCents, today }: Standing): StandingWords {
  if (owedCents > 0) return { words: `Da rimborsare ${formatEuro(owedCents)}`, tone: 'danger' }
  if (state === 'cancelled') return { words: 'Annullato', tone: 'neutral' }
  const [next] = openOf(invoices)
  if (!next) return { words: 'Pagato tutto', tone: 'success' }
  const lateDays = romeDaysBetween(next.dueOn, today)
  // An order that was only placed is not late: nothing of it has begun.
  if (state === 'confirmed' && lateDays > 0)
    return { words: `In ritardo di ${lateDays} ${lateDays === 1 ? 'giorno' : 'giorni'}`, tone: 'danger' }
  return { words: `Da incassare ${formatEuro(next.amountCents)} entro il ${formatDateIt(next.dueOn)}`, tone: 'orange' }
}

/** What is still to be paid, the nearest first. */
export function openOf<One extends Pick<Invoice, 'kind' | 'state' | 'dueOn'>>(invoices: readonly One[]): One[] {
  return invoices
    .filter(({ kind, state }) => kind === 'invoice' && state !== INVOICE_STATES.paid)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))
}
