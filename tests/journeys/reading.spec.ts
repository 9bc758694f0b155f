import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { axeFaults, contextOf, settle, watch } from './visit.ts'

const ARTICLE = '/news-approfondimenti/clinica-e-terapia/cefalea-segnali-di-allarme'
const PHONE = { width: 360, height: 740 }

async function pageOf(browser: Browser, username: number | null, viewport?: typeof PHONE): Promise<Page> {
  const context = await contextOf(browser, username)
  const page = await context.newPage()
  if (viewport) await page.setViewportSize(viewport)
  return page
}

test('[SRC-001, SRC-002, SRC-003, SRC-004, SRC-005, SRC-006] the search box is a combobox: letters find, arrows choose, Enter opens, Escape closes', async ({
  browser,
}) => {
  const page = await pageOf(browser, 1003)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/CMS/Search/') && sent.push(request.postData() ?? ''))
  await page.goto('/servizi')
  await settle(page)
  await page.getByPlaceholder('Cerca corsi, articoli, moduli, servizi').first().click()
  const box = page.getByRole('combobox', { name: 'Cerca nel Club' })
  await expect(box).toBeFocused()
  await expect(page.getByText('Digita almeno due caratteri per iniziare la ricerca.')).toBeVisible()
  await box.fill('c')
  await expect(page.getByText('Digita almeno due caratteri per iniziare la ricerca.')).toBeVisible()
  expect(sent).toEqual([])
  await box.fill('consenso')
  const options = page.getByRole('option')
  await expect(page.getByRole('group', { name: 'News e Approfondimenti' }).getByRole('option').first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Moduli' }).getByRole('option').first()).toBeVisible()
  for (const group of await page.getByRole('listbox').getByRole('group').all())
    expect(await group.getByRole('option').count()).toBeLessThanOrEqual(5)
  await expect(options.last()).toHaveText('Tutti i risultati per consenso')
  expect(sent.every((body) => body.includes('consenso'))).toBe(true)
  expect(await axeFaults(page, { include: 'header' })).toEqual([])
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.press('ArrowDown')
  await page.mouse.click(640, 700)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await box.press('Tab')
  await expect(box, 'who goes on by keyboard is not left below the veil').toHaveAttribute('aria-expanded', 'false')
  await box.focus()
  await box.fill('xyzwkq')
  await expect(page.getByText('Siamo spiacenti ma la ricerca non ha prodotto risultati.').first()).toBeVisible()
  await box.fill('consenso')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?s=consenso')
  await page.close()
})

test('[SRC-004, CNT-019, FAV-002, FAV-004] on a phone: a misspelt word, the article, saved, found in the library, carried away', async ({
  browser,
}) => {
  const page = await pageOf(browser, 1003, PHONE)
  const complaints = watch(page)
  await page.goto('/search?s=fibrilazione%20atriale')
  await settle(page)
  await page
    .getByRole('link', { name: /Fibrillazione atriale/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fibrillazione atriale')
  await settle(page)
  const save = page.getByRole('button', { name: /^Salva/ })
  await save.click()
  await expect(page.getByText('Aggiunto a La mia libreria')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvato' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('region', { name: 'Notifiche' }).getByRole('link', { name: 'La mia libreria' }).click()
  await expect(page).toHaveURL('/profilo/la-mia-libreria')
  await page
    .getByRole('link', { name: /Fibrillazione atriale/ })
    .first()
    .click()
  await settle(page)
  await page.getByRole('button', { name: 'Scarica' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scegli il formato' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'EPUB' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('resource.epub')
  const files = unzipSync(await readFile(await download.path()))
  expect(strFromU8(files.mimetype ?? new Uint8Array())).toBe('application/epub+zip')
  expect(strFromU8(files['OEBPS/text.xhtml'] ?? new Uint8Array())).toContain('Fibrillazione atriale')
  await page.getByRole('button', { name: 'Salvato' }).click()
  await expect(page.getByText('Rimosso da La mia libreria')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeVisible()
  expect(complaints).toEqual([])
  await page.close()
})

test('[FAV-005, FAV-006, NWS-019, NWS-032, CNT-009, CNT-007, CNT-008] what fails says so and goes back, and costs only itself', async ({
  browser,
}) => {
  const page = await pageOf(browser, 1003)
  const related: string[] = []
  await page.route('**/api/graphql/library?*', (route) => {
    related.push(route.request().url())
    return related.length === 1 ? route.fulfill({ status: 500, body: '{}' }) : route.continue()
  })
  await page.route('**/api/favorites', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto(ARTICLE)
  await expect(page.getByText('Qualcosa è andato storto.')).toBeVisible()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect(page.getByText('Qualcosa è andato storto, riprova.')).toBeVisible()
  const again = page.getByRole('button', { name: 'Salva', exact: true })
  await expect(again).toBeEnabled()
  await expect(again).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText(/^Si è verificato un errore nel servizio \/graphql\/library\?id=/)).toHaveCount(1)
  await expect(page.locator('[aria-labelledby=correlati] article')).toHaveCount(2)
  expect(related).toHaveLength(3)
  await page.getByRole('button', { name: 'Chiudi la barra laterale' }).click()
  await expect(page.locator('[aria-labelledby=utili]')).toHaveCount(0)
  await page.reload()
  await settle(page)
  await expect(page.locator('[aria-labelledby=utili]')).toHaveCount(0)
  await page.close()
})

test('[FAV-010, CNT-014, CNT-013] a visitor who saves, prints or downloads is asked to register, and may share', async ({
  browser,
}) => {
  const page = await pageOf(browser, null)
  const favorites: string[] = []
  page.on('request', (request) => request.url().includes('/api/favorites') && favorites.push(request.url()))
  await page.goto(ARTICLE)
  await settle(page)
  for (const name of ['Salva', 'Stampa', 'Scarica']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: 'Registrati gratis' })).toBeVisible()
    await expect(dialog.getByText('Hai già un account?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  expect(favorites).toEqual([])
  await page.getByRole('button', { name: 'Condividi' }).click()
  await expect(page.getByRole('dialog', { name: 'Condividi' }).getByRole('link')).toHaveCount(6)
  await page.close()
})

test('[NWS-018, NWS-020] on the home page categories wait for "Salva" and failures name their call', async ({
  browser,
}) => {
  const page = await pageOf(browser, 1013)
  await page.goto('/')
  await settle(page)
  const chips = page.getByRole('group', { name: 'Categorie preferite' })
  const law = chips.getByRole('button', { name: 'Norme e diritto' })
  await expect(chips.getByRole('button', { name: 'Salva' })).toBeDisabled()
  await law.click()
  await expect(law).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/api/categories', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await chips.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Errore nel servizio /categories')).toBeVisible()
  await page.unroute('**/api/categories')
  await chips.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText('Categorie salvate')).toBeVisible()
  await expect(page.locator('#letture article').first()).toContainText('Norme e diritto')
  await expect(page.locator('#letture article')).toHaveCount(6)
  await page.close()
})

test('[NWS-020, NWS-024] the feed on the home page shows four posts, and its failure names its call', async ({
  browser,
}) => {
  const page = await pageOf(browser, 1002)
  await page.goto('/')
  await settle(page)
  const posts = page.locator('#rassegna')
  await posts.scrollIntoViewIfNeeded()
  await expect(posts.getByRole('article')).toHaveCount(4)
  await expect(posts).toContainText('Autore sconosciuto')
  await page.route('**/api/health-news*', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.reload()
  await settle(page)
  await posts.scrollIntoViewIfNeeded()
  await expect(posts.getByText('Errore nel servizio /api/health-news')).toBeVisible()
  await page.close()
})

test('[MAG-002, MAG-006, MAG-007, MAG-009, MAG-011] the magazines: posts by profession, a carousel of four, skeletons that stay', async ({
  browser,
}) => {
  const visitor = await pageOf(browser, null)
  const asked = new Set<unknown>()
  visitor.on('request', (request) => {
    if (request.url().endsWith('/recommender/suggested')) asked.add(request.postDataJSON().numPosts)
  })
  await visitor.goto('/contenuti-medico-scientifici')
  const invitation = visitor.getByRole('dialog')
  await expect(invitation.getByRole('link', { name: 'Registrati Gratis' })).toHaveAttribute('href', '/registrazione')
  await visitor.keyboard.press('Escape')
  const magazine = visitor.locator('#medical-magazine')
  await expect(magazine.locator('[data-side-posts] article')).toHaveCount(6)
  await expect(magazine.getByRole('list', { name: /Categorie/ }).getByRole('link')).not.toHaveCount(0)
  await expect(visitor.locator('#sanitask [data-side-posts] article')).toHaveCount(8)
  await expect(visitor.locator('#health-information [data-side-posts] article')).toHaveCount(4)
  expect([...asked].toSorted()).toEqual([1, 7, 8])
  const slides = visitor.locator('[aria-roledescription=diapositiva]')
  await expect(slides).toHaveCount(7)
  const [viewport, slide] = await Promise.all([
    visitor.locator('[aria-label="Suggeriti dalle testate: diapositive"]').boundingBox(),
    slides.first().boundingBox(),
  ])
  expect(Math.round((viewport?.width ?? 0) / (slide?.width ?? 1))).toBe(4)
  await expect(visitor.getByRole('button', { name: /lo scorrimento/ })).toBeVisible()
  expect(await axeFaults(visitor, { include: 'main' })).toEqual([])
  await visitor.close()
  const broken = await pageOf(browser, null)
  await broken.route('**/api/recommender/suggested', (route) => route.fulfill({ status: 503, body: '{}' }))
  await broken.goto('/contenuti-medico-scientifici')
  await expect(broken.getByRole('dialog')).toBeVisible()
  await expect(broken.locator('[data-places]')).toHaveCount(7)
  await broken.close()
})

test('[NWS-003, NWS-005, NWS-008] filters are a panel on a phone and a sidebar from the large breakpoint; the picked category is remembered', async ({
  browser,
}) => {
  const page = await pageOf(browser, null)
  await page.goto('/news-approfondimenti')
  await settle(page)
  const apply = page.getByRole('button', { name: 'Applica' })
  await expect(page.locator('details', { hasText: 'Filtra' }).first()).toBeHidden()
  await expect(apply).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Podcast' }).check()
  await expect(apply).toBeEnabled()
  await expect(page).toHaveURL('/news-approfondimenti')
  const picker = page.locator('[aria-labelledby=per-categoria]')
  const second = picker.locator('button[aria-pressed]').nth(1)
  await second.click()
  await page.reload()
  await settle(page)
  await expect(picker.locator('button[aria-pressed]').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('checkbox', { name: 'Podcast' }).check()
  await page.getByRole('button', { name: 'Applica' }).click()
  await expect(page).toHaveURL('/news-approfondimenti?formato=Podcast')
  await page.setViewportSize(PHONE)
  await expect(page.locator('details', { hasText: 'Filtra' }).first()).toBeVisible()
  await page.close()
})

test('[CNT-012] a printed article is the article alone', async ({ browser }) => {
  const page = await pageOf(browser, 1003)
  await page.goto(ARTICLE)
  await settle(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const alone = ['button:has-text("Scarica")', '[aria-labelledby=suggeriti]', 'nav[aria-label=Sommario]']
  for (const hidden of [...alone, 'a:has-text("Vai al contenuto")'])
    await expect(page.locator(hidden).first()).toBeHidden()
  await page.close()
})

/** A picture with what is seen in it, a table with one row more, some words that lead to a page of the club. */
async function illustrate(page: Page) {
  await page.getByRole('button', { name: 'Immagine', exact: true }).click()
  await page.getByLabel('Immagine nel testo').setInputFiles({
    name: 'foglio.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 80, height: 40, channels: 3, background: '#27a' } })
      .png()
      .toBuffer(),
  })
  await expect(page.getByLabel('Didascalia')).toBeVisible()
  await page.keyboard.type('Il foglio delle consegne')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+End')
  await page.getByRole('button', { name: 'Tabella', exact: true }).click()
  await page.getByRole('button', { name: 'Metti la tabella' }).click()
  const words = page.getByRole('textbox', { name: 'Testo', exact: true })
  await words.getByRole('cell').first().click()
  await page.getByRole('button', { name: 'Riga sotto' }).click()
  await page.keyboard.type('Chi entra')
  await expect(words.getByRole('row')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await page.keyboard.type('Vedi ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('o scrivi un indirizzo che comincia con')).toBeVisible()
  await page.getByLabel('Dove porta').fill('/corsi-ecm-fad')
  await page.getByLabel('Parole del link').fill('sui corsi')
  await page.keyboard.press('Enter')
  await expect(words.getByRole('link', { name: 'sui corsi' })).toBeVisible()
}

test('[CNT-005] a table written after a list stays whole, and nothing of it is left outside', async ({ browser }) => {
  const page = await pageOf(browser, 9001)
  await page.goto('/redazione/contenuti/nuovo')
  await settle(page)
  const words = page.getByRole('textbox', { name: 'Testo' })
  await words.click()
  await page.keyboard.type('Prima')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Elenco', exact: true }).click()
  for (const item of ['Uno', 'Due', '']) {
    await page.keyboard.type(item)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('Dopo')
  await page.getByRole('button', { name: 'Tabella', exact: true }).click()
  await page.getByRole('button', { name: 'Metti la tabella' }).click()
  await expect(words.getByRole('table')).toHaveCount(1)
  await page.keyboard.type('Ora')
  await page.getByRole('button', { name: 'Mostra il codice HTML' }).click()
  const html = await page.locator('textarea[name=body]').inputValue()
  const [rest = ''] = html.split('<table>')
  expect(rest).toBe('<p>Prima</p>\n<ul>\n<li>Uno</li>\n<li>Due</li>\n</ul>\n<p>Dopo</p>\n')
  // What says "Colonna" is a hint: it is never among the words.
  expect(html.match(/>[^<>\n]+</g)).toEqual(['>Prima<', '>Uno<', '>Due<', '>Dopo<', '>Ora<'])
  expect([html.match(/<th\b/g)?.length, html.match(/<td\b/g)?.length]).toEqual([2, 4])
  await page.close()
})

test('[CNT-002, CNT-005, NWS-017] an editor writes, tries and publishes; a visitor reads the opening, PREMIUM all of it', async ({
  browser,
}) => {
  const page = await pageOf(browser, 9001)
  const complaints = watch(page)
  await page.goto('/redazione/contenuti/categorie')
  await settle(page)
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Nuova categoria' }).click()
  await page.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByRole('alert')).toContainText('Scrivi il nome')
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Contenuti', exact: true }).click()
  await settle(page)
  await page.getByRole('link', { name: 'Scrivi un contenuto' }).click()
  await settle(page)
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Le parole del turno di notte')
  await expect(page.getByLabel('Indirizzo', { exact: true })).toHaveValue('le-parole-del-turno-di-notte')
  await page.getByLabel('Sommario').fill('Passare le consegne quando il reparto dorme.')
  await page.getByLabel('Categoria').selectOption('professione-e-lavoro')
  await page.getByLabel('Legge tutto').selectOption('premium')
  // Who begins before the tools are there goes on in the plain field.
  await expect(page.getByRole('toolbar', { name: 'Formato del testo' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Testo' }).click()
  for (const words of ['Comincia alle nove.', 'Finisce alle sette.', 'Le consegne']) {
    await page.keyboard.type(words)
    if (words !== 'Le consegne') await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Titolo', exact: true }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tre cose da dire a voce.')
  await illustrate(page)
  expect(await axeFaults(page, { include: 'main' })).toEqual([])
  // It keeps itself: leaving asks nothing, and who comes back finds it.
  await page.waitForURL(/contenuti\/[0-9a-f-]{36}/)
  await expect(page.getByText(/Salvato alle/)).toBeVisible()
  const written = page.url()
  await page.getByRole('main').getByRole('link', { name: 'Contenuti', exact: true }).click()
  await expect(page).toHaveURL(/contenuti$/)
  await page.goto(written)
  await settle(page)
  await page.getByRole('button', { name: 'Anteprima' }).click()
  await expect(page.getByRole('link', { name: 'Torna a scrivere' })).toBeVisible()
  await expect(page.getByText('Comincia alle nove.')).toBeVisible()
  await expect(page.getByText('Tre cose da dire a voce.')).toHaveCount(0)
  await page.getByRole('link', { name: 'Premium', exact: true }).click()
  await expect(page.getByText('Tre cose da dire a voce.')).toBeVisible()
  await page.getByRole('link', { name: 'Torna a scrivere' }).click()
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await expect(page.getByText('Pubblicato: i lettori lo trovano già.')).toBeVisible()
  // The refused category answers 400, as it must.
  expect(complaints.filter((line) => !/400/.test(line))).toEqual([])
  await page.close()

  const path = '/news-approfondimenti/professione-e-lavoro/le-parole-del-turno-di-notte'
  for (const [username, isWhole] of [
    [null, false],
    [1003, true],
  ] as const) {
    const reader = await pageOf(browser, username)
    await reader.goto(path)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Le parole del turno di notte')
    await expect(reader.getByText('Tre cose da dire a voce.')).toHaveCount(isWhole ? 1 : 0)
    await expect(reader.getByRole('heading', { level: 2, name: 'Le consegne' })).toHaveCount(isWhole ? 1 : 0)
    await expect(reader.getByRole('img', { name: 'Il foglio delle consegne' })).toHaveCount(isWhole ? 1 : 0)
    await expect(reader.getByRole('cell', { name: 'Chi entra' })).toHaveCount(isWhole ? 1 : 0)
    await expect(reader.getByRole('link', { name: 'sui corsi', exact: true })).toHaveCount(isWhole ? 1 : 0)
    await reader.close()
  }
})

test('what was written at the desk outlives the network and the session, and is saved when they are back', async ({
  browser,
}) => {
  const page = await pageOf(browser, 9001)
  await page.goto('/redazione/contenuti/nuovo')
  await settle(page)
  await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Scritto in treno')
  await page.getByLabel('Categoria').selectOption('professione-e-lavoro')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Salva una versione' }).click()
  await expect(page.getByRole('alert')).toContainText('Non salvato: il Club non risponde')
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await page.context().setOffline(false)
  await expect(page.getByRole('alert')).toContainText('Non salvato: la sessione è finita')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Entra' })).toBeVisible()
  await page.context().addCookies(session)
  await page.getByRole('button', { name: 'Riprova ora' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Salvato alle \d\d:\d\d$/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue('Scritto in treno')
  await page.close()
})
