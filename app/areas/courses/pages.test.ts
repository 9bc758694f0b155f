import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import { createPage, publishPage, saveDraft } from '#areas/content/commands.server.ts'
import type { CheckedDocument } from '#areas/content/model.ts'
import { listPages } from '#areas/content/store.server.ts'
import { useClub } from '../../../tests/support/club.ts'
import { sendFilmAndCaptions, watches } from '../../../tests/support/films.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { VISITORS } from '../../../tests/support/visitors.ts'

const club = useClub()

async function page(url: string, username: number | null = null) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  // React separates texts by comments; a reader does not see them.
  return { status: answer.statusCode, html: answer.body.replaceAll('<!-- -->', '') }
}

const cards = (html: string) => html.match(/data-covers-card=""/g)?.length ?? 0

test('[CRS-004] [CRS-005] [CRS-008] the catalogue has its filters and nine courses a page', async () => {
  const { status, html } = await page('/corsi-ecm-fad')
  expect(status).toBe(200)
  expect(cards(html)).toBe(9)
  for (const name of ['cerca', 'crediti', 'collana', 'modello']) expect(html).toContain(`name="${name}"`)
  const credits = /<select[^>]*name="crediti".*?<\/select>/s.exec(html)?.[0] ?? ''
  expect([...credits.matchAll(/>([^<>]+)<\/option>/g)].map(([, label]) => label)).toEqual([
    'Tutti',
    '1-2',
    '3-5',
    '6-10',
    '11',
  ])
  expect(html).toContain('rel="next"')
  expect((await page('/corsi-ecm-fad?pagina=2')).status).toBe(200)
  expect((await page('/corsi-ecm-fad?pagina=99')).status).toBe(404)
})

test('[CRS-005] the last range of credits begins at 11', async () => {
  const { html } = await page('/corsi-ecm-fad?crediti=11')
  const shown = [...html.matchAll(/· (\d+) crediti ECM/g)].map(([, credits]) => Number(credits))
  expect(shown.length).toBeGreaterThan(0)
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(11)
})

test('[CRS-004] one letter is not a search; two are', async () => {
  const hint = 'Digita almeno due caratteri per iniziare la ricerca.'
  const { html: one } = await page('/corsi-ecm-fad?cerca=z')
  expect(one).toContain('60 corsi')
  expect(one).toContain(hint)
  const { html: two } = await page('/corsi-ecm-fad?cerca=sepsi')
  expect(two).toContain('1 corso')
  expect(two).not.toContain(hint)
})

test('[CRS-006] [CRS-007] filters are cleared by their link, and on a phone stand in a panel', async () => {
  expect((await page('/corsi-ecm-fad')).html).not.toContain('Azzera filtri')
  const { html } = await page('/corsi-ecm-fad?crediti=3-5')
  expect(html).toContain('Azzera filtri')
  expect(html).toContain('Filtri Ricerca (1)')
  expect(html).toContain('Applica Filtri')
})

test('[CRS-009] nothing found: an empty view, suggested courses, and the text taken away', async () => {
  const { html } = await page('/corsi-ecm-fad?cerca=zzzz')
  expect(html).toContain('Siamo spiacenti ma la ricerca non ha prodotto risultati.')
  expect(cards(html)).toBe(6)
  expect(html).not.toContain('value="zzzz"')
})

test('[CRS-010] a series by its name, whatever the case; an unknown one restricts nothing', async () => {
  for (const name of ['Covid%2019', 'covid%2019'])
    expect((await page(`/corsi-ecm-fad/collana/${name}`)).html).toContain('10 corsi')
  const unknown = await page('/corsi-ecm-fad/collana/Astrologia')
  expect(unknown.status).toBe(404)
  expect(unknown.html).toContain('60 corsi')
})

test.each(
  overSixTypes({
    SUSPECT: [false, false],
    REGISTRATO: [true, false],
    TRIAL: [true, true],
    PREMIUM: [true, true],
    EX_TRIAL: [true, false],
    EX_PREMIUM: [true, false],
  }),
)('[CRS-011] [CRS-012] the hero for %s: training and catalogue %s', async (type, [training, catalogue]) => {
  const { html } = await page('/corsi-ecm-fad', VISITORS[type])
  expect(html).toContain('Scopri di più')
  expect(html.includes('Vai alla tua formazione')).toBe(training)
  expect(html.includes('Vai al Catalogo FAD')).toBe(catalogue)
})

test('[CRS-040] [CRS-042] the figures of the ECM page', async () => {
  const { html } = await page('/corsi-ecm-fad')
  const listed = Number(/>(\d+) corsi</.exec(html)?.[1])
  expect(listed).toBeGreaterThan(1)
  expect(listed).toBeLessThanOrEqual(200)
  expect(html).toMatch(new RegExp(`<dt[^>]*>corsi accreditati</dt><dd[^>]*>${listed}</dd>`))
  for (const words of ['2506', 'Medicina, Sicurezza, Covid 19, Legale e Manageriale']) expect(html).toContain(words)
})

