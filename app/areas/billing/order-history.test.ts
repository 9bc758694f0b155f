import { expect, test } from 'vitest'
import { recordTrail } from '#platform/trail/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'

const club = useClub()

test('[DSK-054] an order has its own history on its page, with that of its invoices and of no other', async () => {
  const { db } = club.database
  const { rows } = await club.database.pool.query<{ id: string; invoice: string }>(
    'select o.id, min(i.id::text) as invoice from orders o join invoices i on i.order_id = o.id group by o.id order by o.id limit 2',
  )
  const [own, other] = rows
  const at = club.clock.now()
  const done = (id = '') => ({ thing: 'invoice', id, what: 'transfer-confirmed' }) as const
  await recordTrail(db, { at, kind: 'invoice-edited', done: done(own?.invoice), name: '12/2026', cents: 36_000 })
  await recordTrail(db, { at, kind: 'invoice-edited', done: done(other?.invoice), name: '99/2026', cents: 100 })
  const headers = await club.cookieOf(STAFF.accountant)
  const { statusCode, body } = await club.app.inject({ url: `/redazione/ordini/${own?.id}`, headers })
  expect(statusCode).toBe(200)
  expect(body).toContain('Storia di questo ordine')
  expect(body).toContain('Bonifico confermato, € 360,00, fattura 12/2026')
  expect(body).not.toContain('99/2026')
  // DSK-046: of a person the accountant sees name, billing and orders, and is not led to the rest.
  expect(body).not.toContain('/redazione/iscritti/')
})
