import { inflateSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ANONYMOUS, type StaffRole, SUBSCRIPTION_TYPES, type Viewer } from '#areas/audience/model.ts'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { standInPayments } from '#platform/outside/payments/stand-in.server.ts'
import { insertStandInMethod } from '#platform/outside/payments/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { billingCalls } from './api.server.ts'
import { provideBillingSettings } from './context.server.ts'
import { aBillingData, anIssuedInvoice } from './fixtures.ts'
import { getInvoice, listInvoices } from './invoice-store.server.ts'
import { billingOperatorCalls } from './operator-api.server.ts'
import { placeOrder } from './order-commands.server.ts'
import { confirmTransfer } from './payment-commands.server.ts'
import { drawInvoice } from './ui/invoice-document.tsx'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const now = clock.now()
const calls = fastify()

beforeAll(async () => {
  registerErrors(calls)
  const { club } = testEnv()
  const forgetMember = () => undefined
  const payments = standInPayments(database.db, clock)
  provideBillingSettings(calls, { payments, club, origin: 'http://localhost', forgetMember })
  await registerCalls(calls, [...billingCalls, ...billingOperatorCalls], {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: ({ headers }) => viewerNamed(headers['x-member']),
  })
})
beforeEach(async () => {
  await database.clear()
  await insertProducts(database.db, [aProduct()])
})
afterAll(() => calls.close())

async function viewerNamed(memberId: unknown): Promise<Viewer> {
  const view = typeof memberId === 'string' ? await findViewerByMemberId(database.db, memberId, now) : null
  return view ? { ...view, sessionId: 'test' } : ANONYMOUS
}
const REASON = { motivo: 'Errore nostro' }
function call(path: string, memberId?: string, method: 'GET' | 'POST' = 'GET', payload?: object) {
  const headers = { origin: 'http://localhost', ...(memberId && { 'x-member': memberId }) }
  return calls.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
}
async function buyer(person: { staffRole?: StaffRole } = {}): Promise<string> {
  const memberId = await makeMember(database.db, { now, person })
  await addToCart(database.db, { memberId }, { productId: 'professione', installmentPlanId: 'rate-12' }, now)
  const view = await findViewerByMemberId(database.db, memberId, now)
  if (!view) throw new Error('There is no such member.')
  const desk = aDesk(now)
  const { id } = await placeOrder(database.db, { ...view, billing: aBillingData(), way: 'transfer' }, desk)
  await confirmTransfer(database.db, memberId, id, desk)
  return memberId
}

test('[API-223, PAY-007] answers the invoices of whoever asks', async () => {
  const invoices = (await call('/invoice', await buyer())).json()
  expect(invoices).toHaveLength(12)
  expect(invoices[0]).toEqual({
    id: expect.any(String),
    productName: 'Camice Professione, rata 1 di 12',
    stato: 1,
    dataScadenza: '2026-11-15',
    importo: 2990,
    fatturaEmessa: true,
  })
  expect(invoices[1]).toMatchObject({ stato: 0, dataScadenza: '2026-12-15', fatturaEmessa: false })
})

test.each(SUBSCRIPTION_TYPES.filter((type) => type !== 'SUSPECT'))(
  '[PAY-006] a %s without invoices gets none',
  async (type) => {
    const memberId = await makeMember(database.db, { now, type })
    expect((await call('/invoice', memberId)).json()).toEqual([])
  },
)

test('[API-224, PAY-010] the PDF of an issued invoice is a PDF; one not issued has none; nobody else’s exists', async () => {
  const memberId = await buyer()
  const [issued, next] = await listInvoices(database.db, memberId)
  const pdf = await call(`/invoice/download?paymentId=${issued?.id}`, memberId)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.headers['content-disposition']).toBe('attachment; filename="Fattura 1-2026.pdf"')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await call(`/invoice/download?paymentId=${next?.id}`, memberId)).statusCode).toBe(409)
  const other = await makeMember(database.db, { now, type: 'PREMIUM' })
  expect((await call(`/invoice/download?paymentId=${issued?.id}`, other)).statusCode).toBe(404)
})

test('[API-225, PAY-011, PAY-012] paying answers where; the same again the same; another meanwhile is refused', async () => {
  const memberId = await buyer()
  const [paid, second, third] = await listInvoices(database.db, memberId)
  const { paymentUrl } = (await call(`/invoice/pay?paymentId=${second?.id}`, memberId)).json()
  expect(paymentUrl).toMatch(/^\/pagamento-di-prova\/[0-9a-f-]{36}$/)
  expect((await call(`/invoice/pay?paymentId=${second?.id}`, memberId)).json()).toEqual({ paymentUrl })
  const refused = await call(`/invoice/pay?paymentId=${third?.id}`, memberId)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toMatch(/^Hai un pagamento aperto di 29,90.€ per Camice Professione, rata 2 di 12/)
  expect((await call(`/invoice/pay?paymentId=${paid?.id}`, memberId)).statusCode).toBe(409)
})

