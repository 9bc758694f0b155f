import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { cancelledEmail } from '#areas/audience/model.ts'
import { insertMember } from '#areas/audience/store.server.ts'
import { members, premiumPeriods } from '#areas/audience/tables.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { until } from '../../../tests/support/patience.ts'
import { compareFigures, countDueDays, lastDay, recountDays } from './commands.server.ts'
import { FIGURES } from './definitions-model.ts'
import { keepTotals } from './erasure-commands.server.ts'
import type { Mismatch } from './model.ts'
import { stretchToRecount } from './recount-rules.ts'
import { countLastMismatches } from './recount-store.server.ts'
import { countedSpan, readSeries, recountedAt } from './store.server.ts'

const database = useTestDatabase({ maxConnections: 6 })
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const DAY_ZERO: RomeDay = '2026-09-01'
const LAST: RomeDay = '2026-11-10'
let instant = new Date('2026-11-11T02:00:00Z')
const now = () => instant
const count = () => countDueDays(database.db, { now })
const compare = () => compareFigures(database.db, { now, random: () => 0.5 })
const touched = async () =>
  (await query(`select from_day::text as "from", until_day::text as until from figure_touches order by 1, 2`)).rows
const of = async (code: string, day: RomeDay) =>
  (await readSeries(database.db, { code, from: day, to: day }))[0]?.amount
const everything = async () =>
  (await query('select code, day::text, split, value, amount, version from figure_days order by 1, 2, 3, 4')).rows

let people: string[] = []
const join = async (email: string, registered: string) =>
  insertMember(database.db, {
    email,
    name: 'Anna',
    surname: 'Neri',
    profession: 'Medico',
    registrationDate: new Date(registered),
    trial: null,
  })

beforeEach(async () => {
  await database.clear()
  instant = new Date('2026-11-11T02:00:00Z')
  people = [
    await join('a@posta.example', `${DAY_ZERO}T09:00:00Z`),
    await join('b@posta.example', '2026-09-20T09:00:00Z'),
  ]
  await query(`insert into products (id, name, summary, rank) values ('base', 'Base', '', 1)`)
  await query(
    `insert into orders (id, member_id, state, way, year, number, fingerprint, billing, total_cents, created_at, confirmed_at)
     values ('00000000-0000-4000-8000-000000000001', $1, 'confirmed', 'transfer', 2026, 1, 'x', '{}', 36600, '2026-10-01T09:00:00Z', '2026-10-01T09:00:00Z')`,
    [people[0]],
  )
  await query(
    `insert into invoices (id, order_id, member_id, product_name, installment, installments, due_on, amount_cents)
     values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', $1, 'Base', 1, 1, '2026-10-05', 36600)`,
    [people[0]],
  )
})

const pay = (at: string) =>
  query(
    `insert into payments (id, invoice_id, member_id, state, amount_cents, created_at, changed_at, provider)
     values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', $1, 'succeeded', 36600, $2, $2, 'transfer')`,
    [people[0], at],
  )
const give = (member: string | undefined, start: string, end: string) =>
  query('insert into premium_periods (member_id, start, "end") values ($1, $2, $3)', [member, start, end])

test('[FIG-007] what arrives late counts on its day, marks that day alone, and the day says when it was counted again', async () => {
  await count()
  expect(await touched()).toEqual([])
  // Facts of the day that is not over mark nothing.
  await give(people[1], '2026-11-11T01:00:00Z', '2027-11-11T01:00:00Z')
  await join('c@posta.example', '2026-11-11T01:30:00Z')
  expect(await touched()).toEqual([])
  await pay('2026-11-05T11:00:00Z')
  expect(await touched()).toEqual([{ from: '2026-11-05', until: '2026-11-05' }])
  await query(`update invoices set state = 1, paid_at = '2026-11-05T11:00:00Z'`)
  instant = new Date('2026-11-11T02:37:00Z')
  await count()
  expect(await touched()).toEqual([])
  expect([
    await of('money.takings', '2026-11-05'),
    await of('money.late', '2026-11-04'),
    await of('money.late', '2026-11-05'),
  ]).toEqual([36600n, 36600n, 0n])
  expect(await recountedAt(database.db, { from: '2026-11-05', to: '2026-11-05' })).toEqual(instant)
  expect(await recountedAt(database.db, { from: DAY_ZERO, to: '2026-11-04' })).toBeNull()
  // A refund of a past day, a period that is corrected, an account that came with an import, one that was closed days ago.
  await query(`update payments set refund = 'due'`)
  await query(`update payments set refund = 'done', changed_at = '2026-11-08T09:00:00Z'`)
  await give(people[0], '2026-10-01T09:00:00Z', '2026-10-20T22:00:00Z')
  await count()
  await query(`update premium_periods set "end" = '2026-10-15T22:00:00Z' where member_id = $1`, [people[0]])
  expect((await touched())[0]).toEqual({ from: '2026-10-16', until: null })
  await join('d@posta.example', '2026-10-30T09:00:00Z')
  await query(`insert into member_details (member_id, closed_at) values ($1, '2026-11-02T09:00:00Z')`, [people[1]])
  await count()
  expect([
    await of('money.takings', '2026-11-08'),
    await of('members.premium', '2026-10-15'),
    await of('members.premium', '2026-10-16'),
  ]).toEqual([-36600n, 1n, 0n])
  expect([
    await of('members.total', '2026-10-29'),
    await of('members.total', '2026-10-30'),
    await of('members.total', LAST),
  ]).toEqual([2n, 3n, 2n])
  expect(await compare()).toEqual([])
})

