import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { WAIT_MS } from '../support/patience.ts'
import { STAFF, VISITORS } from '../support/visitors.ts'
import { contextOf } from './visit.ts'

const KINDS = ['dropped', 500, 503, 'HTML', 'slow'] as const
type Kind = (typeof KINDS)[number]

/** Longer than any request of the club waits; the clock of the page is moved, nobody waits. */
const LATE_MS = 21_000

/** Who the person is, which most pages wait for, fails in a case of its own. */
const isPerson = (url: URL) => ['/api/me', '/api/notices'].includes(url.pathname)

/** Stands between a page and the club, and fails what the page asks after it has come. */
async function standBetween(page: Page, isAsked: (url: URL) => boolean) {
  const state = { kind: null as Kind | null, failed: new Set<string>(), answered: new Set<string>() }
  const held: Route[] = []
  const isOurs = (url: URL) =>
    (url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/Tracking')) || url.pathname.endsWith('.data')
  await page.route(
    (url) => isOurs(url) && isAsked(url),
    async (route) => {
      const url = new URL(route.request().url())
      const path = decodeURIComponent(url.pathname + url.search)
      if (state.kind === null) {
        await route.continue()
        state.answered.add(path)
        return
      }
      if (state.kind === 'slow') held.push(route)
      else if (state.kind === 'dropped') await route.abort()
      else if (state.kind === 'HTML')
        await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' })
      else await route.fulfill({ status: state.kind, contentType: 'text/plain', body: 'no' })
      state.failed.add(path)
    },
  )
  /** What was held is late by now; the browser has given it up. */
  const passTime = async () => {
    await page.clock.fastForward(LATE_MS)
    for (const route of held.splice(0)) await route.abort().catch(() => undefined)
  }
  return Object.assign(state, { passTime })
}

type Case = {
  path: string
  /** Which requests fail, and the words of the requirements for each; null for the generic ones. */
  asks: Readonly<Record<string, string | null>>
  /** What the visitor does; without it the page asks by itself, at the latest when it is scrolled. */
  act?: (page: Page) => Promise<void>
  /** What must still be there after each failure. */
  keeps?: (page: Page) => Promise<void>
  isAboutPerson?: boolean
  /** More messages than the three that stand together: one that was pushed out leaves its request to those that remain. */
  isCrowded?: boolean
}

const GENERIC = 'Si è verificato un errore.'
const messages = (page: Page) => page.getByRole('region', { name: 'Notifiche' })

async function wake(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'wheel')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

/** The clock of the page stands still but for this: no message goes by itself while a slow machine looks for it. */
const tick = (page: Page) => page.clock.runFor(50)

/**
 * Presses once each «Riprova» in sight: its message goes, and another may come at once, as the last. Pressed by its event: a click
 * would wait for the message to stand still, and the clock of the page does.
 */
async function tryAgain(page: Page): Promise<void> {
  const buttons = messages(page).getByRole('button', { name: 'Riprova' })
  for (let left = await buttons.count(); left > 0; left -= 1) await buttons.first().dispatchEvent('click')
}

/** Everything the case names is in the set. What asks when it is seen is scrolled to; a message that came late is pressed too. */
async function until(page: Page, set: ReadonlySet<string>, wanted: readonly string[], step: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const missing = () => wanted.filter((part) => ![...set].some((path) => path.includes(part)))
        await tick(page)
        if (missing().length > 0) await tryAgain(page)
        await page.evaluate(() => {
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
          scrollTo({ top: isAtEnd ? 0 : scrollY + innerHeight * 0.7, behavior: 'instant' })
        })
        return missing()
      },
      { timeout: WAIT_MS, intervals: [100], message: step },
    )
    .toEqual([])
}

