import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { contextOf, settle } from './visit.ts'

export const NEW = '/redazione/contenuti/nuovo'
export const EDITOR = 9001

/** The form of a new article, with the hand in its text. */
export async function surfaceOf(browser: Browser): Promise<{ page: Page; words: Locator }> {
  const context = await contextOf(browser, EDITOR)
  const page = await context.newPage()
  await page.goto(NEW)
  await settle(page)
  await expect(page.getByRole('toolbar', { name: 'Formato del testo' })).toBeVisible()
  const words = page.getByRole('textbox', { name: 'Testo', exact: true })
  await words.click()
  return { page, words }
}

/** What would be sent now. */
export const kept = (page: Page) => page.locator('textarea[name=body]').inputValue()
export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
