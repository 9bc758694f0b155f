import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { correctPeriod } from '#areas/plans/correction-commands.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { movableClock } from '#platform/clock.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { closeMonth, reopenMonth } from './earning-commands.server.ts'
import { type EarningMonth, yearRows } from './earning-rules.ts'
import { countEarnings, listEarnings, listLateEarnings, listYearLines } from './earning-store.server.ts'
import { aBillingData } from './fixtures.ts'
import { listInvoices } from './invoice-store.server.ts'
import { placeOrder } from './order-commands.server.ts'
import { confirmTransfer } from './payment-commands.server.ts'
import { creditInvoice } from './refund-commands.server.ts'
import { suspendForLateness } from './suspension-commands.server.ts'

const database = useTestDatabase()
const clock = movableClock()
const STAFF = '00000000-0000-4000-8000-000000000001'
const desk = () => aDesk(clock.now(), { LATE_INSTALLMENT_DAYS: '15' })
const by = () => ({ staffId: STAFF, now: clock.now() })
const on = (day: RomeDay) => clock.set(new Date(`${day}T10:00:00Z`))
const price = (installmentPlanId: string, installmentPlanNumber: number, totalCents: number) => ({
  ...{ installmentPlanId, installmentPlanNumber, installmentPlanName: installmentPlanId, totalCents },
  discountedCents: null,
})
/** € 300,00 without VAT, at once or in twelve. */
const YEAR = [price('unica', 1, 366_00), price('rate-12', 12, 366_00)]

beforeEach(async () => {
  await database.clear()
  await insertProducts(database.db, [
    aProduct({ priceList: YEAR }),
    aProduct({
      id: 'aggiunta',
      name: 'Aggiunta',
      kind: 'addon',
      rank: 30,
      wallets: [{ tag: 'pubmed' }],
      priceList: [price('unica', 1, 12_20)],
    }),
  ])
  on('2026-01-10')
})

async function buy(memberId: string, plan = 'unica', products = ['professione']): Promise<string> {
  for (const productId of products)
    await addToCart(database.db, { memberId }, { productId, installmentPlanId: plan }, clock.now())
  const view = await findViewerByMemberId(database.db, memberId, clock.now())
  if (!view) throw new Error('There is no such member.')
  const { id } = await placeOrder(database.db, { ...view, billing: aBillingData(), way: 'transfer' }, desk())
  await confirmTransfer(database.db, memberId, id, desk())
  return id
}
const member = () => makeMember(database.db, { now: clock.now() })
const invoiceOf = async (memberId: string, installment: number) =>
  (await listInvoices(database.db, memberId)).find(
    (each) => each.installment === installment && each.kind === 'invoice',
  )?.id ?? ''

/** What is shown of each month: issued, earned and carried. */
async function shown(from: EarningMonth, to: EarningMonth, read = listEarnings): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {}
  for (const { month, issuedCents, earnedCents, carriedCents } of await read(database.db, { from, to })) {
    const [issued = 0, earned = 0, carried = 0] = found[month] ?? []
    found[month] = [issued + issuedCents, earned + earnedCents, carried + carriedCents]
  }
  return found
}
const problem = async (act: Promise<unknown>) => {
  const error: unknown = await act.then(
    () => null,
    (found: unknown) => found,
  )
  if (!(error instanceof InvalidInput)) throw error ?? new Error('Nothing was refused.')
  return Object.values(error.fields).join(' ')
}
const trail = async () =>
  (
    await database.pool.query<{ what: string; name: string; reason: string | null }>(
      `select details ->> 'what' as what, details ->> 'name' as name, details ->> 'reason' as reason from audit_events where kind = 'invoice-edited' order by what desc, name desc`,
    )
  ).rows

