import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { keepTotals } from './fixtures.ts'
import { listsOf } from './lists-context.server.ts'
import { figuresPage } from './page-context.server.ts'
import { type FiguresPage, figurePages } from './pages-model.ts'
import { periodAsked } from './period-rules.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-15T10:00:00Z')
const YESTERDAY = addRomeDays(romeDayOf(NOW), -1)
const PEOPLE = 400
const MONTHS = { periodo: 'dal-al', dal: addRomeMonths(YESTERDAY, -13), al: YESTERDAY, passo: 'mese' }

beforeAll(() => keepTotals({ clock: { now: () => NOW }, database }))

const COUNTED = sql`select relname as name, (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables`

/** Rows that were read for a page over a period and a split, by table: the database counts them while a transaction lasts. */
async function rowsRead(page: FiguresPage, words: Record<string, string>): Promise<Map<string, number>> {
  return database.db.transaction(async (tx) => {
    const countNow = async () => {
      const { rows } = await tx.execute<{ name: string; n: number }>(COUNTED)
      return new Map(rows.map(({ name, n }) => [name, n]))
    }
    const before = await countNow()
    await figuresPage(tx, page, new URLSearchParams(words), { now: NOW, maySee: () => true, may: () => true })
    const { period } = periodAsked(words, { today: romeDayOf(NOW), first: addRomeDays(YESTERDAY, -419) })
    await listsOf(tx, page, period, { now: NOW, staffId: '00000000-0000-4000-8000-000000000000', may: () => true })
    const after = await countNow()
    return new Map([...after].map(([name, n]) => [name, n - (before.get(name) ?? 0)]))
  })
}

const allOf = (read: ReadonlyMap<string, number>) => [...read.values()].reduce((sum, n) => sum + n, 0)

async function allPages(): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const page of figurePages(() => true)) {
    const splits = ['', ...new Set(page.figures.flatMap((figure) => figure.splits))]
    for (const words of [
      { periodo: '30-giorni' },
      ...splits.map((split) => ({ ...MONTHS, ...(split && { per: split }) })),
    ])
      found.set(`${page.title} ${new URLSearchParams(words)}`, allOf(await rowsRead(page, words)))
  }
  return found
}

/** Each with a paid plan of this year, its order, invoice and payment, and a course followed. */
async function addPeople(db: Db): Promise<void> {
  const from = sql`(${NOW.toISOString()}::timestamptz - (n % 300 + 20) * interval '1 day')`
  await db.execute(sql`insert into members (username, email, name, surname, client_code, registration_date)
    select 70000000 + n, 'in-piu' || n || '@posta.example', 'Ada', 'Rossi' || n, 'Z' || n, ${from} - interval '1 hour' from generate_series(1, ${PEOPLE}::int) n`)
  await db.execute(sql`insert into premium_periods (member_id, start, "end")
    select m.id, m.registration_date + interval '1 hour', m.registration_date + interval '1 year' from members m where m.client_code like 'Z%'`)
  await db.execute(
    sql`insert into products (id, name, summary, rank) values ('p1', 'Professione', '', 1) on conflict do nothing`,
  )
  await db.execute(sql`insert into owned_products (id, member_id, product_id, name, kind, active_from, active_until, conditions_html)
    select member_id, member_id, 'p1', 'Professione', 'plan', start, "end", '' from premium_periods`)
  await db.execute(sql`insert into orders (id, member_id, state, way, year, number, fingerprint, billing, total_cents, created_at, confirmed_at)
    select member_id, member_id, 'confirmed', 'online', 2026, row_number() over (), 'x', '{}', 35880, active_from, active_from from owned_products`)
  await db.execute(sql`insert into order_lines (order_id, product_id, product_name, installment_plan_id, installments, total_cents, owned_product_id)
    select id, 'p1', 'Professione', 'rate', 1, 35880, id from owned_products`)
  await db.execute(sql`insert into invoices (order_id, member_id, product_name, installment, installments, due_on, amount_cents, state, paid_at, year, number, issued_at)
    select id, id, 'Professione', 1, 1, active_from::date, 35880, 1, active_from, 2026, row_number() over (order by active_from), active_from from owned_products`)
  await db.execute(sql`insert into payments (invoice_id, member_id, state, amount_cents, created_at, changed_at, provider, method, received_at)
    select id, member_id, 'succeeded', amount_cents, paid_at, paid_at, 'stripe', 'card', paid_at from invoices`)
}

test('[FIG-005] what a page of numbers reads grows with the days it shows, and not with the people of the club', async () => {
  const few = await allPages()
  await addPeople(database.db)
  const many = await allPages()
  const more = [...many].flatMap(([page, rows]) => {
    const added = rows - (few.get(page) ?? 0)
    return added > PEOPLE / 4 ? [`${page}: ${added} more`] : []
  })
  expect(more).toEqual([])
})

test('[FIG-005] whole months are read as months', async () => {
  const [page] = figurePages(() => true).filter(({ slug }) => slug === 'professionisti')
  if (!page) throw new Error('The page is not there.')
  const [days, months] = [
    await rowsRead(page, { periodo: 'dal-al', dal: '2025-11-02', al: '2026-01-30', passo: 'giorno' }),
    await rowsRead(page, { periodo: 'dal-al', dal: '2025-11-01', al: '2026-10-31', passo: 'mese' }),
  ]
  expect(months.get('figure_months')).toBeGreaterThan(0)
  expect(days.get('figure_months') ?? 0).toBeLessThan(days.get('figure_days') ?? 0)
  expect(months.get('figure_days')).toBeLessThan(days.get('figure_days') ?? 0)
})

test('[FIG-005] the months say what their days add up to, whoever writes the days', async () => {
  const differ = async () => {
    const { rows } = await database.db.execute(sql`
      select coalesce(d.code, m.code) as code from (select code, split, date_trunc('month', day)::date as month, value, sum(amount) as amount, count(*) as days from figure_days group by 1, 2, 3, 4) d
      full join figure_months m using (code, split, month, value) where d.amount is distinct from m.amount or d.days is distinct from m.days`)
    return rows
  }
  expect(await differ()).toEqual([])
  await database.db.execute(sql`update figure_days set amount = amount + 3 where day > ${addRomeDays(YESTERDAY, -40)}`)
  expect(await differ()).toEqual([])
  await database.db.execute(sql`insert into figure_days (code, day, split, value, amount, version)
    select code, day, split, value, 7, 1 from figure_days where day = ${YESTERDAY} on conflict (code, split, day, value) do update set amount = 9`)
  await database.db.execute(
    sql`insert into figure_days (code, day, split, value, amount, version) values ('x', '2026-02-03', '', '', 5, 1)`,
  )
  expect(await differ()).toEqual([])
  await database.db.execute(sql`delete from figure_days where code = 'x' or day between '2026-03-01' and '2026-03-31'`)
  expect(await differ()).toEqual([])
})
