import { expect, test } from '@playwright/test'

test('without a network a page of ours says so, and comes back with the network', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/servizi')
  await expect(page.getByRole('heading', { name: 'Sei offline' })).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sei offline' })).toHaveCount(0)
})
