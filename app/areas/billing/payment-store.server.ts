import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { PaymentState } from '#platform/outside/payments/port.ts'
import type { Invoice, Payment } from './model.ts'
import { payments } from './tables.server.ts'

const OPEN: PaymentState[] = ['created', 'pending']

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

/** Payments that nobody has told us about since then. */
export async function listSilentPayments(db: Db, before: Date): Promise<Payment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.state, OPEN), lt(payments.changedAt, before)))
    .orderBy(payments.changedAt)
    .limit(200)
  return rows.map(toPayment)
}

export async function insertPayment(
  db: Db,
  { id: invoiceId, memberId, amountCents }: Invoice,
  now: Date,
): Promise<Payment> {
  const [row] = await db
    .insert(payments)
    .values({ invoiceId, memberId, amountCents, createdAt: now, changedAt: now })
    .returning()
  if (!row) throw new Error('The database accepted a payment and answered none.')
  return toPayment(row)
}

export async function updatePaymentState(db: Db, paymentId: string, state: PaymentState, now: Date): Promise<void> {
  await db.update(payments).set({ state, changedAt: now }).where(eq(payments.id, paymentId))
}

function toPayment({ changedAt: _changed, ...payment }: typeof payments.$inferSelect): Payment {
  return payment
}