test('[ACC-047] a year paid at once is earned day by day, and its months add up to it to the cent', async () => {
  await buy(await member())
  const months = await shown('2026-01', '2027-02')
  // From 10 January to 10 January of the year after: 366 days, of which 22 are of the first month.
  expect(months['2026-01']).toEqual([300_00, 18_03, 281_97])
  expect(months['2026-02']).toEqual([0, 40_98 - 18_03, 300_00 - 40_98])
  expect(months['2027-01']).toEqual([0, 8_20, 0])
  expect(months['2027-02']).toBeUndefined()
  expect(Object.values(months).reduce((sum, [, earned = 0]) => sum + earned, 0)).toBe(300_00)
  const { rows } = await database.pool.query('select covers_from::text, covers_until::text from order_lines')
  expect(rows).toEqual([{ covers_from: '2026-01-10', covers_until: '2027-01-10' }])
})

test('[ACC-047] an instalment covers its part of the days; what is paid late is earned when it is issued, and a suspension moves nothing', async () => {
  const memberId = await member()
  await buy(memberId, 'rate-12')
  expect(await shown('2026-01', '2026-02')).toEqual({ '2026-01': [25_00, 18_33, 6_67], '2026-02': [0, 6_67, 0] })
  on('2026-03-20')
  expect(await suspendForLateness(database.db, memberId, desk())).toBe(true)
  await confirmTransfer(database.db, memberId, await invoiceOf(memberId, 2), desk())
  const months = await shown('2026-01', '2027-01')
  expect(months['2026-02']).toEqual([0, 6_67, 0])
  // Its days went from 9 February to 11 March.
  expect(months['2026-03']).toEqual([25_00, 25_00, 0])
})

test('[ACC-047] a partial refund takes back on its day what was earned of it, and the rest from the days to come', async () => {
  const memberId = await member()
  await buy(memberId, 'rate-12')
  on('2026-01-21')
  await confirmTransfer(database.db, memberId, await invoiceOf(memberId, 2), desk())
  on('2026-02-02')
  await creditInvoice(database.db, memberId, await invoiceOf(memberId, 1), desk())
  const months = await shown('2026-01', '2026-04')
  expect(months['2026-01']).toEqual([50_00, 18_33, 31_67])
  // Of the first 18,33 goes back, and what it would have earned; of the second, which begins on 9 February, twenty days of thirty-one are.
  expect(months['2026-02']).toEqual([-25_00, -18_33 + 16_12, 8_88])
  expect(Object.values(months).reduce((sum, [, earned = 0]) => sum + earned, 0)).toBe(25_00)
})

test('[ACC-047] a withdrawal leaves nothing earned, and what follows it is earned on the days it has now', async () => {
  const memberId = await member()
  const first = await buy(memberId)
  on('2026-12-10')
  await buy(memberId)
  const { rows: before } = await database.pool.query('select covers_from::text as day from order_lines order by 1')
  expect(before.map(({ day }) => day)).toEqual(['2026-01-10', '2027-01-11'])
  on('2026-12-15')
  await creditInvoice(database.db, memberId, first, desk())
  const months = await shown('2026-01', '2027-12')
  const { rows } = await database.pool.query(
    'select covers_from::text as day, covers_until::text as until from order_lines order by 1',
  )
  expect(rows).toEqual([
    { day: '2026-01-10', until: '2027-01-10' },
    { day: '2026-12-15', until: '2027-12-15' },
  ])
  // Seventeen days of the second order; of the first goes back what 325 days had earned.
  const [earned, back] = [Math.trunc((300_00 * 17) / 366), Math.trunc((300_00 * 325) / 366)]
  expect(months['2026-12']).toEqual([0, earned - back, 300_00 - earned])
  expect(Object.values(months).reduce((sum, [, earned = 0]) => sum + earned, 0)).toBe(300_00)
})

test('[ACC-047] an addition is earned on its own days, beside the plan it is added to', async () => {
  const memberId = await member()
  await buy(memberId)
  on('2026-12-31')
  await buy(memberId, 'unica', ['aggiunta'])
  const found = await countEarnings(database.db, { from: '2026-12', to: '2027-01' })
  expect(
    found.map(({ month, product, issuedCents, earnedCents }) => [month, product, issuedCents, earnedCents]),
  ).toEqual([
    ['2026-12', 'Aggiunta', 10_00, 90],
    ['2026-12', 'Camice Professione', 0, expect.any(Number)],
    ['2027-01', 'Aggiunta', 0, 9_10],
    ['2027-01', 'Camice Professione', 0, 8_20],
  ])
})

