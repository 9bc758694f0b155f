import { expect, type Page, test } from '@playwright/test'
import { DEMO_MEMBERS, DEMO_PASSWORD } from '#areas/account/demo-members.ts'
import { stopTime } from './visit.ts'

const username = (page: Page) => page.getByLabel('Username')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Accedi' })

async function open(page: Page, address = '/login') {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
}

async function attempt(page: Page, name: string, secret = DEMO_PASSWORD) {
  await username(page).fill(name)
  await password(page).fill(secret)
  await submit(page).click()
}

/** What a live region said before the page went away is read on the next one. */
function rememberStatus() {
  new MutationObserver(() => {
    const said = document.querySelector('main [role=status]')?.textContent
    if (said) sessionStorage.setItem('said', said)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

test('[LOG-001] [LOG-002] the page has two fields, one button and the three ways out', async ({ page }) => {
  await open(page)
  const form = page.getByRole('main').locator('form')
  await expect(form.locator('input')).toHaveCount(2)
  await expect(form.locator('[type=submit]')).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Registrati gratis' })).toHaveAttribute('href', '/registrazione')
  await expect(main.getByRole('link', { name: 'Contatta l’assistenza' })).toHaveAttribute('href', '/assistenza')
  await expect(main.getByRole('link', { name: 'Hai dimenticato la password?' })).toHaveAttribute(
    'href',
    '/recover-password',
  )
})

test('password managers recognise the form', async ({ page }) => {
  await open(page)
  await expect(username(page)).toHaveAttribute('autocomplete', 'username')
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
})

test('[LOG-003] [LOG-004] [LOG-005] what cannot be right is said beside its field, and nothing is sent', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/Auth') && asked.push(request.url()))
  await open(page)
  await expect(submit(page)).toBeDisabled()
  await username(page).fill('MARIO')
  await expect(username(page)).toHaveValue('mario')
  await expect(submit(page)).toBeDisabled()
  await password(page).focus()
  await expect(page.getByText('Formato non valido.')).toBeVisible()
  await password(page).fill(' ')
  await expect(submit(page)).toBeDisabled()
  await username(page).focus()
  await expect(page.getByText('La password è obbligatoria.')).toBeVisible()
  await password(page).fill('x')
  await expect(submit(page)).toBeEnabled()
  await submit(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Formato non valido.' })).toBeVisible()
  expect(asked).toEqual([])
})

test('[LOG-006] [LOG-007] only the encrypted password leaves the browser, the number as a number', async ({ page }) => {
  await open(page)
  const sent = page.waitForRequest('**/api/Auth/Login')
  await attempt(page, '1003')
  const body = (await sent).postDataJSON()
  expect(body.username).toBe(1003)
  expect(Buffer.from(body.password, 'base64')).toHaveLength(256)
  expect(JSON.stringify(body)).not.toContain(DEMO_PASSWORD)
})

test('[LOG-006] an e-mail travels as a lowercase text', async ({ page }) => {
  await open(page)
  const sent = page.waitForRequest('**/api/Auth/Login')
  await attempt(page, 'Elena.Moretti@demo.camice.example')
  expect((await sent).postDataJSON().username).toBe('elena.moretti@demo.camice.example')
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('[LOG-005] [LOG-008] [LOG-009] while it checks, and when it is right, the page says so in place of the form', async ({
  page,
}) => {
  await page.addInitScript(rememberStatus)
  await open(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/Auth/Login', async (route) => {
    await held
    await route.continue()
  })
  await attempt(page, '1003')
  await expect(page.getByText('Verifica delle credenziali in corso...')).toBeVisible()
  await expect(username(page)).toBeHidden()
  letGo()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toContain(
    'Credenziali corrette! Ancora pochi secondi...',
  )
})

test('[LOG-010] [LOG-011] login leads where redirectTo says, with the other parameters', async ({ page }) => {
  await open(page, '/login?redirectTo=%2Fservizi&t=1&ru=2&utm_source=mail')
  await attempt(page, '1003')
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/servizi?utm_source=mail')
})

for (const elsewhere of ['//altrove.example', 'https://altrove.example', '/\\altrove.example'])
  test(`[LOG-010] login never leads to ${elsewhere}`, async ({ page }) => {
    await open(page, `/login?redirectTo=${encodeURIComponent(elsewhere)}`)
    await attempt(page, '1003')
    await expect(page).toHaveURL((url) => url.hostname === 'localhost' && url.pathname === '/')
  })

test('[LOG-012] wrong credentials are said for four seconds, then the form is usable again', async ({ page }) => {
  await open(page)
  await stopTime(page)
  await attempt(page, '7654', 'sbagliata')
  const message = page.getByText('Errore: credenziali errate.')
  await expect(message).toBeVisible()
  await expect(username(page)).toHaveValue('7654')
  await expect(submit(page)).toBeDisabled()
  await page.clock.runFor(3_500)
  await expect(message).toBeVisible()
  await page.clock.runFor(600)
  await expect(message).toBeHidden()
  await expect(submit(page)).toBeEnabled()
})

test('[LOG-013] a shared e-mail is told so until the username is edited', async ({ page }) => {
  const shared = DEMO_MEMBERS.find(({ username }) => username === 1021)?.email ?? ''
  await open(page)
  await attempt(page, shared)
  const message = page.getByText('Questa e-mail risulta associata a più utenti. Inserisci il tuo username per accedere')
  await expect(message).toBeVisible()
  await password(page).fill(DEMO_PASSWORD)
  await expect(message).toBeVisible()
  await username(page).fill('1021')
  await expect(message).toBeHidden()
  await submit(page).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('[LOG-015] [LOG-016] [LOG-017] [LOG-018] [LOG-019] missing consents are asked, saved, and then the login is repeated', async ({
  page,
}) => {
  await open(page)
  await attempt(page, '1031')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('switch')).toHaveCount(2)
  await expect(dialog.getByRole('link', { name: 'Leggi le condizioni d’uso' })).toHaveAttribute(
    'href',
    '/condizioni-uso?customerCode=C00001031',
  )
  await expect(dialog.getByRole('link', { name: 'Leggi le condizioni di adesione' })).toHaveAttribute(
    'href',
    '/condizioni-uso?customerCode=C00001031&forceCondizioniAdesione=true',
  )
  const goOn = dialog.getByRole('button', { name: 'Continua' })
  await dialog.getByRole('switch').first().press('Space')
  await expect(goOn).toBeDisabled()
  await dialog.getByRole('switch').last().press('Space')
  await page.route('**/api/CRM/Utente/Condizioni', (route) =>
    route.fulfill({ status: 409, json: { message: 'Le condizioni sono cambiate.' } }),
  )
  await goOn.click()
  await expect(page.getByText('Le condizioni sono cambiate.')).toBeVisible()
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(2)
  await page.unroute('**/api/CRM/Utente/Condizioni')
  await goOn.click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('[LOG-027] any other failure is a toast, and nothing typed is lost', async ({ page }) => {
  await open(page)
  await page.route('**/api/Auth/PublicKey', (route) => route.abort())
  await attempt(page, '1003')
  await expect(page.getByText('Si è verificato un errore.')).toBeVisible()
  await expect(username(page)).toHaveValue('1003')
  await expect(submit(page)).toBeEnabled()
})

test('[LOG-027] who is already signed in is sent on at once', async ({ page }) => {
  await open(page)
  await attempt(page, '1003')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  const answer = await page.request.get('/login?redirectTo=%2Fservizi&utm_source=mail', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers().location).toBe('/servizi?utm_source=mail')
})

test('a demo lists its members, and one press fills the form', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('list', { name: 'Entra come…' }).getByRole('listitem')).toHaveCount(DEMO_MEMBERS.length)
  await page.getByRole('button', { name: /^Usa 1007/ }).click()
  await expect(username(page)).toHaveValue('1007')
  await submit(page).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

test('[REG-016] leaving makes anyone a visitor again', async ({ page }) => {
  await open(page)
  await attempt(page, '1003')
  await expect(page).toHaveURL((url) => url.pathname === '/')
  const me = async () => (await (await page.request.get('/api/me')).json()).member
  expect(await me()).not.toBeNull()
  const origin = new URL(page.url()).origin
  const answer = await page.request.post('/esci', { headers: { origin }, form: {}, maxRedirects: 0 })
  expect(answer.headers().location).toBe('/')
  expect(await me()).toBeNull()
})

test('[LOG-001] an Enter pressed before the code is awake signs in when it is', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await username(page).fill('1001')
  await password(page).fill(DEMO_PASSWORD)
  await password(page).press('Enter')
  await expect(page.locator('html[data-alive]')).toHaveCount(0)
  release()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})
