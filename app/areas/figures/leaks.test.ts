import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { PROVINCES } from '#platform/pure/provinces.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useClub } from '../../../tests/support/club.ts'
import { setRole } from '../../../tests/support/roles.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { FIGURES } from './definitions-model.ts'
import { keepTotals } from './fixtures.ts'

const club = useClub()
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

test('[FIG-048] groups of one to four are not said, in page, plot, table, file and call', async () => {
  const search = '?periodo=12-mesi&passo=mese&per=province'
  const panel = panelOf(await open(`/redazione/numeri/iscritti${search}`), 'members.premium')
  expect(panel?.textContent).toContain('meno di 5')
  // B has five every day, C has three: C alone would follow from the whole.
  for (const row of rowsOf(panel)) expect(row.slice(1, 3)).toEqual(['nascosto', 'meno di 5'])
  const points = (await read(`/api/Numeri/members.premium${search.replace('periodo=12-mesi&', '')}`)).json().punti
  for (const { gruppi } of points)
    expect(gruppi.slice(1).every(({ totale }: { totale: number }) => totale === null)).toBe(true)
  const file = (await read(panel?.querySelector('a.figure-file')?.getAttribute('href') ?? '')).body
  expect(file).toContain('meno di 5')
  // A day is not offered for groups this small, nor a week that is cut.
  const daily = panelOf(
    await open('/redazione/numeri/iscritti?periodo=30-giorni&passo=giorno&per=province'),
    'members.premium',
  )
  expect(rowsOf(daily).length).toBeLessThanOrEqual(4)
})

test('[FIG-048] no two questions of other days, steps or groups tell what one of them hides', async () => {
  const { pool } = club.database
  const today = romeDayOf(club.clock.now())
  await pool.query("delete from figure_days where code = 'members.joined' and split in ('province', 'region', '')")
  const random = seededRandom(48)
  const provinces = Object.keys(PROVINCES).slice(0, 24)
  for (const province of provinces)
    await pool.query(
      `insert into figure_days (code, day, split, value, amount, version)
       select 'members.joined', day, 'province', $2, (random() < $3)::int, 1 from generate_series($1::date - 300, $1::date - 1, interval '1 day') d (day)`,
      [today, province, random.below(100) < 60 ? 0.05 : 0.8],
    )
  await pool.query(
    `insert into figure_days (code, day, split, value, amount, version)
     select code, day, '', '', sum(amount), 1 from figure_days where code = 'members.joined' and split = 'province' group by 1, 2`,
  )
  const said = new Map<string, string>()
  const spans = new Set<string>()
  for (let round = 0; round < 40; round++) {
    const from = addRomeDays(today, -random.below(300) - 1)
    const to = addRomeDays(from, random.below(1 + Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000)))
    const step = random.pick(['', 'giorno', 'settimana', 'mese', 'trimestre', 'anno'])
    const search = new URLSearchParams({ dal: from, al: to, ...(step && { passo: step }), per: 'province' })
    const answer = (await read(`/api/Numeri/members.joined?${search}`)).json()
    for (const { dal, al, totale, gruppi } of answer.punti) {
      spans.add(`${dal} ${al}`)
      type Group = { nome: string; totale: number | null; menoDi5: boolean; nascosto: boolean }
      for (const { nome, totale: of, menoDi5, nascosto } of gruppi as Group[]) {
        expect(of === null, nome).toBe(menoDi5 || nascosto)
        expect(of !== null && of > 0 && of < 5, `${nome} ${of}`).toBe(false)
        if (nome === 'Altri') continue
        const known = said.get(`${dal} ${nome}`)
        const now = `${of} ${menoDi5} ${nascosto}`
        if (known) expect(now, `${dal} ${nome}`).toBe(known)
        said.set(`${dal} ${nome}`, now)
      }
      const all = (gruppi as Group[]).map(({ totale: of }) => of)
      const missing = all.filter((of) => of === null).length
      expect(missing, `${dal}: one number alone follows from ${totale}`).not.toBe(1)
    }
  }
  // Whole months and nothing else: days and weeks between them would be what months leave of each other.
  expect(spans.size).toBeGreaterThan(4)
  for (const span of spans) expect(span).toMatch(/^(\d{4}-\d{2})-01 \1-(28|29|30|31)$/)
  expect([...said.values()].some((words) => words.includes('true'))).toBe(true)
})

