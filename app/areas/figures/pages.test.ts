import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { STAFF_ROLES } from '#areas/audience/model.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useClub } from '../../../tests/support/club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { GRIDS } from './cohort-model.ts'
import { FIGURES } from './definitions-model.ts'
import { keepTotals } from './fixtures.ts'
import type { Figure } from './model.ts'
import { figurePages, usualSplit } from './pages-model.ts'

const club = useClub()
const PAGES = figurePages(() => true)

beforeAll(() => keepTotals(club))

const read = async (url: string, who: number | null = STAFF.administrator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const open = async (url: string, who?: number) => {
  const answer = await read(url, who)
  expect(answer.statusCode, url).toBe(200)
  return new JSDOM(answer.body).window.document
}
const panelOf = (page: Document, code: string) => page.querySelector(`.figure-panel[data-figure="${code}"]`)
const rowsOf = (panel: Element | null) =>
  [...(panel?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
  )
/** `€ 1.234,50` and `1.234` as whole numbers of the unit that is kept. */
const plain = (words: string) => (!/\d/.test(words) ? null : Number(words.replace(/[^\d−-]/g, '').replace('−', '-')))

const csvOf = (body: string) =>
  body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'))

test('[FIG-001] Numeri has ten pages, and opens to whoever may read figures and to nobody else', async () => {
  expect(PAGES.map(({ title }) => title)).toEqual([
    'Panoramica',
    'Iscritti',
    'Incassi',
    'Formazione',
    'Letture',
    'Ricerche',
    'Richieste',
    'Fedeltà',
    'Professionisti',
    'Campagne',
  ])
  expect(permissionsOf('editor')).toContain('figures.read')
  expect(permissionsOf('operator')).toContain('figures.read')
  expect(STAFF_ROLES.filter((role) => permissionsOf(role).includes('figures.money'))).toContain('administrator')
  for (const { path, figures } of PAGES) {
    const page = await open(`${path}?periodo=mese-scorso`)
    // Figures, plots and tables of the period that is asked, on each.
    for (const { code } of figures) {
      const panel = panelOf(page, code)
      expect(panel?.querySelector('svg.plot[role="img"]'), code).not.toBeNull()
      expect(rowsOf(panel).length, code).toBeGreaterThanOrEqual(1)
      expect(panel?.querySelector('h2 + b')?.textContent, code).toMatch(/\d/)
    }
  }
  expect((await open('/redazione/numeri/campagne')).querySelector('section[aria-label="Lettere"]')?.textContent).toBe(
    'LettereLe lettere a molti non ci sono ancora.',
  )
  for (const role of STAFF_ROLES) {
    const may = permissionsOf(role).includes('figures.read')
    for (const { path } of PAGES.filter(({ figures }) =>
      figures.some(({ permission }) => permission === 'figures.read'),
    ))
      expect((await read(path, STAFF[role])).statusCode, `${role} ${path}`).toBe(may ? 200 : 403)
    expect((await read('/redazione', STAFF[role])).body.includes('href="/redazione/numeri"'), role).toBe(may)
  }
  expect((await read('/redazione/numeri/nulla')).statusCode).toBe(404)
  const tabs = [...(await open('/redazione/numeri')).querySelectorAll('nav[aria-label="Numeri"] a')]
  expect(tabs.map((tab) => tab.textContent)).toEqual(PAGES.map(({ title }) => title))
})

test('[FIG-002] every figure that is drawn has its definition beside it, and every definition is shown', async () => {
  const drawn = new Set<string>()
  for (const { path } of PAGES) {
    const page = await open(path)
    for (const figure of page.querySelectorAll('[data-figure]')) {
      const code = figure.getAttribute('data-figure') ?? ''
      const definition = [...GRIDS, ...FIGURES].find((each) => each.code === code)
      expect(definition, `${code} of ${path} has no definition`).toBeDefined()
      const beside = figure.querySelector('details[data-definition]')
      expect(beside?.getAttribute('data-definition')).toBe(code)
      expect(beside?.querySelector('summary')?.textContent).toContain('Come si conta')
      expect(beside?.textContent).toContain(definition?.sentence)
      drawn.add(code)
    }
    expect(page.querySelectorAll('svg.plot[role="img"]').length).toBe(
      page.querySelectorAll('.figure-panel[data-figure]').length,
    )
  }
  expect([...GRIDS, ...FIGURES].map(({ code }) => code).filter((code) => !drawn.has(code))).toEqual([])
  const all = await open('/redazione/numeri/definizioni')
  for (const { code, sentence } of [...GRIDS, ...FIGURES])
    expect(all.querySelector(`[data-definition="${code}"]`)?.textContent, code).toContain(sentence)
})

describe('[FIG-012] the period in the address', () => {
  test.each([
    ['dal=2026-02-30&al=2026-03-01', 'non è un giorno'],
    ['passo=minuto', 'non esiste'],
  ])('%s says what is wrong and shows the usual one', async (search, sentence) => {
    const page = await open(`/redazione/numeri/iscritti?${search}`)
    expect(page.querySelector('#contenuto')?.textContent).toContain(sentence)
    expect(rowsOf(panelOf(page, 'members.premium'))).toHaveLength(30)
  })

  test('rules every figure of the page, with its step and its comparison', async () => {
    const page = await open('/redazione/numeri/iscritti?periodo=12-mesi&passo=mese&confronto=anno-prima')
    const rows = rowsOf(panelOf(page, 'members.joined'))
    expect(rows.length).toBe(12)
    expect(panelOf(page, 'members.joined')?.querySelector('caption')?.textContent).toContain('un anno prima')
    expect(panelOf(page, 'members.joined')?.querySelectorAll('thead th[scope="col"]')).toHaveLength(3)
  })
})

test('[FIG-016] [FIG-017] a plot is drawn in the page, says its numbers, and has them in a table', async () => {
  for (const search of ['', '?periodo=da-sempre&passo=giorno', '?periodo=12-mesi&per=province']) {
    const page = await open(`/redazione/numeri/iscritti${search}`)
    for (const panel of page.querySelectorAll('.figure-panel')) {
      const svg = panel.querySelector('svg.plot[role="img"]')
      expect(Buffer.byteLength(svg?.outerHTML ?? '')).toBeLessThanOrEqual(30_000)
      expect(svg?.querySelector('script, style, [style]')).toBeNull()
      const named = (attribute: string) => page.getElementById(svg?.getAttribute(attribute) ?? '')?.textContent
      expect(named('aria-labelledby')).toContain(panel.querySelector('h2')?.textContent)
      expect(named('aria-describedby')).toMatch(/il punto più alto|nessun dato/)
      expect(panel.querySelector('details:has(table) summary')?.textContent).toContain('Vedi i numeri')
      expect(rowsOf(panel).length).toBeLessThanOrEqual(400)
      const caption = panel.querySelector('table caption')?.textContent ?? ''
      expect(caption).toContain(panel.querySelector('h2')?.textContent)
      expect(caption).toMatch(/ al \d\d\/\d\d\/\d{4}.*; confronto: /)
      expect(panel.querySelectorAll('th:not([scope])')).toHaveLength(0)
      expect(rowsOf(panel)).toHaveLength(panel.querySelectorAll('tbody th[scope="row"]').length)
    }
  }
})

type Said = { totale: number | null; menoDi5: boolean }
/** Credits are tenths, and say so only where they are not whole. */
const wordsOf =
  ({ unit }: Figure) =>
  (cell: string) => {
    if (cell === 'meno di 5') return cell
    const number = plain(cell)
    return number !== null && unit === 'credits' && !/[.,]\d$/.test(cell) ? number * 10 : number
  }

/** The numbers of the call, which are those of the file; answers them with their whole. */
async function saidTwice(figure: Figure, asked: URLSearchParams) {
  const call = await read(`/api/Numeri/${figure.code}?${asked}`)
  expect(call.statusCode, call.body).toBe(200)
  const answer = call.json()
  const said = answer.punti.map((point: { totale: number; prima: number | null; gruppi: Said[] }) => [
    ...point.gruppi.map(({ totale, menoDi5 }) => (menoDi5 ? 'meno di 5' : totale)),
    point.totale,
    ...(asked.get('confronto') === 'nessuno' ? [] : [point.prima]),
  ])
  const file = csvOf((await read(`/redazione/numeri/file/${figure.code}?${asked}`)).body)
  const first = file.findIndex(([cell]) => cell === 'Dal') + 1
  expect(
    file.slice(first).map((row) => row.slice(2).map(wordsOf(figure))),
    `${figure.code} ${asked}`,
  ).toEqual(said)
  expect(file.slice(0, 3)).toEqual([
    ['Cifra', figure.name],
    ['Codice', figure.code],
    ['Come si conta', figure.sentence],
  ])
  const sums = answer.punti.map(({ totale }: Said) => totale)
  const whole = figure.kind === 'level' ? sums.at(-1) : sums.reduce((sum: number, each: number) => sum + each, 0)
  if (sums.length > 0 && !figure.mean) expect(answer.totale).toBe(whole)
  return { said, whole: answer.totale }
}

test('[FIG-020] [FIG-021] page, file and call say the same of every figure, for 50 periods at random', async () => {
  const random = seededRandom(66)
  const yesterday = addRomeDays(romeDayOf(club.clock.now()), -1)
  const seen = new Set<string>()
  const pages = PAGES.filter(({ slug }) => slug !== '')
  for (let round = 0; round < 50; round++) {
    const page = pages[round % pages.length]
    if (!page) throw new Error('There is no page.')
    const from = addRomeDays(yesterday, -random.below(400))
    const to = addRomeDays(from, random.below(1 + Math.round((Date.parse(yesterday) - Date.parse(from)) / 86_400_000)))
    const step = random.pick(['', 'giorno', 'settimana', 'mese', 'trimestre'])
    const comparison = random.pick(['prima', 'anno-prima', 'stesso-giorno', 'nessuno'])
    const offered = [...new Set(page.figures.flatMap(({ splits }) => splits))]
    const split = random.below(2) === 0 ? (offered[random.below(offered.length || 1)] ?? '') : ''
    const days = { dal: from, al: to, passo: step, confronto: comparison }
    const search = new URLSearchParams({ ...days, per: split })
    const opened = await open(`${page.path}?${search}`)
    for (const figure of page.figures) {
      const per = split ? (figure.splits.find((each) => each === split) ?? '') : (usualSplit(figure) ?? '')
      const asked = new URLSearchParams(Object.entries({ ...days, per }).filter(([, value]) => value !== ''))
      const { said, whole } = await saidTwice(figure, asked)
      const panel = panelOf(opened, figure.code)
      expect(
        rowsOf(panel).map((row) => row.map(wordsOf(figure))),
        `${figure.code} ${search}`,
      ).toEqual(said)
      expect(wordsOf(figure)(panel?.querySelector('b')?.textContent ?? '')).toBe(whole)
      const link = new URLSearchParams(panel?.querySelector('a.figure-file')?.getAttribute('href')?.split('?')[1])
      expect([link.get('dal'), link.get('al'), link.get('per') ?? '']).toEqual([from, to, per])
      seen.add(figure.code)
    }
  }
  expect(FIGURES.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual([])
})

test('[FIG-021] the call is described with all that may be asked', async () => {
  const { paths } = (await read('/api/openapi.json')).json()
  const { get } = paths['/Numeri/{codice}']
  const names = get.parameters.map(({ name }: { name: string }) => name)
  expect(names).toEqual(['codice', 'dal', 'al', 'passo', 'per', 'confronto'])
  expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['200', '400', '403', '404']))
})

test('[FIG-021] the call names what is wrong, and keeps to its permission', async () => {
  const status = async (url: string, who?: number) => (await read(`/api/Numeri/${url}`, who)).statusCode
  expect(await status('members.nulla')).toBe(404)
  expect(await status('constructor')).toBe(404)
  expect(await status('members.premium', STAFF.tutor)).toBe(403)
  expect(await status('money.takings', STAFF.operator)).toBe(403)
  // To whoever does not work at the desk its calls do not exist (IDN-026).
  const stranger = await club.app.inject({ url: '/api/Numeri/members.premium' })
  expect(stranger.statusCode).toBe(404)
  for (const [search, field] of [
    ['dal=2026-13-01&al=2026-09-01', 'dal'],
    ['dal=2026-09-01&al=ieri', 'al'],
    ['passo=minuto', 'passo'],
    ['passo=ora', 'passo'],
    ['per=operator', 'per'],
    ['per=way', 'per'],
    ['confronto=mai', 'confronto'],
  ] as const) {
    const answer = await read(`/api/Numeri/members.premium?${search}`)
    expect(answer.statusCode, search).toBe(400)
    expect(answer.body, search).toContain(`"${field}"`)
  }
})

test('[FIG-052] Oggi and Panoramica show at most six figures that the person may see, each with a line, a comparison and its definition', async () => {
  for (const [who, hasMoney, path] of [
    [STAFF.operator, false, '/redazione'],
    [STAFF.administrator, true, '/redazione'],
    [STAFF.operator, false, '/redazione/numeri'],
    [STAFF.administrator, true, '/redazione/numeri'],
  ] as const) {
    const page = await open(path, who)
    const codes = [...page.querySelectorAll('.figure-tile')].map((tile) => tile.getAttribute('data-figure') ?? '')
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.length).toBeLessThanOrEqual(6)
    expect(codes.some((code) => code.startsWith('money.'))).toBe(hasMoney)
    for (const code of codes) expect(page.querySelector(`.figure-tile [data-definition="${code}"]`)).not.toBeNull()
    expect(page.querySelectorAll('.figure-tile svg.plot-spark')).toHaveLength(codes.length)
    for (const tile of page.querySelectorAll('.figure-tile'))
      expect(tile.textContent).toMatch(/[+−](€\s)?\d|come prima/)
  }
  expect((await open('/redazione', STAFF.tutor)).querySelector('.figure-tile')).toBeNull()
})

test('[FIG-043] nothing is split by whoever works at the desk', () => {
  for (const { splits } of FIGURES) for (const split of splits) expect(split).not.toMatch(/staff|operator|actor/)
})
