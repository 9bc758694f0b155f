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
    const scripts: { url: string; bytes: number }[] = []
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const urls = new Map<string, string>()
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (type === 'Script') urls.set(requestId, response.url)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = urls.get(requestId)
      if (url) scripts.push({ url, bytes: encodedDataLength })
    })
    await page.goto(origin, { waitUntil: 'networkidle' })
    const html = await page.content()
    const isStylesheetFirst = html.indexOf('rel="stylesheet"') < html.indexOf('rel="modulepreload"')
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    return [
      { name: 'JavaScript of the first public page, kB (brotli)', ratio: total / 1000, atMost: 120 },
      { name: 'stylesheet before the first module preload (1 = yes)', ratio: isStylesheetFirst ? 1 : 0, atLeast: 1 },
    ]
  } finally {
    await browser.close()
  }
}
