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
    // What only the browser learns has a name and a way to it all the same.
    const band = page.locator('#tu')
    await expect(band.getByRole('link')).toHaveCount(type === 'SUSPECT' ? 0 : 5)
    for (const link of await band.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^\//)
    await expect(page.getByRole('region', { name: 'I cookie, e che cosa ne facciamo' })).toBeHidden()
    const legal = type === 'PREMIUM' ? 'Parere legale' : 'Un avvocato che risponde'
    const services = page.getByRole('main').getByRole('link', { name: legal })
    if (type === 'SUSPECT' || type === 'PREMIUM') {
      await services.first().click()
      await expect(page).toHaveURL((url) => url.pathname === '/servizi/legali')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await context.close()
  })

test('a long list of questions is read whole without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/assistenza')
  const faq = page.locator('#domande')
  expect(await faq.locator('details').count()).toBeGreaterThan(5)
  for (const question of await faq.locator('summary').all()) await expect(question).toBeVisible()
  await expect(faq.getByRole('button', { name: 'Mostra altre' })).toBeHidden()
  await faq.locator('summary').last().click()
  await expect(faq.locator('details').last()).toHaveAttribute('open')
  await context.close()
})

test('[BLK-028] without JavaScript a video stands in the page, with its controls', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/servizi')
  await expect(page.locator('#video video[controls]')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Guarda il video/ })).toBeHidden()
  await context.close()
})