test('[FIG-008] the comparison writes a difference down, says it in the metrics and corrects it', async () => {
  await pay('2026-11-05T11:00:00Z')
  await give(people[0], '2026-10-01T09:00:00Z', '2027-10-01T09:00:00Z')
  await count()
  const right = await everything()
  expect(await compare()).toEqual([])
  await query(
    `update figure_days set amount = amount + 5 where code = 'members.premium' and day = '2026-11-01' and split = ''`,
  )
  await query(`delete from figure_days where code = 'money.received' and day = '2026-11-05' and split = 'way'`)
  await query(`insert into figure_days values ('members.total', '2026-11-02', 'profession', 'Alchimista', 3, 1)`)
  const found = await compare()
  expect(found.map(({ code, day, split, kept, recounted }) => [code, day, split, kept, recounted])).toEqual(
    expect.arrayContaining([
      ['members.premium', '2026-11-01', '', 6n, 1n],
      ['members.total', '2026-11-02', 'profession', 3n, 0n],
      ['money.received', '2026-11-05', 'way', 0n, 36600n],
    ]),
  )
  expect(found).toHaveLength(3)
  expect(await everything()).toEqual(right)
  expect(await countLastMismatches(database.db)).toBe(3)
  expect((await query('select 1 from figure_mismatches')).rowCount).toBe(3)
  instant = new Date('2026-11-11T02:30:00Z')
  expect(await compare()).toEqual([])
  expect(await countLastMismatches(database.db)).toBe(0)
})

test('[FIG-009] days are counted again, or only looked at, and what cannot be is said in one sentence', async () => {
  await count()
  const right = await everything()
  await query(`update figure_days set amount = 9 where code = 'members.total' and day = '2026-10-10' and split = ''`)
  const wrong = await everything()
  const recount = async (isCheck: boolean, signal?: AbortSignal) => {
    const parts: { until: RomeDay; changes: readonly Mismatch[] }[] = []
    const asked = { from: DAY_ZERO, to: LAST, isCheck, now, ...(signal && { signal }) }
    for await (const part of recountDays(database.db, asked)) parts.push(part)
    return parts
  }
  const changes = [{ day: '2026-10-10', code: 'members.total', split: '', value: '', kept: 9n, recounted: 2n }]
  expect((await recount(true)).flatMap((part) => part.changes)).toEqual(changes)
  expect(await everything()).toEqual(wrong)
  expect(await recount(false, AbortSignal.abort())).toEqual([])
  const parts = await recount(false)
  expect(parts.map(({ until }) => until)).toEqual(['2026-10-01', '2026-11-01', LAST])
  expect(parts.flatMap((part) => part.changes)).toEqual(changes)
  expect(await everything()).toEqual(right)
  expect((await recount(true)).flatMap((part) => part.changes)).toEqual([])
  const fault = (from?: string, to?: string) => stretchToRecount({ from, to }, LAST)
  expect(fault('2026-02-30', LAST)).toEqual({ fault: '«2026-02-30» non è un giorno: si scrive come 2025-01-31.' })
  expect(fault(LAST, DAY_ZERO)).toEqual({ fault: 'Il 01/09/2026 viene prima del 10/11/2026.' })
  expect(fault(DAY_ZERO, '2026-11-11')).toEqual({
    fault: 'Il 11/11/2026 non è finito: l’ultimo giorno che si può ricontare è il 10/11/2026.',
  })
  expect(fault(DAY_ZERO)).toHaveProperty('fault')
  expect(fault(DAY_ZERO, LAST)).toEqual({ from: DAY_ZERO, to: LAST })
})

