import { expect, test } from '@playwright/test'
import { STAFF, VISITORS } from '../support/visitors.ts'
import { axeFaults, contextOf, settle, watch } from './visit.ts'

test('an editor makes a page of three blocks, one for Premium only, looks at it as others, publishes it and takes the old one back', async ({
  browser,
}) => {
  const editor = await contextOf(browser, STAFF.editor)
  const page = await editor.newPage()
  await page.setViewportSize({ width: 1440, height: 1000 })
  const complaints = watch(page)
  await page.goto('/redazione/pagine/nuova')
  await settle(page)
  await page.getByLabel('Titolo').fill('La giornata del Club')
  await expect(page.getByLabel('Indirizzo')).toHaveValue('/la-giornata-del-club')
  await page.getByRole('button', { name: 'Crea la pagina' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La giornata del Club')
  const outline = page.getByRole('navigation', { name: 'Struttura della pagina' })

  const write = async (title: string) => {
    await outline.getByRole('button', { name: /Aggiungi un blocco.*Corpo/ }).click()
    await page.getByLabel('Cerca un blocco').fill('invito finale')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Invito finale/ })
      .click()
    await page.getByRole('region', { name: 'Invito finale' }).getByLabel('Titolo', { exact: true }).first().fill(title)
    await expect(outline.getByRole('button', { name: title })).toBeVisible()
  }
  await write('Il primo invito')
  await write('Solo per chi è Premium')
  await page
    .getByRole('region', { name: 'Invito finale' })
    .getByRole('button', { name: /^Cambia/ })
    .last()
    .click()
  await page
    .getByRole('region', { name: 'Invito finale' })
    .getByRole('button', { name: 'Premium', exact: true })
    .click()
  await write('Il terzo invito')
  await outline.getByRole('button', { name: 'Sposta prima' }).click()
  await expect(outline.getByRole('button', { name: 'Sposta prima' })).toBeFocused()
  await expect(outline.getByRole('listitem').nth(1)).toContainText('Il terzo invito')
  await expect(page.getByText(/^Salvata alle/)).toBeVisible()

  const preview = page.getByRole('region', { name: 'Anteprima' })
  const shown = preview.frameLocator('iframe')
  await preview.getByLabel('Come la vede chi è').selectOption('REGISTRATO')
  await expect(shown.getByText('Il terzo invito')).toBeVisible()
  await expect(shown.getByText('Solo per chi è Premium')).toHaveCount(0)
  await expect(preview.getByText('Lo vede solo chi è: Premium.')).toBeVisible()
  await preview.getByLabel('Come la vede chi è').selectOption('PREMIUM')
  await expect(shown.getByText('Solo per chi è Premium')).toBeVisible()
  await expect(preview.getByText('Vede tutti i blocchi.')).toBeVisible()
  // What is in the frame is a page of the club, asked about where it stands.
  expect(await axeFaults(page, { exclude: ['iframe'] })).toEqual([])

  await page.getByRole('button', { name: 'Pubblica', exact: true }).click()
  await expect(page.getByText('Pubblicata: i lettori la trovano già così.')).toBeVisible()
  const seen = async (who: number | null) => {
    const context = await contextOf(browser, who)
    const answer = await context.request.get('/la-giornata-del-club')
    const body = await answer.text()
    await context.close()
    return ['Il primo invito', 'Solo per chi è Premium', 'Il terzo invito'].map((words) => body.includes(words))
  }
  await expect.poll(() => seen(null)).toEqual([true, false, true])
  expect(await seen(VISITORS.PREMIUM)).toEqual([true, true, true])

  await outline.getByRole('button', { name: 'Il primo invito' }).click()
  await outline.getByRole('button', { name: /^Togli/ }).click()
  await expect(page.getByText(/^Salvata alle/)).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  await expect.poll(() => seen(null)).toEqual([false, false, true])
  await page.getByRole('link', { name: 'Versioni' }).click()
  await page.getByRole('button', { name: 'Riprendi' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Riprendi' }).click()
  await expect(page.getByText('è di nuovo la bozza')).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica le modifiche' }).click()
  await expect.poll(() => seen(null)).toEqual([true, false, true])
  expect(complaints).toEqual([])
  await editor.close()
})
