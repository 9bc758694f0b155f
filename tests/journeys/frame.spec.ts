import { expect, type Locator, type Page, test } from '@playwright/test'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { VISITORS } from '../support/visitors.ts'
import { contextOf, settle } from './visit.ts'

const types = Object.entries(VISITORS) as [SubscriptionType, number | null][]

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await settle(page)
}

/** The hue the browser paints with, in degrees: names of classes say nothing of what is seen. */
async function hueOf(place: Locator, property: 'color' | 'background-color'): Promise<number> {
  return place.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) throw new Error('this browser paints nothing')
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name)
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    const span = Math.max(red, green, blue) - Math.min(red, green, blue) || 1
    const most = Math.max(red, green, blue)
    if (most === red) return (60 * ((green - blue) / span) + 360) % 360
    return most === green ? 60 * ((blue - red) / span) + 120 : 60 * ((red - green) / span) + 240
  }, property)
}

function colourOf(hue: number): string {
  if (hue < 25 || hue > 340) return 'red'
  if (hue < 70) return 'yellow'
  return hue < 180 ? 'green' : 'blue'
}

const TONES: Record<SubscriptionType, string> = {
  SUSPECT: 'blue',
  REGISTRATO: 'blue',
  TRIAL: 'yellow',
  PREMIUM: 'blue',
  EX_TRIAL: 'red',
  EX_PREMIUM: 'red',
}

for (const [type, username] of types)
  test(`[SHL-009, SHL-012, SHL-013, SHL-014, SHL-016] the frame of ${type}`, async ({ browser }) => {
    const context = await contextOf(browser, username)
    const page = await context.newPage()
    await open(page)
    await expect(page.locator('[data-top-bar]')).toHaveAttribute('data-top-bar', TONES[type])
    expect(colourOf(await hueOf(page.locator('[data-top-bar]'), 'background-color'))).toBe(TONES[type])
    const header = page.locator('header')
    const isVisitor = type === 'SUSPECT'
    await expect(header.getByRole('link', { name: 'Accedi', exact: true })).toHaveCount(isVisitor ? 1 : 0)
    await expect(header.getByRole('link', { name: 'Registrati gratis' })).toHaveCount(isVisitor ? 1 : 0)
    await expect(header.getByRole('link', { name: 'Cerchi aiuto?' })).toHaveCount(type === 'PREMIUM' ? 1 : 0)
    await expect(header.getByRole('link', { name: 'Piani Premium' })).toHaveCount(
      isVisitor || type === 'PREMIUM' ? 0 : 1,
    )
    if (!isVisitor && type !== 'PREMIUM') {
      const painted = await hueOf(header.getByRole('link', { name: 'Piani Premium' }), 'background-color')
      expect(colourOf(painted)).toBe(type === 'TRIAL' ? 'yellow' : 'blue')
    }
    await expect(header.locator('summary[aria-label^="Avvisi"]')).toHaveCount(isVisitor ? 0 : 1)
    await expect(header.getByRole('button', { name: /Il tuo Club/ })).toHaveCount(isVisitor ? 0 : 1)
    if (!isVisitor) {
      await header.getByRole('button', { name: /Il tuo Club/ }).click()
      for (const [label, path] of [
        ['Profilo personale', '/profilo'],
        ['La mia scheda', '/profilo/la-mia-scheda'],
        ['Le mie risorse', '/profilo/le-mie-risorse'],
        ['La mia libreria', '/profilo/la-mia-libreria'],
        ['Cerchi aiuto?', '/assistenza'],
      ])
        await expect(page.getByRole('menuitem', { name: label })).toHaveAttribute('href', path ?? '')
      await page.keyboard.press('Escape')
    }
    // WCAG 1.4.10: on the smallest phone nothing of the bar is off the screen.
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(page.getByRole('button', { name: 'Menù' })).toBeInViewport({ ratio: 1 })
    await context.close()
  })