test('[FIG-006] two nodes at once, a kill half-way and a second run leave one set of totals, and missing nights are made up', async () => {
  await pay('2026-11-05T11:00:00Z')
  // One node is killed in the middle of a transaction, as the end of its connection ends it.
  const doomed = await database.pool.connect()
  await doomed.query('begin')
  await doomed.query(`select pg_advisory_xact_lock(hashtext('figures'))`)
  await doomed.query(`insert into figure_days values ('members.total', '2026-09-01', '', '', 77, 1)`)
  const pid = (await doomed.query('select pg_backend_pid() as pid')).rows[0].pid
  doomed.once('error', () => undefined)
  const both = [count(), count()]
  await query('select pg_terminate_backend($1)', [pid])
  doomed.release(true)
  const days = await Promise.all(both)
  expect(days.reduce((sum, each) => sum + each, 0)).toBe(71)
  const once = await everything()
  expect(await of('members.total', DAY_ZERO)).toBe(1n)
  await count()
  await query(`update figure_day_states set state = 'touched'`)
  await Promise.all([count(), count()])
  expect(await everything()).toEqual(once)
  // Stopped after the first part: what is counted is the oldest, and the rest is counted at the next start.
  await query('delete from figure_days')
  await query('delete from figure_day_states')
  const stop = new AbortController()
  let calls = 0
  const stopping = () => {
    if (++calls > 1) stop.abort()
    return instant
  }
  await countDueDays(database.db, { now: stopping, signal: stop.signal })
  expect(await countedSpan(database.db)).toEqual({ from: DAY_ZERO, to: '2026-10-01' })
  await count()
  expect(await everything()).toEqual(once)
  // What was being written at midnight is waited for.
  expect(lastDay(new Date('2026-11-10T23:04:00Z'))).toBe('2026-11-09')
  expect(lastDay(new Date('2026-11-10T23:05:00Z'))).toBe('2026-11-10')
})

test('[FIG-003] a definition of a new version is counted again, and one that is new is counted back', async () => {
  await count()
  const right = await everything()
  await query(`update figure_days set version = 0, amount = amount + 1 where code = 'members.total' and split = ''`)
  await query(`delete from figure_days where code = 'members.joined'`)
  expect(await count()).toBe(0)
  await query(`delete from figure_settings where name = 'versions'`)
  expect(await count()).toBe(71)
  expect(await everything()).toEqual(right)
  expect(FIGURES.every(({ version }) => version >= 1)).toBe(true)
})

test('[FIG-010] an erasure marks no day, and a recount gives the same totals', async () => {
  await query(`update members set province = 'MI' where id = $1`, [people[0]])
  await give(people[0], '2026-10-01T09:00:00Z', '2027-10-01T09:00:00Z')
  await count()
  const wholes = async () => (await everything()).filter(({ split }) => split === '')
  const before = await wholes()
  await database.db.transaction(async (tx) => {
    await keepTotals(tx, people[0] ?? '', now())
    await tx.delete(premiumPeriods)
    await tx
      .update(members)
      .set({ email: cancelledEmail(people[0] ?? ''), profession: null })
      .where(eq(members.id, people[0] ?? ''))
  })
  expect(await touched()).toEqual([])
  expect(await wholes()).toEqual(before)
  const { rows: groups } = await query(
    `select distinct value from figure_remains where split in ('province', 'profession') order by 1`,
  )
  expect(groups.map(({ value }) => value)).toEqual(['Lombardia', 'Medici e odontoiatri'])
  const { rows: lines } = await query('select * from figure_remains')
  expect(JSON.stringify(lines)).not.toContain(people[0])
  await query(`update figure_day_states set state = 'touched'`)
  await count()
  expect(await wholes()).toEqual(before)
  expect(await recountedAt(database.db, { from: DAY_ZERO, to: LAST })).toBeNull()
  expect(await compare()).toEqual([])
})

test('[FIG-007] a fact of a day that is being counted for the first time marks that day', async () => {
  const lock = await database.pool.connect()
  await lock.query('begin')
  // What erased accounts left is read last: the count has seen the members and waits here.
  await lock.query('lock table figure_remains in access exclusive mode')
  const counting = count()
  const isWaiting = async () =>
    (await query(`select 1 from pg_locks where relation = 'figure_remains'::regclass and not granted`)).rowCount
  await until(async () => (await isWaiting()) === 1)
  await join('late@posta.example', '2026-09-25T09:00:00Z')
  await lock.query('commit')
  lock.release()
  expect(await counting).toBe(71)
  expect(await of('members.total', '2026-09-25')).toBe(2n)
  expect(await touched()).toEqual([{ from: '2026-09-25', until: null }])
  await count()
  expect([await of('members.total', '2026-09-24'), await of('members.total', '2026-09-25')]).toEqual([2n, 3n])
  expect(await compare()).toEqual([])
})

test('[FIG-010] an erasure does not wait for the count, and what was counted meanwhile is counted again', async () => {
  await give(people[0], '2026-10-01T09:00:00Z', '2027-10-01T09:00:00Z')
  await count()
  const before = (await everything()).filter(({ split }) => split === '')
  const counting = await database.pool.connect()
  await counting.query('begin')
  await counting.query(`select pg_advisory_xact_lock(hashtext('figures'))`)
  await database.db.transaction(async (tx) => {
    await keepTotals(tx, people[0] ?? '', now())
    await tx.delete(premiumPeriods)
    await tx
      .update(members)
      .set({ email: cancelledEmail(people[0] ?? ''), profession: null })
      .where(eq(members.id, people[0] ?? ''))
  })
  await counting.query('commit')
  counting.release()
  expect(await touched()).toEqual([{ from: DAY_ZERO, until: null }])
  await count()
  expect((await everything()).filter(({ split }) => split === '')).toEqual(before)
  expect((await everything()).some(({ value }) => value === 'Medico')).toBe(true)
  expect(await compare()).toEqual([])
})
