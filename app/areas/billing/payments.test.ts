import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { findViewerByMemberId, listWallets } from '#areas/audience/store.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { findCart } from '#areas/cart/store.server.ts'
import { replacePriceList, updateProduct } from '#areas/plans/desk-store.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts, listOwnedProducts } from '#areas/plans/store.server.ts'
import { movableClock } from '#platform/clock.ts'
import { PAYMENT_STATES, type PaymentState } from '#platform/outside/payments/port.ts'
import { standInPayments } from '#platform/outside/payments/stand-in.server.ts'
import { updateStandInPayment } from '#platform/outside/payments/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { aBillingData } from './fixtures.ts'
import { getInvoice, listInvoices, listOrderInvoices } from './invoice-store.server.ts'
import type { Invoice } from './model.ts'
import { placeOrder } from './order-commands.server.ts'
import { getOrder } from './order-store.server.ts'
import {
  closeOpenPayment,
  confirmTransfer,
  reconcilePayment,
  recordPayment,
  startPayment,
} from './payment-commands.server.ts'
import { findOpenPayment, findPayment } from './payment-store.server.ts'
import { creditInvoice } from './refund-commands.server.ts'

const database = useTestDatabase()
const clock = movableClock()
const start = new Date('2026-11-15T12:00:00Z')
const port = () => standInPayments(database.db, clock)
const desk = () => aDesk(clock.now())

beforeEach(async () => {
  clock.set(start)
  await database.clear()
  await insertProducts(database.db, [aProduct(), aProduct({ id: 'grande', rank: 30 })])
})

async function member(): Promise<string> {
  return makeMember(database.db, { now: start })
}
async function viewOf(memberId: string) {
  const view = await findViewerByMemberId(database.db, memberId, clock.now())
  if (!view) throw new Error('There is no such member.')
  return view
}
async function order(memberId: string, productId = 'professione', installmentPlanId = 'rate-12'): Promise<Invoice> {
  await addToCart(database.db, { memberId }, { productId, installmentPlanId }, clock.now())
  return place(memberId)
}
async function place(memberId: string): Promise<Invoice> {
  const { audience, member: person } = await viewOf(memberId)
  return placeOrder(database.db, { audience, member: person, billing: aBillingData(), way: 'online' }, desk())
}
async function pay(memberId: string, invoiceId: string): Promise<string> {
  const starting = { memberId, clientCode: 'C1', invoiceId, returnPath: (id: string) => `/checkout/esito/${id}` }
  const { url } = await startPayment(database.db, port(), starting, desk())
  return url.split('/').at(-1) ?? ''
}
const tell = (paymentId: string, state: PaymentState) =>
  recordPayment(database.db, paymentId, { state, amountCents: null }, desk())

describe('buying in twelve instalments', () => {
  test('[REG-011] the first payment makes the member PREMIUM at once, numbers one invoice, empties the cart', async () => {
    const memberId = await member()
    const first = await order(memberId)
    expect(await listInvoices(database.db, memberId), 'before it is paid there is nothing to show').toEqual([])
    await tell(await pay(memberId, first.id), 'succeeded')
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
    const invoices = await listInvoices(database.db, memberId)
    expect(invoices).toHaveLength(12)
    expect(invoices.map(({ state }) => state)).toEqual([1, ...Array(11).fill(0)])
    expect(invoices.map(({ number }) => number)).toEqual([1, ...Array(11).fill(null)])
    expect((await findCart(database.db, { memberId }, clock.now())).lines).toEqual([])
    expect(await listOwnedProducts(database.db, memberId)).toHaveLength(1)
  })

  test('the second instalment is paid without buying anything again', async () => {
    const memberId = await member()
    const first = await order(memberId)
    await tell(await pay(memberId, first.id), 'succeeded')
    const [, second] = await listInvoices(database.db, memberId)
    await tell(await pay(memberId, second?.id ?? ''), 'succeeded')
    expect(await listOwnedProducts(database.db, memberId)).toHaveLength(1)
    expect((await listInvoices(database.db, memberId)).filter(({ state }) => state === 1)).toHaveLength(2)
  })

  test('a refusal gives nothing, keeps the cart, and can be tried again', async () => {
    const memberId = await member()
    const first = await order(memberId)
    await tell(await pay(memberId, first.id), 'refused')
    expect((await viewOf(memberId)).audience.type).toBe('REGISTRATO')
    expect((await findCart(database.db, { memberId }, clock.now())).lines).toHaveLength(1)
    await tell(await pay(memberId, (await place(memberId)).id), 'succeeded')
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
  })

  test('[PAY-011] a bank that is thinking leaves the invoice processing, then paid', async () => {
    const memberId = await member()
    const first = await order(memberId)
    const paymentId = await pay(memberId, first.id)
    await tell(paymentId, 'pending')
    expect((await listOrderInvoices(database.db, first.orderId))[0]?.state).toBe(2)
    expect((await viewOf(memberId)).audience.type).toBe('REGISTRATO')
    await tell(paymentId, 'succeeded')
    expect((await listOrderInvoices(database.db, first.orderId))[0]?.state).toBe(1)
  })
})

