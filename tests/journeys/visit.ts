import AxeBuilder from '@axe-core/playwright'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test'
import axe from 'axe-core'
import { DEMO_PASSWORD } from '#areas/account/demo-members.ts'

/** Everything a page complained about: the console must stay silent and no answer of ours may fail. */
export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== 404) complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}

/** Signs in as a person would, through the page. */
export async function signIn(page: Page, username: number): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(String(username))
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
}

/**
 * A browser in which this member, or nobody, has just entered: by the porter, since to sign in through the page costs two pages each time,
 * and who entered a quarter of an hour ago is asked for the password where it matters.
 */
export async function contextOf(
  browser: Browser,
  username: number | null,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  if (username === null) return context
  const { baseURL = '', porterURL = '' } = test.info().project.use as { baseURL?: string; porterURL?: string }
  const answer = await fetch(`${porterURL}/${username}`)
  expect(answer.ok, await answer.clone().text()).toBe(true)
  await context.addCookies([{ ...(await answer.json()), url: baseURL, httpOnly: true, sameSite: 'Lax' }])
  return context
}

/** The page after hydration and after the person has arrived. A page that rests is woken as any visitor would wake it. */
export async function settle(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'wheel')
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-person="arriving"]')).toHaveCount(0)
}

/** From here on time passes in this page only as the journey says (`page.clock.runFor`), however slow the machine is. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await stopMovedTime(page)
}

/** The same of a page whose clock the journey moves already. */
export async function stopMovedTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => new Date().toISOString())
  await page.clock.pauseAt(new Date(Date.parse(now) + 1_000))
}

/** How much the page has moved under the reader's eyes, as browsers count it, and what moved. */
export function movesOf(page: Page): Promise<{ total: number; parts: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ total: number; parts: string[] }>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
        let total = 0
        const parts: string[] = []
        const observer = new PerformanceObserver((list) => {
          for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
            if (hadRecentInput) continue
            total += value
            for (const { node } of sources) if (node instanceof Element) parts.push(node.outerHTML.slice(0, 120))
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            observer.disconnect()
            resolve({ total, parts })
          }),
        )
      }),
  )
}

export async function layoutShift(page: Page): Promise<number> {
  const { total } = await movesOf(page)
  return total
}

/** What only a screen can tell; the rest of axe is asked of the same pieces without one, or on the other ground. */
export const OF_THE_SCREEN = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

type AxeQuestion = {
  /** The part that is asked about: the whole page unless told. */
  include?: string
  exclude?: readonly string[]
  /** Only these rules. */
  only?: readonly string[]
  without?: readonly string[]
}

/** Asking twice of a page does not read axe twice. */
const AXE_ONCE = `if (!window.axe) {${axe.source}}`

/**
 * What axe finds wrong; it is asked for nothing else, which on a long page takes half of the time. A page without frames answers by
 * itself: to hear frames too, axe opens a blank page at each question, which is a process and a second axe. Before its rules it would
 * read all styles and media, and of the rules only the one of sounds looks at any of it.
 */
export async function axeFaults(
  page: Page,
  { include, exclude = [], only = [], without = [] }: AxeQuestion = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page, axeSource: AXE_ONCE })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
  if (include) builder.include(include)
  for (const part of exclude) builder.exclude(part)
  if (only.length > 0) builder.withRules([...only])
  if (without.length > 0) builder.disableRules([...without])
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
