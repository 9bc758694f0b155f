import { expect, type Page, type Request, test } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { axeFaults, contextOf, settle, watch } from './visit.ts'

async function openAs(
  browser: Parameters<typeof contextOf>[0],
  username: number,
  path: string,
  size = { width: 1440, height: 900 },
) {
  const context = await contextOf(browser, username)
  const page = await context.newPage()
  await page.setViewportSize(size)
  await page.goto(path)
  await settle(page)
  return page
}

const scrolls = (page: Page) =>
  page.evaluate(() => ({
    across: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))

for (const [role, username] of Object.entries(STAFF))
  test(`[DSK-001] [DSK-003] the day of the ${role} stands on one screen`, async ({ browser }) => {
    const page = await openAs(browser, username, '/redazione', { width: 1920, height: 1080 })
    expect(await scrolls(page)).toEqual({ across: 0, height: 1080 })
    expect((await page.getByRole('banner').boundingBox())?.height, '[DSK-001] the bar').toBeLessThanOrEqual(56)
    await page.context().close()
  })

test('[DSK-002] on a phone the navigation is a drawer, and five places are under the thumb', async ({ browser }) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione', { width: 375, height: 800 })
  const drawer = page.getByRole('navigation', { name: 'Redazione', exact: true })
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Altro' }).click()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('link', { name: 'Registro' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Registro' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Redazione, dal telefono' })
    .getByRole('link', { name: 'Iscritti' })
    .click()
  await expect(page).toHaveURL(/\/redazione\/iscritti/)
  await page.context().close()
})

test('[DSK-002] the navigation folds to icons, and shows its names under the keyboard', async ({ browser }) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione/ordini')
  const width = () => page.locator('#navigazione').evaluate((element) => element.getBoundingClientRect().width)
  expect(await width()).toBeGreaterThan(200)
  await page.keyboard.press('[')
  await expect.poll(width).toBeLessThan(60)
  await page.locator('#navigazione').getByRole('link', { name: 'Iscritti' }).focus()
  await expect.poll(width).toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Apri la navigazione' }).click()
  await expect(page.getByRole('button', { name: 'Riduci la navigazione' })).toBeVisible()
  await page.context().close()
})

test('[DSK-004] a list shows many rows, its head stays, and nothing that is pressed is too small', async ({
  browser,
}) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione/contenuti', { width: 1920, height: 1080 })
  const wholeRows = () =>
    page
      .locator('#contenuto tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length)
  expect(await wholeRows()).toBeGreaterThanOrEqual(20)
  await page.setViewportSize({ width: 1366, height: 768 })
  expect(await wholeRows()).toBeGreaterThanOrEqual(11)
  // Where a finger of 24 by 24 px falls on its middle, it presses the thing itself or its label.
  const small = await page
    .locator('#contenuto :is(a, button, input:not([type="hidden"]), select, summary):visible')
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, top, width, height } = each.getBoundingClientRect()
        const middle = { x: left + Math.min(width / 2, 40), y: top + height / 2 }
        if (width < 3 || middle.y < 150 || middle.y > window.innerHeight - 30) return []
        const isMissed = [-11, 11].some((by) => {
          const hit = document.elementFromPoint(middle.x, middle.y + by)
          return !each.contains(hit) && hit?.closest('label')?.control !== each
        })
        return isMissed ? [`${each.textContent || each.getAttribute('aria-label')} ${width}x${height}`] : []
      }),
    )
  expect(small).toEqual([])
  await page.mouse.wheel(0, 900)
  const head = page.locator('#contenuto thead th').nth(1)
  await expect.poll(async () => (await head.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  await expect(head).toBeInViewport()
  await page.context().close()
})

