import { expect, test } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { contextOf, settle } from './visit.ts'

test('a condition is chosen by keyboard and search, changed, left with Esc and taken away', async ({ browser }) => {
  const context = await contextOf(browser, STAFF.operator)
  const page = await context.newPage()
  await page.goto('/redazione/iscritti?tipo=PREMIUM')
  await settle(page)
  await page.getByRole('link', { name: 'Altra condizione' }).click()
  await expect(page.getByPlaceholder('Cerca una condizione')).toBeFocused()
  await page.keyboard.type('prov')
  const chooser = page.getByRole('region', { name: 'Altra condizione' })
  await expect(chooser.getByRole('listitem')).toHaveText(
    ['Inizio della prova', 'Fine della prova', 'Provincia'].toSorted((a, b) => a.localeCompare(b, 'it')),
  )
  await chooser.getByRole('link', { name: 'Provincia' }).click()
  await expect(page.getByPlaceholder('Cerca fra 108')).toBeFocused()
  await page.keyboard.type('mila')
  await page.getByLabel('Milano (MI)').check()
  await page.getByRole('button', { name: 'Applica' }).click()
  await expect(page).toHaveURL(/\?tipo=PREMIUM&provincia=MI$/)
  await page.getByRole('link', { name: 'Provincia è Milano (MI)', exact: true }).click()
  await expect(page.getByLabel('Milano (MI)')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?tipo=PREMIUM&provincia=MI$/)
  await page.getByRole('link', { name: 'Togli la condizione Provincia' }).click()
  await expect(page).toHaveURL(/\?tipo=PREMIUM$/)
  await context.close()
})

test('a view is saved by its name and its question asked again, also on a phone', async ({ browser }) => {
  const context = await contextOf(browser, STAFF.administrator)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/redazione/iscritti?tipo=TRIAL')
  await settle(page)
  await page.getByText('Salva questa vista').click()
  await page.getByLabel('Nome della vista').fill('In prova adesso')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  const tab = page.getByRole('navigation', { name: 'Viste' }).getByRole('link', { name: 'In prova adesso' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Togli la vista' }).click()
  await expect(tab).toHaveCount(0)
  await context.close()
})
