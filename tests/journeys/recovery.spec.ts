import { expect, test } from '@playwright/test'

test('[LOG-020] [LOG-021] [LOG-023] [LOG-024] a forgotten password: the code is judged, the mail announced, sent again', async ({
  page,
}) => {
  await page.goto('/verify-login')
  await expect(page).toHaveURL('/recover-password')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Codice utente').fill('12')
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Inserisci il codice utente nel formato corretto.' }),
  ).toBeVisible()
  await page.getByLabel('Codice utente').fill('1025')
  await page.getByRole('button', { name: 'Invia' }).click()
  await expect(page).toHaveURL('/verify-login?username=1025')
  await page.getByRole('button', { name: 'Invia di nuovo' }).click()
  await expect(page.getByText('Richiesta inviata')).toBeVisible()
  await page.route('**/api/Auth/RecuperaPassword', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Invia di nuovo' }).click()
  await expect(page.getByText('Errore', { exact: true })).toBeVisible()
})

for (const status of [401, 403, 409, 500])
  test(`[LOG-022] a recovery answered with ${status} shows the number of support`, async ({ page }) => {
    await page.route('**/api/Auth/RecuperaPassword', (route) => route.fulfill({ status, json: {} }))
    await page.goto('/recover-password')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Codice utente').fill('1025')
    await page.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByRole('heading', { name: 'Ops, l’operazione non è andata a buon fine' })).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible()
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect(page.getByLabel('Codice utente')).toHaveValue('1025')
    await expect(page.getByLabel('Codice utente')).toBeFocused()
  })