test('[ACC-047] what has no days is earned on its own: a document that no line covers, and the stamp duty', async () => {
  const memberId = await member()
  await buy(memberId)
  await database.pool.query(
    `update invoices set lines = '[{"description":"Corso in aula","cents":12200,"vat":{"rate":22}},{"description":"Rimborso imposta di bollo","cents":200,"vat":{"nature":"N1","reference":"x"}}]', amount_cents = 12400`,
  )
  expect(await shown('2026-01', '2026-03')).toEqual({ '2026-01': [102_00, 102_00, 0] })
})

test('[ACC-047] a closed month stays as it was: days corrected later count on the first open day, and the page is told', async () => {
  const memberId = await member()
  await buy(memberId)
  on('2026-02-03')
  expect(await closeMonth(database.db, '2026-01', by())).toBe(true)
  const [period] = (await findMemberById(database.db, memberId))?.membership.premiumPeriods ?? []
  if (!period) throw new Error('There is no period.')
  await correctPeriod(database.db, memberId, { start: period.start, lastDay: '2026-07-10' }, clock.now())
  const days = 182
  const months = await shown('2026-01', '2026-08')
  expect(months['2026-01']).toEqual([300_00, 18_03, 281_97])
  expect((await shown('2026-01', '2026-08', countEarnings))['2026-01']).toEqual([300_00, 18_03, 281_97])
  expect(months['2026-02']?.[1]).toBe(Math.trunc((300_00 * 50) / days) - 18_03)
  expect(Object.values(months).reduce((sum, [, earned = 0]) => sum + earned, 0)).toBe(300_00)
  expect(await listLateEarnings(database.db, { from: '2026-02', to: '2026-02' })).toEqual([
    expect.objectContaining({ kind: 'days', countedOn: '2026-02-01', cents: Math.trunc((300_00 * 22) / days) - 18_03 }),
  ])
  // Open again, it takes what it would have had.
  await reopenMonth(database.db, { typed: '2026-01', reason: 'Periodo sbagliato' }, by())
  expect((await shown('2026-01', '2026-01'))['2026-01']?.[1]).toBe(Math.trunc((300_00 * 22) / days))
  expect(await listLateEarnings(database.db, { from: '2026-01', to: '2026-08' })).toEqual([])
})

test('[ACC-047] a document of a closed month counts on the first open day and says so, until its month is open again', async () => {
  const id = await buy(await member())
  await buy(await member())
  await database.pool.query(
    'update invoices set issued_at = null, number = null, year = null, state = 0, paid_at = null where id = $1',
    [id],
  )
  on('2026-03-02')
  await closeMonth(database.db, '2026-02', by())
  await database.pool.query(
    `update invoices set issued_at = '2026-01-31T22:00:00Z', number = 9, year = 2026, state = 1, paid_at = '2026-01-31T22:00:00Z' where id = $1`,
    [id],
  )
  const months = await shown('2026-01', '2026-03')
  expect(months['2026-01']?.[0]).toBe(300_00)
  const [to, before] = [Math.trunc((300_00 * 81) / 366), Math.trunc((300_00 * 50) / 366)]
  // All that one has earned, and the month of the other.
  expect(months['2026-03']).toEqual([300_00, to + to - before, 600_00 - 2 * to])
  expect(await listLateEarnings(database.db, { from: '2026-01', to: '2026-03' })).toEqual([
    { kind: 'document', name: '9/2026', issuedOn: '2026-01-31', countedOn: '2026-03-01' },
  ])
  await reopenMonth(database.db, { typed: '2026-02', reason: 'Mancava' }, by())
  expect((await shown('2026-01', '2026-03'))['2026-02']?.[0]).toBe(300_00)
  await reopenMonth(database.db, { typed: '2026-01', reason: 'Mancava' }, by())
  expect((await shown('2026-01', '2026-03'))['2026-01']?.[0]).toBe(600_00)
})

