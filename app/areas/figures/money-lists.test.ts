import { beforeAll, expect, test } from 'vitest'
import { EARNINGS_PATH } from '#areas/billing/paths-model.ts'
import { addRomeDays, addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { recountDays } from './commands.server.ts'
import { INSTALLMENTS_PATH, MOVES_PATH } from './money-parts-rules.ts'

const club = useClub()
const PAGE = '/redazione/numeri/incassi?periodo=12-mesi'

beforeAll(async () => {
  const to = addRomeDays(romeDayOf(club.clock.now()), -1)
  // The plans of the demo are paid in instalments: one is late, one was paid a week after its day.
  await club.database.pool.query(
    `update invoices set due_on = $1::date - 45 where id = (select i.id from invoices i join orders o on o.id = i.order_id where o.state = 'confirmed' and i.state = 0 order by i.due_on, i.id limit 1)`,
    [to],
  )
  await club.database.pool.query(
    `update invoices set due_on = due_on - 6 where id = (select id from invoices where state = 1 and kind = 'invoice' and paid_at < $1::date - 60 order by paid_at desc, id limit 1)`,
    [to],
  )
  const parts = recountDays(club.database.db, { from: addRomeDays(to, -420), to, now: () => club.clock.now() })
  for await (const part of parts) expect(part.days).toBeGreaterThan(0)
})

const read = async (url: string, who: number) => club.app.inject({ url, headers: await club.cookieOf(who) })
const open = async (url: string, who: number = STAFF.administrator) => {
  const answer = await read(url, who)
  expect(answer.statusCode, url).toBe(200)
  return documentOf(answer.body)
}
const listOf = (page: Document, title: string) =>
  [...(page.querySelector(`section[aria-label="${title}"]`)?.querySelectorAll('tbody tr') ?? [])].map((row) => [
    ...row.children,
  ])
const cents = (words = '') => BigInt(words.replace('−', '-').replace(/[^\d-]/g, ''))

test('[FIG-033] the account of the monthly value closes to the cent, and each movement leads to its people', async () => {
  const page = await open(PAGE)
  const rows = listOf(page, 'Movimenti del valore mensile')
  const [before, ...rest] = rows.map(([, money]) => cents(money?.textContent ?? ''))
  const after = rest.pop()
  expect(rest).toHaveLength(5)
  expect(rest.reduce((sum, change) => sum + change, before ?? 0n)).toBe(after)
  expect(after).toBeGreaterThan(0n)
  const links = rows.flatMap((row) => [...(row[2]?.querySelectorAll('a') ?? [])])
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    const people = await open(link.getAttribute('href') ?? '')
    const shown = people.querySelectorAll('tbody tr')
    expect(shown).toHaveLength(Number(link.textContent))
    for (const row of shown) expect(row.querySelector('a[href^="/redazione/iscritti/"]')).not.toBeNull()
  }
})

test('[FIG-034] each number of instalments leads to the orders with the same total, and who is suspended stands apart', async () => {
  const page = await open(PAGE)
  const lists = ['Rate in arrivo', 'Rate in ritardo', 'Quanto si paga in tempo'].map((title) => listOf(page, title))
  expect(lists.map((list) => list.length > 1)).toEqual([true, true, true])
  expect(lists[1]?.map(([name]) => name?.textContent)).toContain('Sospesi per una rata')
  const links = lists.flat(2).flatMap((cell) => [...cell.querySelectorAll('a')])
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) {
    const url = link.getAttribute('href') ?? ''
    const orders = await open(url)
    const lead = orders.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? ''
    const said = (link.textContent ?? '').replace(/ \(.*$/, '').replace(/\s+/g, ' ')
    if (said.startsWith('€')) expect(lead, url).toContain(`${said}: `)
    else expect(lead, url).toMatch(new RegExp(`: .*\\b${said} (rat[ae]|person[ae])`))
    const sums = [...orders.querySelectorAll('tbody tr')].map((row) => cents(row.lastElementChild?.textContent ?? ''))
    expect(lead).toContain(`${sums.length} ordin`)
    if (said.startsWith('€')) expect(sums.reduce((sum, each) => sum + each, 0n)).toBe(cents(said))
  }
})

