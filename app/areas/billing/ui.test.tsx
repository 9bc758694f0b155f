// @vitest-environment jsdom
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToasts, toast } from '#design/toast/toast.ts'
import InvoicesPage from './pages/invoices.tsx'
import PaymentMethodsPage from './pages/payment-methods.tsx'
import { TransferDetails } from './ui/transfer-details.tsx'
import { leave } from './ui/use-invoice-actions.ts'
import type { InvoiceWire } from './wire.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let answer: () => Promise<Response> = async () => new Response('{}', { status: 500 })
const asked: string[] = []
const left: string[] = []
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  asked.splice(0)
  left.splice(0)
  toast.clear()
  answer = async () => new Response('{}', { status: 500 })
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`)
    return answer()
  })
  vi.spyOn(leave, 'to').mockImplementation((url) => {
    left.push(url)
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page as the router draws it, with what its loader would have answered. */
async function draw(page: unknown, loaderData: object) {
  const Page = page as ComponentType<{ loaderData: object }>
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const router = createMemoryRouter([{ path: '*', element: <Page loaderData={loaderData} /> }])
  await act(async () => root.render(<RouterProvider router={router} />))
}
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button, a')].find((each) => each.textContent?.includes(label))?.click(),
  )
const told = () => currentToasts().map(({ tone, text }) => `${tone}: ${text}`)
const json =
  (body: object, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status })

function anInvoice(parts: Partial<InvoiceWire>): InvoiceWire {
  return {
    id: '1',
    productName: 'Camice, rata 1 di 12',
    stato: 0,
    dataScadenza: '2026-11-15',
    importo: 2990,
    ['fatturaEmessa' as const]: false,
    ...parts,
  }
}
const unpaid = anInvoice({})
const other = anInvoice({ id: '2', productName: 'Camice, rata 2 di 12' })
const paid = anInvoice({ id: '3', stato: 1, productName: 'Camice, rata 0', ['fatturaEmessa' as const]: true })
const invoices = (...all: InvoiceWire[]) =>
  draw(InvoicesPage, { invoices: all, today: '2026-11-15', clubName: 'Camice' })

describe('the invoices page', () => {
  test('[PAY-013] a list that cannot be read is told, and the page still stands', async () => {
    await draw(InvoicesPage, { invoices: null, clubName: 'Camice' })
    expect(told()).toEqual(['danger: Si è verificato un errore con il servizio /invoice'])
    expect(document.querySelector('h1')?.textContent).toBe('Fatture e pagamenti')
    // What could not be read is not said to be nothing.
    expect(document.body.textContent).not.toContain('non sono presenti fatture')
  })

  test('[PAY-013] a PDF that does not come is told', async () => {
    await invoices(paid)
    await press('PDF')
    expect(asked).toEqual(['GET /api/invoice/download?paymentId=3'])
    expect(told()).toEqual(['danger: Si è verificato un errore con il servizio /invoice/download'])
  })

  test('[PAY-011] paying asks where, and the browser goes there', async () => {
    answer = json({ paymentUrl: 'https://paga.example/1' })
    await invoices(unpaid)
    await press('Paga')
    expect(asked).toEqual(['GET /api/invoice/pay?paymentId=1'])
    expect(left).toEqual(['https://paga.example/1'])
  })

  test.each([
    ['fails', json({}, 500), 'danger: Si è verificato un errore durante il processo di pagamento'],
    ['has no address', json({}), 'danger: URL di pagamento non valido'],
    [
      'is busy',
      json({ message: 'Attendi il completamento del pagamento in corso' }, 409),
      'warning: Attendi il completamento del pagamento in corso',
    ],
    [
      'was made elsewhere',
      json({ message: 'Questa fattura non è da pagare.' }, 409),
      'warning: Questa fattura non è da pagare.',
    ],
  ])('[PAY-012, PAY-013] a payment that %s is told, and can be tried again', async (_how, given, words) => {
    answer = given
    await invoices(unpaid)
    await press('Paga')
    expect(told()).toEqual([words])
    await press('Paga')
    expect(asked).toHaveLength(2)
    expect(left).toEqual([])
  })

  test('[PAY-012] while one payment is being asked for, another is refused without asking', async () => {
    answer = () => new Promise(() => undefined)
    await invoices(unpaid, other)
    await press('Paga')
    const last = [...document.querySelectorAll('button')].findLast((each) => each.textContent?.includes('Paga'))
    await act(async () => last?.click())
    expect(asked).toHaveLength(1)
    expect(told()).toEqual(['warning: Attendi il completamento del pagamento in corso'])
  })

  test('a line of a card has a value: where there is nothing to do, a phone is not shown "Azioni"', async () => {
    await invoices(unpaid, anInvoice({ id: '4', stato: 2 }))
    const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.lastElementChild?.className)
    expect(cells.map((classes) => classes?.includes('max-sm:hidden'))).toEqual([false, true])
  })

  test('what a transfer needs is copied as the fields of a bank want it', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    const details = [
      { term: 'IBAN', value: 'IT60 X054 2811 1010 0000 0123 456' },
      { term: 'Importo', value: '29,90\u00a0€' },
      { term: 'Causale', value: 'C00001021 B615CFB0' },
    ]
    await draw(() => <TransferDetails details={details} />, {})
    for (const { term } of details)
      await act(async () => document.querySelector<HTMLElement>(`[aria-label="Copia ${term}"]`)?.click())
    expect(copied).toEqual(['IT60X0542811101000000123456', '29,90', 'C00001021 B615CFB0'])
    expect(told().at(-1)).toBe('success: Causale: copiato.')
  })

  test('[PAY-011] where the club takes only transfers, what is unpaid leads to the data of one', async () => {
    await draw(InvoicesPage, { invoices: [unpaid], today: '2026-11-15', hasOnlinePayment: false, clubName: 'Camice' })
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/checkout/bonifico/1')
    expect(document.querySelector('tbody button')).toBeNull()
  })

  test('[PAY-008] a state nobody knows is said to be unknown', async () => {
    await invoices(anInvoice({ stato: 9 }))
    expect(document.body.textContent).toContain('Sconosciuto')
  })
})

describe('the payment methods page', () => {
  const FAILURE = 'danger: Si è verificato un errore con il servizio /paymentmethods'
  const card = { cardType: 'VISA', cardNumber: '4242', cardOwner: 'Ada Rossi', expireOn: '04/29', favorite: true }

  test('[PAY-005] methods that cannot be read are told', async () => {
    await draw(PaymentMethodsPage, { methods: null, mayChange: true, clubName: 'Camice' })
    expect(told()).toEqual([FAILURE])
    expect(document.body.textContent).not.toContain('non hai metodi di pagamento')
  })

  test('[PAY-003, PAY-004] with none saved it says so; where nobody keeps cards, none is asked for', async () => {
    await draw(PaymentMethodsPage, { methods: [], mayChange: false, clubName: 'Camice' })
    expect(document.body.textContent).toContain('Al momento non hai metodi di pagamento salvati')
    expect(document.querySelector('button')).toBeNull()
  })

  test.each(['Aggiungi un metodo', 'Modifica'])(
    '[PAY-004, PAY-005] "%s" asks the server where and goes there; a refusal is told',
    async (label) => {
      await draw(PaymentMethodsPage, { methods: [card], mayChange: true, clubName: 'Camice' })
      await press(label)
      expect(asked).toEqual(['POST /api/contact/paymentmethods'])
      expect(told()).toEqual([FAILURE])
      answer = json({ changePaymentMethodsUrl: '/altrove' })
      await press(label)
      expect(left).toEqual(['/altrove'])
    },
  )
})
