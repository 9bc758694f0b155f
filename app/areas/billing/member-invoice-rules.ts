import type { RomeDay } from '#platform/pure/dates.ts'
import { type Cents, formatEuro } from '#platform/pure/money.ts'
import { INVOICE_STATES } from './model.ts'

/** An invoice as far as its place on the member's page goes. `order`: the number of the order it is of. */
type Placed = { stato: number; order?: string; credit?: unknown; isCredited?: boolean }

const isOpen = ({ stato, credit }: Placed) =>
  !credit && (stato === INVOICE_STATES.unpaid || stato === INVOICE_STATES.processing)

export type InvoiceGroups<Row> = { plans: Row[][]; due: Row[]; settled: Row[] }

/**
 * PAY-006. As a member looks for them: the instalments of each plan being paid, whole and in their order; what else is to be paid;
 * the rest, the newest first. The list arrives by due date.
 */
export function invoiceGroups<Row extends Placed>(invoices: readonly Row[]): InvoiceGroups<Row> {
  const orders = new Set(invoices.filter(isOpen).map(({ order }) => order))
  const plans = [...orders]
    .map((order) => invoices.filter((row) => row.order === order && !row.credit))
    .filter((rows) => rows.length > 1)
  const rest = invoices.filter((row) => !plans.some((rows) => rows.includes(row)))
  return { plans, due: rest.filter(isOpen), settled: rest.filter((row) => !isOpen(row)).toReversed() }
}

type Instalment = Placed & { dataScadenza: string; importo: Cents }
type Share = { count: number; cents: Cents }
export type PlanProgress<Row> = {
  /** The first that is not paid; null while the bank looks at the last one. */
  next: Row | null
  lateCount: number
  paid: Share
  open: Share
  all: Share
  lastDue: RomeDay
}

/** ACC-029. How far the instalments of one order have come. */
export function planProgress<Row extends Instalment>(rows: readonly Row[], today: RomeDay): PlanProgress<Row> {
  const owed = rows.filter(({ isCredited }) => !isCredited)
  const unpaid = owed.filter(({ stato }) => stato === INVOICE_STATES.unpaid)
  return {
    next: unpaid[0] ?? null,
    lateCount: unpaid.filter(({ dataScadenza }) => dataScadenza < today).length,
    paid: shareOf(owed.filter((row) => !isOpen(row))),
    open: shareOf(owed.filter(isOpen)),
    all: shareOf(owed),
    lastDue: (owed.at(-1)?.dataScadenza ?? today) as RomeDay,
  }
}

const shareOf = (rows: readonly Instalment[]): Share => ({
  count: rows.length,
  cents: rows.reduce((sum, { importo }) => sum + importo, 0),
})

/** ACC-027. What a button that pays says, wherever it is. */
export const payLabel = (cents: Cents, installments = 1) =>
  installments > 1 ? `Paga ${formatEuro(cents)}, prima di ${installments} rate` : `Paga ${formatEuro(cents)}`

/** ACC-027. Of an order that is paid at the bank nothing is paid by pressing. */
export const orderLabel = (totalCents: Cents) => `Ordina con obbligo di pagare ${formatEuro(totalCents)}`

/** ACC-028. A payment whose page was left without paying. */
export const openPaymentWords = (cents: Cents, what: string) =>
  `Hai un pagamento aperto di ${formatEuro(cents)} per ${what}`