async function walk(
  context: BrowserContext,
  { path, asks, act, keeps, isAboutPerson = false, isCrowded }: Case,
): Promise<void> {
  const page = await context.newPage()
  await page.clock.install()
  const between = await standBetween(page, (url) => isPerson(url) === isAboutPerson)
  const wanted = Object.keys(asks)
  if (!act) between.kind = KINDS[0]
  await page.goto(path)
  await wake(page)
  const title = await page.getByRole('heading', { level: 1 }).first().innerText()
  if (act) await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(await page.evaluate(() => new Date().getTime() + 1000))
  if (act) {
    between.kind = KINDS[0]
    await act(page)
  }
  const address = page.url()
  for (const [turn, kind] of KINDS.entries()) {
    if (turn > 0) {
      between.failed.clear()
      between.kind = kind
    }
    await until(page, between.failed, wanted, `${path} ${kind} asked`)
    if (kind === 'slow') await between.passTime()
    const said = isCrowded ? ['Riprova'] : Object.values(asks).map((text) => text ?? GENERIC)
    await expect
      .poll(
        async () => {
          await tick(page)
          const shown = await messages(page).innerText()
          return said.filter((text) => !shown.includes(text))
        },
        { message: `${path} ${kind}`, timeout: WAIT_MS, intervals: [100] },
      )
      .toEqual([])
    await expect(messages(page).getByRole('button', { name: 'Riprova' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).first(), `${path} ${kind}`).toHaveText(title)
    expect(page.url()).toBe(address)
    await keeps?.(page)
  }
  between.kind = null
  await until(page, between.answered, wanted, `${path} answered`)
  await expect(messages(page).getByRole('button', { name: 'Riprova' })).toHaveCount(0)
  await page.close()
}

async function walkAll(context: BrowserContext, cases: readonly Case[]): Promise<void> {
  test.setTimeout(2 * WAIT_MS * cases.length)
  for (const one of cases) await walk(context, one)
  await context.close()
}

const ARTICLE = '/news-approfondimenti/clinica-e-terapia/antibiotici-quanto-a-lungo'
const NO_PAPERS =
  'Nessun risultato per i parametri inseriti. Non abbiamo trovato nessun risultato nel database di Pubmed per i parametri inseriti. Ti consigliamo di scegliere una parola chiave diversa (scritta in inglese).'

test('[SHL-035, DIR-010] what a visitor asks of a page that has come fails in five ways: the page stays, says so, and asks again', async ({
  browser,
}) => {
  await walkAll(await contextOf(browser, null), [
    {
      path: '/professionisti-sanitari',
      asks: { '/professionisti-sanitari.data': 'Errore del servizio durante la richiesta della lista.' },
      act: async (page) => {
        await page.getByLabel('Nome, professione o città').fill('rossi')
        await page.getByLabel('Nome, professione o città').press('Enter')
      },
      keeps: (page) => expect(page.getByLabel('Nome, professione o città')).toHaveValue('rossi'),
    },
    {
      path: '/corsi-ecm-fad',
      asks: { '/corsi-ecm-fad.data?pagina=2': 'Errore nel servizio /FAD/Corsi' },
      act: (page) => page.getByRole('link', { name: 'Pagina 2', exact: true }).click(),
    },
    {
      path: ARTICLE,
      asks: { '/api/graphql/library?id=': 'Si è verificato un errore nel servizio /graphql/library?id=' },
    },
    {
      path: '/assistenza',
      asks: { '/servizi.data': null },
      act: (page) => page.getByRole('navigation').getByRole('link', { name: 'Servizi', exact: true }).first().click(),
    },
    {
      path: '/corsi-ecm-fad/videoclip',
      asks: { '/api/graphql/videoclip': 'Si è verificato un errore con il servizio /graphql/videoclip' },
      act: (page) => page.getByRole('button', { name: 'Mostra altri' }).click(),
    },
  ])
})

test('[SHL-035] what the pages of a member ask after they have come fails in five ways: each stays, says so, and asks again', async ({
  browser,
}) => {
  await walkAll(await contextOf(browser, VISITORS.PREMIUM), [
    { path: '/assistenza', asks: { '/api/me': null }, isAboutPerson: true },
    {
      path: '/',
      asks: {
        '/api/FAD/Corsi/Personali': 'Errore nel servizio /FAD/Corsi/Personali',
        '/api/CMS/Search/CorsiSuggeriti': 'Errore nel servizio /CMS/Search/CorsiSuggeriti',
        '/api/CMS/WelcomeMessage': null,
        '/api/categories': 'Qualcosa è andato storto.',
      },
      isCrowded: true,
    },
    {
      path: ARTICLE,
      asks: {
        '/api/favorites': 'Qualcosa è andato storto.',
        '/api/graphql/library?id=': 'Si è verificato un errore nel servizio /graphql/library?id=',
      },
      isCrowded: true,
    },
    { path: '/risorse/scheda-braden', asks: { '/api/favorites': 'Qualcosa è andato storto.' } },
    { path: '/servizi/legali/parere', asks: { '/api/Servizi/Richieste': null } },
    { path: '/assistenza/contatti', asks: { '/api/CRM/Utente/DatiContatto': null } },
    {
      path: '/upgrade',
      asks: {
        '/api/CRM/Utente/IsAPS': null,
        '/api/CPQ/ProdottiSuggeriti': 'Non sono presenti prodotti da acquistare',
      },
    },
    {
      path: '/contenuti-medico-scientifici',
      asks: { '/api/contact/jump2wl/check': 'Errore nel servizio /contact/jump2wl/check' },
    },
    {
      path: '/profilo',
      asks: {
        '/api/professionallist/professionalcards/me':
          'Si è verificato un errore nel servizio /professionallist/professionalcards/me',
      },
    },
    {
      path: '/profilo/la-mia-formazione',
      asks: {
        '/api/CRM/Utente/Portafogli': 'Errore nel servizio /CRM/Utente/Portafogli',
        '/api/FAD/Corsi/Riepilogo': 'Errore nel servizio /FAD/Corsi/Riepilogo',
      },
    },
    {
      path: '/profilo/il-mio-programma-fedelta',
      asks: { '/api/winloy/transactions': 'Errore nel servizio /winloy/transactions' },
    },
    { path: '/servizi/pubmed', asks: { '/api/PubMed/Utente/RassegneStampa': null } },
    {
      path: '/servizi/pubmed',
      asks: { '/servizi/pubmed.data': NO_PAPERS },
      act: async (page) => {
        await page.getByLabel('Specializzazione', { exact: false }).first().selectOption({ index: 1 })
        await page.getByRole('main').getByRole('button', { name: 'Cerca' }).click()
      },
    },
    {
      path: '/profilo',
      asks: { '/profilo/abbonamento.data': null },
      act: (page) => page.getByRole('main').getByRole('link', { name: 'Abbonamento' }).first().click(),
    },
  ])
})

test('[SHL-035] a form of the desk that does not arrive stays with what was written, and is sent again', async ({
  browser,
}) => {
  const words = 'Un avviso che non arriva subito'
  await walkAll(await contextOf(browser, STAFF.administrator), [
    {
      path: '/redazione/avvisi/nuovo',
      asks: { '/redazione/avvisi/nuovo.data': null },
      act: async (page) => {
        await page.getByLabel('Titolo').fill(words)
        await page
          .getByRole('main')
          .getByRole('button', { name: /Salva|Crea|Pubblica/ })
          .first()
          .click()
      },
      keeps: (page) => expect(page.getByLabel('Titolo')).toHaveValue(words),
    },
  ])
})

test('[SHL-035] a step back that fails leaves page, address and history as they are, and is made by «Riprova»', async ({
  browser,
}) => {
  const context = await contextOf(browser, null)
  const page = await context.newPage()
  const between = await standBetween(page, (url) => url.pathname.endsWith('.data'))
  await page.goto('/professionisti-sanitari')
  await wake(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('link', { name: 'Pagina 2', exact: true })).toHaveAttribute('aria-current', 'page')
  between.kind = 'dropped'
  await page.evaluate(() => history.back())
  await expect(messages(page).getByRole('button', { name: 'Riprova' })).toBeVisible()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('link', { name: 'Pagina 2', exact: true })).toHaveAttribute('aria-current', 'page')
  between.kind = null
  await tryAgain(page)
  await expect(page).toHaveURL((url) => url.search === '')
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL(/pagina=2/)
  await context.close()
})
