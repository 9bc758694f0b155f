import { expect, type Page, test } from '@playwright/test'
import { axeFaults, layoutShift, watch } from './visit.ts'

/** The question about cookies, as a first visitor meets it. */
test.use({ storageState: { cookies: [], origins: [] } })
const question = (page: Page) => page.getByRole('region', { name: 'I cookie, e che cosa ne facciamo' })
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

for (const width of [360, 1280])
  test(`at ${width} px it is accessible, moves nothing, and until it is answered there is no cookie`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const complaints = watch(page)
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    expect(await cookies(page)).toEqual([])
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(await axeFaults(page)).toEqual([])
    expect(complaints).toEqual([])
  })

test('the X keeps the defaults, and nobody is asked again', async ({ page }) => {
  await page.goto('/')
  const proof = page.waitForResponse('**/api/Tracking/Consenso')
  await page.getByRole('button', { name: 'Chiudi e continua senza accettare' }).click()
  expect((await proof).status()).toBe(200)
  await expect(question(page)).toBeHidden()
  expect(await cookies(page)).toEqual(['cookie_consent'])
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Registrati gratis' }).first().click()
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([])
})

test('[TRK-001] [TRK-002] after a choice made purpose by purpose, a click is told and kept', async ({ page }) => {
  await page.goto('/')
  await question(page).getByRole('button', { name: 'Scegli' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preferenze cookie' })
  await expect(dialog.getByRole('switch', { name: 'Statistiche' })).not.toBeChecked()
  await dialog.getByRole('switch', { name: 'Statistiche' }).press('Space')
  await dialog.getByRole('button', { name: 'Salva le preferenze' }).click()
  await expect(question(page)).toBeHidden()
  const kept = page.waitForResponse('**/api/Tracking/Eventi')
  await page.getByRole('main').getByRole('link', { name: 'Scopri i servizi' }).first().click()
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([{ event: 'action', code: 'AR181', path: '/' }])
  expect((await kept).status()).toBe(200)
})

test('[FIG-049] consent that is withdrawn stops what is kept at the next page, and given again keeps it again', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Tracking/Eventi')) sent.push(request.postData() ?? '')
  })
  const told = () => page.evaluate(() => (window.dataLayer ?? []).length)
  /** Opens the home and presses what is counted there; with consent it answers once it is kept. */
  const press = async (isKept: boolean) => {
    await page.goto('/')
    const kept = isKept ? page.waitForResponse('**/api/Tracking/Eventi') : null
    await page.getByRole('main').getByRole('link', { name: 'Scopri i servizi' }).first().click()
    await page.waitForURL((url) => url.pathname !== '/')
    if (kept) expect((await kept).status()).toBe(200)
  }
  /** Each choice is proved to the club before the next page is opened. */
  const choose = async (isOn: boolean) => {
    await page.goto('/')
    await page.dispatchEvent('html', 'wheel')
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    const proof = page.waitForResponse('**/api/Tracking/Consenso')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Preferenze cookie' }).click()
    await question(page).getByRole('button', { name: 'Scegli' }).click()
    const dialog = page.getByRole('dialog', { name: 'Preferenze cookie' })
    const statistics = dialog.getByRole('switch', { name: 'Statistiche' })
    if ((await statistics.isChecked()) !== isOn) await statistics.press('Space')
    await dialog.getByRole('button', { name: 'Salva le preferenze' }).click()
    expect((await proof).status()).toBe(200)
  }
  await choose(true)
  await press(true)
  expect(sent).toHaveLength(1)
  await choose(false)
  await press(false)
  expect(await told()).toBe(0)
  // What would have been sent leaves at the latest with the page.
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(1)
  await choose(true)
  await press(true)
  expect(sent).toHaveLength(2)
})
