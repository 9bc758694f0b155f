import { createHash } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { SubscriptionType } from '#areas/audience/model.ts'
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
 * Axe costs seconds: it is asked once of everything that differs. The frame is asked with the home page of each type,
 * then only what is inside `main`, and not where another type has already been given the same; in the dark only what the
 * dark changes.
 */
const asked = new Set<string>()
async function axeViolations(page: Page, width: number): Promise<string[]> {
  const isHome = new URL(page.url()).pathname === '/'
  const html = await page.locator(isHome ? 'body' : 'main').evaluate((element) => element.outerHTML)
  const print = createHash('sha256').update(`${width}${html}`).digest('base64')
  if (asked.has(print)) return []
  asked.add(print)
  const part = isHome ? 'body' : 'main'
  const light = await new AxeBuilder({ page }).include(part).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await new AxeBuilder({ page }).include(part).withRules(['color-contrast']).analyze()
  return [...light.violations, ...dark.violations].map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

async function look(page: Page, path: string, width: number): Promise<void> {
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
  expect(await axeViolations(page, width), path).toEqual([])
}

for (const [type, username] of Object.entries(VISITORS) as [SubscriptionType, number | null][])
  for (const width of WIDTHS[type])
    test(`every public page is accessible, silent and still for ${type} at ${width} px`, async ({ browser }) => {
      test.setTimeout(300_000)
      const context = await contextOf(browser, username)
      for (const path of PUBLIC_PAGES) {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 800 })
        await look(page, path, width)
        await page.close()
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
  '/carrello',
]

for (const [type, username] of Object.entries(VISITORS) as [SubscriptionType, number | null][])
  if (username !== null)
    test(`every page of one’s own is accessible, silent and still for ${type}`, async ({ browser }) => {
      test.setTimeout(300_000)
      const width = type === 'PREMIUM' ? 1280 : 360
      const context = await contextOf(browser, username)
      for (const path of PERSONAL_PAGES) {
        const page = await context.newPage()
        await page.setViewportSize({ width, height: 800 })
        await look(page, path, width)
        await page.close()
      }
      await context.close()
    })

/** Where staff work. */
const STAFF_PAGES: readonly string[] = []

test('every page of the staff is accessible, silent and still', async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await contextOf(browser, STAFF.administrator)
  for (const path of STAFF_PAGES) {
    const page = await context.newPage()
    await look(page, path, 1280)
    await page.close()
  }
  await context.close()
})
