import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { billingProblems } from './billing-data-rules.ts'
import { listOrderInvoices } from './invoice-store.server.ts'
import type { BillingData, Order } from './model.ts'
import { findOpenOrder, updateOpenOrderBilling, upsertBillingProfile } from './order-store.server.ts'

/** DSK-032. The order of a member of which nothing is invoiced yet. */
export async function findUninvoicedOrder(db: Db, memberId: string): Promise<Order | null> {
  const order = await findOpenOrder(db, memberId)
  if (!order || (await listOrderInvoices(db, order.id)).some(({ issuedAt }) => issuedAt !== null)) return null
  return order
}

type Correction = {
  billing: BillingData
  /** The order that takes the new data too; null leaves it with its own. */
  orderId: string | null
}

/** DSK-032. The staff put right how a member is invoiced from now on; invoices already issued stay as they are. */
export async function correctBillingData(
  db: Db,
  memberId: string,
  { billing, orderId }: Correction,
  seller: { vatNumber: string },
): Promise<void> {
  const problems = billingProblems(billing, seller)
  if (Object.keys(problems).length > 0) throw new InvalidInput({ ...problems })
  await db.transaction(async (tx) => {
    await upsertBillingProfile(tx, memberId, billing)
    if (orderId === null) return
    const order = await findUninvoicedOrder(tx, memberId)
    if (order?.id !== orderId || !(await updateOpenOrderBilling(tx, orderId, billing)))
      throw new Conflict('Quest’ordine non aspetta più la fattura: guarda di nuovo.')
  })
}
