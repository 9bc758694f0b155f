import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { VISITORS } from '../../../tests/support/visitors.ts'

const club = useClub()

async function page(url: string, username: number | null = null): Promise<Document> {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  expect(answer.statusCode, url).toBe(200)
  return documentOf(answer.body)
}

const texts = (found: NodeListOf<Element>) => [...found].map((element) => element.textContent?.trim())
const linksIn = (part: Element | null) =>
  [...(part?.querySelectorAll('h3 a') ?? [])].map((link) => link.getAttribute('href'))
const section = (document: Document, id: string) => document.querySelector(`section[aria-labelledby="${id}"]`)

test('[NWS-001, NWS-006] the listing shows the twelve newest above and the next twelve below, and nothing twice', async () => {
  const first = await page('/news-approfondimenti')
  const above = linksIn(section(first, 'in-evidenza'))
  const below = linksIn(section(first, 'tutte'))
  expect([above.length, below.length]).toEqual([12, 12])
  const second = linksIn(section(await page('/news-approfondimenti?pagina=2'), 'tutte'))
  const all = [...above, ...below, ...second]
  expect(new Set(all).size).toBe(all.length)
  expect(first.querySelector('link[rel=next]')?.getAttribute('href')).toBe('/news-approfondimenti?pagina=2')
})

test('the listing is light: 130 kB for whoever reads it, its drawn covers are files, and each opens', async () => {
  for (const username of [null, ...Object.values(VISITORS)]) {
    const answer = await club.app.inject({ url: '/news-approfondimenti', headers: await club.cookieOf(username) })
    expect(answer.rawPayload.byteLength, String(username)).toBeLessThanOrEqual(130_000)
  }
  const covers = [...(await page('/news-approfondimenti')).querySelectorAll('img[src^="/copertine/"]')]
  expect(covers.length).toBeGreaterThan(12)
  const src = covers[0]?.getAttribute('src') ?? ''
  for (const coding of ['identity', 'br']) {
    const drawn = await club.app.inject({ url: src, headers: { 'accept-encoding': coding } })
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')])
    const svg = coding === 'br' ? brotliDecompressSync(drawn.rawPayload).toString() : drawn.body
    expect(svg).toMatch(/^<svg .*<\/svg>$/)
  }
  expect((await club.app.inject(`/copertine/2.svg?s=${'a'.repeat(5_000)}&s=b&c[]=x`)).statusCode).toBe(200)
  expect((await club.app.inject('/copertine/3.svg?s=a')).statusCode).toBe(404)
})

