import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Bar } from './report.ts'

const DEBUGGING_PORT = 9333

/**
 * The scores of a phone on a slow network, as Lighthouse simulates it. It takes the computer for one four times as quick as that phone;
 * where a page misses the bar the computer may simply be slower than that, so its own index is told, with the score it gets when it is
 * slowed only as much as its index says.
 */
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
      const { categories, index } = await scoresOf(origin + path)
      for (const { id, score } of categories)
        bars.push({
          name: `Lighthouse mobile, ${path}, ${id}`,
          ratio: score,
          ...((id === 'performance' || id === 'accessibility') && { atLeast: 100 }),
        })
      if (categories.some(({ id, score }) => id === 'performance' && score < 100)) {
        const times = slowdownOf(index)
        const again = await scoresOf(origin + path, times)
        bars.push({ name: '  index of this computer in that minute (1533 is meant)', ratio: index })
        for (const { id, score } of again.categories)
          if (id === 'performance')
            bars.push({ name: `  performance when slowed ${times.toFixed(1)} times and not 4`, ratio: score })
      }
    }
    return bars
  } finally {
    await browser.close()
  }
}

async function scoresOf(url: string, cpuSlowdownMultiplier = 4) {
  const result = await lighthouse(
    url,
    { port: DEBUGGING_PORT, onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] },
    { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } },
  )
  const categories = Object.values(result?.lhr.categories ?? {}).map(({ id, score }) => ({
    id,
    score: (score ?? 0) * 100,
  }))
  return { categories, index: result?.lhr.environment.benchmarkIndex ?? 0 }
}

/** How much slower a middling phone is than a computer of this index, by the calculator Lighthouse's own page on throttling leads to. */
function slowdownOf(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233
  if (index >= 800) return 2 + (index - 800) / 500
  return 1 + Math.max(0, index - 150) / 650
}
