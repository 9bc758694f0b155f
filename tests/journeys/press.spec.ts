import { expect, type Page, test } from '@playwright/test'
import { NO_RESULT_NOTICE_MS } from '#areas/press/copy.ts'
import { axeFaults, contextOf, layoutShift, settle, stopTime, watch } from './visit.ts'

const papers = (page: Page) => page.locator('[data-article]')
const search = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Cerca', exact: true })

async function axe(page: Page) {
  expect(await axeFaults(page)).toEqual([])
}

async function openSearch(page: Page) {
  await page.goto('/servizi/pubmed')
  await settle(page)
}

test('[PUB-005, PUB-006, PUB-008, PUB-009, PUB-010, PUB-017] a search is corrected, waited for, and says when it finds nothing', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1003)
  const page = await context.newPage()
  const complaints = watch(page)
  await openSearch(page)
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await expect(page.getByText('Imposta i parametri e avvia la ricerca.')).toBeVisible()
  await expect(page.getByText('Scrivila in inglese')).toBeVisible()

  await search(page).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Campo obbligatorio.' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')

  // While it is looked for, an overlay says so.
  await page.route(/servizi\/pubmed\.data/, async (route) => {
    await expect(page.getByRole('main').getByText('Caricamento...').last()).toBeVisible()
    await route.continue()
  })
  await page.getByLabel('Specializzazione', { exact: true }).selectOption({ label: 'Oncologia' })
  await page.getByLabel('Parola chiave').fill('cuore infranto')
  await stopTime(page)
  await search(page).click()
  const notice = page.getByRole('region', { name: 'Notifiche' }).getByText('Nessun risultato per i parametri inseriti.')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('main').getByText('Ti consigliamo di scegliere una parola chiave')).toBeVisible()
  await page.clock.runFor(NO_RESULT_NOTICE_MS)
  await expect(notice).toBeHidden()
  expect(complaints).toEqual([])
  await context.close()
})

test('[PUB-011] what is found is read on, put aside, and come back to', async ({ browser }) => {
  const context = await contextOf(browser, 1003)
  const page = await context.newPage()
  await openSearch(page)
  await page.getByLabel('Specializzazione', { exact: true }).selectOption({ label: 'Oncologia' })
  await search(page).click()
  await expect(papers(page)).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Risultati della ricerca' })).toBeFocused()
  await axe(page)
  await page.getByRole('link', { name: 'Mostra altri' }).click()
  await expect(papers(page).nth(6)).toBeFocused()
  await papers(page).first().getByRole('button', { name: 'Metti da parte' }).click()
  await expect(papers(page).first().getByRole('button', { name: 'Messo da parte' })).toBeVisible()

  await papers(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Abstract' })).toBeVisible()
  await page.goBack()
  await expect(papers(page).nth(6)).toBeVisible()
  await page.goto('/servizi/pubmed/elenco-di-lettura')
  await expect(papers(page)).toHaveCount(1)
  await papers(page).first().getByRole('button', { name: 'Messo da parte' }).click()
  await expect(page.getByText('Ancora niente da leggere')).toBeVisible()
  await context.close()
})

test('[PUB-012, PUB-013] the newsletter takes three specialisations, is saved, and is left after a question', async ({
  browser,
}) => {
  const context = await contextOf(browser, 1013)
  const page = await context.newPage()
  await page.goto('/servizi/pubmed')
  await settle(page)
  const picker = page.getByLabel('Aggiungi una specializzazione')
  const save = page.getByRole('button', { name: 'Salva le preferenze' })
  const leave = page.getByRole('button', { name: 'Annulla iscrizione' })
  await expect(picker).toBeEnabled()
  await expect(save).toBeDisabled()
  await expect(leave).toBeDisabled()
  for (const name of ['Cardiologia', 'Pediatria', 'Urologia']) {
    await picker.selectOption({ label: name })
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click()
  }
  await expect(picker).toBeDisabled()
  await save.click()
  await expect(page.getByText('Preferenze salvate correttamente.')).toBeVisible()

  await page.reload()
  await settle(page)
  const chosen = page.getByRole('list', { name: 'Specializzazioni scelte' })
  await expect(chosen.getByRole('button')).toHaveCount(3)
  await page.getByRole('button', { name: 'Togli Pediatria' }).click()
  await page.route('**/RassegneStampa/update', (route) => route.abort())
  await save.click()
  await expect(page.getByText('Ops, qualcosa è andato storto!')).toBeVisible()
  await page.unroute('**/RassegneStampa/update')

  await leave.click()
  const dialog = page.getByRole('alertdialog', { name: 'Annullare l’iscrizione?' })
  await dialog.getByRole('button', { name: 'Torna indietro' }).click()
  await expect(dialog).toBeHidden()
  await leave.click()
  await dialog.getByRole('button', { name: 'Annulla iscrizione' }).click()
  await expect(chosen.getByRole('button')).toHaveCount(0)
  await page.reload()
  await settle(page)
  await expect(chosen.getByRole('button')).toHaveCount(0)
  await expect(leave).toBeDisabled()
  await context.close()
})