test('[DSK-005] a long form is in parts that keep their words, and a mistake in a closed one is a link to it', async ({
  browser,
}) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione/piani/professione?parte=apre')
  await page.setViewportSize({ width: 375, height: 800 })
  const parts = page.getByRole('navigation', { name: 'Parti del prodotto' })
  await expect(parts.getByRole('link', { name: 'Che cosa apre' })).toHaveAttribute('aria-current', 'true')
  const wallet = page.locator('input[name="wallet-pubmed"]')
  const isGiven = await wallet.isChecked()
  await wallet.setChecked(!isGiven)
  await parts.getByRole('link', { name: 'Nome e prezzo' }).click()
  await expect(page).toHaveURL(/parte=nome/)
  await expect(wallet).toBeHidden()
  await page.getByLabel('Nome', { exact: true }).fill('')
  await parts.getByRole('link', { name: 'Condizioni' }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Guarda che cosa cambia' }).first().click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeVisible()
  await expect(parts.getByRole('link', { name: 'Nome e prezzo' })).toContainText('1 da correggere')
  await summary.getByRole('link', { name: /^Scrivi il nome/ }).click()
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  await parts.getByRole('link', { name: 'Che cosa apre' }).click()
  await expect(wallet).toBeChecked({ checked: !isGiven })
  await page.context().close()
})

