import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { replaceDays } from '#areas/figures/counted-store.server.ts'
import { listsOf } from '#areas/figures/lists-context.server.ts'
import { figuresPage } from '#areas/figures/page-context.server.ts'
import { figurePages } from '#areas/figures/pages-model.ts'
import { countUnfinishedDay, lockCount } from '#areas/figures/store.server.ts'
import { type Db, openDatabase } from '#platform/db/database.server.ts'
import { addRomeDays, addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { createTestDatabase } from '../support/database-server.ts'
import type { Bar } from './report.ts'

/** `-- --few` measures a club of 100,000 with 2,000,000 readings; FIG-005 is about the large one. */
const IS_FEW = process.argv.includes('--few')
const HOW_MANY = IS_FEW ? 100_000 : 1_000_000
const READINGS = HOW_MANY * 20
const MANY = HOW_MANY.toLocaleString('en')
const NOW = new Date('2026-11-18T10:00:00Z')
const TODAY = romeDayOf(NOW)
const YESTERDAY = addRomeDays(TODAY, -1)
const FIRST = addRomeMonths(TODAY, -36)
const ROUNDS = 5

/** FIG-005. What a very large club waits for its numbers: every page for every period and split, and the night that counts a day. */
export async function measureFigures(server: { url: string; template: string }): Promise<Bar[]> {
  const { url, drop } = await createTestDatabase({ url: server.url, template: server.template })
  const database = openDatabase({ url, statementTimeoutMs: 3_600_000 })
  try {
    const { db } = database
    const bars: Bar[] = []
    console.log(`  filled in ${Math.round(await secondsOf(() => fill(db)))} s`)
    const reader = () =>
      db.execute(sql`select * from members where username = ${1_000_001 + Math.floor(Math.random() * HOW_MANY)}`)
    const alone = await waitsOf(reader, new Promise((done) => setTimeout(done, READERS_MS)))
    let night = 0
    let most = 0
    const counting = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const looking = setInterval(() => {
        most = Math.max(most, ownMegabytes(rows[0]?.pid ?? 0))
      }, 50)
      night = await secondsOf(async () => {
        await lockCount(tx)
        await replaceDays(tx, [YESTERDAY], NOW)
      }).finally(() => clearInterval(looking))
    })
    const meanwhile = await waitsOf(reader, counting)
    await counting
    bars.push({ name: `figures, the night’s count of a day: seconds with ${MANY}`, ratio: night, atMost: 60 })
    bars.push({ name: 'figures, the night’s count of a day: MB of its own', ratio: most, atMost: 200 })
    bars.push({ name: 'figures, readers while a day is counted: times as long', ratio: meanwhile / alone, atMost: 1.2 })
    const today = await secondsOf(() => countUnfinishedDay(db, NOW))
    bars.push({ name: `figures, today so far: seconds with ${MANY}`, ratio: today })
    await repeatDay(db)
    for (const page of figurePages(() => true)) {
      const splits = ['', ...new Set(page.figures.flatMap((figure) => figure.splits))]
      const found: { ms: number; what: string }[] = []
      for (const period of PERIODS)
        for (const split of splits) {
          const words = new URLSearchParams({ ...period, ...(split && { per: split }) })
          const look = () => pageOf(db, page, words)
          // Today is counted for the first of them, and stands for five minutes.
          await look()
          found.push({ ms: await slowestMs(look), what: `${words}` })
        }
      found.sort((one, other) => other.ms - one.ms)
      bars.push({
        name: `figures, ${page.title}, slowest of ${found.length}: ms`,
        ratio: found[0]?.ms ?? 0,
        atMost: 300,
      })
      if ((found[0]?.ms ?? 0) > 300) console.log(`  ${page.title}: ${found[0]?.what}`)
    }
    return bars
  } finally {
    await database.close()
    await drop()
  }
}

