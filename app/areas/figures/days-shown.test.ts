import { JSDOM } from 'jsdom'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { addRomeDays, formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { keepTotals } from './fixtures.ts'
import { TYPE_FIGURES } from './model.ts'
import { figurePages } from './pages-model.ts'

const club = useClub()
beforeEach(async () => {
  club.clock.reset()
  await keepTotals(club)
})

const read = async (url: string, who: number = STAFF.administrator) => {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(who) })
  expect(answer.statusCode, url).toBe(200)
  return answer
}
const open = async (url: string, who?: number) => new JSDOM((await read(url, who)).body).window.document
const query = (text: string, values: unknown[] = []) => club.database.pool.query(text, values)

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '')

/** What is asked of the database from now on, until it is no longer listened to. */
function listen() {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  return { texts: () => sent.mock.calls.map(([statement]) => textOf(statement)), end: () => sent.mockRestore() }
}
async function askedBy(act: () => Promise<unknown>): Promise<string[]> {
  const { texts, end } = listen()
  try {
    await act()
    return texts()
  } finally {
    end()
  }
}
const FIRST_TABLES =
  /(?:from|join)\s+"(?:members|premium_periods|orders|order_lines|payments|enrolments|owned_products|loyalty_operations)"/

test('[FIG-004] no page of Numeri reads the tables of members, orders or enrolments for a day that is over', async () => {
  // Whoever asks is looked for among the members, on every page of the desk.
  const usual = new Set(await askedBy(() => open('/redazione/numeri/definizioni')))
  for (const { path } of figurePages(() => true))
    for (const search of ['?periodo=30-giorni', '?periodo=mese-scorso', '?periodo=30-giorni&per=profession']) {
      const asked = await askedBy(() => open(`${path}${search}`))
      expect(asked.some((text) => text.includes('figure_days'))).toBe(true)
      // Who could ask for a reward, and how much of old points was used, is said of now and of no day.
      const ofNow = (text: string) => /"loyalty_accounts"|sum\(u\.used\)/.test(text)
      expect(asked.filter((text) => !usual.has(text) && !ofNow(text) && FIRST_TABLES.test(text))).toEqual([])
    }
})

test('[FIG-004] today is counted on reading, at most once in five minutes, and is said to be so far', async () => {
  const today = romeDayOf(club.clock.now())
  const path = `/redazione/numeri/iscritti?dal=${addRomeDays(today, -6)}&al=${today}`
  const { texts, end } = listen()
  const counts = () => texts().filter((text) => text.includes('stirred')).length
  try {
    const page = await open(path)
    expect(page.querySelector('[data-figure="members.joined"]')?.textContent).toContain(
      'L’ultimo punto è oggi, finora.',
    )
    expect(counts()).toBe(1)
    await open(path)
    expect(counts()).toBe(1)
    club.clock.advance(6 * 60_000)
    // The page shows the count of before, and the next one is made behind it.
    await open(path)
    await expect.poll(counts).toBe(2)
    await open(path)
    expect(counts()).toBe(2)
  } finally {
    end()
  }
})

test('[FIG-006] [FIG-053] while days are missing the pages say until where the numbers come, and a club that was never counted from where', async () => {
  const today = romeDayOf(club.clock.now())
  const [last, missing] = [addRomeDays(today, -4), addRomeDays(today, -3)]
  const words = async () => (await open('/redazione/numeri')).querySelector('main')?.textContent ?? ''
  expect(await words()).not.toContain('I numeri arrivano al')
  await query('delete from figure_day_states where day >= $1', [missing])
  await query('delete from figure_days where day >= $1', [missing])
  expect(await words()).toContain(`I numeri arrivano al ${formatDateIt(last)}.`)
  await query('delete from figure_day_states')
  await query('delete from figure_days')
  const { rows } = await query(
    `select min(registration_date) as at from members where registration_date > '2000-01-01'`,
  )
  const page = await open('/redazione/numeri')
  expect(page.querySelector('main')?.textContent).toContain(
    `I giorni passati si stanno contando, dal ${formatDateIt(romeDayOf(rows[0].at))}.`,
  )
  for (const number of page.querySelectorAll('.figure-tile b')) expect(number.textContent).toBe('Si sta contando')
})

