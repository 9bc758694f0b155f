import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { fiscalCodeControl } from '#platform/pure/fiscal-code.ts'
import { contextOf, settle } from './visit.ts'

const BILLING = {
  'Codice fiscale': 'RSSDAA80A41F205L',
  Indirizzo: 'Via Po 1',
  CAP: '10121',
  Comune: 'Torino',
  Provincia: 'TO',
}

async function toPaymentPage(page: Page): Promise<void> {
  await page.getByLabel('Ho letto e accetto').check()
  await page.getByRole('button', { name: 'Paga 29,90 €, prima di 12 rate' }).click()
  await expect(page).toHaveURL(/\/pagamento-di-prova\//)
}

const row = (page: Page, part: number) => page.getByRole('row', { name: new RegExp(`rata ${part} di 12`) })

test('[CRT-003] [CRT-007] [PAY-010] [PAY-011] [PAY-012] [SUB-011] the yearly plan in twelve instalments, on a phone that loses the connection', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1011)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })

  // Bought from the dialog that a closed course opens, which must not stand before the cart.
  await page.goto('/corsi-ecm-fad')
  await settle(page)
  await page.getByRole('button', { name: 'Vai al corso' }).first().click()
  const card = page.getByRole('dialog').getByRole('article', { name: 'Camice Professione' })
  await expect(card.getByLabel('Frequenza di pagamento')).toHaveValue('rate-12')
  await card.getByRole('button', { name: 'Acquista' }).click()
  await expect(page).toHaveURL('/carrello')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '1 prodotto' })).toBeVisible()

  await page.getByRole('button', { name: 'Rimuovi Camice Professione' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'CONFERMA' })).toBeVisible()
  await question.getByRole('button', { name: 'ANNULLA' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('1 prodotto')).toBeVisible()

  await page.getByRole('link', { name: 'Acquista ora' }).click()
  await expect(page).toHaveURL('/checkout')
  await settle(page)
  await page.getByRole('button', { name: 'Paga 29,90 €, prima di 12 rate' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Scrivi il codice fiscale.' })).toBeVisible()
  for (const [label, value] of Object.entries(BILLING)) await page.getByLabel(label, { exact: true }).fill(value)
  // Neither the network nor the session that ends takes away what was written: it leaves when they are back.
  await page.getByLabel('Ho letto e accetto').check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Paga 29,90 €, prima di 12 rate' }).click()
  await expect(page.getByRole('alert')).toContainText('Il Club non risponde')
  const session = await context.cookies()
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Accedi in un’altra scheda' })).toBeVisible()
  await context.addCookies(session)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page).toHaveURL(/\/pagamento-di-prova\//)
  const paymentPage = page.url()

  await page.goto('/carrello')
  await settle(page)
  await page.getByRole('link', { name: 'Acquista ora' }).click()
  await settle(page)
  await expect(page.getByLabel('Comune')).toHaveValue('Torino')
  await toPaymentPage(page)
  expect(page.url(), 'one order, one payment').toBe(paymentPage)
  await page.getByRole('button', { name: 'Paga 29,90 €', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ti diamo il benvenuto in Premium' })).toBeVisible()

  await page.getByRole('link', { name: 'Vai al tuo abbonamento' }).click()
  await expect(page.getByRole('heading', { name: 'Camice Professione Attivo' })).toBeVisible()
  await settle(page)
  const certificate = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica' }).click()
  expect((await certificate).suggestedFilename()).toBe('Certificato iscrizione.pdf')
  expect((await readFile(await (await certificate).path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.goto('/profilo/fatture-pagamenti')
  await settle(page)
  const invoice = page.waitForEvent('download')
  await row(page, 1).getByRole('link', { name: 'PDF' }).click()
  expect((await invoice).suggestedFilename()).toMatch(/^Fattura \d+-\d{4}\.pdf$/)
  const other = await context.newPage()
  await other.goto('/profilo/fatture-pagamenti')
  await settle(other)
  await row(page, 2).getByRole('button', { name: 'Paga' }).click()
  await expect(page).toHaveURL(/\/pagamento-di-prova\//)
  await row(other, 3).getByRole('button', { name: 'Paga' }).click()
  const left = /Hai un pagamento aperto di 29,90.€ per Camice Professione, rata 2 di 12/
  await expect(other.getByRole('region', { name: left })).toBeVisible()
  await expect(other.getByText(/riprendilo o annullalo/).first()).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Paga 29,90 €', exact: true }).click()
  await expect(page).toHaveURL('/profilo/fatture-pagamenti')
  await expect(row(page, 2)).toContainText('Pagata')
  await expect(row(page, 3)).toContainText('In scadenza il')
  await context.close()
})

test('[SUB-009] [SUB-015] [PAY-004] conditions are read in a box that scrolls, and a card is added on the provider’s page', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1013)
  const page = await context.newPage()
  await page.goto('/profilo/abbonamento')
  await settle(page)
  const read = async (line: string, words: string) => {
    await page.getByRole('listitem').filter({ hasText: line }).getByRole('button', { name: 'Leggi' }).click()
    await expect(page.getByRole('dialog')).toContainText(words)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await read('Condizioni di adesione', 'Recesso')
  await read('Condizioni integrative', 'Condizioni integrative per la formazione ECM')
  await page
    .getByRole('row', { name: /Camice Completo ECM/ })
    .getByRole('button', { name: 'Leggi' })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Condizioni di adesione a Camice Completo ECM')

  await page.goto('/profilo/metodi-pagamento')
  await settle(page)
  await page.getByRole('button', { name: 'Aggiungi un metodo' }).click()
  await expect(page).toHaveURL(/\/metodi-di-prova/)
  await page.getByLabel('Numero').fill('5555 5555 5555 4444')
  await page.getByLabel('Scadenza').fill('01/30')
  await page.getByLabel('Tipo').selectOption('MASTERCARD')
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page).toHaveURL('/profilo/metodi-pagamento')
  await expect(page.getByRole('button', { name: 'Modifica MASTERCARD 4444' })).toBeVisible()
  await expect(page.getByText('5555')).toHaveCount(0)
  await expect(page.getByText('Predefinito')).toBeVisible()
  await context.close()
})

test('[CRT-008] [UPG-014] what a consultant prepared is proposed before anything else is bought', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1004)
  const page = await context.newPage()
  await page.goto('/piani-premium')
  await settle(page)
  await page.getByRole('article', { name: 'Camice Essenziale' }).getByRole('button', { name: 'Acquista' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abbiamo preparato una proposta per te' })
  await expect(dialog).toContainText('Camice Professione')
  await dialog.getByRole('link', { name: 'Acquista ora' }).click()
  await expect(page).toHaveURL('/carrello')
  await expect(page.getByRole('heading', { name: 'Camice Professione' })).toBeVisible()
  await context.close()
})

test('an operator confirms a transfer after a question, in a browser', async ({ browser }) => {
  const context = await contextOf(browser, 9002)
  const page = await context.newPage()
  await page.goto('/redazione/ordini?attesa=transfer')
  await settle(page)
  await page.getByRole('row').filter({ hasText: 'Vitali Anna' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Conferma bonifico Camice Professione, rata 1 di 12' }).click()
  const question = page.getByRole('alertdialog', { name: 'Il bonifico è arrivato?' })
  await expect(question).toContainText('29,90')
  await question.getByRole('button', { name: 'Conferma bonifico' }).click()
  await expect(row(page, 1)).toContainText('Pagata')
  await expect(page.getByText('Confermato', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Bonifico confermato' })).toBeFocused()
  await context.close()
})

/** What the club wrote to an address, as an administrator of a demo reads it. */
async function linkTo(browser: Browser, email: string): Promise<string> {
  const office = await contextOf(browser, 9003)
  const page = await office.newPage()
  await page.goto('/redazione/posta')
  await page.getByRole('row').filter({ hasText: email }).first().getByRole('link').click()
  const link = await page.getByRole('link', { name: 'Apri il link della lettera' }).getAttribute('href')
  await office.close()
  return link ?? ''
}

test('from the plans to the first invoice a visitor sees eight screens, and is asked nothing twice', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const email = `lucia.${randomUUID()}@posta.example`
  const stem = `PRVLCU80B43A${randomInt(100, 1000)}`
  const fiscalCode = stem + fiscalCodeControl(stem)
  const screens: string[] = []
  /** Stops at a screen, by its title; the walk goes through no other. */
  const stand = async (title: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await settle(page)
    screens.push(`${new URL(page.url()).pathname}: ${title}`)
  }
  const walked: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && walked.at(-1) !== pathname) walked.push(pathname)
  })

  await page.goto('/piani-premium')
  await stand(/./)
  await page.getByRole('article', { name: 'Camice Professione' }).getByRole('button', { name: 'Acquista' }).click()
  await stand('Il mio Carrello')
  await page.getByRole('link', { name: 'Registrati e acquista' }).click()
  await stand('Registrati gratis')
  const typed = { Nome: 'Lucia', Cognome: 'Prova', 'E-mail': email, Cellulare: '+39 333 1234567' }
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Codice fiscale (facoltativo)').fill(fiscalCode)
  await page.getByLabel('Che lavoro fai?').selectOption('Farmacista')
  for (const label of ['Password', 'Conferma password'])
    await page.getByLabel(label, { exact: true }).fill('tramonto-sul-lago-42')
  await page.getByLabel('Ho preso visione').check()
  await page.getByLabel('Accetto le').check()
  await page.getByRole('main').getByRole('button', { name: 'Registrati gratis' }).click()
  await stand('Registrazione completata!')
  await page.goto(await linkTo(browser, email))
  await stand('Conferma la tua e-mail')
  await page.getByRole('button', { name: 'Conferma' }).click()
  await stand('Acquisto')
  for (const [label, value] of [
    ['Nome', 'Lucia'],
    ['Cognome', 'Prova'],
    ['Codice fiscale', fiscalCode],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  for (const [label, value] of Object.entries(BILLING).slice(1))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Ho letto e accetto').check()
  await page.getByRole('button', { name: /^Paga / }).click()
  await stand(/€/)
  await page.getByRole('button', { name: /^Paga [\d,]+ €$/ }).click()
  await stand('Ti diamo il benvenuto in Premium')
  const invoice = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scarica la fattura' }).click()
  expect((await invoice).suggestedFilename()).toMatch(/^Fattura \d+-\d{4}\.pdf$/)
  expect(screens.length, screens.join('\n')).toBe(8)
  // Thanks are said at the address of the form that was sent: the others are an address each.
  expect(walked, 'no screen between them').toHaveLength(7)
  await context.close()
})
