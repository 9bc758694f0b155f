import { beforeEach, expect, test } from 'vitest'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { aBillingData } from '#areas/billing/fixtures.ts'
import { placeOrder } from '#areas/billing/order-commands.server.ts'
import { confirmTransfer } from '#areas/billing/payment-commands.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { factsInWords } from '#platform/trail/in-words.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { readSeries, recountedAt } from './store.server.ts'

const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const ORDERED = new Date('2026-11-02T09:00:00Z')
const THURSDAY: RomeDay = '2026-11-12'
let instant = ORDERED
const now = () => instant
const count = () => countDueDays(database.db, { now })
const of = async (code: string, day: RomeDay) =>
  (await readSeries(database.db, { code, from: day, to: day }))[0]?.amount
const touched = async () =>
  (await query('select from_day::text as "from", until_day::text as until from figure_touches order by 1, 2')).rows

let memberId = ''
let invoiceId = ''

beforeEach(async () => {
  await database.clear()
  instant = ORDERED
  await insertProducts(database.db, [aProduct()])
  memberId = await makeMember(database.db, { now: ORDERED })
  await addToCart(database.db, { memberId }, { productId: 'professione', installmentPlanId: 'unica' }, ORDERED)
  const view = await findViewerByMemberId(database.db, memberId, ORDERED)
  if (!view) throw new Error('There is no such member.')
  invoiceId = (await placeOrder(database.db, { ...view, billing: aBillingData(), way: 'transfer' }, aDesk(ORDERED, {})))
    .id
  instant = new Date('2026-11-17T03:00:00Z')
  await count()
})

const confirm = (written?: string) => confirmTransfer(database.db, memberId, invoiceId, aDesk(instant, {}), written)

test('[FIG-007] a transfer that is confirmed today counts on the day the bank says', async () => {
  for (const wrong of ['2026-11-01', '2026-11-18', '2026-02-30', 'giovedì'])
    await expect(confirm(wrong), wrong).rejects.toMatchObject({
      fields: { giorno: 'Il giorno dell’accredito va dal 02/11/2026, giorno dell’ordine, a oggi.' },
    })
  expect((await query('select 1 from payments')).rowCount).toBe(0)
  await confirm(THURSDAY)
  await confirm('2026-11-10')
  expect(await touched()).toContainEqual({ from: THURSDAY, until: THURSDAY })
  instant = new Date('2026-11-17T03:37:00Z')
  await count()
  expect(await of('money.takings', THURSDAY)).toBeGreaterThan(0n)
  expect([await of('money.takings', '2026-11-10'), await of('money.takings', '2026-11-16')]).toEqual([0n, 0n])
  expect(await recountedAt(database.db, { from: THURSDAY, to: THURSDAY })).toEqual(instant)
  const lines = (await listMemberTrail(database.db, memberId)).map(({ facts }) => factsInWords(facts))
  expect(lines.join('\n')).toContain('Giorno dell’accredito: 17/11/2026 → 12/11/2026')
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
})

test('[FIG-007] a price that the desk corrects and a certificate that is revoked count on their day', async () => {
  await confirm('')
  await query(`update owned_products set active_from = '2026-11-04T09:00:00Z'`)
  await query(`update premium_periods set start = '2026-11-04T09:00:00Z'`)
  const series = await query(
    `insert into course_series (slug, name, description) values ('s', 'Serie', '') returning id`,
  )
  const course = await query(
    `insert into courses (slug, title, card_heading, series_id, model, description, objective, credits, duration_hours, published_at, expiry_date, event_id)
     values ('c', 'Corso', '', $1, (enum_range(null::didactic_model))[1], '', '', 5, 5, '2026-11-01', '2030-01-01', 1) returning id`,
    [series.rows[0].id],
  )
  await query(
    `insert into certificates (code, member_id, course_id, cycle, printed, issued_at) values ('x', $1, $2, 1, '{"credits": 5}', '2026-11-06T09:00:00Z')`,
    [memberId, course.rows[0].id],
  )
  await count()
  const worth = await of('money.mrr', '2026-11-05')
  expect(worth).toBeGreaterThan(0n)
  expect([await of('learning.certificates', '2026-11-06'), await of('learning.credits', '2026-11-06')]).toEqual([
    1n,
    50n,
  ])

  await query('update order_lines set total_cents = total_cents * 2')
  expect(await touched()).toEqual([{ from: '2026-11-04', until: null }])
  await count()
  const doubled = Number(await of('money.mrr', '2026-11-05'))
  expect(Math.abs(doubled - 2 * Number(worth))).toBeLessThanOrEqual(1)
  expect(await of('money.mrr', '2026-11-03')).toBe(0n)

  await query(`update certificates set revoked_at = '2026-11-13T09:00:00Z'`)
  expect(await touched()).toEqual([{ from: '2026-11-13', until: null }])
  await count()
  expect([await of('learning.revoked', '2026-11-13'), await of('learning.credits', '2026-11-13')]).toEqual([1n, -50n])
  expect(await of('learning.credits', '2026-11-06')).toBe(50n)
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
})
