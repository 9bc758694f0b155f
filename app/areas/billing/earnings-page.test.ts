import { beforeAll, expect, test } from 'vitest'
import { STAFF_ROLES } from '#areas/audience/model.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { ORIGIN } from '../../../tests/support/open-club.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { closableMonths, monthInWords, monthOf } from './earning-rules.ts'

const club = useClub()
const PAGE = '/redazione/ricavi'

const read = async (url: string, who: number | null = STAFF.administrator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const press = async (fields: Record<string, string>, who: number = STAFF.administrator) =>
  club.app.inject({
    method: 'POST',
    url: PAGE,
    headers: { ...(await club.cookieOf(who)), origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const rowsOf = (body: string, caption: RegExp) => {
  const table = [...documentOf(body).querySelectorAll('table')].find((each) =>
    caption.test(each.querySelector('caption')?.textContent ?? ''),
  )
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replace(/\u00a0/g, ' ').trim()),
  )
}
const cents = (written = '') => Number(written.replace('−', '-').replace(/[^\d-]/g, ''))

let year = ''
beforeAll(() => {
  year = String(Number(romeDayOf(club.clock.now()).slice(0, 4)) - 1)
})

test('[ACC-047] revenue opens to whoever may see money, and months are closed only by an administrator', async () => {
  for (const role of STAFF_ROLES) {
    const may = permissionsOf(role).includes('figures.money')
    for (const url of [PAGE, `${PAGE}/file?anno=${year}`])
      expect((await read(url, STAFF[role])).statusCode, `${role} ${url}`).toBe(may ? 200 : 403)
  }
  for (const who of [null, VISITORS.PREMIUM]) expect((await read(PAGE, who)).statusCode).not.toBe(200)
  expect((await read(PAGE, STAFF.accountant)).body).not.toContain('Chiudi il mese')
  expect((await press({ act: 'close', mese: '2026-01' }, STAFF.accountant)).statusCode).toBe(403)
})

test('[ACC-047] what is earned and carried follows from what was issued, month after month, as a whole and by product', async () => {
  const { rows } = await club.database.pool.query(
    `select to_char(min(issued_at) at time zone 'Europe/Rome', 'YYYY') as year from invoices where issued_at is not null`,
  )
  let [carried, most] = [0, 0]
  for (let each = Number(rows[0].year); each <= Number(year) + 1; each++) {
    const { body } = await read(`${PAGE}?anno=${each}`)
    const months = rowsOf(body, /^Ricavi per mese, /)
    expect(months.length).toBeGreaterThan(0)
    for (const [name, issued, earned, left] of months) {
      expect(carried + cents(issued) - cents(earned), name).toBe(cents(left))
      carried = cents(left)
      most = Math.max(most, carried)
    }
    const products = rowsOf(body, /^Ricavi per mese e prodotto, /)
    for (const at of [2, 3, 4])
      expect(products.reduce((sum, row) => sum + cents(row[at]), 0)).toBe(
        months.reduce((sum, row) => sum + cents(row[at - 1]), 0),
      )
  }
  expect(most).toBeGreaterThan(0)
})

test('[ACC-047] a month is closed and opened again from the page, which says so; what is refused keeps what was typed', async () => {
  const { rows } = await club.database.pool.query(
    `select to_char(min(issued_at) at time zone 'Europe/Rome', 'YYYY-MM') as first from invoices where issued_at is not null`,
  )
  const today = romeDayOf(club.clock.now())
  const last = monthOf(addRomeMonths(today, -1))
  const offered = documentOf((await read(PAGE)).body).querySelectorAll('select[name="mese"] option')
  expect(offered).toHaveLength(closableMonths({ today, first: rows[0].first, closed: null }).length)
  expect((await press({ act: 'close', mese: monthOf(today) })).body).toContain('non è ancora finito')
  const done = await press({ act: 'close', mese: last })
  expect(done.headers.location).toBe(`${PAGE}?anno=${last.slice(0, 4)}&fatto=chiuso`)
  expect((await press({ act: 'close', mese: last })).headers.location).toContain('fatto=gia-chiuso')
  const { body } = await read(`${PAGE}?anno=${last.slice(0, 4)}`)
  const states = rowsOf(body, /^Ricavi per mese, /).map((row) => row.at(-1))
  expect(states.filter((state) => state === 'Chiuso').length).toBeGreaterThan(0)
  const refused = await press({ act: 'reopen', mese: last, motivo: '' })
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('Scrivi perché lo riapri')
  expect((await press({ act: 'reopen', mese: last, motivo: 'Mancava una nota' })).headers.location).toContain(
    'riaperto',
  )
  const { rows: trail } = await club.database.pool.query(
    `select details ->> 'what' as what, details ->> 'name' as name from audit_events where kind = 'invoice-edited' and details ->> 'about' like 'accounting-month%' order by what`,
  )
  expect(trail.map(({ what }) => what)).toEqual(['closed', 'reopened'])
  expect(trail[1].name).toBe(monthInWords(last))
  await club.database.pool.query('delete from closed_months')
})

test('[FIG-035] the sheet at 31 December adds up line by line and to what is carried, and is on the trail', async () => {
  const file = await read(`${PAGE}/file?anno=${year}`, STAFF.accountant)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = file.body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(1, -1).split('";"'))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines)
    expect(cents(line[8]) + cents(line[9]) + cents(line[10]), line.join(' ')).toBe(cents(line[7]))
  const december = rowsOf((await read(`${PAGE}?anno=${year}`)).body, /^Ricavi per mese, /).at(-1)
  expect(lines.reduce((sum, line) => sum + cents(line[10]), 0)).toBe(cents(december?.[3]))
  const { rows } = await club.database.pool.query(
    `select details ->> 'name' as name from audit_events where kind = 'list-exported' order by at desc, id desc limit 1`,
  )
  expect(rows[0].name).toBe(`Ricavi e risconti al 31/12/${year}`)
  for (const wrong of ['', '?anno=ieri', `?anno=${Number(year) + 1}`])
    expect((await read(`${PAGE}/file${wrong}`)).statusCode, wrong).toBe(400)
  expect((await read(`${PAGE}?anno=1999`)).body).toContain('non è un anno con fatture')
})