test.each([
  ['/corsi-ecm-fad', '1.500', '1.650'],
  ['/upgrade', '1.800', '1.950'],
])('[CRS-041] %s offers %s credits until editors keep another figure for it', async (path, figure, other) => {
  expect((await page(path)).html).toContain(figure)
  await editPage(path, `<p>${other}</p>`)
  await vi.waitFor(async () => expect((await page(path)).html).toContain(other))
  expect((await page(path)).html).not.toContain(figure)
  // What is no figure is not one.
  await editPage(path, '<p>Tanti crediti</p>')
  await vi.waitFor(async () => expect((await page(path)).html).toContain(figure))
})

/** What an editor does: new words in the main region of an address, published. */
async function editPage(path: string, content: string): Promise<void> {
  const { db } = club.database
  const by = { authorId: null, now: club.clock.now() }
  const text = { id: 'cifra', type: 'rich-text', audience: {}, fields: { content } }
  const written = {
    ...by,
    head: { title: 'Cifra', description: 'Una cifra.', sharing: {} },
    document: { regions: { main: [text] } } as unknown as CheckedDocument,
  }
  const known = (await listPages(db)).find((each) => each.path === path)
  const { pageId, number } = known
    ? { pageId: known.id, ...(await saveDraft(db, { ...written, pageId: known.id, basedOn: known.latestNumber })) }
    : await createPage(db, { ...written, path, parentId: null })
  await publishPage(db, { ...by, pageId, number, check: (document) => document as CheckedDocument })
}

test.each([
  ['/corsi-ecm-fad/ebook', 'Gli ultimi E-Book', 'Scopri l&#x27;e-book', 'Tutti i Corsi E-Book'],
  ['/corsi-ecm-fad/film-formazione', 'Gli ultimi Film Formazione', 'VAI AL VIDEO', 'Tutti i Corsi e i Film Formazione'],
  ['/corsi-ecm-fad/videoclip', 'Gli ultimi Videoclip', 'Scopri il Videoclip', 'Mostra altri'],
])('[CRS-013] [CRS-014] [CRS-015] [CRS-017] %s', async (path, latest, highlight, all) => {
  const { status, html } = await page(path)
  expect(status).toBe(200)
  for (const words of [latest, highlight, all]) expect(html).toContain(words)
  const section = new RegExp(`<ul[^>]*aria-label="${latest}".*?</ul>`, 's').exec(html)?.[0] ?? ''
  expect(cards(section)).toBe(3)
})

test('[CRS-016] the practical guide in three steps', async () => {
  const { html } = await page('/corsi-ecm-fad/ebook')
  for (const words of [
    'Guida pratica ai Corsi E-Book',
    '1. Scarica l’e-book',
    '2. Accedi al test finale',
    '3. Ottieni i crediti ECM con l’attestato',
  ])
    expect(html).toContain(words)
})

test('[CRS-020] a card has picture, badges, title, description and a short date; [CRS-034] or the upgrade', async () => {
  const { html } = await page('/corsi-ecm-fad?cerca=privacy')
  for (const words of ['<svg', 'Interattivo', 'Legale', 'Privacy in ambulatorio', 'Sala d’attesa', 'Vai al corso'])
    expect(html).toContain(words)
  expect(html).toMatch(/Scade il \d\d\/\d\d\/\d\d</)
  expect((await page('/corsi-ecm-fad', 1006)).html).toContain('Effettua l&#x27;upgrade')
})

test('[TRN-001] [TRN-010] my training: tabs and links, for members; a visitor signs in first', async () => {
  const { html } = await page('/profilo/la-mia-formazione', 1003)
  for (const words of [
    'La mia Formazione',
    'Attivi',
    'Superati',
    'Non superati',
    'Scaduti',
    'href="/corsi-ecm-fad"',
    'href="/assistenza"',
    'Richiedi crediti aggiuntivi',
  ])
    expect(html).toContain(words)
  const ex = (await page('/profilo/la-mia-formazione', 1005)).html
  expect(ex).not.toContain('Non superati')
  expect(ex).not.toContain('Richiedi crediti aggiuntivi')
  expect((await page('/profilo/la-mia-formazione')).status).not.toBe(200)
})