describe('exactly once', () => {
  test('a notice told twenty times at once, and before the browser is back, is one purchase and one number', async () => {
    const memberId = await member()
    const first = await order(memberId)
    const paymentId = await pay(memberId, first.id)
    const states = await Promise.all(Array.from({ length: 20 }, () => tell(paymentId, 'succeeded')))
    expect(new Set(states)).toEqual(new Set(['succeeded']))
    expect(await listOwnedProducts(database.db, memberId)).toHaveLength(1)
    expect((await listInvoices(database.db, memberId)).filter(({ number }) => number !== null)).toHaveLength(1)
  })

  test('a notice that is lost is found out by asking', async () => {
    const memberId = await member()
    const paymentId = await pay(memberId, (await order(memberId)).id)
    await updateStandInPayment(database.db, paymentId, 'succeeded')
    const open = await findOpenPayment(database.db, memberId)
    if (!open) throw new Error('There is no open payment.')
    expect(await reconcilePayment(database.db, port(), open, desk())).toBe('succeeded')
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
  })

  test('double click, reload and two tabs are one order and one payment', async () => {
    const memberId = await member()
    await addToCart(database.db, { memberId }, { productId: 'professione', installmentPlanId: 'rate-12' }, start)
    const placed = await Promise.all(Array.from({ length: 10 }, () => place(memberId)))
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
    const opened = await Promise.all(placed.map(({ id }) => pay(memberId, id)))
    expect(new Set(opened).size).toBe(1)
  })

  test('another choice before paying is another order, and the first one is gone', async () => {
    const memberId = await member()
    const first = await order(memberId)
    const second = await order(memberId, 'grande', 'unica')
    expect(second.orderId).not.toBe(first.orderId)
    expect((await getOrder(database.db, first.orderId)).state).toBe('cancelled')
    expect(second).toMatchObject({ amountCents: 319_00, installments: 1 })
  })

  test('what is ordered keeps its price and what it gives, whatever the club decides before it is paid', async () => {
    const memberId = await member()
    const first = await order(memberId)
    const { id, priceList, isOnSale: _sale, kind: _kind, ...words } = aProduct()
    const priced = (totalCents: number) => priceList.map((entry) => ({ ...entry, totalCents, discountedCents: null }))
    await replacePriceList(database.db, id, { fromDay: '2026-11-15', entries: priced(500_00) })
    await updateProduct(database.db, id, { ...words, wallets: [{ tag: 'ecm', credits: 1 }] })
    expect((await place(memberId)).orderId, 'sent again it is the same order').toBe(first.orderId)
    await tell(await pay(memberId, first.id), 'succeeded')
    const wallets = await listWallets(database.db, memberId, clock.now())
    expect(wallets.find(({ tag }) => tag === 'ecm')?.balance).toBe(100)
    const other = await member()
    expect((await order(other)).amountCents).toBe(41_67)
    await replacePriceList(database.db, id, { fromDay: '2026-11-15', entries: priced(120_00) })
    expect((await place(other)).amountCents, 'what costs less today is better for who pays').toBe(10_00)
  })

  test('a total that is not the one on the page is refused, and says which it is now', async () => {
    const memberId = await member()
    await addToCart(database.db, { memberId }, { productId: 'professione', installmentPlanId: 'rate-12' }, start)
    const { audience, member: person } = await viewOf(memberId)
    const placing = { audience, member: person, billing: aBillingData(), way: 'online' as const }
    const seen = (seenCents: number) => placeOrder(database.db, { ...placing, seenCents }, desk())
    await expect(seen(300_00)).rejects.toThrow(/Il prezzo è cambiato: ora è 358,80/)
    expect((await seen(358_80)).amountCents).toBe(29_90)
  })

  test('[PAY-012] [ACC-028] while one payment is in progress another one is refused', async () => {
    const memberId = await member()
    await tell(await pay(memberId, (await order(memberId)).id), 'succeeded')
    const [, second, third] = await listInvoices(database.db, memberId)
    const paymentId = await pay(memberId, second?.id ?? '')
    await expect(pay(memberId, third?.id ?? ''), 'a page left open').rejects.toThrow(
      /^Hai un pagamento aperto di 29,90.€ per Camice Professione, rata 2 di 12: riprendilo o annullalo/,
    )
    await tell(paymentId, 'pending')
    await expect(pay(memberId, third?.id ?? '')).rejects.toThrow('Attendi il completamento del pagamento in corso')
    await tell(paymentId, 'refused')
    const again = await pay(memberId, second?.id ?? '')
    await tell(again, 'abandoned')
    await expect(pay(memberId, third?.id ?? '')).resolves.toMatch(/-/)
  })

  test('[PAY-012] [ACC-028] a payment left open is cancelled: its page takes no money, and another can be paid', async () => {
    const memberId = await member()
    await tell(await pay(memberId, (await order(memberId)).id), 'succeeded')
    const [, second, third] = await listInvoices(database.db, memberId)
    const left = await pay(memberId, second?.id ?? '')
    expect(await closeOpenPayment(database.db, port(), { memberId, paymentId: left }, desk())).toBe('abandoned')
    expect((await port().readPayment({ reference: left, providerId: left })).state).toBe('abandoned')
    const bank = await pay(memberId, third?.id ?? '')
    await tell(bank, 'pending')
    const close = (paymentId: string, who = memberId) =>
      closeOpenPayment(database.db, port(), { memberId: who, paymentId }, desk())
    await expect(close(bank)).rejects.toThrow('Attendi il completamento')
    await tell(bank, 'refused')
    // Paid before the page was closed: the money counts.
    const paid = await pay(memberId, second?.id ?? '')
    await updateStandInPayment(database.db, paid, 'succeeded')
    await expect(close(paid, await member()), 'of somebody else').rejects.toThrow('Questo pagamento non esiste')
    expect(await Promise.all([close(paid), close(paid)]), 'pressed twice').toEqual(['succeeded', 'succeeded'])
    expect(await close(paid)).toBe('succeeded')
    expect(await close(left), 'and what was cancelled stays so').toBe('abandoned')
    expect((await getInvoice(database.db, memberId, second?.id ?? '')).number).not.toBeNull()
  })

  test('a payment page forgotten for half an hour stops nobody', async () => {
    const memberId = await member()
    await tell(await pay(memberId, (await order(memberId)).id), 'succeeded')
    const [, second, third] = await listInvoices(database.db, memberId)
    const forgotten = await pay(memberId, second?.id ?? '')
    clock.advance(31 * 60_000)
    await pay(memberId, third?.id ?? '')
    expect((await findPayment(database.db, forgotten))?.state).toBe('abandoned')
  })

  test('nobody pays, or reads, an invoice of somebody else', async () => {
    const [one, other] = [await member(), await member()]
    const first = await order(one)
    await expect(pay(other, first.id)).rejects.toThrow('Questa fattura non esiste.')
  })
})

