import { expect, type Page, test } from '@playwright/test'

const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset.alive !== undefined)
/** By a voice, or by a program that reads the page aloud: with no sign of life before it. */
const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((button: HTMLButtonElement) => button.click())

test('the code of a block is fetched when it comes near, and a button pressed before is not lost', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const isHere = () => scripts.some((url) => /\/faq-[^/]*\.js/.test(url))
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/assistenza')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(isHere()).toBe(false)
  const questions = page.locator('#domande details:visible')
  expect(await questions.count()).toBe(5)
  await press(page, 'Mostra altre')
  await expect.poll(() => questions.count()).toBeGreaterThan(5)
  expect(isHere()).toBe(true)
})

test.describe('a visitor nobody knows', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('for a visitor the code of the home sleeps, and the first press wakes it and is not lost', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(await isAlive(page)).toBe(false)
    await expect(page.getByRole('region', { name: 'I cookie, e che cosa ne facciamo' })).toBeVisible()
    await press(page, 'Rifiuta')
    await expect(page.getByRole('region', { name: 'I cookie, e che cosa ne facciamo' })).toBeHidden()
    expect(await isAlive(page)).toBe(true)
    // Who has chosen is not asked again, not even for a frame.
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'I cookie, e che cosa ne facciamo' })).toBeHidden()
  })

  test('a page painted in pieces is soon whole, moves nothing, and is whole at once for who comes back to a place', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = { isOpening: false, shift: 0 }
      Object.assign(globalThis, { seen })
      new MutationObserver(() => {
        if (document.documentElement?.dataset.opening !== undefined) seen.isOpening = true
      }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-opening'] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const seen = () =>
      page.evaluate(() => (globalThis as unknown as { seen: { isOpening: boolean; shift: number } }).seen)
    await page.goto('/news-approfondimenti')
    await expect(page.locator('html[data-opening]')).not.toBeAttached()
    await expect(page.locator('[data-shown]')).toHaveCount(0)
    expect(await seen()).toEqual({ isOpening: true, shift: 0 })
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await page.reload()
    expect((await seen()).isOpening).toBe(false)
    expect(await page.evaluate(() => window.scrollY)).toBe(2000)
  })

  test('a press made while the document is still arriving is given back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/corsi-ecm-fad', { waitUntil: 'commit' })
    await press(page, 'Menù')
    await expect(page.getByRole('navigation', { name: 'Menù' })).toBeVisible()
  })

  test('a page whose code cannot come leaves what works without it', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/corsi-ecm-fad')
    const search = page.getByRole('search').getByRole('searchbox').first()
    await search.fill('sepsi')
    await search.press('Enter')
    await expect(page).toHaveURL(/sepsi/)
  })
})
