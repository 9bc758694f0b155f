import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { listOrderInvoices } from './invoice-store.server.ts'
import {
  creditLetter,
  installmentPaidLetter,
  type Letter,
  purchaseLetter,
  type Sender,
  suspensionLetter,
  transferLetter,
} from './letters-copy.ts'
import type { Invoice, Order } from './model.ts'
import { getOrder } from './order-store.server.ts'
import { orderName } from './rules.ts'

type Person = { email: string; name: string }

/** Letters are written in the transaction of what they tell: they leave if and only if it happened, once per key. */
async function write(
  db: Db,
  memberId: string,
  key: string,
  words: (person: Person) => Letter | Promise<Letter>,
): Promise<void> {
  const member = await findMemberById(db, memberId)
  if (member) await sendMail(db, { to: member.email, ...(await words(member)), idempotencyKey: key })
}

/** `isSuspended`: another instalment is still too late, and what was bought waits with the rest. */
type Paid = { invoice: Invoice; order: Order; isFirst: boolean; isSuspended: boolean }

export async function writePaymentLetter(
  db: Db,
  { invoice, order, isFirst, isSuspended }: Paid,
  { now, ...sender }: Sender & { now: Date },
): Promise<void> {
  await write(db, invoice.memberId, `paid:${invoice.id}`, async ({ name }) => {
    if (!isFirst) return installmentPaidLetter(sender, { name, order: orderName(order), invoice })
    const view = await findViewerByMemberId(db, invoice.memberId, now)
    const next = (await listOrderInvoices(db, order.id)).find(({ installment }) => installment === 2)
    return purchaseLetter(sender, {
      order: orderName(order),
      name,
      products: order.lines.map(({ productName }) => productName).join(', '),
      amountCents: invoice.amountCents,
      installments: invoice.installments,
      nextDueOn: next?.dueOn ?? null,
      expiresOn: isSuspended ? null : (view?.member.expiration.expDate ?? null),
      isSuspended,
    })
  })
}

export async function writeTransferLetter(db: Db, invoice: Invoice, clientCode: string, sender: Sender): Promise<void> {
  await write(db, invoice.memberId, `transfer:${invoice.id}`, async ({ name }) =>
    transferLetter(sender, { name, order: orderName(await getOrder(db, invoice.orderId)), clientCode, invoice }),
  )
}

export async function writeCreditLetter(db: Db, invoice: Invoice, isWhole: boolean, sender: Sender): Promise<void> {
  await write(db, invoice.memberId, `credited:${invoice.id}`, async ({ name }) =>
    creditLetter(sender, { name, order: orderName(await getOrder(db, invoice.orderId)), invoice, isWhole }),
  )
}

export async function writeSuspensionLetter(
  db: Db,
  memberId: string,
  { now, ...sender }: Sender & { now: Date },
): Promise<void> {
  await write(db, memberId, `suspended:${memberId}:${now.toISOString()}`, ({ name }) => suspensionLetter(sender, name))
}
