// reads: tests/crash/payer.ts
import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { standInPayments } from '#platform/outside/payments/stand-in.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { aBillingData } from './fixtures.ts'
import { placeOrder } from './order-commands.server.ts'
import { recordPayment, startPayment } from './payment-commands.server.ts'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const desk = aDesk(clock.now())
const ROUNDS = 2
const PURCHASES = 16

async function openPayment(): Promise<string> {
  const { db } = database
  const memberId = await makeMember(db, { now: clock.now() })
  await addToCart(db, { memberId }, { productId: 'professione', installmentPlanId: 'rate-12' }, clock.now())
  const view = await findViewerByMemberId(db, memberId, clock.now())
  if (!view) throw new Error('There is no such member.')
  const { id: invoiceId } = await placeOrder(db, { ...view, billing: aBillingData(), way: 'online' }, desk)
  const starting = { memberId, clientCode: memberId, invoiceId, returnPath: (id: string) => `/${id}` }
  return (await startPayment(db, standInPayments(db, clock), starting, desk)).url.split('/').at(-1) ?? ''
}

/** Tells a process of its own that these are paid, and kills it with -9 after some have been acknowledged. */
async function killWhileHearing(paymentIds: readonly string[], after: number): Promise<string[]> {
  const script = path.resolve(import.meta.dirname, '../../../tests/crash/payer.ts')
  const child = spawn(process.execPath, [script, database.url, clock.now().toISOString(), ...paymentIds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said: string[] = []
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  let pending = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = `${pending}${chunk}`.split('\n')
    pending = lines.pop() ?? ''
    said.push(...lines.filter((line) => line !== 'ready'))
    if (said.length >= after) child.kill('SIGKILL')
  })
  await ended
  return said
}

const count = async (text: string) => Number((await database.pool.query(`select count(*) as n from ${text}`)).rows[0].n)

/** What was paid, numbered, given, written about and made PREMIUM: five counts that must be one. */
async function counts() {
  return {
    paid: await count(`payments where state = 'succeeded'`),
    numbered: await count('invoices where number is not null'),
    last: Number(
      (await database.pool.query('select coalesce(max(last_number), 0) as n from invoice_numbers')).rows[0].n,
    ),
    given: await count('owned_products'),
    confirmed: await count(`orders where state = 'confirmed'`),
    premium: await count('premium_periods'),
    letters: await count('outbox'),
  }
}
const all = (number: number) =>
  Object.fromEntries(
    ['paid', 'numbered', 'last', 'given', 'confirmed', 'premium', 'letters'].map((name) => [name, number]),
  )

test('killed with -9 in the middle of purchases, what was acknowledged is whole, the rest is nothing, and telling again completes it', async () => {
  await insertProducts(database.db, [aProduct()])
  let before = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const payments = await Promise.all(Array.from({ length: PURCHASES }, openPayment))
    const said = await killWhileHearing(payments, 3 + round * 4)
    const after = await counts()
    expect(after, 'nothing is half done').toEqual(all(after.paid))
    expect(after.paid - before).toBeGreaterThanOrEqual(said.length)
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from payments where state <> 'succeeded' and id = any($1)`,
      [said],
    )
    expect(rows, 'what was acknowledged is there').toEqual([])
    await Promise.all(
      payments.map((id) => recordPayment(database.db, id, { state: 'succeeded', amountCents: null }, desk)),
    )
    before += PURCHASES
    expect(await counts(), 'told again, each is bought once, without a hole in the numbers').toEqual(all(before))
  }
})