test('[ACC-047] months are closed when they are over, one after the other, once; and opened again from the last, with a reason', async () => {
  await buy(await member())
  on('2026-04-01')
  const close = (month: string) => closeMonth(database.db, month, by())
  expect(await problem(close('2026-04'))).toBe('Aprile 2026 non è ancora finito: si chiude dal 01/05/2026.')
  expect(await problem(close('2025-12'))).toContain('In dicembre 2025 non c’è ancora nessuna fattura')
  for (const wrong of ['', '2026-13', 'ieri']) expect(await problem(close(wrong))).toBe('Scegli il mese da chiudere.')
  // Two at once: one closes, the other finds it closed.
  expect((await Promise.all([close('2026-01'), close('2026-01')])).toSorted()).toEqual([false, true])
  expect(await close('2026-01')).toBe(false)
  expect(await problem(close('2026-03'))).toBe(
    'I mesi si chiudono uno dopo l’altro: prima di marzo 2026 va chiuso febbraio 2026.',
  )
  expect(await close('2026-02')).toBe(true)
  const reopen = (typed: string, reason: string) => reopenMonth(database.db, { typed, reason }, by())
  expect(await problem(reopen('2026-02', '  '))).toBe('Scrivi perché lo riapri: resta nel registro.')
  expect(await problem(reopen('2026-01', 'Errore'))).toBe('Si riapre solo l’ultimo mese chiuso, febbraio 2026.')
  expect(await reopen('2026-02', 'Mancava una nota')).toBe(true)
  expect(await reopen('2026-02', 'Mancava una nota')).toBe(false)
  expect(await trail()).toEqual([
    { what: 'reopened', name: 'febbraio 2026', reason: 'Mancava una nota' },
    { what: 'closed', name: 'gennaio 2026', reason: null },
    { what: 'closed', name: 'febbraio 2026', reason: null },
  ])
})

test('[ACC-047] the first time a club closes its past together, and a month open again keeps what was frozen before it', async () => {
  await buy(await member())
  on('2026-05-02')
  expect(await closeMonth(database.db, '2026-03', by())).toBe(true)
  const { rows } = await database.pool.query('select last_day::text as day from closed_months order by 1')
  expect(rows.map(({ day }) => day)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31'])
  expect((await trail())[0]?.name).toBe('da gennaio 2026 a marzo 2026')
  await reopenMonth(database.db, { typed: '2026-03', reason: 'Errore' }, by())
  expect(await shown('2026-01', '2026-04')).toEqual(await shown('2026-01', '2026-04', countEarnings))
})

test('[FIG-035] at 31 December the parts of every line make its taxable amount, the remainder of cents in the year it ends', async () => {
  const memberId = await member()
  await buy(memberId)
  on('2026-12-20')
  await buy(memberId, 'rate-12')
  on('2027-01-05')
  const lines = (await listYearLines(database.db, 2026)) ?? []
  expect(yearRows(2026, lines)).toEqual([
    [
      'Documento',
      'Tipo',
      'Giorno',
      'Prodotto',
      'Dal',
      'Al',
      'Giorni',
      'Imponibile',
      'Parte degli anni prima',
      'Parte del 2026',
      'Parte da rinviare',
    ],
    [
      '1/2026',
      'Fattura',
      '10/01/2026',
      'Camice Professione',
      '10/01/2026',
      '10/01/2027',
      '366',
      '300,00',
      '0,00',
      '291,80',
      '8,20',
    ],
    [
      '2/2026',
      'Fattura',
      '20/12/2026',
      'Camice Professione',
      '11/01/2027',
      '09/02/2027',
      '30',
      '25,00',
      '0,00',
      '0,00',
      '25,00',
    ],
  ])
  const carried = (await shown('2026-12', '2026-12'))['2026-12']?.[2]
  expect(lines.reduce((sum, line) => sum + line.carriedCents, 0)).toBe(carried)
  const [first] = (await listYearLines(database.db, 2027)) ?? []
  expect([first?.beforeCents, first?.yearCents, first?.carriedCents]).toEqual([291_80, 8_20, 0])
  // Of one document only.
  const own = await countEarnings(database.db, { from: '2026-12', to: '2026-12', such: sql`i.number = 2` })
  expect(own.map(({ carriedCents }) => carriedCents)).toEqual([25_00])
})
