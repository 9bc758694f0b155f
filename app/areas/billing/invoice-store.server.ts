import { and, asc, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { insertElectronicFile } from './electronic-file-store.server.ts'
import { INVOICE_STATES, type Invoice, type InvoiceLine, type Seller } from './model.ts'
import { type DuePart, orderName } from './rules.ts'
import { invoiceNumbers, invoices, orders } from './tables.server.ts'

const MOST_INVOICES = 240

/** A credit note stands after the invoice it takes back, of which it is the same instalment. */
const inOrder = [asc(invoices.installment), asc(invoices.issuedAt)]

/**
 * PAY-006. The instalments of what a member has really bought; those of an order still open are not invoices yet. Of an order that
 * was taken back what had been issued is left, with its credit notes.
 */
export async function listInvoices(db: Db, memberId: string): Promise<(Invoice & { order: string })[]> {
  const rows = await db
    .select({ invoice: invoices, year: orders.year, number: orders.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.memberId, memberId), or(eq(orders.state, 'confirmed'), isNotNull(invoices.issuedAt))))
    .orderBy(asc(invoices.dueOn), ...inOrder)
    .limit(MOST_INVOICES)
  return rows.map(({ invoice, ...order }) => ({ ...toInvoice(invoice), order: orderName(order) }))
}

export async function listOrderInvoices(db: Db, orderId: string): Promise<Invoice[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(...inOrder)
  return rows.map(toInvoice)
}

/** What a member has still to pay by bank transfer, of an order placed or going on. `isOrdered`: nothing of it is paid yet. */
export async function listAwaitedTransfers(db: Db, memberId: string): Promise<(Invoice & { isOrdered: boolean })[]> {
  const rows = await db
    .select({ invoice: invoices, orderState: orders.state })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        eq(invoices.memberId, memberId),
        eq(invoices.kind, 'invoice'),
        eq(invoices.state, INVOICE_STATES.unpaid),
        eq(orders.way, 'transfer'),
        ne(orders.state, 'cancelled'),
      ),
    )
    .orderBy(asc(invoices.dueOn), ...inOrder)
    .limit(MOST_INVOICES)
  return rows.map(({ invoice, orderState }) => ({ ...toInvoice(invoice), isOrdered: orderState === 'pending' }))
}

/** Somebody else's invoice does not exist. */
export async function getInvoice(db: Db, memberId: string, invoiceId: string): Promise<Invoice> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.memberId, memberId)))
  if (!row) throw new NotFound('Questa fattura non esiste.')
  return toInvoice(row)
}

export async function lockInvoice(db: Db, invoiceId: string): Promise<Invoice> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update')
  if (!row) throw new NotFound('Questa fattura non esiste.')
  return toInvoice(row)
}

type NewInvoices = {
  orderId: string
  memberId: string
  productName: string
  parts: readonly (DuePart & { lines?: readonly InvoiceLine[] })[]
}

export async function insertInvoices(db: Db, { parts, ...facts }: NewInvoices): Promise<void> {
  await db.insert(invoices).values(parts.map((part) => ({ ...facts, ...part })))
}

export async function updateInvoiceState(db: Db, invoiceId: string, state: number): Promise<void> {
  await db
    .update(invoices)
    .set({ state })
    .where(and(eq(invoices.id, invoiceId), ne(invoices.state, 1)))
}

/** The instalments after the first, a month from one another since the day it was paid: a transfer may take its time. */
export async function updateDueDates(db: Db, orderId: string, from: RomeDay): Promise<void> {
  await db
    .update(invoices)
    .set({ dueOn: sql`(${from}::date + make_interval(months => ${invoices.installment} - 1))::date` })
    .where(and(eq(invoices.orderId, orderId), gt(invoices.installment, 1)))
}

type Issuing<Who> = { year: number; now: Date; seller: Who; bearsStampDuty?: boolean }

/** Paid and issued together: the number is taken last, so that whoever waits for it waits little. */
export async function issueInvoice(
  db: Db,
  invoiceId: string,
  { year, now, seller, bearsStampDuty = false }: Issuing<Seller | null>,
): Promise<void> {
  await insertElectronicFile(db, invoiceId, now)
  const number = await nextNumber(db, year)
  await db
    .update(invoices)
    .set({ state: 1, paidAt: now, issuedAt: now, year, number, seller, bearsStampDuty })
    .where(eq(invoices.id, invoiceId))
}

/** A credit note has a number of the same sequence; an invoice is credited once. */
export async function insertCreditNote(
  db: Db,
  invoice: Invoice,
  { year, now, seller, bearsStampDuty = false, reason }: Issuing<Seller> & { reason: string },
): Promise<string> {
  const { id: creditedId, orderId, memberId, productName, installment, installments, amountCents, lines } = invoice
  const number = await nextNumber(db, year)
  const [row] = await db
    .insert(invoices)
    .values({
      orderId,
      memberId,
      productName,
      installment,
      installments,
      // ACC-008. Nobody pays a credit note: its day is its own.
      dueOn: romeDayOf(now),
      amountCents,
      lines: lines ?? null,
      reason,
      bearsStampDuty,
      creditedId,
      kind: 'credit-note',
      state: 1,
      paidAt: now,
      issuedAt: now,
      year,
      number,
      seller,
    })
    .returning({ id: invoices.id })
  if (!row) throw new Error('The database accepted a credit note and answered no id.')
  await insertElectronicFile(db, row.id, now)
  return row.id
}

export async function findCreditNoteId(db: Db, invoiceId: string): Promise<string | null> {
  const [row] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.creditedId, invoiceId))
  return row?.id ?? null
}

async function nextNumber(db: Db, year: number): Promise<number> {
  const [row] = await db
    .insert(invoiceNumbers)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { lastNumber: sql`${invoiceNumbers.lastNumber} + 1` } })
    .returning({ number: invoiceNumbers.lastNumber })
  if (!row) throw new Error('The database gave no invoice number.')
  return row.number
}

export type DueInvoice = Invoice & { email: string; name: string }

/** Instalments of confirmed orders that are unpaid and due by one of these days. */
export async function listDueInvoices(db: Db, days: readonly RomeDay[]): Promise<DueInvoice[]> {
  const { rows } = await db.execute<{ id: string; email: string; name: string }>(
    sql`select i.id, m.email, m.name from ${invoices} i join ${orders} o on o.id = i.order_id and o.state = 'confirmed'
        join members m on m.id = i.member_id where i.state = 0 and i.kind = 'invoice'
        and i.due_on in (${sql.join(
          days.map((day) => sql`${day}::date`),
          sql`, `,
        )}) order by i.due_on limit 5000`,
  )
  if (rows.length === 0) return []
  const found = await db
    .select()
    .from(invoices)
    .where(
      inArray(
        invoices.id,
        rows.map(({ id }) => id),
      ),
    )
  return rows.flatMap(({ id, email, name }) => {
    const row = found.find((invoice) => invoice.id === id)
    return row ? [{ ...toInvoice(row), email, name }] : []
  })
}

function toInvoice(row: typeof invoices.$inferSelect): Invoice {
  return { ...row, dueOn: row.dueOn as RomeDay }
}
