import { type Browser, expect, type Page, test } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { axeFaults, contextOf, settle, watch } from './visit.ts'

/** STU-016. An article keeps itself while somebody writes. */
const NEW = '/redazione/contenuti/nuovo'

async function opened(browser: Browser, path = NEW, username: number = STAFF.editor): Promise<Page> {
  const context = await contextOf(browser, username)
  const page = await context.newPage()
  await page.goto(path)
  await settle(page)
  return page
}
const title = (page: Page) => page.getByRole('textbox', { name: 'Titolo', exact: true })
const words = (page: Page) => page.getByRole('textbox', { name: 'Testo', exact: true })
const isKept = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Salvato alle \d\d:\d\d$/ })).toBeVisible()

test('[STU-016] a new article is there from its first word, and who writes loses neither the place nor a letter', async ({
  browser,
}) => {
  const page = await opened(browser)
  const complaints = watch(page)
  await expect(title(page)).toBeFocused()
  await page.keyboard.type('Prima')
  await page.keyboard.press('Control+s')
  // The address changes while the hand goes on.
  for (const letter of ' di tutto, dormire') await page.keyboard.type(letter)
  await expect(page).toHaveURL(/contenuti\/[0-9a-f-]{36}$/)
  await expect(title(page)).toBeFocused()
  await expect(title(page)).toHaveValue('Prima di tutto, dormire')
  await expect(page.getByLabel('Indirizzo', { exact: true })).toHaveValue('prima-di-tutto-dormire')
  await words(page).click()
  await page.keyboard.type('Chi lavora di notte dorme meno.')
  await isKept(page)
  await expect(words(page)).toBeFocused()
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.reload()
  await settle(page)
  await expect(title(page)).toHaveValue('Prima di tutto, dormire')
  await expect(words(page)).toHaveText('Chi lavora di notte dorme meno.')
  // One article was made, and no version of it.
  await page.goto('/redazione/contenuti?cerca=dormire')
  await expect(page.getByRole('link', { name: 'Prima di tutto, dormire' })).toHaveCount(1)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('[STU-016] what is missing or wrong is kept as it was typed, and leads to its field', async ({ browser }) => {
  const page = await opened(browser)
  await words(page).click()
  await page.keyboard.type('Solo un testo.')
  await isKept(page)
  await page.getByLabel('Indirizzo', { exact: true }).fill('Non va bene')
  // What was said of the words before is gone, or it would be taken for what is said of this.
  await expect(page.getByRole('status').filter({ hasText: /^Salvato alle/ })).toHaveCount(0)
  await isKept(page)
  await page.reload()
  await settle(page)
  await expect(page.getByLabel('Indirizzo', { exact: true })).toHaveValue('Non va bene')
  await expect(words(page)).toHaveText('Solo un testo.')
  await page.getByText(/^Per pubblicare mancano \d cose$/).click()
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Scrivi il titolo.' }).click()
  await expect(title(page)).toBeFocused()
  await page.context().close()
})

test('[STU-016] readers have the words that were published, while others are being written over them', async ({
  browser,
}) => {
  const page = await opened(browser, '/redazione/contenuti?stato=published&tipo=Articolo')
  await page.locator('#contenuto tbody th a').first().click()
  await settle(page)
  const path = await page.getByRole('link', { name: 'Apri la pagina dei lettori' }).getAttribute('href')
  const before = await title(page).inputValue()
  await title(page).fill(`${before}, riscritto`)
  await isKept(page)
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(path ?? '')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(before)
  await reader.context().close()
  // Published at once, before the moment of rest is over: what was written last is what readers get.
  await title(page).fill(`${before}, e pubblicato`)
  await page.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  await expect(page.getByText('Pubblicato: i lettori lo trovano già.')).toBeVisible()
  await expect(title(page)).toHaveValue(`${before}, e pubblicato`)
  await page.context().close()
})

test('[STU-016] two who write the same: the second is told who, chooses, and nothing is lost', async ({ browser }) => {
  const mine = await opened(browser)
  await begin(mine, 'A quattro mani')
  const theirs = await opened(browser, new URL(mine.url()).pathname, STAFF.administrator)
  await title(theirs).fill('A quattro mani, la sua')
  await isKept(theirs)
  await title(mine).fill('A quattro mani, la mia')
  await expect(mine.getByRole('heading', { name: /ha salvato questo contenuto mentre ci lavoravi/ })).toBeVisible()
  expect(await axeFaults(mine, { include: 'main' })).toEqual([])
  await mine.getByRole('button', { name: 'Vai avanti con la mia' }).click()
  await isKept(mine)
  await mine.reload()
  await settle(mine)
  await expect(title(mine)).toHaveValue('A quattro mani, la mia')
  await mine.getByRole('link', { name: 'Apri la versione 2' }).click()
  await expect(title(mine)).toHaveValue('A quattro mani, la sua')
  await theirs.context().close()
  await mine.context().close()
})

async function begin(page: Page, words: string): Promise<void> {
  await title(page).fill(words)
  await isKept(page)
  await expect(page).toHaveURL(/contenuti\/[0-9a-f-]{36}$/)
}

test('[STU-005] publishing words put there to be written over is refused with their place, which one press reaches', async ({
  browser,
}) => {
  const page = await opened(browser)
  await title(page).fill('Da finire')
  await page.getByLabel('Categoria', { exact: true }).selectOption('professione-e-lavoro')
  await page.getByLabel('Sommario').fill('Che cosa manca.')
  await words(page).click()
  for (const line of ['Un inizio che va bene.', 'Qui TODO i numeri.', 'Altre parole.', 'E poi Lorem ipsum.']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  // A draft with them is kept.
  await isKept(page)
  await page.getByRole('button', { name: 'Pubblica' }).click()
  const refusal = page.getByRole('alert').getByRole('link', { name: /parole da scrivere: «TODO» .*«Lorem ipsum»/ })
  const chosen = () => page.evaluate(() => getSelection()?.toString())
  await refusal.click()
  await expect(words(page)).toBeFocused()
  await expect.poll(chosen).toBe('TODO')
  await page.keyboard.type('dieci,')
  await refusal.click()
  await expect.poll(chosen).toBe('Lorem ipsum')
  await page.keyboard.type('basta')
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await expect(page.getByText('Pubblicato: i lettori lo trovano già.')).toBeVisible()
  await expect(words(page)).toContainText('Qui dieci, i numeri.')
  await page.context().close()
})
