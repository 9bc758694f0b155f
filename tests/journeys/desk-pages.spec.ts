import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, test } from '@playwright/test'
import { figurePages } from '#areas/figures/pages-model.ts'
import { deskAddresses, patternFinder } from '../support/desk-routes.ts'
import { builtRoutes } from '../support/routes.ts'
import { STAFF_PAGES } from '../support/staff-pages.ts'
import { STAFF } from '../support/visitors.ts'
import { lookEverywhere } from './look-at-page.ts'
import { watchForOthers } from './nobody-else.ts'
import { contextOf, watch } from './visit.ts'

const PARTS = 4

/** What the desk of the demo does not have until somebody works there: a letter, an act on many, a file of members. */
async function work({ request }: BrowserContext, origin: string): Promise<void> {
  const headers = { origin }
  const post = async (url: string, sent: object) => {
    const answer = await request.post(url, { headers, maxRedirects: 0, ...sent })
    expect(answer.status(), `${url}: ${(await answer.text()).slice(0, 300)}`).toBe(302)
  }
  const letter = { act: 'letter', subject: 'Un promemoria', risposta: 'Buongiorno.', pronta: '', key: randomUUID() }
  await post('/redazione/iscritti/1003/scrivi', { form: letter })
  const list = await (await request.get('/redazione/iscritti')).text()
  const [, scelti = ''] = /name="scelti"[^>]*value="([^"]+)"/.exec(list) ?? []
  await post('/redazione/azioni', { form: { azione: 'dai-etichetta', chiave: randomUUID(), scelti } })
  const buffer = Buffer.from(`Nome;Cognome;E-mail\nAda;Arrivata;${randomUUID()}@posta.example\n`)
  const file = { name: 'iscritti.csv', mimeType: 'text/csv', buffer }
  await post('/redazione/iscritti/importa', { multipart: { file } })
}

/** Every page of the desk, found once by each browser: what is looked at beside it shows the same page in another state. */
let known: string[] | null = null
async function addressesOf(context: BrowserContext, origin: string): Promise<string[]> {
  if (known) return known
  await work(context, origin)
  const found = await deskAddresses(async (url) => (await context.request.get(url)).text())
  const unfound = [...found].flatMap(([pattern, address]) => (address === null ? [pattern] : []))
  expect(unfound, 'no link leads to these pages of the desk').toEqual([])
  const figures = figurePages(() => true).map(({ path }) => path)
  known = [...new Set([...[...found.values()].flatMap((address) => address ?? []), ...STAFF_PAGES, ...figures])]
  return known
}

/** Pages that one file draws are looked at by one browser: those that are alike are asked once. */
async function partsOf(addresses: readonly string[]): Promise<string[][]> {
  const patternOf = await patternFinder()
  const routes = await builtRoutes()
  const fileOf = (address: string) => {
    const pattern = patternOf(address.split('?')[0] ?? '')?.slice(1)
    return routes.find((route) => route.path === pattern)?.module ?? address
  }
  const byFile = new Map<string, string[]>()
  for (const address of addresses) byFile.set(fileOf(address), [...(byFile.get(fileOf(address)) ?? []), address])
  const parts: string[][] = Array.from({ length: PARTS }, () => [])
  for (const own of [...byFile.values()].toSorted((one, other) => other.length - one.length))
    parts.toSorted((one, other) => one.length - other.length)[0]?.push(...own)
  return parts
}

for (let part = 0; part < PARTS; part += 1)
  test(`[DSK-005] [DSK-055] [FIG-049] ${part + 1}. every page of the desk is accessible, silent, still and asks nobody else, light and dark, from a phone to a wide screen`, async ({
    browser,
    baseURL,
  }) => {
    const context = await contextOf(browser, STAFF.administrator)
    const own = (await partsOf(await addressesOf(context, baseURL ?? '')))[part] ?? []
    const page = await context.newPage()
    const complaints = watch(page)
    await watchForOthers(page, complaints)
    const seen = new Set<string>()
    const faults: string[] = []
    for (const path of own) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await page.dispatchEvent('html', 'wheel')
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      const told = await lookEverywhere(page, path === '/redazione' ? 'body' : 'main', seen)
      faults.push(...told.concat(complaints.splice(0)).map((fault) => `${path}: ${fault}`))
    }
    if (part === 0) {
      // The forms of the fifty blocks are asked one by one, by `shape-fields.test.tsx`.
      await page.goto('/redazione/galleria/moduli')
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([across > 0, complaints], 'the forms of the blocks').toEqual([false, []])
    }
    expect(faults).toEqual([])
    await context.close()
  })
