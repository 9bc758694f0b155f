import { randomUUID } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRomeDays, endOfRomeDay, type RomeDay, startOfRomeDay } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { scopeOf } from './day-store.server.ts'
import { keepTotals } from './fixtures.ts'
import { hoursOf, writtenInstant } from './hours-rules.ts'
import { pointsOf } from './points-rules.ts'
import { countRequests } from './requests-count-store.server.ts'

const club = useClub()
const query = (text: string, values: unknown[] = []) => club.database.pool.query(text, values)
const PATH = '/redazione/numeri/richieste'

/** Twice half past two of 25/10, one of 29/03 after the hour that is not there, and the last instant of a year. */
const ARRIVALS = [
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00Z',
  '2026-03-29T01:30:00Z',
  '2026-10-24T21:59:59.999Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-10-25T01:59:59.999Z',
  '2026-10-25T22:59:59.999Z',
  '2026-12-31T22:59:59.999Z',
  '2026-12-31T23:00:00Z',
]

const zone = process.env.TZ
beforeAll(async () => {
  club.clock.set(new Date('2027-01-02T11:30:00Z'))
  await keepTotals(club)
  await query('delete from leads')
  for (const at of ARRIVALS) {
    const id = randomUUID()
    await query(
      `insert into leads (id, event_id, form_type, email, is_privacy_read, created_at, updated_at) values ($1, $1, 'contatti', 'a@b.it', true, $2, $2)`,
      [id, at],
    )
  }
})
afterAll(() => {
  process.env.TZ = zone
})

const read = async (url: string) =>
  club.app.inject({ url, headers: await club.cookieOf(STAFF.operator) }).then((answer) => {
    expect(answer.statusCode, url).toBe(200)
    return answer
  })
const panelOf = async (search: string, code = 'requests.arrived') =>
  new JSDOM((await read(`${PATH}${search}`)).body).window.document.querySelector(`[data-figure="${code}"]`)
