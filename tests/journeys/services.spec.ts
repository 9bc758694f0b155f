import { expect, test } from '@playwright/test'
import { COPIED_MS } from '#areas/conventions/model.ts'
import { contextOf, settle, stopTime, watch } from './visit.ts'

test('[CAU-005] [CAU-006] [CNV-003] [CNV-008] a PREMIUM opens the paper of a case, reveals a code and copies it', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1003)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const complaints = watch(page)
  await page.goto('/profilo/cause')
  await settle(page)
  await page.getByText('Pratica 2025-0143').click()
  const hearings = page.getByRole('region', { name: 'Udienze' }).getByRole('listitem')
  await expect(hearings.first()).toContainText('Esame della perizia')
  const paper = page.getByRole('link', { name: /Quesito ai periti/ })
  const file = await context.request.get((await paper.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Aggiungi le udienze alla tua agenda' }).first().click()
  expect((await downloading).suggestedFilename()).toBe('udienze.ics')

  await page.goto('/servizi/convenzioni/negozi')
  await settle(page)
  await page.getByRole('link', { name: 'Alberghi Diffusi', exact: true }).click()
  await page
    .getByRole('button', { name: /^Ritira codice/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const code = await dialog.locator('[data-coupon-code]').innerText()
  expect(code).not.toContain('•')
  await expect(page).toHaveURL(/ocode=\d+&show_token=[0-9a-f]{16}/)
  await stopTime(page)
  await dialog.getByRole('button', { name: 'Copia codice' }).click()
  await expect(dialog.getByRole('button', { name: 'Copiato!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await page.clock.runFor(COPIED_MS)
  await expect(dialog.getByRole('button', { name: 'Copia codice' })).toBeVisible()
  await page.clock.resume()
  await page.reload()
  await expect(page.getByRole('dialog').locator('[data-coupon-code]')).toHaveText(code)
  await page.goto(page.url().replace(/show_token=.{4}/, 'show_token=0000'))
  await expect(page.getByRole('dialog').locator('[data-coupon-code]')).toHaveText(`•••${code.slice(-3)}`)
  expect(complaints).toEqual([])
  await context.close()
})

test('[TEL-004] [TEL-005] a PREMIUM whose service is coming back is told so in place of entering', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1007)
  const page = await context.newPage()
  await page.goto('/telemedicina')
  await settle(page)
  await page.getByRole('main').getByRole('button', { name: 'Accedi al servizio' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Servizio in riattivazione' })
  await expect(dialog).toContainText(/Riceverai un['’]e-mail quando il servizio sarà nuovamente disponibile\./)
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/telemedicina$/)
  expect(context.pages()).toHaveLength(1)
  await context.close()
})

test('[SRV-025] [SRV-031] a TRIAL asks for legal advice from a phone, and is told by when it is answered', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1002)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  const complaints = watch(page)
  await page.goto('/servizi/legali')
  await settle(page)
  await page.getByRole('link', { name: 'Richiedi una consulenza' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Chiedi ora' }).click()
  const form = page.locator('form').filter({ has: page.getByLabel('Qual è la tua domanda?') })
  await expect(form.getByLabel('E-mail')).not.toHaveValue('')
  await form.getByLabel('Cellulare').fill('12')
  await form.getByLabel('Qual è la tua domanda?').fill('Posso rifiutare un turno in più?')
  await form.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(form.getByText('Campo obbligatorio.').first()).toBeVisible()
  await expect(form.getByLabel('Qual è la tua domanda?')).toHaveValue('Posso rifiutare un turno in più?')
  await form.getByLabel('Cellulare').fill('3331234567')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Invia la richiesta' }).click()
  const result = page.getByRole('dialog', { name: 'Richiesta inviata con successo!' })
  await expect(result).toContainText(/Ti rispondiamo entro il \d{2}\/\d{2}\/\d{4}\./)
  expect(complaints).toEqual([])
  await page.goto('/profilo/richieste')
  await expect(page.getByText('Posso rifiutare un turno in più?')).toBeVisible()
  await context.close()
})

test('[CNV-012] [SRV-009] [TEL-008] [CAU-007] a REGISTRATO meets each gate and is shown the way in', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1001)
  const page = await context.newPage()
  const main = page.getByRole('main')
  const meets = async (path: string, name: string, to: RegExp) => {
    await page.goto(path)
    await settle(page)
    await expect(main.getByRole('link', { name }).first(), path).toHaveAttribute('href', to)
  }
  await meets('/servizi/legali/parere', 'Prova gratis', /\/attivazione-trial/)
  await meets('/servizi/assicurativi/tutela-legale', 'Prova gratis', /\/attivazione-trial/)
  await meets('/servizi/convenzioni/viaggi', 'Prova gratis', /\/attivazione-trial/)
  await meets('/telemedicina', 'Prova gratis', /\/attivazione-trial/)
  await meets('/servizi/assistenza-domiciliare', 'Passa a Premium', /\/upgrade/)
  await meets('/profilo/cause', 'Passa a Premium', /\/upgrade/)
  await meets('/servizi/video-tutorial', 'Passa a Premium', /\/upgrade/)
  await page.goto('/servizi/convenzioni/negozi/1?returnUrl=/servizi/convenzioni')
  await settle(page)
  await main.getByRole('dialog').getByRole('link', { name: 'Chiudi' }).click()
  await expect(page).toHaveURL(/\/servizi\/convenzioni$/)
  await main
    .getByRole('button', { name: /^Ritira codice/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('[data-coupon-code]')).not.toContainText('•')
  await context.close()
})
