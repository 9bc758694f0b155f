// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { track } from '#areas/tracking/ui/track.ts'
import { type AskedDialog, AskProvider } from '#design/ask/ask.ts'
import { currentToasts, toast } from '#design/toast/toast.ts'
import { aSuggestion } from './fixtures.ts'
import { PlanComparison } from './ui/plan-comparison.tsx'
import { ProductCards } from './ui/product-cards.tsx'
import { ProductsDialog } from './ui/products-dialog.tsx'
import { SingleProduct } from './ui/single-product.tsx'
import { UpgradeDialog } from './ui/upgrade-dialog.tsx'
import { ResourceTabs, ServiceTabs } from './ui/upgrade-sections.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock(import('#areas/tracking/ui/track.ts'), async (original) => ({ ...(await original()), track: vi.fn() }))

type Answer = { status?: number; body: unknown }
const answers = new Map<string, Answer>()
const sent: { path: string; body: unknown }[] = []
const asked: AskedDialog[] = []
let root: ReturnType<typeof createRoot>
let router: ReturnType<typeof createMemoryRouter>

beforeAll(() => import('#design/dialog/dialog-content.tsx'))
beforeEach(() => {
  answers.clear()
  for (const list of [sent, asked]) list.splice(0)
  toast.clear()
  vi.mocked(track).mockClear()
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    sent.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null })
    const { status = 200, body } = answers.get(path) ?? { status: 500, body: {} }
    return new Response(JSON.stringify(body), { status })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

async function draw(element: React.ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  router = createMemoryRouter([
    { path: '*', element: <AskProvider value={(dialog) => asked.push(dialog)}>{element}</AskProvider> },
  ])
  await act(async () => root.render(<RouterProvider router={router} />))
  return place
}
const text = () => document.body.textContent?.replace(/\u00a0/g, ' ') ?? ''
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(label))
const press = (label: string) => act(async () => button(label)?.click())

const suggestedPath = '/api/CPQ/ProdottiSuggeriti'
const three = ['a', 'b', 'c'].map((id) => aSuggestion({ id, name: `Piano ${id}`, mostLiked: id === 'b' }))
const operator = {
  products: [{ id: 'b', name: 'Piano b' }],
  installmentPlanId: 'unica',
  availablePriceList: aSuggestion().priceList,
  showPrice: true,
  insertedByOperator: true,
}

