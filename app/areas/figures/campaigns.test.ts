import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import type { CameBy } from '#areas/audience/model.ts'
import { findViewerByMemberId, insertMember } from '#areas/audience/store.server.ts'
import { deleteAccount } from '#areas/profile/privacy-commands.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { readSeries } from './store.server.ts'

const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const now = () => new Date('2026-11-15T10:00:00Z')

let number = 0
beforeEach(async () => {
  await database.clear()
  number = 0
})

const join = async (cameBy: CameBy, campaign: string | null, at: string, trialStart: string | null = null) => {
  number += 1
  const memberId = await insertMember(database.db, {
    ...{ email: `${number}@posta.example`, name: 'Anna', surname: 'Neri', cameBy },
    registrationDate: new Date(at),
    trial: trialStart ? { start: new Date(trialStart), end: new Date('2026-12-01T00:00:00Z') } : null,
  })
  await upsertDetails(database.db, memberId, { campaign })
  return memberId
}
const buy = async (memberId: string, at: string, cents: number) => {
  const order = randomUUID()
  const invoice = randomUUID()
  number += 1
  await query(
    `insert into orders (id, member_id, state, way, year, number, fingerprint, billing, total_cents, created_at, confirmed_at)
     values ($1, $2, 'confirmed', 'transfer', 2026, $3, $4, '{}', $5, $6, $6)`,
    [order, memberId, number, `f${number}`, cents, at],
  )
  await query(
    `insert into invoices (id, order_id, member_id, product_name, installment, installments, due_on, amount_cents, state, kind)
     values ($1, $2, $3, 'Piano', 1, 1, $4::timestamptz::date, $5, 0, 'invoice')`,
    [invoice, order, memberId, at, cents],
  )
  await query(
    `insert into payments (invoice_id, member_id, state, amount_cents, created_at, changed_at, provider)
     values ($1, $2, 'succeeded', $3, $4, $4, 'transfer')`,
    [invoice, memberId, cents, at],
  )
}
const count = async () => {
  await countDueDays(database.db, { now })
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
}
const of = async (name: string, day: RomeDay, split = '') => {
  const rows = await readSeries(database.db, { code: `campaigns.${name}`, from: day, to: day, split })
  return split ? Object.fromEntries(rows.map(({ value, amount }) => [value, Number(amount)])) : Number(rows[0]?.amount)
}
const all = async () => [
  await of('joined', '2026-10-01'),
  await of('joined', '2026-10-01', 'campaign'),
  await of('trials', '2026-10-05', 'campaign'),
  await of('bought', '2026-10-30', 'campaign'),
  await of('received', '2026-10-30', 'campaign'),
  await of('bought', '2026-11-01'),
  await of('received', '2026-11-01'),
]

test('[FIG-001] who came with a code is counted by it: joins, and within thirty days trials, purchases and money', async () => {
  const autumn = await join('campaign', 'autunno', '2026-10-01T09:00:00Z', '2026-10-05T09:00:00Z')
  const unsaid = await join('campaign', null, '2026-10-01T10:00:00Z')
  const alone = await join('self', null, '2026-10-01T11:00:00Z', '2026-10-05T11:00:00Z')
  await buy(autumn, '2026-10-30T09:00:00Z', 36_600)
  await buy(unsaid, '2026-10-30T09:00:00Z', 18_300)
  await buy(alone, '2026-10-30T09:00:00Z', 10_000)
  // The thirty days are over.
  await buy(autumn, '2026-11-01T09:00:00Z', 5_000)
  await count()
  const expected = [
    2,
    { autunno: 1, '—': 1 },
    { autunno: 1 },
    { autunno: 1, '—': 1 },
    { autunno: 36_600, '—': 18_300 },
    0,
    0,
  ]
  expect(await all()).toEqual(expected)

  // Whoever erases the account leaves the totals of the past as they were, and no code of theirs is kept.
  const member = (await findViewerByMemberId(database.db, autumn, now()))?.member
  if (!member) throw new Error('Nobody to erase.')
  const settings = { club: parseEnv({}).club, origin: 'https://club.example.it' }
  await deleteAccount(database.db, member, { now: now(), data: memberData, settings })
  expect((await query('select count(*)::int as n from member_details where campaign is not null')).rows).toEqual([
    { n: 0 },
  ])
  await query(`update figure_day_states set state = 'touched'`)
  await count()
  expect(await all()).toEqual(expected)
})

test('[FIG-001] an order that is confirmed later counts on the day that is written', async () => {
  const autumn = await join('campaign', 'autunno', '2026-10-01T09:00:00Z')
  await count()
  await buy(autumn, '2026-10-30T09:00:00Z', 36_600)
  await count()
  expect([await of('bought', '2026-10-30'), await of('received', '2026-10-30')]).toEqual([1, 36_600])
})
