import { expect, test } from '@playwright/test'
import { EDITOR, kept, surfaceOf, tool } from './studio-surface.ts'
import { axeFaults, contextOf, settle } from './visit.ts'

test('[STU-049] beside the text stand its words, its Gulpease index against the goal of the category, and its hardest sentences', async ({
  browser,
}) => {
  const { page, words } = await surfaceOf(browser)
  const side = page.locator('details', { hasText: 'Come si legge' })
  const hard = `${'Interdisciplinarietà '.repeat(9)}internazionale.`
  await page.keyboard.insertText('Il cuore batte piano. La notte si dorme.')
  await expect(side.getByText(/^8 parole, 1 minuto di lettura$/)).toBeVisible()
  await expect(side.getByText('Facile per chi ha la licenza elementare.')).toBeVisible()
  await expect(side.getByText('L’obiettivo per i professionisti è 45: raggiunto.')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.insertText(hard)
  await expect(side.getByText('Gulpease 14')).toBeVisible()
  await expect(side.getByText('Difficile anche per chi ha un diploma.')).toBeVisible()
  await expect(side.getByText('L’obiettivo per i professionisti è 45: frasi e parole più corte aiutano.')).toBeVisible()
  await expect(page.locator('.writing-foot')).toContainText('Gulpease 14')
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await side.getByRole('button', { name: /^Interdisciplinarietà/ }).focus()
  await page.keyboard.press('Enter')
  await expect(words).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe(hard)
  await page.keyboard.insertText('Si dorme.')
  await expect(side.getByText('Facile per chi ha la licenza elementare.')).toBeVisible()
  await expect(side.getByRole('button')).toHaveCount(0)
  await page.context().close()
})

test('[STU-049] the goal of a category that the public reads too is higher', async ({ browser }) => {
  const editor = await (await contextOf(browser, EDITOR)).newPage()
  const tick = async (isForPublic: boolean) => {
    await editor.goto('/redazione/contenuti/categorie/nutrizione-e-prevenzione')
    await settle(editor)
    await editor.getByLabel('La legge anche il pubblico').setChecked(isForPublic)
    await editor.getByRole('button', { name: 'Salva', exact: true }).click()
    await editor.waitForURL(/fatto=corrected/)
  }
  await tick(true)
  const { page } = await surfaceOf(browser)
  await page.keyboard.insertText('Il cuore batte piano.')
  const goal = page.getByText(/^L’obiettivo per /)
  await expect(goal).toContainText('per i professionisti è 45')
  await page.getByLabel('Categoria').selectOption('nutrizione-e-prevenzione')
  await expect(goal).toContainText('per il pubblico è 60')
  await page.getByLabel('Categoria').selectOption('professione-e-lavoro')
  await expect(goal).toContainText('per i professionisti è 45')
  await page.context().close()
  await tick(false)
  await editor.context().close()
})

test('what somebody would stumble on is said beside the text, reached and put right by keyboard', async ({
  browser,
}) => {
  const { page, words } = await surfaceOf(browser)
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Con un sottotitolo')
  await words.click()
  const side = page.getByRole('region', { name: /^Accessibilità/ })
  await page.keyboard.type('### Sotto')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('NON SUPERARE LA DOSE')
  await expect(side.getByRole('heading')).toHaveText('Accessibilità: 2 cose da guardare')
  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await page
    .getByRole('link', { name: /“Sotto” è un sottotitolo/ })
    .first()
    .click()
  await expect(words).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe('Sotto')
  await side.getByRole('button', { name: 'Fanne un titolo' }).click()
  await expect(side.getByRole('heading')).toHaveText('Accessibilità: 1 cosa da guardare')
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await side.getByRole('button', { name: /NON SUPERARE/ }).focus()
  await page.keyboard.press('Enter')
  await expect(words).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe('NON SUPERARE LA DOSE')
  await side.getByRole('button', { name: 'Scrivilo in minuscolo' }).focus()
  await page.keyboard.press('Enter')
  await expect(side.getByRole('heading')).toHaveText('Accessibilità: niente da sistemare')
  expect(await kept(page)).toMatch(/^<h2[^>]*>Sotto<\/h2>\n<p>Non superare la dose<\/p>$/)
  await tool(page, 'Annulla').click()
  expect(await kept(page)).toContain('NON SUPERARE LA DOSE')
  await page.context().close()
})
