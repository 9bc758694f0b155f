import { createHash } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { DESK } from '#backoffice/desk.ts'
import { STAFF, VISITORS } from '../support/visitors.ts'
import { contextOf, layoutShift, settle, watch } from './visit.ts'

/** Pages anybody may open: one of each kind. */
const PUBLIC_PAGES = [
  '/',
  '/servizi',
  '/assistenza',
  '/accessibilita',
  '/privacy-policy',
  '/corsi-ecm-fad',
  '/corsi-ecm-fad/ebook',
  '/corsi-ecm-fad/videoclip',
  '/corsi-ecm-fad/privacy-in-ambulatorio',
  '/login',
  '/registrazione',
  '/assistenza/contatti',
  '/recover-password',
  '/risorse/calcolatori',
  '/risorse/calcolatori/has-bled',
  '/professionisti-sanitari',
  '/news-approfondimenti',
  '/news-approfondimenti/clinica-e-terapia/antibiotici-quanto-a-lungo',
  '/risorse',
  '/risorse/scheda-braden',
  '/search?s=consenso',
  '/servizi/pubmed',
  '/servizi/legali/parere',
  '/servizi/assistenza-domiciliare',
  '/servizi/video-tutorial',
  '/servizi/convenzioni',
  '/servizi/convenzioni/negozi/1',
  '/servizi/convenzioni/viaggi/fiordi-norvegesi',
  '/telemedicina',
  '/piani-premium',
  '/upgrade',
  '/programma-fedelta',
  '/contenuti-medico-scientifici',
  '/edicola-digitale',
]

/** Every type somewhere, and the two that differ most on both: what changes with the width does not change with the type. */
const WIDTHS: Readonly<Record<SubscriptionType, readonly number[]>> = {
  SUSPECT: [360, 1280],
  REGISTRATO: [360],
  TRIAL: [1280],
  PREMIUM: [360, 1280],
  EX_TRIAL: [1280],
  EX_PREMIUM: [360],
}

/**
 * A browser costs seconds: what is inside `main` is looked at once, and not where another type has already been given the
 * same bytes. The frame is looked at with the home page of each type. In the dark axe is asked only what the dark changes.
 */
const looked = new Set<string>()
async function isNew(context: BrowserContext, path: string, width: number): Promise<boolean> {
  const response = await context.request.get(path)
  // A page that is not for this type is answered in its place; the frame's own journeys look at that.
  if (response.status() === 403) return false
  const html = await response.text()
  const part = path === '/' ? html : html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const print = createHash('sha256').update(`${path} ${width} ${part}`).digest('base64')
  if (looked.has(print)) return false
  looked.add(print)
  return true
}

async function axeViolations(page: Page, part: 'body' | 'main'): Promise<string[]> {
  const light = await new AxeBuilder({ page }).include(part).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await new AxeBuilder({ page }).include(part).withRules(['color-contrast']).analyze()
  return [...light.violations, ...dark.violations].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

async function look(context: BrowserContext, path: string, width: number): Promise<void> {
  if (!(await isNew(context, path, width))) return
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 800 })
  const complaints = watch(page)
  await page.goto(path)
  await settle(page)
  expect(complaints, path).toEqual([])
  expect(await layoutShift(page), `${path} moves`).toBeLessThan(0.02)
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll, `${path} scrolls sideways`).toBeLessThanOrEqual(client)
  expect(await axeViolations(page, path === '/' ? 'body' : 'main'), path).toEqual([])
  await page.close()
}

for (const [type, username] of Object.entries(VISITORS) as [SubscriptionType, number | null][])
  for (const width of WIDTHS[type])
    test(`every public page is accessible, silent and still for ${type} at ${width} px`, async ({ browser }) => {
      test.setTimeout(300_000)
      const context = await contextOf(browser, username)
      for (const path of PUBLIC_PAGES) {
        await look(context, path, width)
      }
      await context.close()
    })

/** Pages of a member's own, as each type that has them sees them; a phone is where they are read. */
const PERSONAL_PAGES = [
  '/profilo',
  '/profilo/abbonamento',
  '/profilo/cause',
  '/profilo/dati-personali',
  '/profilo/fatture-pagamenti',
  '/profilo/i-miei-servizi',
  '/profilo/la-mia-formazione',
  '/profilo/la-mia-libreria',
  '/profilo/la-mia-scheda',
  '/profilo/le-mie-risorse',
  '/profilo/metodi-pagamento',
  '/profilo/privacy',
  '/profilo/sicurezza',
  '/profilo/richieste',
  '/profilo/il-mio-programma-fedelta',
  '/servizi/pubmed/elenco-di-lettura',
  '/programma-fedelta-premiati/prodotti',
  '/carrello',
]

for (const [type, username] of Object.entries(VISITORS) as [SubscriptionType, number | null][])
  if (username !== null)
    test(`every page of one’s own is accessible, silent and still for ${type}`, async ({ browser }) => {
      test.setTimeout(300_000)
      const width = type === 'PREMIUM' ? 1280 : 360
      const context = await contextOf(browser, username)
      for (const path of PERSONAL_PAGES) {
        await look(context, path, width)
      }
      await context.close()
    })

/** Where staff work. */
const STAFF_PAGES = ['/redazione', ...DESK.map(({ path }) => path)]

test('every page of the staff is accessible, silent and still', async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await contextOf(browser, STAFF.administrator)
  for (const path of STAFF_PAGES) {
    await look(context, path, 1280)
  }
  await context.close()
})