const PERIODS: Record<string, string>[] = [
  { periodo: '30-giorni' },
  { periodo: '12-mesi' },
  { periodo: 'dal-al', dal: FIRST, al: YESTERDAY },
  { periodo: 'dal-al', dal: addRomeMonths(TODAY, -24), al: TODAY, passo: 'mese', confronto: 'nessuno' },
]

type Page = ReturnType<typeof figurePages>[number]

async function pageOf(db: Db, page: Page, words: URLSearchParams): Promise<void> {
  await figuresPage(db, page, words, { now: NOW, maySee: () => true, may: () => true })
  const period = { code: 'dal-al', from: addRomeMonths(TODAY, -12), to: YESTERDAY, end: YESTERDAY } as const
  await listsOf(db, page, period, { now: NOW, staffId: '00000000-0000-4000-8000-000000000000', may: () => true })
}

/**
 * A club of three years: of twenty seven have been Premium, whose plans were ordered, invoiced and paid, a third of them in twelve instalments;
 * what was read is added up by day, subject and type, as the club keeps it. Written at once: without triggers and foreign keys, which would
 * be asked row by row, and with the indexes of the largest tables made afterwards.
 */
async function fill(db: Db): Promise<void> {
  const at = sql.raw(`'${NOW.toISOString()}'::timestamptz`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local synchronous_commit = off`)
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`)
    const indexes = await dropIndexes(tx, [
      'members',
      'orders',
      'order_lines',
      'owned_products',
      'invoices',
      'payments',
    ])
    const begins = sql`(${at} - (1 + (n * 7919::bigint) % 1000) * interval '1 day')`
    const isPremium = sql`n % 20 between 9 and 15`
    await tx.execute(
      sql`insert into members (username, email, name, surname, client_code, registration_date, profession, specializations, province, trial_start, trial_end, premium)
      select 1000000 + n, 'socio' || n || '@posta.example', 'Ada', 'Rossi' || n, 'B' || n, b.joined,
        (array['Medico chirurgo', 'Odontoiatra', 'Farmacista', 'Infermiera', 'Biologo'])[1 + n % 5], case when n % 5 = 0 then array['Cardiologia'] else '{}' end,
        case when n % 2 = 0 then (array['TO', 'MI', 'RM', 'NA', 'PA', 'BA', 'BO', 'FI', 'GE', 'CA'])[1 + n % 10] end,
        case when n % 4 = 0 then b.joined end, case when n % 4 = 0 then b.joined + interval '7 days' end,
        case when ${isPremium} then tstzmultirange(tstzrange(b.start, b.start + interval '1 year')) else '{}' end
      from generate_series(1, ${HOW_MANY}::int) n cross join lateral (select ${begins} as start, ${begins} - (n % 60) * interval '1 day' - interval '1 hour' as joined) b`,
    )
    await tx.execute(
      sql`insert into premium_periods (member_id, start, "end") select id, lower(premium), upper(premium) from members where premium <> '{}'`,
    )
    await tx.execute(
      sql`insert into products (id, name, summary, rank) values ('p1', 'Professione', '', 1) on conflict do nothing`,
    )
    await tx.execute(
      sql`insert into owned_products (id, member_id, product_id, name, kind, active_from, active_until, conditions_html)
      select member_id, member_id, 'p1', 'Professione', 'plan', start, "end", '' from premium_periods`,
    )
    await tx.execute(
      sql`insert into orders (id, member_id, state, way, year, number, fingerprint, billing, total_cents, created_at, confirmed_at)
      select member_id, member_id, 'confirmed', 'online', 2026, row_number() over (), 'x', '{}', 35880, active_from, active_from from owned_products`,
    )
    await tx.execute(
      sql`insert into order_lines (order_id, product_id, product_name, installment_plan_id, installments, total_cents, owned_product_id, covers_from, covers_until)
      select id, 'p1', 'Professione', 'rate', case when hashtext(id::text) % 3 = 0 then 12 else 1 end, 35880, id, active_from::date, active_until::date - 1 from owned_products`,
    )
    await tx.execute(
      sql`insert into invoices (order_id, member_id, product_name, installment, installments, due_on, amount_cents, state, paid_at, year, number, issued_at)
      select d.id, d.id, 'Professione', d.n, d.installments, d.due, 35880 / d.installments, case when d.is_paid then 1 else 0 end, case when d.is_paid then d.due::timestamptz end,
        case when d.is_paid then 2026 end, case when d.is_paid then row_number() over () end, case when d.is_paid then d.due::timestamptz end
      from (select o.id, n, l.installments, (o.active_from + (n - 1) * interval '1 month')::date as due,
          o.active_from + (n - 1) * interval '1 month' < ${at} - (hashtext(o.id::text || n) % 20 + 20) * interval '1 day' as is_paid
        from owned_products o join order_lines l on l.order_id = o.id cross join lateral generate_series(1, l.installments) n) d`,
    )
    await tx.execute(
      sql`insert into payments (invoice_id, member_id, state, amount_cents, created_at, changed_at, provider, method, received_at)
      select id, member_id, 'succeeded', amount_cents, paid_at, paid_at, 'stripe', 'card', paid_at from invoices where state = 1`,
    )
    await tx.execute(sql`insert into day_counters (counter, day, subject, outcome, audience, amount, agreed)
    select c.counter, d::date, 'cosa-' || s, c.outcome, a, greatest(1, ${READINGS}::bigint / (1096 * 100 * 6)), 1
    from generate_series(${FIRST}::timestamp, ${TODAY}::timestamp, interval '1 day') d, generate_series(1, 100) s,
      unnest(array['SUSPECT', 'REGISTRATO', 'TRIAL', 'PREMIUM', 'EX_TRIAL', 'EX_PREMIUM']) a, (values ('reading', 'whole')) c (counter, outcome)`)
    for (const index of indexes) await tx.execute(sql.raw(index))
  })
  await db.execute(sql`vacuum analyze`)
}

