import { expect, test } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { contextOf, settle } from './visit.ts'

test('[DSK-049] the iscritto of a quotation is searched by words, chosen with the keys and removed', async ({
  browser,
}) => {
  const context = await contextOf(browser, STAFF.operator)
  const page = await context.newPage()
  await page.goto('/redazione/preventivi')
  await settle(page)
  const search = page.getByRole('combobox', { name: 'Cerca: Iscritto' })
  await search.fill('vitali pie')
  const option = page.getByRole('option', { name: /Vitali Pietro/ })
  await expect(option).toContainText('C00001022')
  await search.press('ArrowDown')
  await expect(search).toHaveAttribute('aria-activedescendant', /./)
  await search.press('Enter')
  const remove = page.getByRole('button', { name: 'Togli Vitali Pietro' })
  await expect(remove).toBeVisible()
  await expect(search).toBeHidden()
  await expect(page.locator('input[name="who"]')).toHaveValue('C00001022')
  await remove.press('Enter')
  await expect(search).toBeFocused()
  await expect(page.locator('input[name="who"]')).toHaveCount(0)
  await context.close()
})