const rowsOf = (panel: Element | null) =>
  [...(panel?.querySelectorAll('.figure-table tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  )
const some = (rows: readonly (readonly string[])[]) => rows.filter(([, number]) => number !== '0')

describe.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Australia/Lord_Howe'])(
  '[FIG-011] with the clocks of server and database in %s',
  (clocks) => {
    beforeAll(async () => {
      process.env.TZ = clocks
      await query(`alter database "${new URL(club.database.url).pathname.slice(1)}" set timezone to '${clocks}'`)
      const { pool } = club.database
      const sessions = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
      for (const session of sessions)
        await session.query(`set timezone to '${clocks}'`).finally(() => session.release())
    })

    test('the hours of a day are those of Rome, one after the other from midnight to midnight', () => {
      const counts: Record<string, number> = {}
      for (let day: RomeDay = '2026-01-01'; day < '2028-03-02'; day = addRomeDays(day, 1)) {
        const hours = hoursOf(day)
        expect(hours[0]?.starts).toEqual(startOfRomeDay(day))
        expect(hours.at(-1)?.ends).toEqual(endOfRomeDay(day))
        for (const [index, { starts }] of hours.entries()) if (index > 0) expect(starts).toEqual(hours[index - 1]?.ends)
        expect(new Set(hours.map(({ clock, season }) => `${clock} ${season}`)).size).toBe(hours.length)
        if (hours.length !== 24) counts[day] = hours.length
      }
      expect(counts).toEqual({ '2026-03-29': 23, '2026-10-25': 25, '2027-03-28': 23, '2027-10-31': 25 })
    })

    test('25 hours of 25/10/2026, of which two are the second one, and 23 of 29/03/2026', async () => {
      const longest = await panelOf('?dal=2026-10-25&al=2026-10-25&passo=ora')
      const rows = rowsOf(longest)
      expect(rows).toHaveLength(25)
      expect(longest?.querySelectorAll('.plot [class*="plot-label"]').length).toBeGreaterThan(3)
      expect(some(rows)).toEqual([
        ['25 ottobre, ore 0', '1'],
        ['25 ottobre, ore 2 (ora legale)', '1'],
        ['25 ottobre, ore 2 (ora solare)', '2'],
        ['25 ottobre, ore 23', '1'],
      ])
      expect(longest?.querySelector('b')?.textContent).toBe('5')
      expect(longest?.textContent).toContain('Il 25/10/2026 ha 25 ore: le 2 ci sono due volte')
      expect(longest?.querySelector('desc')?.textContent).toContain('il punto più alto 2 il 25/10, ore 2 (ora solare)')
      const shortest = await panelOf('?dal=2026-03-29&al=2026-03-29&passo=ora')
      expect(rowsOf(shortest)).toHaveLength(23)
      expect(some(rowsOf(shortest))).toEqual([
        ['29 marzo, ore 1', '1'],
        ['29 marzo, ore 3', '2'],
      ])
      expect(shortest?.textContent).toContain('Il 29/03/2026 ha 23 ore: le 2 non ci sono.')
    })

    test('the last thousandth of a year is of its last hour, and hours that are still to come are not drawn', async () => {
      const rows = rowsOf(await panelOf('?dal=2026-12-31&al=2027-01-02&passo=ora'))
      expect(rows).toHaveLength(24 + 24 + 13)
      expect(some(rows)).toEqual([
        ['31 dicembre, ore 23', '1'],
        ['1 gennaio, ore 0', '1'],
      ])
      expect(rows.at(-1)).toEqual(['2 gennaio, ore 12, finora', '0'])
    })

    test('days, weeks, months, quarters and years are those of the calendar', () => {
      const labels = (from: RomeDay, to: RomeDay, step: Parameters<typeof pointsOf>[1]) =>
        pointsOf({ from, to, end: to }, step).map(({ label }) => label)
      expect(labels('2026-12-27', '2027-01-04', 'settimana')).toEqual([
        'settimana 52 del 2026',
        'settimana 53 del 2026',
        'settimana 1 del 2027',
      ])
      expect(labels('2028-02-28', '2028-03-01', 'giorno')).toEqual([
        '28 febbraio 2028',
        '29 febbraio 2028',
        '1 marzo 2028',
      ])
      expect(labels('2026-03-29', '2026-03-30', 'giorno')).toEqual(['29 marzo 2026', '30 marzo 2026'])
      expect(labels('2026-03-31', '2026-04-01', 'mese')).toEqual(['marzo 2026', 'aprile 2026'])
      expect(labels('2026-12-31', '2027-01-01', 'trimestre')).toEqual(['4º trimestre 2026', '1º trimestre 2027'])
    })

    test('the night counts on the same day what is seen in its hours', async () => {
      for (const [day, arrived] of [
        ['2026-03-29', 3],
        ['2026-10-24', 1],
        ['2026-10-25', 5],
        ['2026-12-31', 1],
        ['2027-01-01', 1],
      ] as const) {
        const scope = scopeOf({ days: [day] })
        const [count] = countRequests.lasting
        const { rows } = await club.database.db.execute<{ code: string; split: string; amount: string }>(
          count?.(scope) ?? '',
        )
        const whole = rows.find(({ code, split }) => code === 'requests.arrived' && split === '')
        expect([day, Number(whole?.amount)]).toEqual([day, arrived])
      }
    })
  },
)

test('[FIG-011] by hours, page, file and call say the same, and the hour that is there twice is told apart in each', async () => {
  const search = '?dal=2026-10-25&al=2026-10-25&passo=ora'
  const numbers = rowsOf(await panelOf(search)).map(([, number]) => Number(number))
  const call = (await read(`/api/Numeri/requests.arrived${search}`)).json()
  const points: { dal: string; al: string; totale: number }[] = call.punti
  expect(points.map(({ totale }) => totale)).toEqual(numbers)
  expect([call.passo, call.totale, call.prima]).toEqual(['ora', 5, null])
  expect(points.slice(2, 4).map(({ dal, al }) => [dal, al])).toEqual([
    ['2026-10-25T02:00+02:00', '2026-10-25T02:00+01:00'],
    ['2026-10-25T02:00+01:00', '2026-10-25T03:00+01:00'],
  ])
  expect(points.map(({ dal }) => new Date(dal).getTime())).toEqual(
    hoursOf('2026-10-25').map(({ starts }) => starts.getTime()),
  )
  const file = (await read(`/redazione/numeri/file/requests.arrived${search}`)).body.trimEnd().split('\r\n').slice(-25)
  expect(file.map((line) => Number(line.split(';')[2]?.replaceAll('"', '')))).toEqual(numbers)
  expect(file[3]).toContain(writtenInstant(new Date('2026-10-25T01:00:00Z')))
  const split = rowsOf(await panelOf(`${search}&per=kind`))
  expect(split.map((cells) => Number(cells.at(-1)))).toEqual(numbers)
})

test('[FIG-011] hours are of what arrives, of three days at most: of who works, and of longer periods, there are none', async () => {
  const page = await panelOf('?dal=2026-10-25&al=2026-10-25&passo=ora', 'requests.closed')
  expect(rowsOf(page)).toHaveLength(1)
  const offered = async (search: string, slug = 'richieste') =>
    new JSDOM((await read(`/redazione/numeri/${slug}${search}`)).body).window.document.querySelector(
      'select[name="passo"] option[value="ora"]',
    ) !== null
  expect(await offered('?dal=2026-10-23&al=2026-10-25')).toBe(true)
  expect(await offered('?dal=2026-10-22&al=2026-10-25')).toBe(false)
  expect(await offered('?dal=2026-10-23&al=2026-10-25', 'iscritti')).toBe(false)
  const refused = async (url: string) =>
    club.app.inject({ url: `/api/Numeri/${url}`, headers: await club.cookieOf(STAFF.operator) })
  for (const url of [
    'requests.closed?dal=2026-10-25&al=2026-10-25&passo=ora',
    'members.joined?dal=2026-10-25&al=2026-10-25&passo=ora',
    'requests.arrived?dal=2026-10-22&al=2026-10-25&passo=ora',
  ]) {
    const answer = await refused(url)
    expect([url, answer.statusCode]).toEqual([url, 400])
    expect(answer.body).toContain('"passo"')
  }
})
