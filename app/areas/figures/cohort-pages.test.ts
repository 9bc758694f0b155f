import { JSDOM } from 'jsdom'
import { beforeAll, expect, test } from 'vitest'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { STAFF } from '../../../tests/support/visitors.ts'
import { GRIDS, PARTS } from './cohort-model.ts'

const club = useClub()

/** 800 days: ten trials a day, of which two buy on the third day and one on the twentieth; of every month sixty stay fifty. */
beforeAll(async () => {
  const yesterday = addRomeDays(romeDayOf(club.clock.now()), -1)
  const { pool } = club.database
  await pool.query('delete from figure_days')
  await pool.query('delete from figure_day_states')
  const days = `generate_series($1::date - 799, $1::date, interval '1 day') as d (day)`
  const put = (code: string, split: string, value: string, amount: string) =>
    pool.query(
      `insert into figure_days (code, day, split, value, amount, version) select '${code}', day::date, '${split}', ${value}, ${amount}, 1 from ${days}`,
      [yesterday],
    )
  await pool.query(`insert into figure_day_states (day, state, counted_at) select day, 'counted', now() from ${days}`, [
    yesterday,
  ])
  await put(PARTS.trials, '', "''", '10')
  await put(PARTS.bought, 'cohort', "(day - interval '3 days')::date::text", '2')
  await put(PARTS.bought, 'cohort', "(day - interval '20 days')::date::text", '1')
  await put(PARTS.firsts, 'cohort', "to_char(day, 'YYYY-MM')", '2')
  await put(PARTS.kept, '', "''", '50')
  await pool.query(
    `insert into figure_days (code, day, split, value, amount, version)
     select '${PARTS.kept}', d.day::date, 'cohort', to_char(m, 'YYYY-MM'), 50, 1 from ${days}
       join generate_series(date_trunc('month', $1::date - 799), $1::date, interval '1 month') m on m <= d.day`,
    [yesterday],
  )
})

const read = async (url: string, who: number = STAFF.administrator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const open = async (url: string) => {
  const answer = await read(url)
  expect(answer.statusCode, url).toBe(200)
  return new JSDOM(answer.body).window.document
}
const gridOn = (page: Document, code: string) => page.querySelector(`.figure-grid[data-figure="${code}"]`)
const words = (cell: Element) => (cell.textContent ?? '').replace(' (in corso)', '').replaceAll('\u00A0', ' ').trim()
const rowsOf = (grid: Element | null) =>
  [...(grid?.querySelectorAll('tbody tr, tfoot tr') ?? [])].map((row) => [...row.querySelectorAll('th, td')].map(words))

test('[FIG-025] a cohort younger than the days looked at is in progress, drawn dashed and out of the mean', async () => {
  for (const [search, rows] of [
    ['', 12],
    ['?passo=settimana', 12],
    ['?periodo=da-sempre', 27],
  ] as const) {
    const grid = gridOn(await open(`/redazione/numeri/iscritti${search}`), 'members.trial-to-premium')
    const found = rowsOf(grid)
    expect(found.length - 1, search).toBeGreaterThanOrEqual(rows - 1)
    expect(found.at(-1)?.slice(2), search).toEqual(
      found
        .at(-1)
        ?.slice(2)
        .map((cell) => expect.stringMatching(cell.startsWith('20') ? /^20,\d % / : /^30,\d % |^$/)),
    )
    const last = [...(grid?.querySelectorAll('tbody tr') ?? [])].at(-1)
    const cells = [...(last?.querySelectorAll('td') ?? [])].slice(1)
    expect(cells.map((cell) => cell.classList.contains('cohort-open'))).toEqual([true, true, true, true])
    expect(cells[0]?.textContent).toContain('in corso')
    const old = [...(grid?.querySelectorAll('tbody tr') ?? [])].at(search === '?passo=settimana' ? 0 : -6)
    expect(old?.querySelectorAll('td')[1]?.classList.contains('cohort-open')).toBe(false)
    for (const days of [7, 14, 30, 90]) expect(grid?.textContent).toContain(`Entro ${days} giorni`)
  }
})

test('[FIG-026] months to come are empty, the present one is in progress', async () => {
  const grid = gridOn(await open('/redazione/numeri/iscritti'), 'members.retention')
  const rows = [...(grid?.querySelectorAll('tbody tr') ?? [])]
  expect(rows.length).toBeGreaterThanOrEqual(24)
  for (const [index, row] of rows.toReversed().entries()) {
    const cells = [...row.querySelectorAll('td')].slice(1)
    expect(cells).toHaveLength(24)
    expect(cells.filter((cell) => cell.textContent !== '').length).toBe(Math.min(24, index))
    const open = cells.flatMap((cell, at) => (cell.classList.contains('cohort-open') ? [at + 1] : []))
    expect(open).toEqual(index > 0 && index <= 24 ? [index] : [])
  }
})

test('[FIG-025] [FIG-026] [FIG-027] [FIG-028] page, file and call say the same of every table of months', async () => {
  for (const search of ['?periodo=30-giorni', '?periodo=da-sempre', '?periodo=anno&passo=settimana']) {
    const page = await open(`/redazione/numeri/iscritti${search}`)
    for (const { code } of GRIDS) {
      const grid = gridOn(page, code)
      const shown = rowsOf(grid)
      const address = grid?.querySelector('a.figure-file')?.getAttribute('href') ?? ''
      const file = await read(address)
      expect(file.headers['content-type']).toContain('text/csv')
      const lines = file.body.trimEnd().split('\r\n').slice(6)
      expect(lines).toHaveLength(shown.length)
      for (const [at, row] of shown.entries())
        expect(new Set(lines[at]?.slice(1, -1).split('";"').filter(Boolean))).toEqual(
          new Set(
            row
              .flatMap((cell, place) => (place === 0 ? [cell] : cell.replaceAll('.', '').split(/(?<=%) /)))
              .filter(Boolean),
          ),
        )
      const call = await read(`/api/Numeri/${code}${search.includes('passo') ? '?passo=settimana' : ''}`)
      expect(call.statusCode, call.body).toBe(200)
      const { tabella } = call.json()
      if (search === '?periodo=30-giorni')
        expect(
          tabella.righe.map((row: { numero: string; quota: string }[], at: number) => [
            tabella.mesi[at],
            ...row.map(({ numero, quota }) => [quota, numero].filter(Boolean).join(' ').replaceAll('\u00A0', ' ')),
          ]),
        ).toEqual(shown)
      expect((await read(address, STAFF.tutor)).statusCode).toBe(403)
    }
  }
})
