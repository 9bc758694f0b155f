import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Bar } from './report.ts'

const DEBUGGING_PORT = 9333

/** The scores of a phone on a slow network, as Lighthouse simulates it. */
export async function measureLighthouse(origin: string, chromePath: string, paths: readonly string[]): Promise<Bar[]> {
  const browser = await chromium.launch({
    executablePath: chromePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-sync',
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  })
  try {
    const bars: Bar[] = []
    for (const path of paths) {
      const result = await lighthouse(origin + path, {
        port: DEBUGGING_PORT,
        onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      })
      for (const { id, score } of Object.values(result?.lhr.categories ?? {}))
        bars.push({
          name: `Lighthouse mobile, ${path}, ${id}`,
          ratio: (score ?? 0) * 100,
          ...((id === 'performance' || id === 'accessibility') && { atLeast: 100 }),
        })
    }
    return bars
  } finally {
    await browser.close()
  }
}