test('[TRN-007] the request for more credits stands above the page only when everything has been spent', async () => {
  const spend = (used: string) =>
    club.database.db.execute(
      sql.raw(
        `update wallets set used_credits = ${used} where tag = 'ecm' and member_id = (select id from members where username = 1013)`,
      ),
    )
  const path = '/profilo/la-mia-formazione'
  expect((await page(path, 1013)).html).not.toContain('Hai usato tutti i crediti ECM')
  await spend('initial_credits + bonus_credits')
  const { html } = await page(path, 1013)
  const banner = /<section aria-label="Crediti esauriti".*?<\/section>/s.exec(html)?.[0] ?? ''
  expect(banner).toContain('href="/assistenza/contatti"')
  expect(banner).toContain('Richiedi crediti aggiuntivi')
  // And in the panel, as always.
  expect(html.match(/Richiedi crediti aggiuntivi/g)?.length).toBe(2)
  await spend('0')
})

test('[TRN-014] [TRN-015] an empty tab says so, with a way on and six suggestions', async () => {
  const { html } = await page('/profilo/la-mia-formazione?scheda=scaduti', 1003)
  expect(html).toContain('Al momento non ci sono corsi in questa sezione.')
  const section = /<ul[^>]*aria-label="Corsi suggeriti".*?<\/ul>/s.exec(html)?.[0] ?? ''
  expect(cards(section)).toBe(6)
  // Nothing they have already: the one they study is not suggested to them.
  expect(section).not.toContain('href="/corsi-ecm-fad/sepsi-le-prime-tre-ore"')
})

test('[TRN-012] [TRN-013] six cards at first, drawn by their status', async () => {
  const { html } = await page('/profilo/la-mia-formazione?scheda=superati', 1003)
  const section = /<ul[^>]*aria-label="I tuoi corsi".*?<\/ul>/s.exec(html)?.[0] ?? ''
  expect(cards(section)).toBe(6)
  expect(section).toContain('Rivedi il corso')
  expect(section).toContain('Attestato')
  expect(section).toMatch(/Superato il \d\d\/\d\d\/\d\d · punteggio \d+%/)
})

test('a course that is over says so to who still has its address, and to search engines', async () => {
  const { rows } = await club.database.db.execute<{ slug: string }>(
    sql.raw("select slug from courses where state <> 'draft' and expiry_date < now()::date - 1 limit 1"),
  )
  const { html } = await page(`/corsi-ecm-fad/${rows[0]?.slug}`)
  expect(html).toContain('Il corso è finito e non accetta nuove iscrizioni.')
  expect(html).toContain('content="noindex"')
  expect((await page('/corsi-ecm-fad/privacy-in-ambulatorio')).html).not.toContain('Il corso è finito')
})

const CLIPS = '/corsi-ecm-fad/videoclip'

test('a clip has its film: the steps, drawn and written', async () => {
  const { html } = await page(`${CLIPS}/leggere-un-ecg-in-sei-passi`)
  expect(html).toContain('Filmato: Leggere un ECG in sei passi')
  expect(html.match(/<ol class="[^"]*list-decimal.*?<\/ol>/s)?.[0].match(/<li/g)).toHaveLength(6)
})

