import { expect, type Page, test } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { axeFaults, contextOf, layoutShift, OF_THE_SCREEN, settle, watch } from './visit.ts'

/** The pieces that load when they are needed, in a real browser and under the real content security policy. */
test.describe('the gallery of components', () => {
  let page: Page
  let complaints: string[]

  // The ground that is only a picture is out of reach for everybody, and the hundred icons are one and the same piece. Parts of a page of
  // the desk have the headings of a page, which here would stand under those of their examples: the pages themselves are asked.
  const violations = (include?: string) =>
    axeFaults(page, { exclude: ['[inert]', '#icon', '#desk'], ...(include && { include }) })
  const open = async (query = '') => {
    await page.goto(`/redazione/galleria${query}`)
    await settle(page)
  }

  test.beforeEach(async ({ browser }) => {
    page = await (await contextOf(browser, STAFF.administrator)).newPage()
    complaints = watch(page)
  })
  test.afterEach(async () => {
    expect(complaints).toEqual([])
    await page.context().close()
  })

  test('every component is accessible on the light ground, contrast included', async () => {
    await open()
    expect(await violations()).toEqual([])
  })

  test('every component has its contrast on the dark ground too', async () => {
    await open('?fondo=scuro')
    expect(await axeFaults(page, { exclude: ['[inert]', '#icon'], only: OF_THE_SCREEN })).toEqual([])
  })

  test('nothing moves while it loads, and nothing is wider than a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    const overflowing = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-theme]')]
        .filter((ground) => ground.scrollWidth > ground.clientWidth + 1)
        .map((ground) => ground.textContent),
    )
    expect(overflowing).toEqual([])
  })

  for (const [trigger, role] of [
    ['Apri il dialogo', 'dialog'],
    ['Apri il pannello', 'dialog'],
    ['Conferma', 'alertdialog'],
  ] as const)
    test(`“${trigger}”: the focus goes in, stays in, and comes back when Escape closes it`, async () => {
      await open('?solo=dialog')
      const button = page.getByRole('button', { name: trigger }).first()
      await button.click()
      const dialog = page.getByRole(role)
      await expect(dialog).toBeVisible()
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('Tab')
        expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
      }
      expect(await violations(`[role=${role}]`)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })

  test('a menu is walked with the arrows and gives the focus back', async () => {
    await open('?solo=menu')
    const button = page.getByRole('button', { name: 'Giulia Ferri' }).first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Profilo personale' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'La mia scheda' })).toBeFocused()
    expect(await violations('[role=menu]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('a long list is searched by typing, and submits the code of what was chosen', async () => {
    await open('?solo=combobox')
    const province = page.getByRole('combobox', { name: 'Provincia', exact: true }).and(page.locator('input')).first()
    await province.click()
    await province.pressSequentially('mil')
    await page.getByRole('option', { name: 'Milano' }).click()
    await expect(province).toHaveValue('Milano')
    await expect(page.locator('input[type=hidden][name=provincia]').first()).toHaveValue('MILA')
  })

  test('a day is written the Italian way and submitted the way the server reads it', async () => {
    await open('?solo=date-field')
    const field = page.getByRole('group', { name: 'Data di nascita' }).first()
    await expect(field).toContainText('21/03/1974')
    await field.getByRole('spinbutton').first().press('ArrowUp')
    await expect(page.locator('input[type=hidden][name=nascita]').first()).toHaveValue('1974-03-22')
    await field.getByRole('button').click()
    await expect(page.getByRole('dialog')).toContainText('marzo 1974')
    await page.keyboard.press('Escape')
  })

  test('[SHL-031] a tooltip shows under the focus and Escape sends it away', async () => {
    await open('?solo=tooltip')
    await page.getByRole('button', { name: 'Informazioni sui crediti' }).first().focus()
    await expect(page.getByRole('tooltip')).toHaveText('I crediti si aggiornano ogni notte.')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  test('a carousel is moved by its buttons and says where it is', async () => {
    await open('?solo=carousel')
    const carousel = page.getByRole('region', { name: 'Corsi suggeriti', exact: true }).first()
    await carousel.getByRole('button', { name: 'Diapositiva successiva' }).click()
    await expect(carousel.getByRole('status')).toHaveText('Diapositiva 2 di 5')
  })
})

test('without JavaScript every field is there to be filled in', async ({ browser }) => {
  const signedIn = await contextOf(browser, STAFF.administrator)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await signedIn.storageState() })
  const page = await context.newPage()
  await page.goto('/redazione/galleria')
  await expect(page.locator('select[name=provincia]').first()).toBeVisible()
  await expect(page.locator('input[type=date][name=nascita]').first()).toBeVisible()
  await page.locator('summary', { hasText: 'I crediti sono riconosciuti' }).first().click()
  await expect(page.getByText('Sì, su tutto il territorio nazionale.').first()).toBeVisible()
  await context.close()
  await signedIn.close()
})
