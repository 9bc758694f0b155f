import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { contextOf, layoutShift, settle, watch } from './visit.ts'

test('[REG-001] [REG-002] [REG-004] somebody registers: what is wrong is said beside each field, then the club opens', async ({
  page,
}) => {
  await page.goto('/registrazione')
  await page.waitForLoadState('networkidle')
  const submit = page.getByRole('main').getByRole('button', { name: 'Registrati gratis' })
  await submit.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByLabel('Nome', { exact: true }).fill('Lucia')
  await page.getByLabel('Cognome').fill('Prova')
  await page.getByLabel('E-mail', { exact: true }).fill(`lucia.${Date.now()}@posta.example`)
  await page.getByLabel('Cellulare').fill('333 1234567')
  await expect(page.getByLabel('Cellulare')).toHaveValue('3331234567')
  await page.getByLabel('Professione', { exact: true }).selectOption('Medico chirurgo')
  await page.getByLabel('Specializzazione').selectOption('Cardiologia')
  await page.getByLabel('Password', { exact: true }).fill('tramonto-sul-lago-42')
  await page.getByLabel('Conferma password').fill('un’altra')
  await page.getByLabel('Ho preso visione').check()
  await page.getByLabel('Accetto le').check()
  await submit.click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Le password non coincidono.' })).toBeVisible()
  await page.getByLabel('Conferma password').fill('tramonto-sul-lago-42')
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Registrazione completata!' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Vai alla home' })).toHaveAttribute('href', '/')
  await page.getByRole('main').getByRole('link', { name: 'Attiva la prova gratuita' }).click()
  await page.getByRole('button', { name: 'Attiva la prova gratuita' }).click()
  await expect(page).toHaveURL('/profilo')
  await expect(page.getByText('7 giorni rimasti')).toBeVisible()
})

test('[REG-005] an e-mail already known is told, with two ways on', async ({ page }) => {
  await page.route('**/api/Auth/Registrazione', (route) => route.fulfill({ status: 409, json: { message: 'x' } }))
  await page.goto('/registrazione')
  await page.waitForLoadState('networkidle')
  const filled = { Nome: 'Lucia', Cognome: 'Prova', 'E-mail': 'lucia@posta.example', Cellulare: '3331234567' }
  for (const [label, value] of Object.entries(filled)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Professione', { exact: true }).selectOption('Farmacista')
  await page.getByLabel('Password', { exact: true }).fill('tramonto-sul-lago-42')
  await page.getByLabel('Conferma password').fill('tramonto-sul-lago-42')
  await page.getByLabel('Ho preso visione').check()
  await page.getByLabel('Accetto le').check()
  await page.getByRole('main').getByRole('button', { name: 'Registrati gratis' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Questa e-mail risulta già registrata.' })
  await expect(notice.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login')
  await expect(notice.getByRole('link', { name: 'recupera la password' })).toHaveAttribute('href', '/recover-password')
})

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
  })

test('[PRF-001] a visitor is sent to sign in and comes back', async ({ page }) => {
  await page.goto('/profilo/dati-personali')
  await expect(page).toHaveURL('/login?redirectTo=%2Fprofilo%2Fdati-personali')
})

test('[FRM-022] [FRM-024] [FRM-031] [FRM-020] help is asked once, told to have arrived, and the form is empty again', async ({
  page,
}) => {
  const sent: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/CreaClubLead') && sent.push(request.postDataJSON()))
  await page.goto('/assistenza/contatti')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'Invia la tua richiesta' })).toBeVisible()
  for (const card of ['Telefono', 'WhatsApp', 'Chat'])
    await expect(page.getByRole('main').getByRole('heading', { name: card })).toBeVisible()
  await expect(page.locator('main input[type=radio]:checked')).toHaveCount(0)
  const submit = page.getByRole('main').getByRole('button', { name: 'Invia' })
  await submit.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(6)
  await page.getByLabel('Nome', { exact: true }).fill('Lucia')
  await page.getByLabel('Cognome').fill('Prova')
  await page.getByLabel('E-Mail').fill('LUCIA@posta.example')
  await page.getByLabel('Cellulare').fill('3331234567')
  await page.getByLabel('Il tuo messaggio').fill('Non trovo un attestato.')
  await page.getByLabel('Ho preso visione').check()
  await submit.click()
  await expect(page.getByRole('dialog', { name: 'Richiesta inviata con successo!' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ TipoForm: 'assistenza', EmailCliente: 'lucia@posta.example', MarketingDiretto: 'no' })
  await expect(page.locator('textarea[name=note]')).toHaveValue('')
})

const PAGES = [
  '/profilo',
  '/profilo/i-miei-servizi',
  '/profilo/dati-personali',
  '/profilo/privacy',
  '/profilo/sicurezza',
]

for (const width of [360, 1280])
  for (const path of PAGES)
    test(`[PRF-014] [PRF-026] ${path} is accessible, silent and still at ${width} px`, async ({ browser }) => {
      const context = await contextOf(browser, 1003)
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 800 })
      const complaints = watch(page)
      await page.goto(path)
      await settle(page)
      expect(complaints).toEqual([])
      expect(await layoutShift(page)).toBeLessThan(0.02)
      await expect(page.getByText('Ciao 1003')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
      await context.close()
    })

test('[PRF-030] [PRF-031] [PRF-032] what is missing is said once, and the exit asks first [PRF-010]', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1006)
  const page = await context.newPage()
  await page.goto('/profilo/dati-personali')
  await settle(page)
  await page.getByRole('button', { name: 'Completa profilo' }).click()
  await page.getByRole('button', { name: 'Salva dati' }).click()
  await expect(page.getByRole('alert')).toContainText('Il codice fiscale è obbligatorio')
  await expect(page.getByRole('alert')).toContainText('La data di nascita è obbligatoria')
  await page.getByLabel('Codice fiscale').fill('fntchr80b43a562k')
  await page.getByLabel('Data di nascita').fill('31/02/1980')
  await page.getByRole('button', { name: 'Salva dati' }).click()
  await expect(page.getByRole('alert')).toContainText('Inserisci una data di nascita valida.')
  await page.getByLabel('Data di nascita').fill('03/02/1980')
  await page.getByRole('button', { name: 'Salva dati' }).click()
  await expect(page.getByText('Hai completato il tuo profilo!')).toBeVisible()
  await expect(page.getByText('FNTCHR80B43A562K')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Completa profilo' })).toHaveCount(0)
  await page.goto('/profilo')
  await settle(page)
  await page.getByRole('button', { name: 'Esci dal Club' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Vuoi uscire dal Club?' })
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect(dialog).toHaveCount(0)
  await context.close()
})
