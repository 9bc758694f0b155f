import { and, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { PaymentMethod, PaymentState } from '#platform/outside/payments/port.ts'
import type { Invoice, Payment, RefundState } from './model.ts'
import { payments } from './tables.server.ts'

const OPEN: PaymentState[] = ['created', 'pending']
/** How many a job looks at in one run: the others wait for the next. */
const MOST_AT_ONCE = 200

export async function findPayment(db: Db, paymentId: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId))
  return row ? toPayment(row) : null
}

export async function lockPayment(db: Db, paymentId: string): Promise<Payment | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  return row ? toPayment(row) : null
}

export async function findOpenPayment(db: Db, memberId: string): Promise<Payment | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.memberId, memberId), inArray(payments.state, OPEN)))
  return row ? toPayment(row) : null
}

/** What an order's invoices were paid with, or tried to. */
export async function listInvoicePayments(db: Db, invoiceIds: readonly string[]): Promise<Payment[]> {
  if (invoiceIds.length === 0) return []
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.invoiceId, [...invoiceIds]))
    .orderBy(payments.createdAt)
  return rows.map(toPayment)
}

/** Payments of a provider that nobody has told us about since then. */
export async function listSilentPayments(db: Db, provider: string, before: Date): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, OPEN), eq(payments.provider, provider), lt(payments.changedAt, before)))
    .orderBy(payments.changedAt)
    .limit(MOST_AT_ONCE)
  return rows.map(toPayment)
}

/** Money that is owed back through a provider. */
export async function listOwedPayments(db: Db, provider: string): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.refund, 'due'), eq(payments.provider, provider)))
    .orderBy(payments.changedAt)
    .limit(MOST_AT_ONCE)
  return rows.map(toPayment)
}

type Opening = {
  id: string
  provider: string
  returnPath: string
  now: Date /** When money came that is written down later. */
  receivedAt?: Date
}

export async function insertPayment(
  db: Db,
  { id: invoiceId, memberId, amountCents }: Invoice,
  { now, ...opening }: Opening,
): Promise<Payment> {
  const [row] = await db
    .insert(payments)
    .values({ ...opening, invoiceId, memberId, amountCents, createdAt: now, changedAt: now })
    .returning()
  if (!row) throw new Error('The database accepted a payment and answered none.')
  return toPayment(row)
}

/** How the provider calls it; its first word stays. */
export async function updateProviderId(db: Db, paymentId: string, providerId: string): Promise<void> {
  await db.update(payments).set({ providerId }).where(eq(payments.id, paymentId))
}

type Change = { state: PaymentState; refund?: RefundState; method?: PaymentMethod | null | undefined; now: Date }

export async function updatePaymentState(
  db: Db,
  paymentId: string,
  { state, refund, method, now }: Change,
): Promise<void> {
  await db
    .update(payments)
    .set({ state, changedAt: now, ...(refund && { refund }), ...(method && { method }) })
    .where(eq(payments.id, paymentId))
}

/** ACC-045. Money that came since then, of which nobody has said with what. */
export async function listUntoldMethods(db: Db, provider: string, since: Date): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(gte(payments.receivedAt, since), eq(payments.provider, provider), isNull(payments.method)))
    .orderBy(payments.receivedAt)
    .limit(MOST_AT_ONCE)
  return rows.map(toPayment)
}

export async function updateMethod(db: Db, paymentId: string, method: PaymentMethod): Promise<void> {
  await db.update(payments).set({ method }).where(eq(payments.id, paymentId))
}

/** The money that paid an invoice is owed back; what was owed already stays as it is. Answers which payment it was. */
export async function oweInvoicePayment(db: Db, invoiceId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(payments)
    .set({ refund: 'due', changedAt: now })
    .where(and(eq(payments.invoiceId, invoiceId), eq(payments.state, 'succeeded'), isNull(payments.refund)))
    .returning({ id: payments.id })
  return row?.id ?? null
}

/** Answers false when it had been given back already. */
export async function markRefunded(db: Db, paymentId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(payments)
    .set({ refund: 'done', changedAt: now })
    .where(and(eq(payments.id, paymentId), eq(payments.refund, 'due')))
    .returning({ id: payments.id })
  return rows.length > 0
}

function toPayment({
  changedAt: _changed,
  receivedAt: _received,
  refundedAt: _refunded,
  method: _method,
  ...payment
}: typeof payments.$inferSelect): Payment {
  return payment
}