test('[NWS-002, NWS-003, NWS-004] filters are a form whose choice is in the address; apply is disabled while nothing changed', async () => {
  const document = await page('/news-approfondimenti?formato=Podcast')
  // Below stands what editors put there, whatever is filtered.
  document.querySelector('#strumenti')?.remove()
  const kinds = texts(document.querySelectorAll('#contenuto article')).filter((text) => !text.includes('Podcast'))
  expect(document.querySelectorAll('#contenuto article').length).toBeGreaterThan(0)
  expect(kinds).toEqual([])
  const form = document.querySelector('form[aria-label="Filtri"]')
  expect(form?.getAttribute('action')).toBe('/news-approfondimenti')
  expect(form?.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(true)
  // Nothing can wake that button where there is no JavaScript: another stands in its place.
  expect(form?.querySelector('noscript button[type=submit]')?.hasAttribute('disabled')).toBe(false)
  expect(form?.querySelectorAll('input[name=argomento]')).toHaveLength(10)
  expect(form?.textContent).toContain('Mostra altro')
})

test.each(['categoria', 'formato', 'argomento'])(
  '[NWS-007] a listing filtered by %s with nothing says so',
  async (name) => {
    const list = section(await page(`/news-approfondimenti?${name}=inesistente`), 'tutte')
    expect(list?.textContent).toContain(
      'Siamo spiacenti ma la ricerca non ha prodotto risultati. Riprova con parole chiave diverse.',
    )
    expect(linksIn(list)).toEqual([])
  },
)

test('[NWS-008, NWS-009] three categories to pick from, two items each; every category links to its page', async () => {
  const document = await page('/news-approfondimenti')
  const picker = section(document, 'per-categoria')
  expect(picker?.querySelectorAll('button[aria-pressed]')).toHaveLength(3)
  const offered = linksIn(picker)
  expect(offered).toHaveLength(2)
  const elsewhere = ['in-evidenza', 'tutte'].flatMap((place) => linksIn(section(document, place)))
  expect(elsewhere.length).toBeGreaterThan(20)
  for (const link of offered) expect(elsewhere, 'met twice on one page').not.toContain(link)
  expect(section(document, 'categorie')?.querySelectorAll('li a')).toHaveLength(8)
})

test('[NWS-010, NWS-011, NWS-012] the overview shows at most three items of each category; a category at most twelve per page, and six suggested ones', async () => {
  const overview = await page('/news-approfondimenti/categorie')
  for (const part of overview.querySelectorAll('section[aria-labelledby]'))
    expect(linksIn(part).length, part.getAttribute('aria-labelledby') ?? '').toBeLessThanOrEqual(3)
  const category = await page('/news-approfondimenti/clinica-e-terapia')
  expect(linksIn(category.querySelector('section[aria-label=Letture]'))).toHaveLength(12)
  expect(linksIn(section(category, 'consigliati'))).toHaveLength(6)
})

test('[CNT-004, CNT-005, CNT-006, NWS-015] an article shows its badges, date, abstract, Sommario, author and actions', async () => {
  const document = await page('/news-approfondimenti/clinica-e-terapia/cefalea-segnali-di-allarme')
  const words = document.querySelector('article')?.textContent ?? ''
  for (const expected of [
    'Articolo',
    'Clinica e terapia',
    '9 novembre 2026',
    'Di: Giorgia Amato, neurologa',
    'Condividi',
    'Stampa',
    'Scarica',
  ])
    expect(words).toContain(expected)
  const summary = [...(document.querySelector('nav[aria-label=Sommario]')?.querySelectorAll('a') ?? [])]
  const headings = [...document.querySelectorAll('.prose h2')]
  expect(summary.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `#${id}`))
  expect(document.querySelectorAll('[aria-labelledby=suggeriti] article')).toHaveLength(3)
})

test('[CNT-020, CNT-021, AUD-015] the paywall of an article offers each type its own step', async () => {
  const path = '/news-approfondimenti/assicurazioni-e-tutele/polizza-colpa-grave-che-cosa-copre'
  const offers: [number | null, string | null][] = [
    [null, 'Prova gratis'],
    [1001, 'Prova gratis'],
    [1002, 'Passa a premium'],
    [1003, null],
    [1004, 'Passa a premium'],
    [1005, 'Rinnova'],
  ]
  for (const [username, label] of offers) {
    const paywall = (await page(path, username)).querySelector('aside[aria-labelledby=paywall-title]')
    expect(paywall?.querySelector('a')?.textContent ?? null, String(username)).toBe(label)
    expect(paywall?.textContent?.includes('Hai già un account?') ?? false).toBe(username === null)
  }
})

test('[CNT-024, CNT-025] the resources have their two anchors, and eight modules at first with more to show', async () => {
  const document = await page('/risorse')
  const modules = document.querySelector('#resources-collection')
  expect(linksIn(modules)).toHaveLength(8)
  expect(modules?.textContent).toContain('Tutti i Moduli')
  expect(modules?.textContent).toContain('Mostra altro')
  const tools = document.querySelector('#all-tool')
  expect(linksIn(tools).length).toBeGreaterThan(0)
  expect(tools?.querySelector('a[href="/risorse/calcolatori/bmi"]')).not.toBeNull()
})

test('[SRC-012, SRC-013, SRC-014] the results page counts; with nothing found a visitor reads only that', async () => {
  const found = await page('/search?s=consenso', 1003)
  expect(found.querySelector('#contenuto [role=status]')?.textContent).toMatch(/^\d+ risultat[oi] per "consenso"$/)
  const none = await page('/search?s=zzzzqqq')
  expect(none.querySelector('#contenuto [role=status]')?.textContent).toBe(
    'Siamo spiacenti ma la ricerca non ha prodotto risultati.',
  )
  const member = await page('/search?s=zzzzqqq', 1003)
  expect(member.querySelector('#contenuto [role=status]')?.textContent).toBe(
    'Siamo spiacenti ma la ricerca non ha prodotto risultati. Potrebbero interessarti i seguenti contenuti.',
  )
})