test('[SHL-017] training and cases are in the menu only of who holds those wallets', async ({ browser }) => {
  const entries = async (username: number) => {
    const context = await contextOf(browser, username)
    const page = await context.newPage()
    await open(page)
    await page.getByRole('button', { name: /Il tuo Club/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Profilo personale' })).toBeVisible()
    const labels = await page.getByRole('menuitem').allTextContents()
    await context.close()
    return labels
  }
  expect(await entries(1003)).toContain('La mia formazione')
  expect(await entries(1003)).toContain('Le mie cause')
  expect(await entries(1006)).not.toContain('La mia formazione')
  expect(await entries(1001)).not.toContain('Le mie cause')
})

test('[SHL-008] the top bar is dismissed for the session of the browser, without moving the page at the next visit', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Chiudi il messaggio' }).click()
  await expect(page.locator('[data-top-bar]')).toHaveCount(0)
  await open(page, '/servizi')
  await expect(page.locator('[data-top-bar]')).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => sessionStorage.clear())
  await open(page)
  await expect(page.locator('[data-top-bar]')).toBeHidden()
})

test('[SHL-010, SHL-013] a trial reads how many days are left, and on a phone finds the plans in the menu', async ({
  browser,
}) => {
  const context = await contextOf(browser, VISITORS.TRIAL)
  const page = await context.newPage()
  await open(page)
  await expect(page.locator('[data-top-bar]')).toContainText(/La tua prova gratuita termina tra \d+ giorn[io]/)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Menù' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Piani Premium' })).toHaveAttribute(
    'href',
    '/piani-premium',
  )
  await context.close()
})

