import { expect, type Locator, type Page, test } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { contextOf, settle } from './visit.ts'

/** Five jobs of the desk from `docs/desk-jobs.md`, each done with the keys alone; the mouse is never near. */
test.describe.configure({ mode: 'parallel' })

const MOST_TABS = 60

/** Presses a key until what is looked for has the focus, as somebody does who looks at the screen. */
async function reach(page: Page, key: string, what: Locator): Promise<void> {
  const isThere = () => what.evaluateAll((all) => all.includes(document.activeElement as never))
  for (let at = 0; at < MOST_TABS && !(await isThere()); at += 1) await page.keyboard.press(key)
  await expect(what.first()).toBeFocused()
}

async function at(page: Page, title: RegExp | string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await settle(page)
}

const jobs: Record<string, [username: number, job: (page: Page) => Promise<void>]> = {
  'somebody calls: when does the plan end': [
    STAFF.operator,
    async (page) => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Cerca o vai a…' })).toBeFocused()
      await page.keyboard.type('1003')
      await expect(page.getByRole('option').first()).toContainText('Moretti')
      await page.keyboard.press('Enter')
      await at(page, /Elena Moretti/)
      await expect(page.locator('#contenuto')).toContainText(/\d\d\/\d\d\/\d{4}/)
    },
  ],
  'a request that nobody has is taken': [
    STAFF.operator,
    async (page) => {
      const free = page.getByRole('button', { name: 'Prendi' })
      await reach(page, 'Tab', free.first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/redazione\/richieste\/.*fatto=presa/)
    },
  ],
  'a card is reviewed': [
    STAFF.operator,
    async (page) => {
      const card = page.getByRole('link', { name: /^Scheda: / })
      await reach(page, 'j', card.first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/redazione\/schede\//)
      await settle(page)
      await reach(page, 'Tab', page.getByRole('button', { name: 'Va bene' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'La scheda va bene' })).toBeVisible()
    },
  ],
  'the order of a transfer is opened': [
    STAFF.administrator,
    async (page) => {
      await page.keyboard.press('g')
      await page.keyboard.press('d')
      await at(page, 'Ordini')
      await page.keyboard.press('j')
      await expect(page.locator('#contenuto tbody tr').first().getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Enter')
      await at(page, /^Ordine \d{4}\/\d{6}/)
    },
  ],
  'a draft is begun and saved': [
    STAFF.editor,
    async (page) => {
      await page.keyboard.press('n')
      await expect(page).toHaveURL(/\/redazione\/contenuti\/nuovo/)
      await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeFocused()
      await page.keyboard.type('Scritto senza mouse')
      await expect(page.getByRole('status').filter({ hasText: /^Salvato alle/ })).toBeVisible()
      await expect(page).not.toHaveURL(/nuovo/)
    },
  ],
}

for (const [name, [username, job]] of Object.entries(jobs))
  test(`[DSK-007] by the keys alone: ${name}`, async ({ browser }) => {
    const context = await contextOf(browser, username)
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/redazione')
    await settle(page)
    await job(page)
    await context.close()
  })