/** The indexes of these tables that are no constraint, as the words that make them again. */
async function dropIndexes(tx: Db, tables: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; made: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
    where i.indrelid::regclass::text = any(${sql.param(tables)}::text[]) and not i.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`)
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`))
  return rows.map(({ made }) => made)
}

/** The totals of the counted day stand for each of three years: what is measured is how they are read. */
async function repeatDay(db: Db): Promise<void> {
  const days = sql`generate_series(${FIRST}::timestamp, ${addRomeDays(YESTERDAY, -1)}::timestamp, interval '1 day') d`
  await db.execute(sql`insert into figure_days (code, day, split, value, amount, version)
    select f.code, d::date, f.split, f.value, f.amount + extract(day from d)::int, f.version from figure_days f, ${days} where f.day = ${YESTERDAY}`)
  await db.execute(
    sql`insert into figure_day_states (day, state, counted_at) select d::date, 'counted', ${NOW.toISOString()}::timestamptz from ${days}`,
  )
  await db.execute(sql`vacuum analyze figure_days`)
}

/** So long readers are watched while nothing else is done. */
const READERS_MS = 3_000

/** What one reader after the other waits until something is over, in milliseconds: 95 in 100 wait no longer. */
async function waitsOf(reader: () => Promise<unknown>, until: Promise<unknown>): Promise<number> {
  const waits: number[] = []
  let isOver = false
  const over = () => {
    isOver = true
  }
  until.then(over, over)
  while (!isOver) {
    waits.push(await secondsOf(reader))
    await new Promise((next) => setTimeout(next, 2))
  }
  waits.sort((one, other) => one - other)
  return 1000 * (waits[Math.floor(waits.length * 0.95)] ?? 0)
}

/** What a process of the database holds for itself alone, without what all share; nothing where the machine does not say. */
function ownMegabytes(pid: number): number {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return (performance.now() - began) / 1000
}

/** Of so few the slowest is the one within which 95 in 100 are. */
async function slowestMs(act: () => Promise<unknown>): Promise<number> {
  let slowest = 0
  for (let round = 0; round < ROUNDS; round += 1) slowest = Math.max(slowest, 1000 * (await secondsOf(act)))
  return slowest
}
