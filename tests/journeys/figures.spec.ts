import { expect, type Page, test } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { contextOf, settle } from './visit.ts'

/** Numeri in a real browser: what a plot measures, how it is seen and how it is printed. */
const MEMBERS = '/redazione/numeri/iscritti?periodo=12-mesi&confronto=anno-prima'

test.beforeAll(async () => {
  const { porterURL = '' } = test.info().project.use as { porterURL?: string }
  expect((await fetch(`${porterURL}/figures`)).ok).toBe(true)
})

/** Today goes on while somebody looks. */
const rowsOf = async (page: Page) => {
  const rows = await page
    .locator('.figure-panel .figure-table tbody tr')
    .evaluateAll((all) => all.map((row) => row.textContent ?? ''))
  return rows.filter((row) => !row.includes('finora'))
}

test('[FIG-016] plots fit 320 and 1920 px without a script, with words of at least 12 px and the same numbers', async ({
  browser,
}) => {
  const signedIn = await contextOf(browser, STAFF.operator)
  const storageState = await signedIn.storageState()
  await signedIn.close()
  const numbers: string[][] = []
  for (const width of [320, 1920]) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState,
      viewport: { width, height: 900 },
    })
    const page = await context.newPage()
    await page.goto(MEMBERS)
    const plots = page.locator('svg.plot[role="img"]')
    expect(await plots.count()).toBeGreaterThan(5)
    for (const plot of await plots.all()) await expect(plot).toBeVisible()
    const words = await plots.locator('text').evaluateAll((all) =>
      all
        .filter((text) => text.getBoundingClientRect().width > 0)
        .map((text) => {
          const { left, right } = text.getBoundingClientRect()
          return { size: Number.parseFloat(getComputedStyle(text).fontSize), left, right }
        }),
    )
    expect(words.length).toBeGreaterThan(30)
    for (const { size, left, right } of words) {
      expect(size).toBeGreaterThanOrEqual(12)
      expect(left).toBeGreaterThanOrEqual(-0.5)
      expect(right).toBeLessThanOrEqual(width + 0.5)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.locator('.figure-numbers > summary').first().click()
    await expect(page.locator('.figure-numbers table').first()).toBeVisible()
    numbers.push(await rowsOf(page))
    await context.close()
  }
  expect(numbers[0]?.length).toBeGreaterThan(50)
  expect(numbers[1]).toEqual(numbers[0])
})

/** The contrast of the words of plots with what lies behind the plot, as the browser draws both. */
const wordContrast = (page: Page) =>
  page.locator('svg.plot[role="img"] text').evaluateAll((all) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminance = (color: string) => {
      if (!context) throw new Error('There is no canvas.')
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return 'white'
      const { backgroundColor } = getComputedStyle(element)
      return /^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)
        ? groundOf(element.parentElement)
        : backgroundColor
    }
    return all.map((text) => {
      const [less = 0, more = 0] = [luminance(getComputedStyle(text).fill), luminance(groundOf(text))].toSorted(
        (a, b) => a - b,
      )
      return (more + 0.05) / (less + 0.05)
    })
  })

test('[FIG-011] whatever the clock of the browser, hours and days are those of Rome', async ({ browser }) => {
  const signedIn = await contextOf(browser, STAFF.operator)
  const storageState = await signedIn.storageState()
  await signedIn.close()
  const seen: string[][] = []
  for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const context = await browser.newContext({ storageState, timezoneId })
    const page = await context.newPage()
    await page.goto('/redazione/numeri/richieste?dal=2025-10-26&al=2025-10-26&passo=ora')
    await settle(page)
    const arrived = page.locator('[data-figure="requests.arrived"]')
    // A script has drawn it again: its points are reached by keyboard.
    await arrived.locator('.plot-box').press('End')
    await expect(arrived.locator('[aria-live]')).toContainText('26 ottobre, ore 23')
    expect(await arrived.locator('.figure-table tbody tr').count()).toBe(25)
    seen.push(await page.locator('.figure-panel .figure-table tbody tr').allTextContents())
    await context.close()
  }
  expect(seen[1]).toEqual(seen[0])
})

test('[FIG-018] the words of plots have 4.5:1 in light and dark, and in forced colours every line is seen', async ({
  browser,
}) => {
  const context = await contextOf(browser, STAFF.operator, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(MEMBERS)
    await settle(page)
    const ratios = await wordContrast(page)
    expect(ratios.length).toBeGreaterThan(30)
    expect(Math.min(...ratios), colorScheme).toBeGreaterThanOrEqual(4.5)
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const [strokes, canvas] = await page.evaluate(() => [
    [...document.querySelectorAll('svg.plot[role="img"] :is(.plot-line, .plot-column)')].map(
      (path) => getComputedStyle(path).stroke,
    ),
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(strokes.length).toBeGreaterThan(10)
  expect(strokes.filter((stroke) => stroke === canvas || stroke === 'none')).toEqual([])
  // The words are of the colour that the person has chosen for words.
  const [fills, chosen] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.color = 'CanvasText'
    const words = document.querySelectorAll('svg.plot[role="img"] text')
    return [[...new Set([...words].map((text) => getComputedStyle(text).fill))], getComputedStyle(probe).color]
  })
  expect(fills).toEqual([chosen])
  await context.close()
})

test('[FIG-020] printed, a page of Numeri is A4, with each plot, its table and its definition, and no navigation', async ({
  browser,
}) => {
  const context = await contextOf(browser, STAFF.operator, { viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(MEMBERS)
  await settle(page)
  await page.emulateMedia({ media: 'print' })
  const main = page.locator('main')
  await expect(main.getByText(/^\S.*, Iscritti\. Stampato il \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/)).toBeVisible()
  await expect(main.getByText(/Ultimi 12 mesi, dal .* al .*; confronto dal .* \(un anno prima\)/)).toBeVisible()
  for (const hidden of await page.locator('nav, .figure-question, .figure-file, .figure-quick').all())
    await expect(hidden).toBeHidden()
  const panels = page.locator('.figure-panel:has(svg.plot[role="img"])')
  expect(await panels.count()).toBeGreaterThan(5)
  for (const panel of await panels.all()) {
    await expect(panel.locator('svg.plot[role="img"]')).toBeVisible()
    await expect(panel.locator('.figure-numbers table')).toBeVisible()
    await expect(panel.locator('.figure-how p').first()).toBeVisible()
    expect(
      await panel
        .locator('tr')
        .first()
        .evaluate((row) => getComputedStyle(row).breakInside),
    ).toBe('avoid')
    expect(await panel.locator('.plot-box').evaluate((box) => getComputedStyle(box).breakInside)).toBe('avoid')
  }
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width = 0, height = 0] = (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? []).map(Number)
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
  await context.close()
})