test('[API-226, API-227, PAY-002, PAY-004] saved methods show four digits, and changing them is done at the provider', async () => {
  const memberId = await makeMember(database.db, { now })
  expect((await call('/contact/paymentmethods', memberId)).json()).toEqual({ paymentMethods: [] })
  const member = await findMemberById(database.db, memberId)
  const card = { cardType: 'MASTERCARD' as const, lastDigits: '4444', owner: 'Ada Rossi', expiresOn: '01/30' }
  await insertStandInMethod(database.db, member?.clientCode ?? '', card)
  expect((await call('/contact/paymentmethods', memberId)).json()).toEqual({
    paymentMethods: [
      { cardType: 'MASTERCARD', cardNumber: '4444', cardOwner: 'Ada Rossi', expireOn: '01/30', favorite: true },
    ],
  })
  const { changePaymentMethodsUrl } = (await call('/contact/paymentmethods', memberId, 'POST')).json()
  expect(changePaymentMethodsUrl).toContain('/metodi-di-prova')
})

test.each(['/invoice', '/contact/paymentmethods'])('%s asks a visitor to sign in', async (path) => {
  expect((await call(path)).statusCode).toBe(401)
})

test('[ACC-003] the PDF of the invoice keeps the name as it was typed', async () => {
  const billing = aBillingData({ name: 'Ștefan', surname: 'Nguyễn' })
  const club = aDesk(now).club
  const bytes = await drawInvoice({ invoice: anIssuedInvoice(), credited: null, billing, club })
  // Which letter each drawn sign is stands in the tables of the embedded fonts, which are compressed.
  const tables = [...bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, stream = '']) => {
      try {
        return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
      } catch {
        return []
      }
    },
  )
  for (const letter of ['Ș', 'ễ'])
    expect(tables.join('\n').toLowerCase(), letter).toContain(`<${letter.charCodeAt(0).toString(16).padStart(4, '0')}>`)
})

test('[ACC-008] any other kind of document is made elsewhere', async () => {
  const memberId = await buyer()
  const operator = await makeMember(database.db, { now, person: { staffRole: 'operator' } })
  const [first] = await listInvoices(database.db, memberId)
  const xml = (query = '') => call(`/invoice/${memberId}/${first?.id}/xml${query}`, operator)
  expect((await xml('?tipo=TD01')).statusCode).toBe(200)
  for (const kind of ['TD26', 'TD17', 'TD24', 'TD04']) {
    const refused = await xml(`?tipo=${kind}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toBe('Questo documento si fa nel gestionale del commercialista.')
  }
})

test('only operators confirm transfers, credit and read the electronic invoice', async () => {
  const memberId = await buyer()
  const operator = await makeMember(database.db, { now, person: { staffRole: 'operator' } })
  const [first, second] = await listInvoices(database.db, memberId)
  expect((await call(`/invoice/${memberId}/${second?.id}/bonifico`, memberId, 'POST')).statusCode).toBe(404)
  expect((await call(`/invoice/${memberId}/${second?.id}/bonifico`, operator, 'POST')).json()).toEqual({ stato: 1 })
  expect((await call(`/invoice/${memberId}/${first?.id}/storno`, operator, 'POST', REASON)).statusCode).toBe(200)
  const xml = await call(`/invoice/${memberId}/${first?.id}/xml`, operator)
  expect(xml.headers['content-type']).toContain('application/xml')
  expect(xml.body).toContain('<Numero>1/2026</Numero>')
})

test('of their own money an operator decides nothing; an administrator, who answers for the desk, may', async () => {
  for (const [staffRole, status] of [
    ['operator', 403],
    ['administrator', 200],
  ] as const) {
    const own = await buyer({ staffRole })
    const [first, second] = await listInvoices(database.db, own)
    expect((await call(`/invoice/${own}/${second?.id}/bonifico`, own, 'POST')).statusCode).toBe(status)
    expect((await call(`/invoice/${own}/${first?.id}/storno`, own, 'POST', REASON)).statusCode).toBe(status)
    expect((await getInvoice(database.db, own, second?.id ?? '')).state).toBe(status === 200 ? 1 : 0)
  }
})