describe('numbers', () => {
  test('forty purchases at the same time, some undone half-way, are numbered one after the other', async () => {
    const payments: string[] = []
    for (let index = 0; index < 40; index += 1) {
      const memberId = await member()
      payments.push(await pay(memberId, (await order(memberId, 'professione', 'unica')).id))
    }
    await Promise.all(
      payments.map((paymentId, index) =>
        database.db
          .transaction(async (tx) => {
            await recordPayment(tx, paymentId, { state: 'succeeded', amountCents: null }, desk())
            if (index % 4 === 0) throw new Error('the process died here')
          })
          .catch((error: Error) => expect(error.message).toBe('the process died here')),
      ),
    )
    const { rows } = await database.pool.query('select number from invoices where number is not null order by number')
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    const owned = await database.pool.query('select count(*)::int as count from owned_products')
    expect(owned.rows[0].count, 'what was undone gave nothing').toBe(30)
  })

  test('a new year begins with number one, and a credit note takes the next number once', async () => {
    const memberId = await member()
    const first = await order(memberId)
    await tell(await pay(memberId, first.id), 'succeeded')
    const [, second, third] = await listInvoices(database.db, memberId)
    await tell(await pay(memberId, second?.id ?? ''), 'succeeded')
    const notes = await Promise.all([1, 2, 3].map(() => creditInvoice(database.db, memberId, first.id, desk())))
    expect(new Set(notes).size).toBe(1)
    clock.set(new Date('2027-01-02T12:00:00Z'))
    await tell(await pay(memberId, third?.id ?? ''), 'succeeded')
    const numbers = (await listInvoices(database.db, memberId))
      .filter(({ number }) => number !== null)
      .map(({ kind, year, number }) => `${kind} ${number}/${year}`)
    expect(numbers.toSorted()).toEqual(['credit-note 3/2026', 'invoice 1/2026', 'invoice 1/2027', 'invoice 2/2026'])
  })

  test('a bank transfer confirmed by an operator counts like a payment, once', async () => {
    const memberId = await member()
    const first = await order(memberId)
    await Promise.all([1, 2, 3].map(() => confirmTransfer(database.db, memberId, first.id, desk())))
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
    expect(await listOwnedProducts(database.db, memberId)).toHaveLength(1)
  })
})

test('whatever is told in whatever order, money, invoices and what was given agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...PAYMENT_STATES), { minLength: 1, maxLength: 5 }), async (notices) => {
      const memberId = await member()
      const first = await order(memberId)
      const paymentId = await pay(memberId, first.id)
      await Promise.all(notices.map((state) => tell(paymentId, state)))
      const isPaid = notices.includes('succeeded')
      const [invoice] = await listOrderInvoices(database.db, first.orderId)
      expect(invoice?.state === 1).toBe(isPaid)
      expect(invoice?.number !== null).toBe(isPaid)
      expect((await listOwnedProducts(database.db, memberId)).length).toBe(isPaid ? 1 : 0)
      expect((await viewOf(memberId)).audience.type === 'PREMIUM').toBe(isPaid)
    }),
    { numRuns: 25 },
  )
})
