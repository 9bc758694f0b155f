import { beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../db/seed/makers.ts'
import { useClub } from '../../tests/support/club.ts'
import { documentOf } from '../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../tests/support/visitors.ts'

/** The list of members: what it is asked, what it answers, how it is walked. */
const club = useClub()
const PATH = '/redazione/iscritti'

async function ask(query: string, who: number = STAFF.operator) {
  return club.app.inject({ url: `${PATH}${query}`, headers: await club.cookieOf(who) })
}
async function page(query: string) {
  const { body, statusCode } = await ask(query)
  const document = documentOf(body)
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent?.trim() ?? '')
  return {
    statusCode,
    document,
    people: [...document.querySelectorAll('tbody th a')].map(
      (link) => /iscritti\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
    ),
    count: text('[role="status"]')[0],
    chips: text('ul[aria-label="Condizioni"] > li'),
    text,
    links: (words: string) =>
      [...document.querySelectorAll('a')]
        .filter((a) => a.textContent?.includes(words))
        .map((a) => a.getAttribute('href')),
  }
}

let total = 0
beforeAll(async () => {
  const { rows } = await club.database.pool.query('select count(*)::int as count from members')
  total = rows[0].count
})

describe('[DSK-014] the question', () => {
  test('is chips that are taken away one by one, joined by e, their values by o', async () => {
    const { chips, links, people, count } = await page('?tipo=PREMIUM,TRIAL&email-confermata=si')
    expect(chips[0]).toContain('Tipo è Premium o In prova')
    expect(chips[1]).toContain('E-mail confermata è sì')
    expect(links('Togli la condizione Tipo')).toEqual([`${PATH}?email-confermata=si`])
    expect(links('Togli la condizione E-mail')).toEqual([`${PATH}?tipo=PREMIUM,TRIAL`])
    expect(count).toMatch(new RegExp(`^\\d+ su ${total.toLocaleString('it-IT')} iscritti$`))
    expect(people.length).toBeGreaterThan(10)
  })

  test.each([
    ['a field that is not there', '?stipendio=alto', 'stipendio: alto'],
    ['a value that is not there', '?tipo=altro', 'Tipo: altro'],
    ['a broken one beside a good one', '?tipo=PREMIUM&scadenza=domani', 'Scadenza: domani'],
    ['a denied value that is not there', '?provincia=non:XX', 'Provincia: non:XX'],
  ])('%s is struck through and answered by nobody', async (_name, query, words) => {
    const { document, people, count } = await page(query)
    expect(document.querySelector('s')?.textContent).toBe(words)
    expect(document.body.textContent).toContain('Questa condizione non esiste più')
    expect([people, count?.startsWith('0 su ')]).toEqual([[], true])
  })

  test('what is typed and what is asked are parameters: signs of SQL find nobody and break nothing', async () => {
    for (const query of [
      "?cognome=contiene:'%3Bdrop table members%3B--",
      '?cognome=contiene:%25',
      '?cognome=comincia:_',
    ])
      expect((await page(query)).people, query).toEqual([])
    expect((await page('')).people.length).toBeGreaterThan(0)
  })

  test('an empty list says what would fill it', async () => {
    const { document, links } = await page('?cognome=nessunsichiamacosi&tipo=PREMIUM')
    expect(document.body.textContent).toContain('Nessuno con queste 2 condizioni.')
    expect(links('Togli Cognome')).toEqual([`${PATH}?tipo=PREMIUM`])
    expect(links('Togli Tipo')).toEqual([])
  })
})

describe('without scripts', () => {
  test('a condition is chosen from a list of links, and its form leads to the question with it', async () => {
    const [chooser] = (await page('?tipo=PREMIUM')).links('Altra condizione')
    const [provinces] = (await page(String(chooser).slice(PATH.length))).links('Provincia')
    const { document } = await page(String(provinces).slice(PATH.length))
    const form = document.querySelector<HTMLFormElement>('section form')
    const sent = new URLSearchParams()
    for (const field of form?.querySelectorAll<HTMLInputElement>('input[type=hidden], select') ?? [])
      sent.append(field.name, field.value)
    expect(form?.querySelectorAll('input[type=checkbox][name=valore]').length).toBe(108)
    for (const value of ['MI', 'MB']) sent.append('valore', value)
    const answer = await ask(`?${sent}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${PATH}?tipo=PREMIUM&provincia=MI,MB`])
    sent.set('operatore', 'non-is')
    sent.set('posto', '0')
    expect((await ask(`?${sent}`)).headers.location).toBe(`${PATH}?provincia=non:MI,MB`)
  })

  test.each([
    ['campo=provincia&operatore=is', 'no value'],
    ['campo=scadenza&operatore=next&giorni=molti', 'no number'],
    ['campo=scadenza&operatore=between&giorno=2026-03-01&giorno-2=2026-01-01', 'the last day before the first'],
  ])('%s is refused in its form: %s', async (query) => {
    const { document, statusCode } = await page(`?${query}`)
    expect(statusCode).toBe(200)
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Completa la condizione')
  })

  test('a period of a course is chosen with its course', async () => {
    const { rows } = await club.database.pool.query('select min(id) as id from courses')
    const sent = `campo=corso&operatore=is&valore=superato&quale=${rows[0].id}&quando=last&quando-giorni=90`
    expect((await ask(`?${sent}`)).headers.location).toBe(
      `${PATH}?corso=superato%3Bquale:${rows[0].id}%3Bquando:ultimi:90`,
    )
  })
})

