import { expect, test } from 'vitest'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { creditLetter, installmentPaidLetter, purchaseLetter, reminderLetter, transferLetter } from './letters-copy.ts'
import { standingOf } from './order-standing-rules.ts'
import { insertOrder } from './order-store.server.ts'

/** An order is named by a number, wherever it is read. */
const club = useClub()
const read = async (url: string, who: number = STAFF.operator) => {
  const { body } = await club.app.inject({ url, headers: await club.cookieOf(who) })
  const document = documentOf(body)
  return { document, title: document.title, text: document.querySelector('main')?.textContent ?? '' }
}
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows
const nameOf = ({ year, number }: { year: number; number: number }) => `${year}/${String(number).padStart(6, '0')}`

test('[DSK-038] orders of a year have numbers one after the other, in order of date, also two at once', async () => {
  const rows = await query('select year, number, created_at as at from orders order by created_at, number')
  expect(rows.length).toBeGreaterThan(5)
  for (const year of new Set(rows.map((row) => row.year))) {
    const own = rows.filter((row) => row.year === year).map(({ number }) => number)
    expect(own, String(year)).toEqual(own.map((_, place) => place + 1))
  }
  const [{ id }] = await query('select id from members where username = $1', [VISITORS.TRIAL])
  const facts = { memberId: id, way: 'transfer' as const, fingerprint: 'x', billing: {} as never, totalCents: 100 }
  const line = { productId: 'professione', productName: 'x', installmentPlanId: 'x', installments: 1, totalCents: 100 }
  const createdAt = new Date('2031-12-31T23:30:00Z')
  const place = () =>
    club.database.db.transaction(async (tx) => {
      const orderId = await insertOrder(tx, { ...facts, createdAt }, [line])
      await tx.execute(`update orders set state = 'cancelled' where id = '${orderId}'`)
    })
  await Promise.all(Array.from({ length: 6 }, place))
  const made = await query("select year, number from orders where fingerprint = 'x' order by number")
  expect(made, 'of the year in Rome').toEqual([1, 2, 3, 4, 5, 6].map((number) => ({ year: 2032, number })))
})

test('[DSK-038] its page, tab, list, search and the pages and letters of the member say the number', async () => {
  const [waiting] = await query("select * from orders where state = 'pending' and way = 'transfer' limit 1")
  const [member] = await query('select * from members where id = $1', [waiting.member_id])
  const name = nameOf(waiting)
  const { document, title, text } = await read(`/redazione/ordini/${waiting.id}`)
  expect(document.querySelector('h1')?.textContent).toBe(`Ordine ${name} di ${member.name} ${member.surname}`)
  expect(title).toMatch(new RegExp(`^Ordine ${name} di .*: Da incassare [\\d,]+\\s€ entro il \\d\\d/\\d\\d/\\d{4}`))
  for (const told of ['Da incassare', 'Pagato', 'Totale', 'Prossime rate']) expect(text).toContain(told)
  expect(document.querySelector(`a[href="/redazione/iscritti/${member.username}"]`)?.textContent).toBe('Chi è')
  const listed = await read(`/redazione/ordini?cerca=${encodeURIComponent(name)}`)
  expect([...listed.document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href'))).toEqual([
    `/redazione/ordini/${waiting.id}`,
  ])
  const { body } = await club.app.inject({
    url: `/redazione/trova?cerca=${encodeURIComponent(name)}`,
    headers: await club.cookieOf(STAFF.operator),
  })
  expect(body).toContain(`Ordine ${name} di`)
  const [invoice] = await query('select id from invoices where order_id = $1 limit 1', [waiting.id])
  expect((await read(`/checkout/bonifico/${invoice.id}`, member.username)).text).toContain(`Ordine ${name}`)
  const [paid] = await query(
    "select o.*, m.username from orders o join members m on m.id = o.member_id where o.state = 'confirmed' and m.username = $1",
    [VISITORS.PREMIUM],
  )
  expect((await read('/profilo/fatture-pagamenti', paid.username)).text).toContain(`Ordine ${nameOf(paid)}`)
})

test('[DSK-038] every letter about an order says its number', () => {
  const sender = { club: club.env.club, origin: 'http://localhost:3000' }
  const invoice = {
    id: 'a',
    productName: 'Professione',
    installment: 1,
    installments: 12,
    dueOn: '2026-03-31',
    amountCents: 100,
  }
  const told = { name: 'Ada', order: '2026/000123', invoice: invoice as never, clientCode: 'C1', isWhole: false }
  const bought = {
    products: 'x',
    amountCents: 1,
    installments: 1,
    nextDueOn: null,
    expiresOn: null,
    isSuspended: false,
  }
  const letters = [
    purchaseLetter(sender, { ...told, ...bought }),
    installmentPaidLetter(sender, told),
    transferLetter(sender, told),
    creditLetter(sender, told),
    reminderLetter(sender, { ...told, productName: 'x', amountCents: 1, dueOn: '2026-03-31' as never, isLate: true }),
  ]
  for (const { text, html } of letters) for (const words of [text, html]) expect(words).toContain('2026/000123')
})

const part = (dueOn: string, state = 0, kind: 'invoice' | 'credit-note' = 'invoice') =>
  ({ kind, state, dueOn, amountCents: 12_000 }) as never
test.each([
  ['confirmed', [part('2026-03-31')], 0, 'Da incassare 120,00 € entro il 31/03/2026'],
  ['pending', [part('2026-03-01')], 0, 'Da incassare 120,00 € entro il 01/03/2026'],
  ['confirmed', [part('2026-03-03', 1), part('2026-03-03')], 0, 'In ritardo di 12 giorni'],
  ['confirmed', [part('2026-03-14')], 0, 'In ritardo di 1 giorno'],
  ['confirmed', [part('2026-03-03', 1)], 0, 'Pagato tutto'],
  ['cancelled', [part('2026-03-03')], 0, 'Annullato'],
  ['cancelled', [part('2026-03-03', 1)], 4_000, 'Da rimborsare 40,00 €'],
] as const)('[DSK-038] an order that is %s says how it stands: %#', (state, invoices, owedCents, told) => {
  const today = '2026-03-15' as never
  expect(standingOf({ state, invoices, owedCents, today }).words.replace(/\u00a0/g, ' ')).toBe(told)
})
