import { type Browser, test as base, expect } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { cutOrCovered } from './cut-or-covered.ts'
import { contextOf, settle } from './visit.ts'

/** WCAG 1.4.4. A browser of somebody who set letters twice as large. */
const test = base.extend<{ largeLetters: Browser }>({
  largeLetters: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    await use(browser)
    await browser.close()
  },
})

const PATHS = ['/', '/corsi-ecm-fad', '/login', '/servizi', '/piani-premium', '/professionisti-sanitari']

test('with letters twice as large nothing is wider than a small phone', async ({
  largeLetters,
  storageState,
  baseURL,
}) => {
  const viewport = { width: 360, height: 800 }
  const page = await largeLetters.newPage({ baseURL: baseURL ?? '', viewport, storageState })
  for (const path of PATHS) {
    await page.goto(path)
    const { letters, width } = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
    }))
    expect([path, letters, width]).toEqual([path, '32px', 360])
  }
})

/** A page of each kind: the day, lists, a person, a form in parts, a form of many fields, a record. */
const DESK_PATHS = [
  '/redazione',
  '/redazione/iscritti?tipo=PREMIUM',
  '/redazione/iscritti/1003',
  '/redazione/richieste',
  '/redazione/contenuti',
  '/redazione/piani/professione',
  '/redazione/avvisi/nuovo',
]

test('[DSK-004] with letters twice as large nothing at the desk is cut or covered, on a phone and on a large screen', async ({
  largeLetters,
  baseURL,
}) => {
  const context = await contextOf(largeLetters, STAFF.administrator, { baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of DESK_PATHS) {
      await page.goto(path)
      await settle(page)
      const across = await page.evaluate(() => document.documentElement.scrollWidth)
      expect({ path, across, faults: await cutOrCovered(page) }).toEqual({ path, across: width, faults: [] })
    }
  }
})
