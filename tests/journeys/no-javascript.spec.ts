import { expect, test } from '@playwright/test'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { VISITORS } from '../support/visitors.ts'
import { contextOf } from './visit.ts'

/** Reading works without JavaScript: what a page says is in the document, and what hides opens by the browser alone. */
for (const [type, username] of Object.entries(VISITORS) as [SubscriptionType, number | null][])
  test(`the home of ${type} is read whole without JavaScript`, async ({ browser }) => {
    const signedIn = await contextOf(browser, username)
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: await signedIn.storageState() })
    await signedIn.close()
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Each type has questions of its own; a visitor's are more than are shown at once when scripts run.
    const faq = page.locator('[id^="domande"]')
    const questions = type === 'SUSPECT' ? 7 : 4
    expect(await faq.locator('details').count()).toBeGreaterThanOrEqual(questions)
    for (const question of await faq.locator('summary').all()) await expect(question).toBeVisible()
    await expect(faq.getByRole('button', { name: 'Mostra altre' })).toBeHidden()
    await faq.locator('summary').last().click()
    await expect(faq.locator('details').last()).toHaveAttribute('open')
    await page.locator('#servizi').getByRole('link', { name: 'Servizi legali' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/servizi/legali')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
  })

test('[BLK-028] without JavaScript a video stands in the page, with its controls', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('#video video[controls]')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Guarda il video/ })).toBeHidden()
  await context.close()
})
