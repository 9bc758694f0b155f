import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.server.ts'
import type { PaymentRequest, PaymentState, SavedMethod } from './port.ts'
import { paymentCustomers, standInMethods, standInPayments } from './tables.server.ts'

export type StandInPayment = typeof standInPayments.$inferSelect

export async function insertStandInPayment(db: Db, request: Omit<PaymentRequest, 'providerId'>): Promise<void> {
  await db.insert(standInPayments).values(request).onConflictDoNothing()
}

export async function findStandInPayment(db: Db, reference: string): Promise<StandInPayment | null> {
  const [row] = await db.select().from(standInPayments).where(eq(standInPayments.reference, reference))
  return row ?? null
}

/** A decision is taken once: what was paid or refused stays so. Answers false when it had already been taken. */
export async function updateStandInPayment(
  db: Db,
  reference: string,
  state: PaymentState,
  settlesAt: Date | null = null,
): Promise<boolean> {
  const changed = await db
    .update(standInPayments)
    .set({ state, settlesAt })
    .where(and(eq(standInPayments.reference, reference), inArray(standInPayments.state, ['created', 'pending'])))
    .returning({ reference: standInPayments.reference })
  return changed.length > 0
}

export async function refundStandInPayment(db: Db, reference: string): Promise<void> {
  await db
    .update(standInPayments)
    .set({ isRefunded: true })
    .where(and(eq(standInPayments.reference, reference), eq(standInPayments.state, 'succeeded')))
}

export async function listStandInMethods(db: Db, customerReference: string): Promise<SavedMethod[]> {
  const rows = await db
    .select()
    .from(standInMethods)
    .where(eq(standInMethods.customerReference, customerReference))
    .orderBy(asc(standInMethods.expiresOn), asc(standInMethods.id))
    .limit(20)
  return rows.map(({ customerReference: _customer, ...method }) => method)
}

/** The new one is the favourite; the others stay. */
export async function insertStandInMethod(
  db: Db,
  customerReference: string,
  method: Omit<SavedMethod, 'id' | 'isFavorite'>,
): Promise<void> {
  await db
    .update(standInMethods)
    .set({ isFavorite: false })
    .where(eq(standInMethods.customerReference, customerReference))
  await db.insert(standInMethods).values({ customerReference, ...method, isFavorite: true })
}

/** What the provider calls a customer of ours; null before the first time. */
export async function findPaymentCustomer(db: Db, provider: string, reference: string): Promise<string | null> {
  const [row] = await db
    .select({ providerId: paymentCustomers.providerId })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.reference, reference)))
  return row?.providerId ?? null
}

export async function insertPaymentCustomer(
  db: Db,
  customer: { provider: string; reference: string; providerId: string },
): Promise<void> {
  await db.insert(paymentCustomers).values(customer).onConflictDoNothing()
}
