import { expect, test } from '@playwright/test'

test('the code of a block is fetched when it comes near, and a button pressed before is not lost', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const isHere = () => scripts.some((url) => /\/faq-[^/]*\.js/.test(url))
  await page.goto('/')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(isHere()).toBe(false)
  const questions = page.locator('#domande details:visible')
  expect(await questions.count()).toBe(5)
  // A press with no sign of life before it: by a voice, or by a program that reads the page aloud.
  await page.getByRole('button', { name: 'Mostra altre' }).evaluate((button: HTMLButtonElement) => button.click())
  await expect.poll(() => questions.count()).toBeGreaterThan(5)
  expect(isHere()).toBe(true)
})
