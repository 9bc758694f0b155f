// reads: tests/database/before-baseline.json.gz
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { firstAsked } from '#areas/lists/question-context.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { oldStatements } from '../../../tests/support/before-baseline.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { recordFileRejected, recordFileSent, recordFilesSentUntil } from './electronic-file-commands.server.ts'
import { findElectronicFile, insertElectronicFile, listStampQuarters } from './electronic-file-store.server.ts'
import { ELECTRONIC_FILES } from './electronic-list-store.server.ts'
import { aBillingData } from './fixtures.ts'
import { getInvoice, listOrderInvoices } from './invoice-store.server.ts'
import type { Invoice } from './model.ts'
import { placeOrder } from './order-commands.server.ts'
import { getOrder } from './order-store.server.ts'
import { confirmTransfer } from './payment-commands.server.ts'
import { creditInvoice } from './refund-commands.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-16T12:00:00Z')
const EXEMPT = { nature: 'N4' as const, reference: 'Art. 10 n. 20 DPR 633/1972' }
let staffId: string

beforeEach(async () => {
  await database.clear()
  await insertProducts(database.db, [aProduct(), aProduct({ id: 'corso', vat: EXEMPT })])
  staffId = await makeMember(database.db, { now })
})

/** Orders by transfer, in one payment, and an operator sees the money. */
async function bought(productId = 'professione', desk = aDesk(now)): Promise<Invoice> {
  const memberId = await makeMember(database.db, { now })
  await addToCart(database.db, { memberId }, { productId, installmentPlanId: 'unica' }, now)
  const view = await findViewerByMemberId(database.db, memberId, now)
  if (!view) throw new Error('There is no such member.')
  const first = await placeOrder(database.db, { ...view, billing: aBillingData(), way: 'transfer' }, desk)
  await confirmTransfer(database.db, memberId, first.id, desk)
  return getInvoice(database.db, memberId, first.id)
}
const nameOf = async ({ id }: Pick<Invoice, 'id'>) => (await findElectronicFile(database.db, id))?.progressive
const listOf = async (state: 'unsent' | 'sent' | 'rejected') =>
  (await firstAsked(database.db, ELECTRONIC_FILES, { query: `stato=${state}`, limit: 50, now })).map(
    ({ progressive }) => progressive,
  )

describe('[ACC-009] the name of a file', () => {
  test('is the next of its sequence for every document, credit notes too, and for many at once', async () => {
    const invoices = await Promise.all([1, 2, 3, 4].map(() => bought()))
    const [first] = invoices
    const note = await creditInvoice(database.db, first?.memberId ?? '', first?.id ?? '', aDesk(now))
    const names = await Promise.all([...invoices, { id: note }].map(nameOf))
    expect(new Set(names).size).toBe(5)
    for (const name of names) expect(name).toMatch(/^[0-9A-Z]{5}$/)
  })

  test('goes on where a mark of the year and four characters ended', async () => {
    await database.db.execute(sql`select setval('electronic_file_numbers', 1679615)`)
    const names = [await nameOf(await bought()), await nameOf(await bought())]
    expect(names).toEqual(['10000', '10001'])
  })

  test('is never one that a file had before the sequence', async () => {
    const older = await bought()
    await database.db.execute(sql`update electronic_files set progressive = '60002' where invoice_id = ${older.id}`)
    await database.db.execute(sql`select setval('electronic_file_numbers', ${Number.parseInt('60001', 36)})`)
    expect(await nameOf(await bought())).toBe('60003')
  })

  test('changes when the exchange rejected it, and the old one is of nobody else', async () => {
    const invoice = await bought()
    const before = (await nameOf(invoice)) ?? ''
    const next = await recordFileRejected(database.db, before, { staffId, now })
    expect(next).not.toBe(before)
    expect(await nameOf(invoice)).toBe(next)
    await expect(recordFileRejected(database.db, before, { staffId, now })).rejects.toThrow('già stato scartato')
    expect(await listOf('rejected')).toEqual([before])
    await database.db.execute(sql`select setval('electronic_file_numbers', 1, false)`)
    expect(await insertElectronicFileOf(await bought())).not.toBe(before)
    const [line] = await listTrailAbout(database.db, 'electronic-file', before, 5)
    expect(line?.facts).toMatchObject({ what: 'rejected', changes: [{ field: 'file', from: before, to: next }] })
  })
  const insertElectronicFileOf = (invoice: Invoice) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`update electronic_files set rejected_at = now() where invoice_id = ${invoice.id}`)
      return insertElectronicFile(tx, invoice.id, now)
    })

  test('of what was issued before the sequence is the one already downloaded', async () => {
    const invoices = [await bought(), await bought(), await bought()]
    const numbers = [46, 1_679_615, 1_679_616]
    for (const [at, { id }] of invoices.entries())
      await database.db.execute(sql`update invoices set number = ${numbers[at]}, year = 2026 where id = ${id}`)
    await database.db.execute(sql`delete from electronic_files`)
    const statements = oldStatements('papers_of_money')
    for (const statement of statements.filter((each) => each.includes('INSERT INTO "electronic_files"')))
      await database.db.execute(sql.raw(statement))
    const [first, last, beyond] = await Promise.all(invoices.map(nameOf))
    expect([first, last]).toEqual(['6001A', '6ZZZZ'])
    expect(beyond).toMatch(/^[0-9A-Z]{5}$/)
  })
})

