import { randomInt, randomUUID } from 'node:crypto'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD } from '#areas/account/demo-members.ts'
import { fiscalCodeControl } from '#platform/pure/fiscal-code.ts'
import { contextOf, settle, signIn } from './visit.ts'

/** What a search engine led to. */
const READING = '/news-approfondimenti/clinica-e-terapia/misurare-bene-la-pressione'
const FIRST = 'tramonto-sul-lago-42'
const SECOND = 'alba-sul-fiume-43'

/** A name nobody has used yet on this club. */
const newEmail = () => `lucia.${randomUUID()}@posta.example`

const UNPROVED = { message: 'Conferma che sei ancora tu.', error: { kind: 'prova-richiesta' } }

type Proving = { secret: string; isDone: () => Promise<boolean> }

/** Who entered long ago is asked «Sei ancora tu?». */
async function pressAndProve(button: Locator, { secret, isDone }: Proving): Promise<void> {
  await button.click()
  const dialog = button.page().getByRole('dialog', { name: 'Sei ancora tu?' })
  await expect.poll(async () => (await isDone()) || (await dialog.isVisible())).toBe(true)
  if (await isDone()) return
  await dialog.getByLabel('Password attuale').fill(secret)
  await dialog.getByRole('button', { name: 'Conferma' }).click()
}

/** What the club wrote last to an address, as an administrator of a demo reads it. */
async function lastLinkTo(browser: Browser, email: string): Promise<string> {
  const office = await contextOf(browser, 9003)
  const page = await office.newPage()
  await page.goto('/redazione/posta')
  const row = page.getByRole('row').filter({ hasText: email }).filter({ hasText: 'Scegli una nuova password' })
  await row.first().getByRole('link').click()
  const link = await page.getByRole('link', { name: 'Apri il link della lettera' }).getAttribute('href')
  await office.close()
  return link ?? ''
}