test('[SHL-018] leaving asks first: no keeps the session, yes ends it and leads home', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const { signIn } = await import('./visit.ts')
  await signIn(page, 1004)
  await settle(page)
  const leave = async () => {
    await page.getByRole('button', { name: /Il tuo Club/ }).click()
    await page.getByRole('menuitem', { name: 'Esci' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Vuoi uscire dal Club?' })).toBeVisible()
  }
  await leave()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('button', { name: /Il tuo Club/ })).toBeVisible()
  await leave()
  await page.getByRole('button', { name: 'Esci', exact: true }).click()
  await expect(page.locator('header').getByRole('link', { name: 'Accedi', exact: true })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  await context.close()
})

test('[SHL-019] the navigation stays on top, leads home, and its search folds away', async ({ page }) => {
  await open(page, '/servizi')
  const navigation = page.getByRole('navigation', { name: 'Principale' })
  // Under the header, which has them too, there is one way home and one search.
  await expect(navigation.getByRole('link', { name: 'Vai alla home' })).toHaveCount(0)
  await expect(navigation.getByRole('button', { name: 'Apri la ricerca' })).toHaveCount(0)
  await page.mouse.wheel(0, 1200)
  await expect.poll(async () => Math.round((await navigation.boundingBox())?.y ?? -1)).toBe(0)
  const scrolled = await page.evaluate(() => scrollY)
  const opens = await navigation.getByRole('button', { name: 'Apri la ricerca' }).boundingBox()
  // Pressed where it stands: asked to press it, the browser is first told to scroll to it.
  await page.mouse.click((opens?.x ?? 0) + 20, (opens?.y ?? 0) + 20)
  await expect(navigation.locator('input[name=s]')).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(scrolled)
  await navigation.getByRole('button', { name: 'Chiudi la ricerca' }).click()
  await expect(navigation.locator('input[name=s]')).toHaveCount(0)
  await navigation.getByRole('link', { name: 'Vai alla home' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

for (const [username, isShown] of [
  [null, false],
  [1005, true],
  [1015, false],
  [1025, false],
] as const)
  test(`[SHL-020] the credit counter is ${isShown ? '' : 'not '}shown to ${username ?? 'a visitor'}`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, username)
    const page = await context.newPage()
    await open(page)
    await expect(page.locator('[data-credits]')).toHaveCount(isShown ? 1 : 0)
    if (isShown) await expect(page.locator('[data-credits]')).toContainText(/\d+ crediti ECM/)
    await context.close()
  })

test('[SHL-021, SHL-022] on a phone the header is a bar, a menu with sub-menus, or the search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page)
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await expect(page.locator('header input[name=s]:visible')).toBeFocused()
  await page.getByRole('button', { name: 'Menù' }).click()
  await expect(page.locator('header input[name=s]:visible')).toHaveCount(0)
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Servizi' }).click()
  await expect(menu.getByRole('button', { name: 'Torna al menù principale' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Torna indietro' })).toHaveCount(0)
  await menu.getByRole('button', { name: 'Torna al menù principale' }).click()
  await expect(menu.getByRole('link', { name: 'Corsi ECM' })).toBeVisible()
  // The button that was pressed is gone: the menu takes the focus back before anybody presses a key.
  await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Menù' })).toBeFocused()
})

test('[SHL-023, SHL-024] the footer has links, contacts, phone, social links, terms, company data and the partner’s logo', async ({
  page,
}) => {
  await open(page)
  const footer = page.locator('footer')
  await expect(footer.getByRole('link', { name: 'Web Privacy Policy' })).toHaveAttribute('href', '/privacy-policy')
  await expect(footer.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/cookie-policy')
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
  expect(colourOf(await hueOf(footer.locator('a[href^="tel:"]'), 'color'))).toBe('green')
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube'])
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('target', '_blank')
  await expect(footer).toContainText('In collaborazione con')
  await expect(footer.getByRole('img', { name: 'Società Scientifica di Esempio' })).toHaveAttribute('src', /\.svg$/)
  expect((await footer.getByRole('img', { name: 'Società Scientifica di Esempio' }).boundingBox())?.height).toBe(89)
  await expect(footer).toContainText('P. IVA')
})

test('[SHL-025] "Torna su" appears after 300 px and goes back to the top', async ({ page }) => {
  await open(page)
  const button = page.getByRole('button', { name: 'Torna su' })
  await page.mouse.wheel(0, 250)
  await expect(button).toHaveCount(0)
  await page.mouse.wheel(0, 600)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
})

test('[SHL-028] who may not see a page is told so at its own address', async ({ browser }) => {
  const context = await contextOf(browser, 1003)
  const page = await context.newPage()
  const response = await page.goto('/redazione/iscritti')
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'Non sei autorizzato.' })).toBeVisible()
  await expect(page.getByText('Non sei autorizzato a visualizzare il contenuto di questa pagina.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Torna ai servizi' })).toHaveAttribute('href', '/servizi')
  await expect(page.getByRole('link', { name: 'Effettua l’upgrade' })).toHaveAttribute('href', '/upgrade')
  await expect(page.getByRole('banner')).toBeVisible()
  await context.close()
})

test('a notice is new until the bell has been opened and closed, also on another device', async ({ browser }) => {
  const context = await contextOf(browser, 1007)
  const page = await context.newPage()
  await open(page)
  const bell = page.locator('summary[aria-label^="Avvisi"]')
  await expect(bell).toHaveAttribute('aria-label', /\d+ da leggere/)
  await bell.click()
  await expect(page.getByRole('region', { name: 'Avvisi' })).toBeVisible()
  const read = page.waitForResponse('**/api/notices/read')
  await bell.click()
  expect((await read).status()).toBe(200)
  await context.close()
  const elsewhere = await contextOf(browser, 1007)
  const other = await elsewhere.newPage()
  await open(other)
  await expect(other.locator('summary[aria-label="Avvisi"]')).toBeVisible()
  await elsewhere.close()
})

for (const [type, username] of types)
  test(`[SHL-026, SHL-027] the way to a page of the club, for ${type}`, async ({ browser }) => {
    const context = await contextOf(browser, username)
    const page = await context.newPage()
    await page.goto('/club/informativa-privacy')
    const way = page.getByRole('navigation', { name: 'Percorso' }).getByRole('listitem')
    await expect(way.first()).toContainText('Home')
    const isShort = type === 'TRIAL' || type === 'EX_TRIAL' || type === 'EX_PREMIUM'
    await expect(way.last()).toContainText(isShort ? 'club premium' : 'rivacy')
    await context.close()
  })