describe('[ACC-008] what was sent', () => {
  test('is marked once, and leaves the list of what waits; the trail says who', async () => {
    const name = (await nameOf(await bought())) ?? ''
    expect(await listOf('unsent')).toEqual([name])
    await Promise.all([1, 2].map(() => recordFileSent(database.db, name, { staffId, now })))
    expect(await listOf('unsent')).toEqual([])
    expect(await listOf('sent')).toEqual([name])
    const lines = await listTrailAbout(database.db, 'electronic-file', name, 5)
    expect(lines.map(({ facts }) => facts.what)).toEqual(['sent'])
    await expect(recordFileSent(database.db, 'ZZZZZ', { staffId, now })).rejects.toThrow('Questo file non esiste.')
  })

  test('before the club kept count is marked in one act, up to a day', async () => {
    await bought()
    await bought()
    expect(await recordFilesSentUntil(database.db, '2026-11-15', { staffId, now })).toBe(0)
    expect(await recordFilesSentUntil(database.db, '2026-11-16', { staffId, now })).toBe(2)
    expect(await listOf('unsent')).toEqual([])
  })

  test('a credit note is of its own day and says why', async () => {
    const invoice = await bought()
    const later = new Date('2026-12-20T12:00:00Z')
    const desk = { ...aDesk(later), reason: 'ha pagato due volte' }
    const id = await creditInvoice(database.db, invoice.memberId, invoice.id, desk)
    const note = await getInvoice(database.db, invoice.memberId, id)
    expect(note.dueOn).toBe('2026-12-20')
    expect(note.reason).toBe(`Storno della fattura ${invoice.number}/2026: ha pagato due volte`)
    const wrong = { ...aDesk(later), reason: 'x'.repeat(151) }
    await expect(creditInvoice(database.db, invoice.memberId, invoice.id, wrong)).rejects.toMatchObject({
      fields: { reason: 'Scrivi al massimo 150 caratteri.' },
    })
  })
})

describe('[ACC-006] [ACC-007] how a thing is taxed', () => {
  test('is kept by the order and by its documents, whatever the product becomes', async () => {
    const invoice = await bought('corso')
    await database.db.execute(sql`update products set vat = '{"rate":22}' where id = 'corso'`)
    expect((await getOrder(database.db, invoice.orderId)).lines[0]?.vat).toEqual(EXEMPT)
    const [kept] = await listOrderInvoices(database.db, invoice.orderId)
    expect(kept?.lines?.map(({ vat }) => vat)).toEqual([EXEMPT])
    expect(kept?.bearsStampDuty).toBe(true)
  })

  test('without VAT above 77,47 € is counted by quarter, credit notes too', async () => {
    const invoice = await bought('corso')
    await bought()
    await creditInvoice(database.db, invoice.memberId, invoice.id, aDesk(new Date('2027-01-02T12:00:00Z')))
    expect(await listStampQuarters(database.db, 8)).toEqual([
      { year: 2027, quarter: 1, documents: 1 },
      { year: 2026, quarter: 4, documents: 1 },
    ])
  })

  test('with the stamp duty charged is in the total that is ordered and paid', async () => {
    const desk = aDesk(now)
    const charging = { ...desk, club: { ...desk.club, fiscal: { ...desk.club.fiscal, chargesStampDuty: true } } }
    const invoice = await bought('corso', charging)
    const plain = await bought('corso')
    expect(invoice.amountCents).toBe(plain.amountCents + 2_00)
    expect((await getOrder(database.db, invoice.orderId)).totalCents).toBe(invoice.amountCents)
    expect(invoice.lines?.at(-1)?.description).toBe('Rimborso imposta di bollo')
  })

  test('[ACC-004] papers keep the regime and the register of their day', async () => {
    const desk = aDesk(now)
    const flat = { ...desk, club: { ...desk.club, fiscal: { ...desk.club.fiscal, regime: 'RF19' as const } } }
    const invoice = await bought('professione', flat)
    expect(invoice.seller?.fiscal?.regime).toBe('RF19')
    expect(invoice.bearsStampDuty, 'without VAT, and above the threshold').toBe(true)
    const note = await creditInvoice(database.db, invoice.memberId, invoice.id, desk)
    const { seller, bearsStampDuty } = await getInvoice(database.db, invoice.memberId, note)
    expect([seller?.fiscal?.regime, bearsStampDuty], 'taxed as what it takes back').toEqual(['RF19', true])
  })
})
