import { expect, type Page, test } from '@playwright/test'
import { actsOf } from '#backoffice/desk-acts.ts'
import { STAFF_PERMISSIONS } from '#platform/pure/permissions.ts'
import { STAFF_PAGES } from '../support/staff-pages.ts'
import { STAFF } from '../support/visitors.ts'
import { contextOf } from './visit.ts'

/** Every list of the desk, and the form of each thing that is begun there. */
const PAGES = [...new Set([...STAFF_PAGES, ...actsOf({ permissions: STAFF_PERMISSIONS }).map(({ to }) => to)])]

/** What a page is for: what it begins, else the question of its list, else what its form asks first. */
const MAIN_ACT = `(() => {
  const main = document.querySelector('#contenuto')
  const [begins, others] = ['[data-begin] :is(a[href], button)', 'form :is(input:not([type=hidden]), select, textarea, button, [role=spinbutton])']
  const own = main.querySelector(begins) ? begins : others
  return main.querySelector(own) === null ? null : document.activeElement.matches('#contenuto ' + own)
})()`

/** Oggi and the calendar are neither a list nor a form, nor are figures; the parts of a person are tabs, which come first. */
const NEITHER = /^\/redazione(\/(calendario|numeri(\/.*)?|incassi|ricavi)|\/iscritti\/1003.*)?$/

/** From the address bar the first Tab leads to the content, and what the page is for is at most three after it. */
async function isNearTheKeys(page: Page, path: string): Promise<void> {
  // Who begins an article writes at once: its title has the place already.
  if (await page.evaluate(MAIN_ACT)) return
  await page.keyboard.press('Tab')
  await expect.soft(page.getByRole('link', { name: 'Vai al contenuto' }), path).toBeFocused()
  if (NEITHER.test(path)) return
  await page.keyboard.press('Enter')
  let isReached: boolean | null = false
  for (let tab = 0; tab < 3 && isReached === false; tab += 1) {
    await page.keyboard.press('Tab')
    isReached = await page.evaluate(MAIN_ACT)
  }
  expect.soft(isReached, `${path}: its main act is more than three Tabs after the content begins`).not.toBe(false)
}

const PARTS = 3
for (let part = 0; part < PARTS; part += 1)
  test(`[DSK-007] ${part + 1}. the main act of every list and form is at most three Tabs away`, async ({ browser }) => {
    const context = await contextOf(browser, STAFF.administrator)
    const page = await context.newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of PAGES.filter((_path, at) => at % PARTS === part)) {
      // A condition that is open has the focus already.
      if (path.includes('campo=')) continue
      await page.goto(path)
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      await isNearTheKeys(page, path)
    }
    await context.close()
  })
