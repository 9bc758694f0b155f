import { expect, test } from '@playwright/test'
import { axeFaults, contextOf, layoutShift, settle, watch } from './visit.ts'

const PAGES = [
  '/profilo',
  '/profilo/i-miei-servizi',
  '/profilo/dati-personali',
  '/profilo/privacy',
  '/profilo/sicurezza',
]

test('[PRF-001] a visitor is sent to sign in and comes back', async ({ page }) => {
  await page.goto('/profilo/dati-personali')
  await expect(page).toHaveURL('/login?redirectTo=%2Fprofilo%2Fdati-personali')
})

test('[PRF-003] [PRF-004] [PRF-039] the overview says whether there is a card, and a page that is coming says so', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1015)
  const page = await context.newPage()
  const CARD = '**/api/professionallist/professionalcards/me'
  for (const [answer, words] of [
    [{ status: 204 }, 'Crea la tua scheda'],
    [{ json: { status: 1 } }, 'Vai alla tua scheda'],
    [{ status: 500, json: {} }, 'Si è verificato un errore nel servizio /professionallist/professionalcards/me'],
  ] as const) {
    await page.unroute(CARD)
    await page.route(CARD, (route) => route.fulfill(answer))
    await page.goto('/profilo')
    await expect(page.getByText(words)).toBeVisible()
  }
  await settle(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/profilo/dati-personali.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Area personale' }).getByRole('link', { name: 'Dati personali' }).click()
  await expect(page.getByText('Caricamento...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { name: 'Dati personali' })).toBeVisible()
  await context.close()
})

test('[PRF-033] [PRF-034] [PRF-035] [PRF-037] [PRF-038] what the server refuses is told in its own words; "Annulla" restores', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1025)
  const page = await context.newPage()
  await page.goto('/profilo/dati-personali')
  await settle(page)
  for (const [status, title, words] of [
    [409, "Ops, l'operazione non è andata a buon fine", 'Chiama l’assistenza'],
    [500, 'Ops, qualcosa è andato storto!', 'La richiesta non è andata a buon fine, riprova più tardi. Se hai bisogno'],
  ] as const) {
    await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }))
    await page.getByRole('button', { name: 'Completa profilo' }).click()
    await page.getByLabel('Codice fiscale').fill('CSTDVD80A01F205S')
    await page.getByLabel('Data di nascita').fill('01/01/1980')
    await page.getByRole('button', { name: 'Salva dati' }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toContainText(words)
    await expect(dialog.locator(status === 409 ? 'a[href="/assistenza"]' : 'a[href^="tel:"]')).toBeVisible()
    await dialog.getByRole('button', { name: 'Chiudi' }).click()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await page.unroute('**/api/contact')
  }
  await expect(page.getByLabel('Conferma password')).toHaveCount(0)
  await page.getByRole('button', { name: 'Modifica dati' }).click()
  await expect(page.getByLabel('Prefisso')).toHaveValue('0039')
  // The button that was pressed is gone: whoever uses the keyboard goes on from the first field, and comes back to the button.
  await expect(page.getByLabel('Prefisso')).toBeFocused()
  const phone = page.getByLabel('Telefono')
  await phone.fill('3330000000')
  await page.getByLabel('Nuova password').fill('alba-sul-fiume-43')
  await page.getByRole('button', { name: 'Conferma dati' }).click()
  await expect(page.getByRole('alert')).toContainText('Le password non coincidono.')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('button', { name: 'Modifica dati' })).toBeFocused()
  await page.getByRole('button', { name: 'Modifica dati' }).click()
  await expect(phone).not.toHaveValue('3330000000')
  await phone.fill('3330000000')
  await page.route('**/api/contact/account', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Conferma dati' }).click()
  await expect(page.getByText('Invio non riuscito')).toBeVisible()
  await page.unroute('**/api/contact/account')
  await page.getByRole('button', { name: 'Conferma dati' }).click()
  await expect(page.getByText('Dati modificati correttamente')).toBeVisible()
  await context.close()
})

test('[PRF-014] [PRF-026] the pages of one’s own are accessible, silent and still on a phone', async ({ browser }) => {
  const context = await contextOf(browser, 1003)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 800 })
  const complaints = watch(page)
  for (const path of PAGES) {
    await page.goto(path)
    await settle(page)
    expect(complaints, path).toEqual([])
    expect(await layoutShift(page), path).toBeLessThan(0.02)
    await expect(page.getByText('Ciao 1003')).toBeVisible()
    expect(await axeFaults(page, { include: 'main' }), path).toEqual([])
  }
  await context.close()
})

test('[PRF-030] [PRF-031] [PRF-032] [IDN-029] what is missing is said once, and the exit asks first [PRF-010]', async ({
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
  await page.getByLabel('Codice fiscale').fill('fntchr80b43a562a')
  await page.getByLabel('Data di nascita').fill('31/02/1980')
  await page.getByRole('button', { name: 'Salva dati' }).click()
  await expect(page.getByRole('alert')).toContainText('Inserisci una data di nascita valida.')
  // IDN-029: what looks wrong is asked about, and what was stored wrong can be written again.
  const doubt = page.getByRole('alert').filter({ hasText: 'Hai ricontrollato il codice sul tesserino?' })
  await page.getByLabel('Data di nascita').fill('04/02/1980')
  await page.getByRole('button', { name: 'Salva dati' }).click()
  await expect(doubt).toContainText('La data di nascita non corrisponde al codice fiscale.')
  await page.getByLabel('Codice fiscale').fill('fntchr80b43a562k')
  await expect(doubt).toHaveCount(0)
  await page.getByLabel('Data di nascita').fill('03/02/1980')
  await page.getByRole('button', { name: 'Salva dati' }).click()
  await expect(doubt).toContainText('Controlla il codice: il carattere di controllo non corrisponde.')
  await page.getByRole('button', { name: 'Sì, è scritto così' }).click()
  await expect(page.getByText('FNTCHR80B43A562K')).toBeVisible()
  await page.getByRole('button', { name: 'Completa profilo' }).click()
  await expect(page.getByLabel('Codice fiscale')).toHaveValue('FNTCHR80B43A562K')
  await expect(page.getByText('Controlla il codice: il carattere di controllo non corrisponde.')).toBeVisible()
  await page.getByLabel('Codice fiscale').fill('fntchr80b43a562a')
  await page.getByRole('button', { name: 'Salva dati' }).click()
  await expect(page.getByText('FNTCHR80B43A562A')).toBeVisible()
  await page.getByRole('button', { name: 'Il codice è sbagliato?' }).click()
  const correction = page.getByRole('dialog', { name: 'Il codice è sbagliato?' })
  await correction.getByLabel('Il tuo codice fiscale').fill('rssmra80a01h501u')
  await correction.getByLabel('Che cosa è successo').fill('Ho copiato quello di mio fratello.')
  await correction.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(page.getByText('Richiesta inviata: la verifichiamo e ti scriviamo.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Completa profilo' })).toHaveCount(0)
  await page.goto('/profilo')
  await settle(page)
  await page.getByRole('button', { name: 'Esci dal Club' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Vuoi uscire dal Club?' })
  await dialog.getByRole('button', { name: 'Annulla' }).click()
  await expect(dialog).toHaveCount(0)
  await context.close()
})