describe('a product card', () => {
  test('[UPG-006] shows name, a ticked or unticked line per service, frequency, price beside its discount, disclaimer, two buttons', async () => {
    const place = await draw(<ProductCards products={[aSuggestion()]} type="REGISTRATO" />)
    expect(place.querySelector('h3')?.textContent).toBe('Camice Professione')
    expect([...place.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      'Compreso: Corsi ECM: 100 crediti l’anno',
      'Compreso: Consulenza legale',
      'Non compreso: Banca dati scientifica',
    ])
    expect([...place.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      '12 rate mensili',
      'Unica soluzione',
    ])
    expect(text()).toContain('Prezzi IVA inclusa.')
    expect(text()).toContain('Parla con un consulente')
    expect(button('Acquista')).toBeDefined()
  })

  test('[UPG-007, UPG-008, UPG-009] [TRK-003] the most chosen is badged, twelve instalments come first, another frequency tells another price', async () => {
    const place = await draw(<ProductCards products={[aSuggestion({ mostLiked: true })]} type="REGISTRATO" />)
    expect(text()).toContain('Il più scelto')
    expect(place.querySelector('select')?.value).toBe('rate-12')
    expect(text()).toContain('29,90 €al mese')
    expect(place.querySelector('s')).toBeNull()
    await act(async () => {
      const select = place.querySelector('select')
      if (!select) throw new Error('There is no select.')
      select.value = 'unica'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(track).toHaveBeenCalledExactlyOnceWith('PP091')
    expect(text()).toContain('Prima 29,90 €26,58 €al mese')
    expect(text()).toContain('Un solo pagamento di 319,00 €')
  })

  test('[CRT-007] buying sends product and chosen plan, shows that it works, and goes to the cart', async () => {
    answers.set('/api/CPQ/Carrello', { body: {} })
    await draw(<ProductCards products={[aSuggestion()]} type="SUSPECT" />)
    await press('Acquista')
    expect(sent).toEqual([
      { path: '/api/CPQ/Carrello', body: { productId: 'professione', installmentPlanId: 'rate-12' } },
    ])
    expect(router.state.location.pathname).toBe('/carrello')
  })

  test('[CRT-007] while the cart answers the button is loading and cannot be pressed again', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', (path: string) => {
      sent.push({ path, body: null })
      return new Promise<Response>((resolve) => {
        answer = resolve
      })
    })
    await draw(<ProductCards products={[aSuggestion()]} type="SUSPECT" />)
    await press('Acquista')
    expect(button('Acquista')?.getAttribute('aria-disabled')).toBe('true')
    expect(text()).toContain('Caricamento...')
    await press('Acquista')
    expect(sent).toHaveLength(1)
    await act(async () => answer(new Response('{}')))
    expect(router.state.location.pathname).toBe('/carrello')
  })

  const converting: [SubscriptionType, boolean][] = [
    ['REGISTRATO', true],
    ['TRIAL', true],
    ['EX_TRIAL', true],
    ['EX_PREMIUM', true],
    ['PREMIUM', false],
  ]
  test.each(converting)(
    '[CRT-008] what an operator prepared is shown to %s before buying: %s',
    async (type, isShown) => {
      answers.set('/api/CPQ/Preventivo', { body: operator }).set('/api/CPQ/Carrello', { body: {} })
      await draw(<ProductCards products={[aSuggestion()]} type={type} />)
      await press('Acquista')
      expect(text().includes('Abbiamo preparato una proposta per te')).toBe(isShown)
      expect(sent.some(({ path }) => path === '/api/CPQ/Carrello')).toBe(!isShown)
      if (!isShown) return
      const links = [...document.querySelectorAll('[role=dialog] a')].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ])
      expect(links).toEqual([
        ['Vedi gli altri piani', '/piani-premium'],
        ['Acquista ora', '/carrello'],
      ])
      expect(text()).toContain('Piano b')
    },
  )

  test('[CRT-007, CRT-008] who prefers what they pressed to the proposal buys it; the proposed product itself has one way', async () => {
    answers.set('/api/CPQ/Preventivo', { body: operator }).set('/api/CPQ/Carrello', { body: {} })
    await draw(<ProductCards products={three} type="REGISTRATO" />)
    await press('Acquista')
    await press('Preferisco Piano a')
    expect(sent.at(-1)).toEqual({
      path: '/api/CPQ/Carrello',
      body: { productId: 'a', installmentPlanId: 'rate-12' },
    })
    expect(router.state.location.pathname).toBe('/carrello')
    await act(async () => root.unmount())
    await draw(<ProductCards products={three.slice(1)} type="REGISTRATO" />)
    await press('Acquista')
    expect(text()).toContain('Abbiamo preparato una proposta per te')
    expect(text()).not.toContain('Preferisco')
  })

  test('[CRT-009, CRT-010] a quotation that cannot be read is told with its path, the products open and nothing is bought', async () => {
    answers.set('/api/CPQ/Carrello', { body: {} })
    await draw(<ProductCards products={[aSuggestion()]} type="REGISTRATO" />)
    await press('Acquista')
    expect(currentToasts().map((each) => each.text)).toEqual(['Errore nel servizio /CPQ/Preventivo'])
    expect(asked).toEqual(['products'])
    expect(sent.some(({ path }) => path === '/api/CPQ/Carrello')).toBe(false)
    expect(router.state.location.pathname).not.toBe('/carrello')
    // The same press again, once the check can be made.
    answers.set('/api/CPQ/Preventivo', { body: { ...operator, insertedByOperator: false } })
    await act(async () => currentToasts()[0]?.action?.onPress())
    expect(router.state.location.pathname).toBe('/carrello')
  })
})

describe('the single product', () => {
  const banner = <SingleProduct id="x" product={aSuggestion()} type="REGISTRATO" headingLevel={2} />

  test('[CRT-009, UPG-014] without anything prepared by an operator it asks for the products', async () => {
    answers.set('/api/CPQ/Preventivo', { body: { ...operator, insertedByOperator: false } })
    await draw(banner)
    await press('Acquista')
    expect(asked).toEqual(['products'])
  })

  test('[CRT-009] an error counts as nothing prepared', async () => {
    await draw(banner)
    await press('Acquista')
    expect(asked).toEqual(['products'])
  })

  test('[CRT-008] what was prepared is shown', async () => {
    answers.set('/api/CPQ/Preventivo', { body: operator })
    await draw(banner)
    await press('Acquista')
    expect(asked).toEqual([])
    expect(text()).toContain('Abbiamo preparato una proposta per te')
  })
})