describe('[DSK-012] the order', () => {
  const columns = ['cognome', 'tipo', 'piano', 'professione', 'provincia', 'scadenza', 'visita', 'crediti']

  test.each(columns)(
    'by %s: nobody is on two pages or on none, in both directions, and empty values are last',
    async (by) => {
      for (const sign of ['', '-']) {
        const seen: string[] = []
        const values: (string | undefined)[] = []
        for (let at = 1; at <= Math.ceil(total / 25); at += 1) {
          const { people, document } = await page(`?ordina=${sign}${by}&righe=25&pagina=${at}`)
          seen.push(...people)
          const place = [...document.querySelectorAll('thead th')].findIndex((th) => th.hasAttribute('aria-sort'))
          const sort = document.querySelectorAll('thead th')[place]?.getAttribute('aria-sort')
          expect(sort).toBe(sign ? 'descending' : 'ascending')
          for (const row of document.querySelectorAll('tbody tr')) values.push(row.children[place]?.textContent?.trim())
        }
        expect([seen.length, new Set(seen).size]).toEqual([total, total])
        const firstEmpty = values.indexOf('–')
        if (firstEmpty >= 0) expect(new Set(values.slice(firstEmpty))).toEqual(new Set(['–']))
      }
    },
  )

  test('a head leads to its order, and again to the contrary', async () => {
    const head = async (query: string) =>
      (await page(query)).document.querySelector('thead th:nth-child(7) a')?.getAttribute('href')
    expect(await head('?tipo=PREMIUM')).toBe(`${PATH}?tipo=PREMIUM&ordina=scadenza`)
    expect(await head('?tipo=PREMIUM&ordina=scadenza')).toBe(`${PATH}?tipo=PREMIUM&ordina=-scadenza`)
    expect(await head('?tipo=PREMIUM&ordina=-scadenza')).toBe(`${PATH}?tipo=PREMIUM&ordina=scadenza`)
  })

  test('a column that is not there is said, and the order is the usual one', async () => {
    const { document, people } = await page('?ordina=stipendio')
    expect(document.body.textContent).toContain('La colonna «stipendio» non c’è: l’ordine è quello di sempre')
    expect(people).toEqual((await page('')).people)
  })
})

describe('[DSK-012] pages', () => {
  test.each([25, 50, 100, 200])('hold %i rows where it is asked', async (size) => {
    expect((await page(`?righe=${size}`)).people.length).toBe(Math.min(size, total))
  })

  test('of another size, or beyond the end, are not there', async () => {
    expect((await page('?righe=1000000')).people.length).toBeLessThanOrEqual(200)
    expect((await ask('?pagina=999')).statusCode).toBe(404)
  })

  test('lead to each other with the whole question', async () => {
    const { document } = await page('?email-confermata=si&ordina=cognome&righe=25')
    expect(document.querySelector('[aria-label="Pagina successiva"]')?.getAttribute('href')).toBe(
      `${PATH}?email-confermata=si&ordina=cognome&righe=25&pagina=2`,
    )
  })
})

test('[DSK-013] a count beyond 10.000 is “più di 10.000”, and exact to whoever asks', async () => {
  const { pool } = club.database
  await pool.query(`insert into members (username, email, name, surname, client_code, registration_date)
    select 70000000 + n, 'tanti' || n || '@posta.example', 'Ada', 'Tantissimi', 'T' || n, now() from generate_series(1, 10001) n`)
  const { count, links } = await page('?cognome=tantissimi')
  expect(count).toContain('più di 10.000 su più di 10.000')
  const [all] = links('Conta tutti')
  expect((await page(String(all).slice(PATH.length))).count).toContain('10.001 su')
  await pool.query("delete from members where surname = 'Tantissimi'")
  expect((await page('?cognome=tantissimi')).count).toMatch(/^0 su/)
})

test('a row says what whoever answers must know', async () => {
  const now = club.clock.now()
  const end = new Date(now.getTime() + 5 * 86_400_000)
  const id = await makeMember(club.database.db, {
    now,
    person: {
      name: 'Ida',
      surname: 'Rigante',
      profession: 'Biologa',
      premiumPeriods: [{ start: new Date(now.getTime() - 86_400_000), end }],
    },
  })
  await club.database.pool.query(`insert into billing_profiles (member_id, data) values ($1, '{"province":"LO"}')`, [
    id,
  ])
  await club.database.pool.query(
    "update members set last_visit_on = ($2 at time zone 'Europe/Rome')::date - 1 where id = $1",
    [id, now],
  )
  const { document } = await page('?cerca=Rigante')
  const cells = [...(document.querySelector('tbody tr')?.children ?? [])]
    .slice(1)
    .map((cell) => cell.textContent?.trim())
  expect(cells[0]).toBe('Rigante Ida')
  expect(cells.slice(2, 5)).toEqual(['–', 'Biologa', 'LO'])
  expect(cells[1]).toContain('Premium')
  expect(cells[5]).toMatch(/^\d\d\/\d\d\/\d{4} [45] giorni$/)
  expect(cells[6]).toBe('ieri')
})

test('an editor and a member are told nothing', async () => {
  for (const who of [STAFF.editor, VISITORS.PREMIUM ?? 0]) {
    for (const query of ['', '?tipo=PREMIUM', '?campo=provincia', '?conta=tutti'])
      expect((await ask(query, who)).statusCode, query).toBe(403)
  }
})
