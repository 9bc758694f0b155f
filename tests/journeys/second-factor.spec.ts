import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { axeFaults, contextOf, settle, watch } from './visit.ts'

test('[IDN-030] [IDN-031] a member adds the verification, keeps the codes shown once, makes others and takes it away', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1013)
  const page = await context.newPage()
  const complaints = watch(page)
  await page.goto('/profilo/sicurezza')
  await settle(page)
  await page.getByRole('button', { name: 'Aggiungi la verifica in due passaggi' }).click()
  await expect(page.getByRole('img', { name: 'Codice da inquadrare con l’app' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const secret = (await page.getByText('Segreto:').locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Codice', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Attiva' }).click()
  const shown = page.getByRole('status').filter({ hasText: 'I tuoi codici di recupero' })
  await expect(shown).toBeFocused()
  const codes = await shown.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('link', { name: 'Scarica' }).click(),
  ])
  const saved = await readFile(await download.path(), 'utf8')
  for (const code of codes) expect(saved).toContain(code)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await shown.getByRole('button', { name: 'Stampa' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(codes[9] ?? '')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dispositivi connessi' }), 'on paper only the codes').toBeHidden()
  await page.emulateMedia({ media: null })
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await settle(page)
  await expect(page.getByText('Ti restano 10 codici di recupero.')).toBeVisible()
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)
  await page.getByRole('button', { name: 'Crea nuovi codici' }).click()
  await page.getByRole('button', { name: 'Crea', exact: true }).click()
  await expect(shown).toBeVisible()
  expect(await shown.getByRole('listitem').allInnerTexts()).not.toContain(codes[0])
  await page.getByRole('button', { name: 'Togli la verifica' }).click()
  await page.getByRole('button', { name: 'Togli', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Aggiungi la verifica in due passaggi' })).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})

test('[IDN-030] after the right password the code is asked, in its own field, and a wrong one can be written again', async ({
  page,
}) => {
  const flags = { mustAcceptConditionOfUse: false, mustAcceptAcceptanceCondition: false }
  const asked = { userSubscription: null, ...flags, mustProveSecondFactor: true }
  await page.route('**/api/Auth/Login', (route) => route.fulfill({ json: asked }))
  const wrong = { error: { kind: 'invalid-input', message: 'No.', fields: { code: 'Il codice non è giusto.' } } }
  await page.route('**/api/Auth/SecondoFattore', (route) => route.fulfill({ status: 400, json: wrong }))
  await page.goto('/login')
  await settle(page)
  const givePassword = async () => {
    await page.getByLabel('Username').fill('1003')
    await page.getByLabel('Password', { exact: true }).fill('tramonto-sul-lago-42')
    await page.getByRole('button', { name: 'Accedi' }).click()
  }
  await givePassword()
  const code = page.getByLabel('Codice', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await axeFaults(page)).toEqual([])
  await code.fill('12')
  await page.getByRole('button', { name: 'Accedi' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Scrivi le sei cifre dell’app, oppure un codice di recupero.')).toBeVisible()
  await code.fill('123456')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(alert.getByText('Il codice non è giusto.')).toBeVisible()
  await expect(code).toHaveValue('123456')
  await page.getByRole('button', { name: 'Usa un altro account' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.unroute('**/api/Auth/SecondoFattore')
  await givePassword()
  await code.fill('123456')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByText('È passato troppo tempo: scrivi di nuovo username e password.')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeVisible()
})