describe('the dialogs', () => {
  const upgrade = (isOpen: boolean, type: SubscriptionType = 'SUSPECT') => (
    <UpgradeDialog isOpen={isOpen} onClose={() => undefined} type={type} serviceName="Corsi ECM" />
  )

  test('[UPG-002, UPG-003, UPG-001] the upgrade dialog asks by name, lists what can be bought, links to the free trial', async () => {
    answers.set(suggestedPath, {
      body: { data: { suggested: [...three, aSuggestion({ id: 'z', name: 'Piano z', purchasable: false })] } },
    })
    await draw(upgrade(true))
    await vi.waitFor(() => expect(text()).toContain('Vuoi accedere a Corsi ECM?'))
    expect([...document.querySelectorAll('h3')].map((each) => each.textContent)).toEqual([
      'Piano a',
      'Piano b',
      'Piano c',
    ])
    const trial = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Prova gratis per 7 giorni')
    expect(trial?.getAttribute('href')).toBe('/registrazione-trial')
    expect(trial?.dataset.eventCode).toBe('PP072')
  })

  test.each([
    [2, 'sm:max-w-3xl'],
    [3, 'sm:max-w-6xl'],
  ])('[UPG-003] with %i products its box is %s', async (count, width) => {
    answers.set(suggestedPath, { body: { data: { suggested: three.slice(0, count) } } })
    await draw(upgrade(true))
    await vi.waitFor(() => expect(document.querySelectorAll('h3')).toHaveLength(count))
    expect(document.querySelector('[role=dialog]')?.parentElement?.className).toContain(width)
  })

  test('[UPG-004] the products stay one second after it begins to close, then they are asked for again', async () => {
    answers.set(suggestedPath, { body: { data: { suggested: three } } })
    await draw(upgrade(true))
    await vi.waitFor(() => expect(document.querySelectorAll('h3')).toHaveLength(3))
    vi.useFakeTimers()
    const show = (isOpen: boolean) =>
      act(async () => {
        await router.navigate('/')
        router = createMemoryRouter([
          { path: '*', element: <AskProvider value={() => undefined}>{upgrade(isOpen)}</AskProvider> },
        ])
        root.render(<RouterProvider router={router} />)
      })
    await show(false)
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    vi.useRealTimers()
    expect(document.querySelectorAll('h3')).toHaveLength(0)
    const before = sent.length
    await show(true)
    await vi.waitFor(() => expect(document.querySelectorAll('h3')).toHaveLength(3))
    expect(sent.length).toBeGreaterThan(before)
  })

  test('[UPG-012, UPG-013] products that cannot be read are told, and the place says there are none', async () => {
    await draw(<ProductsDialog isOpen onClose={() => undefined} type="REGISTRATO" />)
    await vi.waitFor(() => expect(text()).toContain('Non sono presenti prodotti da acquistare.'))
    expect(currentToasts()).toMatchObject([{ tone: 'danger', text: 'Non sono presenti prodotti da acquistare' }])
    const way = [...document.querySelectorAll('[role=dialog] a')].find((link) => link.textContent === 'Contattaci')
    expect(way?.getAttribute('href'), 'whoever wanted something is not left without a way').toBe('/assistenza/contatti')
  })

  test('[UPG-014] the products dialog holds what can be bought, as product cards', async () => {
    answers.set(suggestedPath, { body: { data: { suggested: three } } })
    await draw(<ProductsDialog isOpen onClose={() => undefined} type="REGISTRATO" />)
    await vi.waitFor(() => expect(document.querySelectorAll('[role=dialog] article')).toHaveLength(3))
  })
})

