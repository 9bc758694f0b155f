import { createHash } from 'node:crypto'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'
import { VISITORS } from '../support/visitors.ts'
import { watchForOthers } from './nobody-else.ts'
import { axeFaults, contextOf, layoutShift, settle, watch } from './visit.ts'

/** Where what a type sees differs most; elsewhere the other types get the same page under another frame. */
const BY_TYPE = [
  '/',
  '/servizi',
  '/corsi-ecm-fad',
  '/corsi-ecm-fad/privacy-in-ambulatorio',
  '/risorse',
  '/upgrade',
  '/telemedicina',
  '/programma-fedelta',
]

/** What axe is asked of: everything, what the dark changes, or nothing where another look has asked. */
type Axe = 'all' | 'contrast in the dark' | 'nothing'

/** Axe costs seconds a page, and more on a long one: each page is asked once, and in the dark where pages differ. */
const LOOKS: readonly [SubscriptionType, number, readonly string[], Axe][] = [
  ['SUSPECT', 360, PUBLIC_PAGES.slice(0, 17), 'all'],
  ['SUSPECT', 360, PUBLIC_PAGES.slice(17), 'all'],
  ['SUSPECT', 1280, BY_TYPE, 'nothing'],
  ['PREMIUM', 1280, PUBLIC_PAGES.filter((path) => !BY_TYPE.includes(path)), 'nothing'],
  ['PREMIUM', 1280, BY_TYPE, 'all'],
  ['PREMIUM', 360, BY_TYPE, 'contrast in the dark'],
  ['REGISTRATO', 360, BY_TYPE, 'nothing'],
  ['TRIAL', 1280, BY_TYPE, 'nothing'],
  ['EX_TRIAL', 360, BY_TYPE, 'nothing'],
  ['EX_PREMIUM', 360, BY_TYPE, 'nothing'],
]

/**
 * A browser costs seconds: what is inside `main` is looked at once, and not where another type has already been given the
 * same bytes. The frame is looked at with the home page of each type.
 */
const looked = new Set<string>()
async function isNew(context: BrowserContext, path: string, width: number, axe: Axe): Promise<boolean> {
  const response = await context.request.get(path)
  // A page that is not for this type is answered in its place; the frame's own journeys look at that.
  if (response.status() === 403) return false
  const html = await response.text()
  const part = path === '/' ? html : html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const print = createHash('sha256').update(`${path} ${width} ${axe} ${part}`).digest('base64')
  if (looked.has(print)) return false
  looked.add(print)
  return true
}

async function axeViolations(page: Page, include: 'body' | 'main', axe: Axe): Promise<string[]> {
  if (axe === 'nothing') return []
  if (axe === 'all') return axeFaults(page, { include })
  await page.emulateMedia({ colorScheme: 'dark' })
  return axeFaults(page, { include, only: ['color-contrast'] })
}

/** Looks at pages one after the other in the same window, as a person does. */
async function look(context: BrowserContext, paths: readonly string[], width: number, axe: Axe): Promise<void> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 800 })
  const complaints = watch(page)
  await watchForOthers(page, complaints)
  for (const path of paths) {
    if (!(await isNew(context, path, width, axe))) continue
    await page.goto(path)
    await settle(page)
    expect(complaints, path).toEqual([])
    expect(await layoutShift(page), `${path} moves`).toBeLessThan(0.02)
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll, `${path} scrolls sideways`).toBeLessThanOrEqual(client)
    expect(await axeViolations(page, path === '/' ? 'body' : 'main', axe), path).toEqual([])
  }
  await page.close()
}

for (const [index, [type, width, paths, axe]] of LOOKS.entries())
  test(`[FIG-049] ${index + 1}. ${paths.length} public pages are silent, still and ask nobody else for ${type} at ${width} px, axe asked of ${axe}`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, VISITORS[type])
    await look(context, paths, width, axe)
    await context.close()
  })

/** Pages of a member's own: all of them for a Premium, and for the others those that differ by type. */
const OWN_BY_TYPE = [
  '/profilo',
  '/profilo/abbonamento',
  '/profilo/fatture-pagamenti',
  '/profilo/la-mia-scheda',
  '/profilo/la-mia-formazione',
  '/carrello',
]
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
    test(`[FIG-049] every page of one’s own is accessible, silent, still and asks nobody else for ${type}`, async ({
      browser,
    }) => {
      const width = type === 'PREMIUM' ? 1280 : 360
      const context = await contextOf(browser, username)
      if (type === 'PREMIUM') await look(context, PERSONAL_PAGES, width, 'all')
      else await look(context, OWN_BY_TYPE, width, type === 'EX_PREMIUM' ? 'all' : 'nothing')
      await context.close()
    })