test('[CRS-015] [CRS-018] editors write clips and choose the one of the month, however old it is', async () => {
  const desk = '/redazione/corsi/videoclip'
  const send = async (path: string, fields: Record<string, string>, username = 9001) => {
    const { statusCode, headers, body } = await club.app.inject({
      method: 'POST',
      url: path,
      headers: {
        ...(await club.cookieOf(username)),
        origin: ORIGIN,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams(fields).toString(),
    })
    return { status: statusCode, to: headers.location, body }
  }
  const shows = (words: string, isShown = true) =>
    vi.waitFor(async () => expect((await page(CLIPS)).html.includes(words)).toBe(isShown))
  const clip = {
    act: 'save',
    seen: '0',
    title: 'Lavarsi le mani',
    topic: 'Igiene',
    description: 'Quaranta secondi, sei gesti.',
    length: '0:40',
    publishedOn: '2020-01-07',
    steps: 'Bagna.\nInsapona.',
    isHighlighted: 'on',
  }
  expect((await send(`${desk}/nuovo`, clip, 9002)).status, 'an operator writes no clips').toBe(403)
  const refused = await send(`${desk}/nuovo`, { ...clip, length: 'poco' })
  expect(refused.status).toBe(400)
  expect(refused.body).toContain('Scrivi minuti e secondi')
  expect(refused.body).toContain('value="Lavarsi le mani"')
  expect((await send(`${desk}/nuovo`, clip)).to).toBe(`${desk}/lavarsi-le-mani?fatto=created`)
  // Hidden, it is nobody's, and the month keeps its clip.
  expect((await page(`${CLIPS}/lavarsi-le-mani`)).status).toBe(404)
  const month = (html: string) => /id="in-evidenza"[^>]*>([^<]*)</.exec(html)?.[1]
  expect(month((await page(CLIPS)).html)).toBe('Leggere un ECG in sei passi')
  expect((await send(`${desk}/lavarsi-le-mani`, { ...clip, act: 'publish', seen: '1' })).status).toBe(302)
  await vi.waitFor(async () => expect(month((await page(CLIPS)).html)).toBe('Lavarsi le mani'))
  await shows('Leggere un ECG in sei passi')
  expect((await page(`${CLIPS}/lavarsi-le-mani`)).html).toContain('Insapona.')
  expect((await send(`${desk}/lavarsi-le-mani`, { ...clip, act: 'publish', seen: '1' })).status).toBe(409)
  expect((await page(`${desk}?cerca=mani`, 9001)).html).toContain('Del mese')
  // A film sent at the desk is nobody's until it is saved, then of whoever may see the clip, and nobody's again when it is hidden.
  const { film, captions } = await sendFilmAndCaptions(club)
  expect(await watches(club, film, null)).toBe(404)
  expect(await watches(club, film, 9001), 'whoever prepares it').toBe(206)
  const filmed = { ...clip, act: 'publish', seen: '2', videoPath: film }
  const silent = await send(`${desk}/lavarsi-le-mani`, filmed)
  expect([silent.status, silent.body.includes('Un filmato ha sempre i sottotitoli')]).toEqual([400, true])
  const swapped = await send(`${desk}/lavarsi-le-mani`, { ...filmed, captionsPath: film.replace(/webm$/, 'vtt') })
  expect([swapped.status, swapped.body.includes('Questi sottotitoli non ci sono più')]).toEqual([400, true])
  expect((await send(`${desk}/lavarsi-le-mani`, { ...filmed, captionsPath: captions })).status).toBe(302)
  await vi.waitFor(async () => expect((await page(`${CLIPS}/lavarsi-le-mani`)).html).toContain(`src="${film}"`))
  expect(await watches(club, film, null)).toBe(206)
  expect((await club.app.inject(captions)).headers['content-type']).toBe('text/vtt')
  expect((await send(`${desk}/lavarsi-le-mani`, { act: 'hide' })).status).toBe(302)
  expect(await watches(club, film, null)).toBe(404)
  await shows('Lavarsi le mani', false)
  expect((await page(`${desk}/lavarsi-le-mani`, 9001)).html).toContain('Storia di questo')
})

test('a certificate that does not exist is said not to', async () => {
  expect((await page('/verifica-attestato/AAAA-AAAA-AAAA-AAAA')).html).toContain('Nessun attestato con questo codice')
})

test('[LRN-004] courses are narrowed by profession and put in another order, by the address alone', async () => {
  const titles = (html: string) =>
    [...html.matchAll(/href="\/corsi-ecm-fad\/([a-z0-9-]+)"[^>]*>/g)].map(([, slug]) => slug ?? '')
  const all = await page('/corsi-ecm-fad')
  expect(all.html).toMatch(/\d+ or[ae] · \d+ credit[io] ECM/)
  for (const label of ['Più recenti', 'Scadono prima', 'Più crediti', 'Più brevi', 'Titolo'])
    expect(all.html).toContain(`>${label}</option>`)
  const { html } = await page('/corsi-ecm-fad?professione=farmacista&ordine=brevi')
  expect(html).toMatch(/<option value="farmacista" selected="">/)
  expect(html).toMatch(/<option value="brevi" selected="">/)
  const hours = [...html.matchAll(/(\d+) or[ae] ·/g)].map(([, found]) => Number(found))
  expect(hours).toEqual(hours.toSorted((one, other) => one - other))
  const { rows } = await club.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from courses where 'Farmacista' = any(professions) and state = 'open' and published_at <= now() and expiry_date >= current_date`,
  )
  expect(html).toContain(`${rows[0]?.count} corsi`)
  // Both go on to the next page, and stay when the filters are cleared.
  const next = /href="([^"]*pagina=2[^"]*)"/.exec(html)?.[1] ?? ''
  for (const kept of ['professione=farmacista', 'ordine=brevi']) expect(next).toContain(kept)
  const narrowed = await page('/corsi-ecm-fad?professione=farmacista&ordine=brevi&crediti=1-2')
  expect(narrowed.html).toMatch(
    /href="\/corsi-ecm-fad\?professione=farmacista&amp;ordine=brevi"[^>]*>(?:<[^>]+>)*Azzera filtri/,
  )
  const credits = await page('/corsi-ecm-fad?ordine=crediti')
  const worth = [...credits.html.matchAll(/· (\d+) credit[io] ECM/g)].map(([, found]) => Number(found))
  expect(worth).toEqual(worth.toSorted((one, other) => other - one))
  // What is none of the choices counts as none.
  const wrong = await page('/corsi-ecm-fad?professione=astronauta&ordine=a-caso')
  expect(titles(wrong.html)).toEqual(titles(all.html))
})