describe('the comparison', () => {
  test('[UPG-010] is a table at a desk and a card each on a phone', async () => {
    const place = await draw(<PlanComparison products={three} type="SUSPECT" />)
    expect(place.querySelector('table')?.parentElement?.className).toContain('hidden')
    expect(place.querySelector('table')?.parentElement?.className).toContain('lg:block')
    expect([...place.querySelectorAll('thead th')].slice(1).map((head) => head.textContent)).toEqual([
      expect.stringContaining('Piano a'),
      expect.stringContaining('Piano b'),
      expect.stringContaining('Piano c'),
    ])
    expect(place.querySelectorAll('ul.lg\\:hidden > li')).toHaveLength(3)
    expect(sent, 'nobody without a plan is asked about').toEqual([])
  })

  test.each(['activePlan', 'isCurrent'])(
    '[UPG-010, UPG-011] [TRK-003] a PREMIUM sees "Piano attivo" on the plan marked by %s',
    async (mark) => {
      const mine = three.map((product) => (product.id === 'c' ? { ...product, [mark]: true } : product))
      answers.set(`${suggestedPath}?includeCurrentProduct=true`, { body: { data: { suggested: mine } } })
      history.replaceState({ key: mark }, '')
      const place = await draw(<PlanComparison products={three} type="PREMIUM" />)
      await vi.waitFor(() => expect(place.textContent).toContain('Piano attivo'))
      const heads = [...place.querySelectorAll('thead th')].map((head) => head.textContent?.includes('Piano attivo'))
      expect(heads).toEqual([false, false, false, true])
      expect(vi.mocked(track).mock.calls, '[TRK-003] told once').toEqual([['PP092']])
    },
  )

  test('[UPG-010] services stand on one line by their name, also where a plan lists fewer or in another order', async () => {
    const service = (label: string, available = true) => ({ label, publicDescription: '', available })
    const lists = [
      [service('Corsi ECM: 50 crediti'), service('Convenzioni')],
      [service('Tutela legale'), service('Convenzioni', false), service('Corsi ECM: 100 crediti')],
    ]
    const products = lists.map((services, at) => aSuggestion({ id: String(at), name: `Piano ${at}`, services }))
    const place = await draw(<PlanComparison products={products} type="SUSPECT" />)
    const rows = [...place.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['Tutela legale', 'Non compreso', 'Compreso'],
      ['Convenzioni', 'Compreso', 'Non compreso'],
      ['Corsi ECM', '50 crediti', '100 crediti'],
    ])
  })

  test('[UPG-013] with no plans it says so', async () => {
    const place = await draw(<PlanComparison products={[]} type="SUSPECT" />)
    expect(place.textContent).toBe('Non sono presenti prodotti da acquistare.')
  })
})

describe('the services of /upgrade', () => {
  const tabs = () => [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
  const ALL = [
    'Servizi legali',
    'Servizi assicurativi',
    'Polizza tutela legale',
    'Convenzioni',
    'Network professionisti',
  ]

  test('[UPG-021] who sells insurance is not offered any, as soon as it is known', async () => {
    answers.set('/api/CRM/Utente/IsAPS', { body: { isAPS: true } })
    await draw(<ServiceTabs type="PREMIUM" />)
    await vi.waitFor(() => expect(tabs()).toEqual(ALL.filter((tab) => tab !== 'Servizi assicurativi')))
  })

  test('[UPG-021] nobody else loses the tab, and a visitor is not asked about', async () => {
    answers.set('/api/CRM/Utente/IsAPS', { body: { isAPS: false } })
    await draw(<ServiceTabs type="PREMIUM" />)
    expect(tabs()).toEqual(ALL)
    expect(sent.map(({ path }) => path)).toEqual(['/api/CRM/Utente/IsAPS'])
    await act(async () => root.unmount())
    sent.splice(0)
    await draw(<ServiceTabs type="SUSPECT" />)
    expect(sent).toEqual([])
  })

  test('[UPG-020, UPG-022] each tab leads to what it names', async () => {
    const place = await draw(
      <>
        <ServiceTabs type="SUSPECT" />
        <ResourceTabs />
      </>,
    )
    const ways = [...place.querySelectorAll('[role=tabpanel] a')].map((link) => link.getAttribute('href'))
    expect(ways).toEqual([
      '/servizi/legali',
      '/servizi/assicurativi',
      '/servizi/assicurativi/tutela-legale',
      '/servizi/convenzioni',
      '/professionisti-sanitari',
      '/risorse#resources-collection',
      '/risorse#all-tool',
    ])
  })

  test('[UPG-020] a tab switches the content', async () => {
    await draw(<ServiceTabs type="SUSPECT" />)
    await act(async () => [...document.querySelectorAll<HTMLElement>('[role=tab]')].at(-1)?.click())
    const shown = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter((panel) => !panel.hidden)
    expect(shown).toHaveLength(1)
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Network professionisti')
  })
})