test('[DSK-006] whatever is at the desk is found by a few letters, with the keyboard alone', async ({ browser }) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione/ordini')
  const complaints = watch(page)
  await page.locator('#contenuto input[type="search"]').focus()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Cerca o vai a…' })
  await expect(field).toBeFocused()
  expect(await axeFaults(page, { include: 'body' })).toEqual([])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await field.fill('moretti')
  await expect(page.getByRole('option', { name: /Moretti Elena/ }).first()).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/redazione/iscritti'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(page.locator('#contenuto input[type="search"]')).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  // Whoever presses Ctrl K right after Escape has it open again: the browser tells of the closing only in a later task.
  await page.evaluate(async () => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
    for (let turn = 0; turn < 20; turn += 1) await null
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
  })
  await expect(field).toBeFocused()
  await field.fill('posta in')
  await expect(page.getByRole('option', { name: /^Posta in uscita/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Posta in uscita' })).toBeVisible()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('[DSK-006] what is typed right after Ctrl+K is kept, though the palette is still coming', async ({ browser }) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione/ordini')
  const complaints = watch(page)
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  let isAsked = false
  await page.route(/\/palette-[^/]*\.js$/, async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  const search = page.locator('#contenuto input[type="search"]')
  await search.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('morettix')
  await page.keyboard.press('Backspace')
  await expect.poll(() => isAsked).toBe(true)
  await expect(search).toHaveValue('')
  const field = page.getByRole('combobox', { name: 'Cerca o vai a…' })
  await expect(field).toHaveValue('moretti')
  letCome()
  await expect(page.getByRole('option', { name: /Moretti Elena/ }).first()).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type(' e')
  await expect(field).toHaveValue('moretti e')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(search).toBeFocused()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('[DSK-006] an older answer never replaces a newer one, and Ctrl+Enter opens another tab', async ({ browser }) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // The first question is answered only when told; by then another was asked and answered.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isAnswered = false
  await page.route(/trova\?cerca=mor$/, async (route) => {
    await held
    const rows = [{ to: '/redazione/ordini', title: 'Una risposta vecchia', detail: '' }]
    const group = { title: 'Iscritti', all: '', allWords: '', total: 1, rows }
    await route.fulfill({ json: [group] }).catch(() => undefined)
    isAnswered = true
  })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Cerca o vai a…' })
  const first = page.waitForRequest(/trova\?cerca=mor$/)
  await field.fill('mor')
  await first
  await field.fill('moretti')
  const found = page.getByRole('option', { name: /Moretti Elena/ }).first()
  await expect(found).toBeVisible()
  letGo()
  await expect.poll(() => isAnswered).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page.getByRole('option', { name: 'Una risposta vecchia' })).toHaveCount(0)
  await expect(found).toBeVisible()
  // Going over what was found opens nothing and asks nothing.
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowDown')
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowUp')
  const records = (urls: readonly string[]) =>
    urls.filter((url) => /\/redazione\/(iscritti|ordini|attestati)\//.test(url))
  expect(records(asked)).toEqual([])
  const tab = page.context().waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await tab).toHaveURL(/\/redazione\/iscritti\/\d+/)
  await expect(page).toHaveURL(/\/redazione$/)
  await expect(field).toBeVisible()
  await page.context().close()
})

test('[DSK-009] a day is written the Italian way on a telephone that speaks English', async ({ browser }) => {
  const context = await contextOf(browser, STAFF.administrator, { locale: 'en-US', hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/redazione/piani/professione/listini/nuovo')
  await settle(page)
  const day = page.getByRole('group', { name: 'Vale dal' })
  await day.getByRole('spinbutton', { name: /giorno/ }).fill('31')
  await day.getByRole('spinbutton', { name: /mese/ }).fill('12')
  await day.getByRole('spinbutton', { name: /anno/ }).fill('2027')
  await expect(day).toContainText('31/12/2027')
  await context.close()
})

test('[DSK-007] the desk is worked without a mouse', async ({ browser }) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione')
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex ?? null)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { level: 1, name: 'Ordini' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(await focused()).toBe(2)
  await page.keyboard.press('k')
  expect(await focused()).toBe(1)
  await page.keyboard.press('/')
  await expect(page.locator('#contenuto input[type="search"]')).toBeFocused()
  // A letter that is written is only a letter.
  await page.keyboard.type('jg?')
  await expect(page.locator('#contenuto input[type="search"]')).toHaveValue('jg?')
  await page.locator('h1').click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page.getByRole('heading', { level: 1, name: 'Contenuti' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/redazione\/contenuti\/nuovo$/)
  await page.context().close()
})

test('[DSK-007] the first stop of the keyboard leads to the work', async ({ browser }) => {
  const page = await openAs(browser, STAFF.editor, '/redazione/contenuti')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Scrivi un contenuto' })).toBeFocused()
  await page.context().close()
})

// A choice of somebody lasts after the journey, and others press letters as the editor: here nobody else is the accountant.
test('[DSK-007] letters can be turned off', async ({ browser }) => {
  const page = await openAs(browser, STAFF.accountant, '/redazione')
  const list = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
  await page.keyboard.press('?')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.getByRole('button', { name: /il tuo menù/ }).click()
  // A reload before the answer would take the choice back.
  const kept = page.waitForResponse((answer) => answer.url().includes('/redazione/scelte'))
  await page.getByRole('menuitem', { name: 'Spegni le scorciatoie a una lettera' }).click()
  await kept
  await page.reload()
  await settle(page)
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Cerca o vai a…' })).toBeFocused()
  await expect(list).toHaveCount(0)
  await page.context().close()
})

test('[DSK-008] Ctrl+S saves what is written and never publishes it', async ({ browser }) => {
  const page = await openAs(browser, STAFF.administrator, '/redazione/registro')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Qui non c’è niente da salvare.')).toBeVisible()
  await page.goto('/redazione/contenuti/categorie/clinica-e-terapia')
  await settle(page)
  const name = page.locator('#contenuto input[type="text"]').first()
  const before = await name.inputValue()
  for (const words of [`${before}, e altro`, before]) {
    await name.fill(words)
    let sent = 0
    const count = (request: Request) => {
      if (request.method() === 'POST') sent += 1
    }
    page.on('request', count)
    // Twice in one breath: the browser's own saving never opens, and the second finds the first under way.
    const isTaken = await page.evaluate(() =>
      [1, 2].map(() => {
        const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
        return !document.activeElement?.dispatchEvent(press)
      }),
    )
    expect(isTaken).toEqual([true, true])
    await expect(page.getByText(/Salvato alle \d\d:\d\d/)).toBeVisible()
    expect(sent).toBe(1)
    page.off('request', count)
    await page.goto('/redazione/contenuti/categorie/clinica-e-terapia')
    await settle(page)
    await expect(name).toHaveValue(words)
  }
  await page.context().close()
})