test('[FIG-033] [FIG-034] [FIG-050] whoever may not see people, orders or money is led nowhere', async () => {
  const page = await open(PAGE, STAFF.accountant)
  expect(page.querySelector(`a[href^="${MOVES_PATH}"]`)).toBeNull()
  const installments = page.querySelector(`a[href^="${INSTALLMENTS_PATH}"]`)?.getAttribute('href') ?? ''
  expect((await read(installments, STAFF.accountant)).statusCode).toBe(200)
  const today = romeDayOf(club.clock.now())
  const moves = `${MOVES_PATH}?mossa=new&dal=${today}&al=${today}`
  expect((await read(moves, STAFF.accountant)).statusCode).toBe(403)
  for (const url of [moves, installments]) {
    for (const who of [STAFF.operator, STAFF.editor]) expect((await read(url, who)).statusCode, url).toBe(403)
  }
  for (const wrong of [
    'mossa=altro&dal=2026-01-01&al=2026-01-02',
    'mossa=new&dal=2026-01-01',
    `mossa=new&dal=1900-01-01&al=${today}`,
  ])
    expect((await read(`${MOVES_PATH}?${wrong}`, STAFF.administrator)).statusCode, wrong).toBe(404)
  for (const wrong of [
    `giorno=${today}&gruppo=tutti`,
    `giorno=${today}&scadute=2026-01&entro=5`,
    'giorno=2026-02-30&gruppo=1-30',
  ])
    expect((await read(`${INSTALLMENTS_PATH}?${wrong}`, STAFF.administrator)).statusCode, wrong).toBe(404)
})

test('[FIG-035] issued, earned and carried stand beside takings and invoices, as the accounts say them, and closed months are marked', async () => {
  const { app, clock, cookieOf } = club
  const last = addRomeMonths(romeDayOf(clock.now()), -1).slice(0, 7)
  const closed = await app.inject({
    method: 'POST',
    url: EARNINGS_PATH,
    headers: {
      ...(await cookieOf(STAFF.administrator)),
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ act: 'close', mese: last }).toString(),
  })
  expect(closed.headers.location).toContain('fatto=chiuso')
  const page = await open(`${PAGE}&passo=mese`, STAFF.accountant)
  const rows = listOf(page, 'Ricavi per competenza, mese per mese').map((row) =>
    row.map((cell) => cell.textContent ?? ''),
  )
  const whole = rows.filter(([name = '']) => !name.includes('('))
  expect(whole.length).toBeGreaterThan(8)
  const accounts = new Map<string, string[]>()
  for (const year of new Set(whole.map(([name = '']) => /\d{4}/.exec(name)?.[0] ?? '')))
    for (const row of (await open(`${EARNINGS_PATH}?anno=${year}`)).querySelectorAll('table:first-of-type tbody tr')) {
      const [name = '', ...cells] = [...row.children].map((cell) => cell.textContent ?? '')
      if (!accounts.has(name.toLocaleLowerCase('it'))) accounts.set(name.toLocaleLowerCase('it'), cells)
    }
  for (const [name = '', _takings, invoiced, ...own] of whole) {
    expect(name).toMatch(/, chiuso$/)
    const written = accounts.get(name.replace(', chiuso', ''))
    expect(written?.[3], name).toBe('Chiuso')
    expect(own.map(cents), name).toEqual(written?.slice(0, 3).map(cents))
    expect(invoiced).toMatch(/€/)
  }
  const table = page.querySelector('[data-figure="money.earned"] table')
  expect(
    [...(table?.querySelectorAll('tbody th') ?? [])]
      .map((cell) => cell.textContent ?? '')
      .filter((name) => name.endsWith(', chiuso')),
  ).toHaveLength(whole.length)
  await club.database.pool.query('delete from closed_months')
})
