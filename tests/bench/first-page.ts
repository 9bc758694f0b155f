import { chromium } from '@playwright/test'
import type { Bar } from './report.ts'

/** JavaScript that a browser receives to show the home page and bring it to life, in kB as they travel. */
export async function measureFirstPage(origin: string, chromePath: string): Promise<Bar[]> {
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    let total = 0
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') total += Number(response.headers()['content-length'] ?? 0)
    })
    const document = await page.goto(origin)
    // The code of a page that rests wakes with the visitor: all of it counts.
    await page.dispatchEvent('html', 'wheel')
    await page.locator('html[data-alive]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const html = (await document?.text()) ?? ''
    const preload = html.indexOf('rel="modulepreload"')
    const isStylesheetFirst =
      html.includes('rel="stylesheet"') && (preload < 0 || html.indexOf('rel="stylesheet"') < preload)
    return [
      { name: 'JavaScript of the first public page, kB (brotli)', ratio: total / 1000, atMost: 120 },
      { name: 'stylesheet before any module preload (1 = yes)', ratio: isStylesheetFirst ? 1 : 0, atLeast: 1 },
    ]
  } finally {
    await browser.close()
  }
}