test('[FIG-050] money is for whoever may see it, and nothing else speaks of it', async () => {
  const money = FIGURES.filter(({ permission }) => permission === 'figures.money')
  expect(money.length).toBeGreaterThan(0)
  const [first] = money
  for (const who of [STAFF.editor, STAFF.operator]) {
    for (const path of [
      '/redazione',
      '/redazione/numeri',
      '/redazione/numeri/iscritti',
      '/redazione/numeri/definizioni',
    ]) {
      const { body } = await read(path, who)
      for (const { code, sentence } of money) {
        expect(body, path).not.toContain(code)
        expect(body, path).not.toContain(sentence)
      }
      const drawn = new JSDOM(body).window.document.querySelectorAll(
        '.figure-tile, .figure-panel, [aria-label="Numeri"]',
      )
      for (const part of drawn) expect(part.textContent, path).not.toMatch(/€|Incassi/)
    }
    expect((await read('/redazione/numeri/incassi', who)).statusCode).toBe(403)
    expect((await read(`/redazione/numeri/file/${first?.code}`, who)).statusCode).toBe(403)
    expect((await read(`/api/Numeri/${first?.code}`, who)).statusCode).toBe(403)
  }
  const taken = async () => {
    const { rows } = await club.database.pool.query(
      "select details->>'name' as name from audit_events where kind = 'list-exported' order by at, id",
    )
    return rows.map(({ name }) => name)
  }
  const before = await taken()
  await read('/redazione/numeri/file/members.premium?dal=2026-10-01&al=2026-10-31', STAFF.accountant)
  await read(`/redazione/numeri/file/${first?.code}?dal=2026-10-01&al=2026-10-31`, STAFF.accountant)
  expect((await taken()).slice(before.length)).toEqual([`${first?.name}, dal 01/10/2026 al 31/10/2026`])
})

test('[FIG-050] neither the search of the desk nor a drawing speaks of money, and whoever loses the permission opens no file of it', async () => {
  const money = FIGURES.filter(({ permission }) => permission === 'figures.money')
  for (const who of [STAFF.editor, STAFF.operator]) {
    for (const words of ['Incassi', 'Fatturato', 'ricorrente', 'Numeri']) {
      const { body } = await read(`/redazione/trova?cerca=${words}`, who)
      for (const { code } of money) expect(body).not.toContain(code)
      expect(body).not.toContain('/numeri/incassi')
    }
    for (const path of ['/redazione', '/redazione/numeri', '/redazione/numeri/iscritti?periodo=12-mesi']) {
      const page = await open(path, who)
      for (const svg of page.querySelectorAll('svg.plot, svg.plot-spark'))
        expect(svg.textContent).not.toMatch(/€|Incass/)
      for (const link of page.querySelectorAll('a[href*="/numeri"]'))
        expect(link.getAttribute('href')).not.toMatch(/incassi|money/)
    }
  }
  const file = '/redazione/numeri/file/money.takings?dal=2026-10-01&al=2026-10-31'
  const taken = await read(file, STAFF.accountant)
  expect(taken.statusCode).toBe(200)
  const { db, pool } = club.database
  const { rows } = await pool.query('select id from members where username = $1', [STAFF.accountant])
  // The same person, who may still read figures but no longer money.
  await setRole(db, rows[0].id, 'editor')
  const { name, value } = await club.enter(STAFF.accountant)
  const later = async (url: string) => (await club.app.inject({ url, cookies: { [name]: value } })).statusCode
  expect(await later(file)).toBe(403)
  expect(await later('/redazione/numeri/file/members.premium')).toBe(200)
})
