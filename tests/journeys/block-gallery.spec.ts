import { expect, type Locator, type Page, test } from '@playwright/test'
import { STAFF } from '../support/visitors.ts'
import { axeFaults, contextOf, layoutShift, OF_THE_SCREEN, settle, watch } from './visit.ts'

/** Every block in every example, in a real browser and under the real content security policy. */
test.describe('the gallery of blocks', () => {
  let page: Page
  let complaints: string[]

  test.beforeEach(async ({ browser }) => {
    page = await (await contextOf(browser, STAFF.administrator)).newPage()
    complaints = watch(page)
  })
  test.afterEach(async () => {
    expect(complaints).toEqual([])
    await page.context().close()
  })

  const open = async (query = '') => {
    await page.goto(`/redazione/galleria/blocchi${query}`)
    await settle(page)
  }

  /** A page of every block wakes piece by piece, and what was pressed before its code came is not lost: one press is enough. */
  const press = async (button: Locator) => {
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }

  for (const [name, ground] of [
    ['light', ''],
    ['dark', '?fondo=scuro'],
  ] as const)
    test(`every block has its contrast and the size of its targets on the ${name} ground`, async () => {
      await open(ground)
      expect(await axeFaults(page, { include: 'main', only: OF_THE_SCREEN })).toEqual([])
    })

  test('no block is wider than a small phone, and nothing moves while it loads', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    const overflowing = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-theme]')]
        .filter((ground) => ground.scrollWidth > ground.clientWidth + 1)
        .map((ground) => ground.firstElementChild?.id),
    )
    expect(overflowing).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('[BLK-028] a video plays in a modal player, and Escape gives the focus back to its cover', async () => {
    await open('?solo=video')
    const cover = page.getByRole('button', { name: 'Guarda il video: Il Club in dodici secondi' }).first()
    await press(cover)
    const player = page.getByRole('dialog').locator('video')
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(cover).toBeFocused()
  })

  test('[BLK-029] “Mostra altri” shows the next videos and takes the focus to the first of them', async () => {
    await open('?solo=video-list')
    const list = page.locator('#video-list-1')
    await expect(list.getByRole('listitem')).toHaveCount(6)
    await list.getByRole('button', { name: 'Mostra altri' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(8)
    await expect(list.getByRole('listitem').nth(6).getByRole('button')).toBeFocused()
  })

  test('[BLK-014] the service that is coming back says so, and opens no tab', async () => {
    await open('?solo=anchor-menu')
    await press(page.locator('#anchor-menu').getByRole('button', { name: 'Accedi al servizio' }))
    const dialog = page.getByRole('dialog', { name: 'Servizio in riattivazione' })
    await expect(dialog).toContainText('e-mail')
    await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
    await expect(dialog).toHaveCount(0)
    expect(page.context().pages()).toHaveLength(1)
  })

  test('[BLK-031] the whole infographic opens in a new tab', async () => {
    await open('?solo=infographic')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Visualizza Infografica' }).first().click()
    expect(new URL((await opened).url()).pathname).toBe('/demo/triennio-ecm.svg')
  })

  test('[BLK-030] “Scarica qui” saves the file', async () => {
    await open('?solo=download-banner')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Scarica qui' }).first().click()
    expect((await download).suggestedFilename()).toBe('promemoria-triennio-ecm.pdf')
  })
})
