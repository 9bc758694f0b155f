import { expect, test } from '@playwright/test'

/** WCAG 1.4.4. Whoever set letters twice as large on a small phone reads everything, and moves in one direction only. */
const PATHS = ['/', '/corsi-ecm-fad', '/login', '/servizi', '/piani-premium', '/professionisti-sanitari']

test('with letters twice as large nothing is wider than a small phone', async ({
  playwright,
  launchOptions,
  storageState,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 800 }, storageState })
    for (const path of PATHS) {
      await page.goto(path)
      const { letters, width } = await page.evaluate(() => ({
        letters: getComputedStyle(document.documentElement).fontSize,
        width: document.documentElement.scrollWidth,
      }))
      expect([path, letters, width]).toEqual([path, '32px', 360])
    }
  } finally {
    await browser.close()
  }
})
