import { beforeAll, expect, test } from 'vitest'
import { STAFF_ROLES } from '#areas/audience/model.ts'
import { permissionsOf } from '#areas/audience/staff-permission-rules.ts'
import { addRomeDays, romeDayOf } from '#platform/pure/dates.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { STAFF, VISITORS } from '../../../tests/support/visitors.ts'

const club = useClub()
const PAGE = '/redazione/incassi'

const read = async (url: string, who: number | null = STAFF.accountant) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
const rowsOf = (body: string, caption: string) => {
  const table = [...documentOf(body).querySelectorAll('table')].find(
    (each) => each.querySelector('caption')?.textContent === caption,
  )
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => (cell.lastChild?.textContent ?? '').trim()),
  )
}
const cents = (written = '') => Number(written.replace(/[^\d-]/g, ''))

/** A year of payments of every way; a part of them was given back. */
beforeAll(async () => {
  await club.database.pool.query(
    `insert into payments (invoice_id, member_id, state, amount_cents, created_at, changed_at, provider, method, refund)
     select i.id, i.member_id, 'succeeded', 100 + n * 7, $1::timestamptz - n * interval '31 hours', $1::timestamptz - n * interval '30 hours',
       case n % 5 when 0 then 'transfer' else 'stand-in' end, (array[null, 'card', 'paypal', 'sepa-debit', 'card'])[1 + n % 5],
       (case n % 7 when 0 then 'done' else 'due' end)::refund_state
     from generate_series(1, 280) n, (select id, member_id from invoices order by id limit 1) i`,
    [club.clock.now()],
  )
})

test('[ACC-045] takings open to whoever may see money, and to nobody else', async () => {
  for (const role of STAFF_ROLES) {
    const may = permissionsOf(role).includes('figures.money')
    for (const url of [PAGE, `${PAGE}/file?dal=2026-01-01&al=2026-01-31`])
      expect((await read(url, STAFF[role])).statusCode, `${role} ${url}`).toBe(may ? 200 : 403)
    expect((await read('/redazione', STAFF[role])).body.includes(`href="${PAGE}"`), role).toBe(may)
  }
  for (const who of [null, VISITORS.PREMIUM]) expect((await read(PAGE, who)).statusCode).not.toBe(200)
})

test('[ACC-045] a year of takings adds up to its payments, on every page and in the sheet', async () => {
  const to = romeDayOf(club.clock.now())
  const from = addRomeDays(to, -365)
  const search = `?dal=${from}&al=${to}`
  const { rows } = await club.database.pool.query(
    `select coalesce(sum(case when (received_at at time zone 'Europe/Rome')::date between $1 and $2 then amount_cents end), 0)::int as gross,
       coalesce(sum(case when (refunded_at at time zone 'Europe/Rome')::date between $1 and $2 then amount_cents end), 0)::int as refunded
     from payments where state = 'succeeded'`,
    [from, to],
  )
  const [{ gross, refunded }] = rows
  expect(gross).toBeGreaterThan(0)
  expect(refunded).toBeGreaterThan(0)
  const first = await read(PAGE + search)
  const sums = rowsOf(first.body, 'Incassi per modo di pagamento')
  expect(sums.map(([way]) => way)).toEqual(['Carta', 'PayPal', 'Addebito SEPA', 'Bonifico', 'Totale'])
  const whole = sums.at(-1)
  expect([cents(whole?.[2]), cents(whole?.[4]), cents(whole?.[5])]).toEqual([gross, refunded, gross - refunded])
  const pages = documentOf(first.body).querySelectorAll('nav[aria-label="Pagine"] a[aria-label^="Pagina "]').length
  expect(pages).toBeGreaterThan(1)
  const shown: string[][] = []
  for (let page = 1; page <= 20; page++) {
    const found = rowsOf((await read(`${PAGE}${search}&pagina=${page}`)).body, 'Incassi per giorno e modo')
    if (page > 1 && found[0]?.join() === shown.at(-found.length)?.join()) break
    shown.push(...found)
  }
  expect(shown.reduce((sum, row) => sum + cents(row.at(-1)), 0)).toBe(gross - refunded)
  const file = await read(`${PAGE}/file${search}`)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.body.startsWith('\uFEFF"Giorno";"Modo";')).toBe(true)
  const lines = file.body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(1, -1).split('";"'))
  expect(lines).toHaveLength(shown.length)
  for (const line of lines) expect(line.at(-1)).toMatch(/^-?\d+,\d\d$/)
  expect(lines.reduce((sum, line) => sum + cents(line.at(-1)), 0)).toBe(gross - refunded)
})

test('[ACC-045] what is asked wrongly is said, and a sheet that is taken out is on the trail', async () => {
  const wrong = await read(`${PAGE}?dal=2026-02-30&al=2026-03-01`)
  expect(wrong.statusCode).toBe(200)
  expect(wrong.body).toContain('non è un giorno: vedi il mese in corso.')
  expect((await read(`${PAGE}/file?dal=2020-01-01&al=2026-03-01`)).statusCode).toBe(400)
  expect((await read(`${PAGE}/file`)).statusCode).toBe(400)
  await read(`${PAGE}/file?dal=2026-01-01&al=2026-01-31`)
  const { rows } = await club.database.pool.query(
    `select details->>'name' as name from audit_events where kind = 'list-exported' order by at desc, id desc limit 1`,
  )
  expect(rows[0].name).toBe('Incassi, dal 01/01/2026 al 31/01/2026')
})