test('[REG-001] [REG-002] [REG-004] [LOG-026] [PRF-031] a whole life in the club on a phone: join, try, leave, forget, come back, ask, download, delete', async ({
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  const email = newEmail()
  const main = page.getByRole('main')
  const summary = main.getByRole('alert')

  await test.step('every field is wrong once: told beside the field and together, nothing lost', async () => {
    await page.goto(READING)
    await settle(page)
    await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click()
    await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(READING)}`)
    await main.getByRole('link', { name: 'Registrati gratis' }).click()
    await expect(page).toHaveURL('/registrazione')
    await settle(page)
    const submit = main.getByRole('button', { name: 'Registrati gratis' })
    await submit.click()
    await expect(summary.getByRole('link')).toHaveCount(8)
    await expect(summary).toBeFocused()
    const wrong = { 'E-mail': 'lucia', Cellulare: '12', 'Codice fiscale (facoltativo)': 'ABC', Password: 'breve' }
    for (const [label, value] of Object.entries(wrong)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Che lavoro fai?').selectOption('Medica o medico chirurgo')
    await page.getByLabel('Conferma password').fill('un’altra')
    await submit.click()
    for (const words of [
      'E-mail non valida: verifica di aver scritto correttamente.',
      'Numero di telefono non valido: verifica di aver scritto correttamente.',
      'Codice Fiscale non valido: verifica di aver scritto correttamente.',
      'Seleziona una specializzazione.',
      'La password deve avere almeno 8 caratteri.',
      'Le password non coincidono.',
    ])
      await expect(summary.getByRole('link', { name: words })).toBeVisible()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('lucia')
    await summary.getByRole('link', { name: 'E-mail non valida' }).click()
    await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  })

  await test.step('joins', async () => {
    const right = { Nome: 'Lucia', Cognome: 'Prova', 'E-mail': email, Cellulare: '333 1234567', Password: FIRST }
    for (const [label, value] of Object.entries(right)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Codice fiscale (facoltativo)', { exact: true }).fill('')
    await expect(page.getByLabel('Cellulare')).toHaveValue('3331234567')
    await page.getByLabel('Specializzazione').selectOption('Cardiologia')
    await page.getByLabel('Conferma password').fill(FIRST)
    await page.getByLabel('Ho preso visione').check()
    await page.getByLabel('Accetto le').check()
    // What is common is known to the server alone; nothing typed is lost.
    for (const label of ['Password', 'Conferma password'])
      await page.getByLabel(label, { exact: true }).fill('Password1')
    await main.getByRole('button', { name: 'Registrati gratis' }).click()
    await expect(
      summary.getByRole('link', { name: 'Questa password è troppo comune: scegline un’altra.' }),
    ).toBeVisible()
    for (const label of ['Password', 'Conferma password']) await page.getByLabel(label, { exact: true }).fill(FIRST)
    await main.getByRole('button', { name: 'Registrati gratis' }).click()
    await expect(page.getByRole('heading', { name: 'Registrazione completata!' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Vai alla home' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: 'Riprendi da dove eri' })).toHaveAttribute('href', READING)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' }), 'the frame knows them').toHaveCount(0)
  })

  await test.step('tries', async () => {
    await main.getByRole('link', { name: 'Attiva la prova gratuita' }).click()
    await expect(page).toHaveURL('/attivazione-trial')
    await settle(page)
    await page.getByRole('button', { name: 'Attiva la prova gratuita' }).click()
    await expect(page).toHaveURL('/profilo')
    await expect(page.getByText('7 giorni rimasti')).toBeVisible()
  })

  await test.step('leaves', async () => {
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Esci dal Club' }).click()
    const question = page.getByRole('alertdialog', { name: 'Vuoi uscire dal Club?' })
    await question.getByRole('button', { name: 'Esci' }).click()
    await expect(page).toHaveURL('/')
  })

  await test.step('forgets the password and comes back by mail', async () => {
    await page.goto('/recover-password')
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Codice utente').fill(email)
    await main.getByRole('button', { name: 'Invia' }).click()
    await expect(page).toHaveURL(/\/verify-login\?username=/)
    await page.goto(await lastLinkTo(browser, email))
    await page.waitForLoadState('networkidle')
    await page.getByLabel('Nuova password').fill('corta')
    await page.getByLabel('Conferma password').fill('altra')
    await main.getByRole('button', { name: 'Salva la password' }).click()
    await expect(summary.getByRole('link')).toHaveCount(2)
    await page.getByLabel('Nuova password').fill(SECOND)
    await page.getByLabel('Conferma password').fill(SECOND)
    await main.getByRole('button', { name: 'Salva la password' }).click()
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(SECOND)
    await page.getByRole('button', { name: 'Accedi' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  await test.step('completes the profile', async () => {
    await page.goto('/profilo/dati-personali')
    await settle(page)
    await page.getByRole('button', { name: 'Completa profilo' }).click()
    await page.getByLabel('Codice fiscale').fill('fntchr80b43')
    await page.getByLabel('Data di nascita').fill('31/02/1980')
    await page.getByRole('button', { name: 'Salva dati' }).click()
    await expect(summary).toContainText('Inserisci un Codice Fiscale valido.')
    await expect(summary).toContainText('Inserisci una data di nascita valida.')
    await page.getByLabel('Data di nascita').fill('03/02/1980')
    const stem = `PRVLCU80B43A${randomInt(100, 1000)}`
    await page.getByLabel('Codice fiscale').fill(stem + fiscalCodeControl(stem))
    await page.getByRole('button', { name: 'Salva dati' }).click()
    await expect(page.getByText('Hai completato il tuo profilo!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Completa profilo' })).toHaveCount(0)
  })

  await test.step('[FRM-014] [FRM-019] [FRM-020] asks for help in a form that knows who asks, and that can be used again', async () => {
    await page.goto('/assistenza/contatti')
    await settle(page)
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await expect(page.getByLabel('Codice Fiscale')).toHaveAttribute('readonly')
    await page.getByLabel('Il tuo messaggio').fill('Non trovo un attestato.')
    await page.getByLabel('Ho preso visione').check()
    await main.getByRole('button', { name: 'Invia' }).click()
    await expect(page.getByRole('dialog', { name: 'Richiesta inviata con successo!' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Ancora 999 caratteri')).toBeVisible()
    await page.getByLabel('Codice Fiscale').fill('fntchr80b43')
    await expect(page.getByLabel('Codice Fiscale')).toHaveValue('FNTCHR80B43')
  })

  await test.step('asks for everything, then deletes the account', async () => {
    await page.goto('/profilo/privacy')
    await settle(page)
    const preparing = main.getByText('Stiamo preparando l’archivio')
    const prepare = main.getByRole('button', { name: 'Prepara l’archivio' })
    await pressAndProve(prepare, { secret: SECOND, isDone: () => preparing.isVisible() })
    await expect(preparing).toBeVisible()
    await expect(main.getByText('le fatture, gli ordini e i pagamenti')).toBeVisible()
    await page.getByRole('button', { name: 'Cancella il mio account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancellare l’account?' })
    await dialog.getByLabel('Cancella subito').check()
    await expect(dialog.getByRole('button', { name: 'Cancella subito' })).toBeDisabled()
    await dialog.getByLabel('Cancella subito').uncheck()
    await dialog.getByLabel('Per confermare').fill('cancella')
    await pressAndProve(dialog.getByRole('button', { name: 'Cancella tra 48 ore' }), {
      secret: SECOND,
      isDone: async () => new URL(page.url()).pathname === '/annulla-cancellazione',
    })
    await expect(page.getByRole('heading', { name: 'Ti abbiamo scritto' })).toBeVisible()
    await page.goto('/login')
    await page.getByLabel('Username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(SECOND)
    await page.getByRole('button', { name: 'Accedi' }).click()
    await expect(page.getByText('Errore: credenziali errate.')).toBeVisible()
  })
  await phone.close()
})

/** Goes on with the Tab key alone until the thing has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key never arrives there.')
}

test('[REG-004] somebody joins with the keyboard alone', async ({ page }) => {
  await page.goto('/registrazione')
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  await tabTo(page, page.getByLabel('Nome', { exact: true }))
  const typed = { Nome: 'Livia', Cognome: 'Tasti', 'E-mail': newEmail(), Cellulare: '3331234567' }
  for (const [label, value] of Object.entries(typed)) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await tabTo(page, page.getByLabel('Che lavoro fai?'))
  await page.keyboard.type('Farm')
  await expect(page.getByLabel('Che lavoro fai?')).not.toHaveValue('')
  for (const label of ['Password', 'Conferma password']) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(FIRST)
  }
  for (const label of ['Ho preso visione', 'Accetto le']) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.press('Space')
  }
  await tabTo(page, main.getByRole('button', { name: 'Registrati gratis' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Registrazione completata!' })).toBeVisible()
})

test('a passkey is added, opens the club without a password, and is removed', async ({ browser }) => {
  const context = await contextOf(browser, 1013)
  const page = await context.newPage()
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/profilo/sicurezza')
  await settle(page)
  await page.getByLabel('Nome della passkey').fill('Telefono di prova')
  const added = page.getByRole('button', { name: 'Togli la passkey Telefono di prova' })
  // As if the sign-in were long ago: what was typed stays while the dialog asks, and is sent once the proof was good.
  await page.route('**/api/Auth/Passkey/Opzioni', (route) => route.fulfill({ status: 403, json: UNPROVED }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  const proof = page.getByRole('dialog', { name: 'Sei ancora tu?' })
  await proof.getByLabel('Password attuale').fill('un-altra-parola-44')
  await proof.getByRole('button', { name: 'Conferma' }).click()
  await expect(proof.getByText('Non è la password che usi adesso.').first()).toBeVisible()
  await proof.getByLabel('Password attuale').fill(DEMO_PASSWORD)
  await proof.getByRole('button', { name: 'Conferma' }).click()
  await expect(added).toBeVisible()
  await context.clearCookies()
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Usa una passkey' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goto('/profilo/sicurezza')
  await settle(page)
  await page.route('**/api/Auth/Passkey/*', (route) => route.fulfill({ status: 403, json: UNPROVED }), { times: 1 })
  await page.getByRole('button', { name: 'Togli la passkey Telefono di prova' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli' }).click()
  await proof.getByRole('button', { name: 'Usa una passkey' }).click()
  await expect(page.getByRole('button', { name: 'Togli la passkey Telefono di prova' })).toHaveCount(0)
  await context.close()
})

test('[LOG-025] the chat department is looked up after sign-in, and sign-in does not depend on it', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/Chat/Dipartimento', (route) => {
    asked += 1
    return route.abort()
  })
  await signIn(page, 1011)
  expect(asked).toBe(1)
  await page.goto('/assistenza/contatti')
  await settle(page)
  await expect(page.getByRole('main').getByRole('heading', { name: 'WhatsApp' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Chat' })).toHaveCount(0)
  await page.unroute('**/api/Chat/Dipartimento')
  await page.reload()
  await settle(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Apri la chat' })).toBeVisible()
})

test('[REG-005] an e-mail already known is told, with two ways on', async ({ page }) => {
  await page.route('**/api/Auth/Registrazione', (route) => route.fulfill({ status: 409, json: { message: 'x' } }))
  await page.goto('/registrazione')
  await page.waitForLoadState('networkidle')
  const filled = { Nome: 'Lucia', Cognome: 'Prova', 'E-mail': 'lucia@posta.example', Cellulare: '3331234567' }
  for (const [label, value] of Object.entries(filled)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Che lavoro fai?').selectOption('Farmacista')
  await page.getByLabel('Password', { exact: true }).fill('tramonto-sul-lago-42')
  await page.getByLabel('Conferma password').fill('tramonto-sul-lago-42')
  await page.getByLabel('Ho preso visione').check()
  await page.getByLabel('Accetto le').check()
  await page.getByRole('main').getByRole('button', { name: 'Registrati gratis' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Questa e-mail risulta già registrata.' })
  await expect(notice).toBeInViewport()
  await expect(notice.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login')
  await expect(notice.getByRole('link', { name: 'recupera la password' })).toHaveAttribute('href', '/recover-password')
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
  await page.getByLabel('E-mail').fill('LUCIA@posta.example')
  await page.getByLabel('Cellulare').fill('3331234567')
  await page.getByLabel('Il tuo messaggio').fill('Non trovo un attestato.')
  await page.getByLabel('Ho preso visione').check()
  await page.context().setOffline(true)
  await submit.click()
  await expect(page.getByText('Sei senza connessione: quello che hai scritto resta qui.')).toBeVisible()
  await page.context().setOffline(false)
  await submit.click()
  await expect(page.getByRole('dialog', { name: 'Richiesta inviata con successo!' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ TipoForm: 'assistenza', EmailCliente: 'lucia@posta.example', MarketingDiretto: 'no' })
  await expect(page.locator('textarea[name=note]')).toHaveValue('')
})