test('[FIG-007] the page says once that the past follows corrections, and when its days were counted again', async () => {
  const day = addRomeDays(romeDayOf(club.clock.now()), -3)
  await query(`update figure_day_states set recounted_at = '2026-11-14T02:10:00Z' where day = $1`, [day])
  const words = (await open('/redazione/numeri/iscritti')).querySelector('main')?.textContent ?? ''
  expect(words.split('I numeri del passato seguono le correzioni.')).toHaveLength(2)
  expect(words).toContain('Ricontato il 14/11/2026 alle 03:10.')
  const before = (await open('/redazione/numeri/iscritti?periodo=mese-scorso')).querySelector('main')?.textContent ?? ''
  expect(before.includes('Ricontato')).toBe(day < addRomeDays(romeDayOf(club.clock.now()), -31))
})

test('[FIG-022] the figure of today is the count of the list of members with the same filter', async () => {
  const today = romeDayOf(club.clock.now())
  for (const [type, code] of Object.entries(TYPE_FIGURES)) {
    const { totale } = (await read(`/api/Numeri/${code}?dal=${today}&al=${today}`)).json()
    const list = await open(`/redazione/iscritti?tipo=${type}&redazione=no&account-chiuso=no`)
    expect([type, list.querySelector('main')?.textContent?.match(/([\d.]+) su [\d.]+ iscritti/)?.[1]]).toEqual([
      type,
      String(totale),
    ])
  }
})

test('[FIG-043] each sees how many requests they follow themselves, and nobody sees those of another', async () => {
  const row = async (who: number) =>
    [
      ...(await open('/redazione/numeri/richieste', who)).querySelectorAll(
        'section[aria-label="Le tue richieste"] tbody td',
      ),
    ].map((cell) => cell.textContent)
  const idOf = async (username: number) =>
    (await query('select id from members where username = $1', [username])).rows[0].id
  const [operator, administrator] = [await idOf(STAFF.operator), await idOf(STAFF.administrator)]
  await query('update leads set handled_by = null')
  const before = await row(STAFF.administrator)
  expect(before).toEqual(['0', '0'])
  const open_ = `select id from leads where state <> 'closed' order by id limit 3`
  await query(`update leads set handled_by = $1 where id in (${open_})`, [operator])
  await query(
    `update leads set handled_by = $1 where id = (select id from leads where state <> 'closed' order by id desc limit 1)`,
    [administrator],
  )
  const followed = (await query(`select count(*)::int as n from leads where handled_by = $1`, [operator])).rows[0].n
  expect(await row(STAFF.operator)).toEqual([String(followed), '0'])
  expect(await row(STAFF.administrator)).toEqual(['1', '0'])
})

test('[FIG-031] the first and the last number of each month of invoices are shown to whoever may see money', async () => {
  const month = addRomeDays(romeDayOf(club.clock.now()), -40).slice(0, 7)
  await query(`update invoices set issued_at = null, number = null, year = null where true`)
  await query(
    `update invoices i set issued_at = ($1 || '-10T10:00:00Z')::timestamptz, number = n.number, year = left($1, 4)::int
     from (select id, 40 + row_number() over (order by id) as number from invoices order by id limit 3) n where n.id = i.id`,
    [month],
  )
  const list = async (search: string) =>
    [
      ...(await open(`/redazione/numeri/incassi${search}`)).querySelectorAll(
        'section[aria-label="Numeri delle fatture"] td',
      ),
    ].map((cell) => cell.textContent)
  const year = month.slice(0, 4)
  expect(await list('?periodo=12-mesi')).toEqual([`41/${year}`, `43/${year}`, '3'])
  expect(await list('?periodo=7-giorni')).toEqual([])
  const refused = await club.app.inject({
    url: '/redazione/numeri/incassi',
    headers: await club.cookieOf(STAFF.operator),
  })
  expect(refused.statusCode).toBe(403)
})
