import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { parseEnv } from '#platform/env.server.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { seedClub } from './seed-club.ts'

/** The demo tells one story: what its first start wrote, held against itself. */
const database = useTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const { club } = parseEnv({})
beforeAll(() => seedClub(database.db, { clock: fixedClock(now), scale: 1, isDemo: true, club }))

async function numberOf(query: string): Promise<number> {
  const { rows } = await database.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${query}`))
  return rows[0]?.n ?? -1
}

const STUDIED = 'enrolments e join courses c on c.id = e.course_id join members m on m.id = e.member_id'
const CERTIFIED = `${STUDIED} join certificates x on x.member_id = e.member_id and x.course_id = e.course_id`
/** Credits are paid from the wallet that was active the day of the enrolment. */
const TAKEN = `select sum(c.credits) from enrolments e join courses c on c.id = e.course_id
  where e.member_id = w.member_id and e.subscribed_at >= w.active_from`
const NOW = `'${now.toISOString()}'::timestamptz`

describe('nothing happens before what it needs', () => {
  test.each([
    ['an enrolment before its course', STUDIED, 'e.subscribed_at < c.published_at'],
    ['an enrolment before its member', STUDIED, 'e.subscribed_at < m.registration_date'],
    ['a lesson before the enrolment', STUDIED, 'e.started_at < e.subscribed_at'],
    ['an end before the beginning', STUDIED, 'e.ended_at < e.started_at'],
    ['an end after the last day of the course', STUDIED, 'e.ended_at::date > c.expiry_date'],
    ['a course for another profession', STUDIED, 'm.profession <> all (c.professions)'],
    ['a certificate before its course', CERTIFIED, 'x.issued_at < c.published_at'],
    ['a certificate before the test is passed', CERTIFIED, 'x.issued_at < e.ended_at or e.status <> 2'],
    [
      'a plan before its member',
      'owned_products o join members m on m.id = o.member_id',
      'o.active_from < m.registration_date',
    ],
    [
      'a card before its owner',
      'professional_cards k join members m on m.id = k.member_id',
      'k.created_at < m.registration_date',
    ],
    [
      'an invoice before its order',
      'invoices i join orders o on o.id = i.order_id',
      `(i.issued_at at time zone 'Europe/Rome')::date < (o.created_at at time zone 'Europe/Rome')::date`,
    ],
    ['somebody who joins tomorrow', 'members', `registration_date > ${NOW}`],
    ['a test passed tomorrow', 'enrolments', `greatest(subscribed_at, started_at, ended_at) > ${NOW}`],
    ['a card reviewed tomorrow', 'professional_cards', `greatest(published_at, reviewed_at) > ${NOW}`],
  ])('never %s', async (_sentence, rows, fault) => {
    expect(await numberOf(rows)).toBeGreaterThan(9)
    expect(await numberOf(`${rows} where ${fault}`)).toBe(0)
  })

  test('whoever studies pays with a plan or a trial of those days', async () => {
    const mine = 'm.username < 9000'
    const isEntitled = `exists (select from premium_periods p where p.member_id = m.id and e.subscribed_at >= p.start and e.subscribed_at < p."end")
      or e.subscribed_at between m.trial_start and m.trial_end`
    expect(await numberOf(`${STUDIED} where ${mine}`)).toBeGreaterThan(20)
    expect(await numberOf(`${STUDIED} where ${mine} and not (${isEntitled})`)).toBe(0)
  })
})

describe('every count agrees with the others', () => {
  test('there are as many holders of a plan as members who are PREMIUM', async () => {
    const active = (table: string, from: string, until: string) =>
      `(select distinct member_id from ${table} where ${from} <= ${NOW} and ${until} > ${NOW}) a`
    const premium = await numberOf(active('premium_periods', 'start', '"end"'))
    expect(premium).toBeGreaterThan(100)
    expect(await numberOf(active('owned_products', 'active_from', 'active_until'))).toBe(premium)
  })

  test.each([
    ['ECM credits used and credits of the courses taken', "wallets w where tag = 'ecm'", 'used_credits', TAKEN],
    [
      'a wallet and its movements',
      'wallets w',
      'initial_credits + bonus_credits - used_credits',
      'select sum(amount) from credit_movements m where m.wallet_id = w.id',
    ],
    [
      'an order and its lines',
      'orders w',
      'total_cents',
      'select sum(l.total_cents) from order_lines l where l.order_id = w.id',
    ],
    [
      'an order and its invoices',
      'orders w',
      'total_cents',
      'select sum(i.amount_cents) from invoices i where i.order_id = w.id',
    ],
    [
      'the last number of a year and its invoices',
      'invoice_numbers w',
      'last_number',
      'select count(*) from invoices i where i.year = w.year and i.number is not null',
    ],
    [
      'points and their lots',
      'loyalty_accounts w',
      'balance',
      'select sum(remaining) from loyalty_lots l where l.member_id = w.member_id',
    ],
    [
      'points and their history',
      'loyalty_accounts w',
      'balance',
      'select sum(amount) from loyalty_operations o where o.member_id = w.member_id',
    ],
  ])('%s', async (_sentence, rows, one, other) => {
    expect(await numberOf(rows)).toBeGreaterThan(1)
    const also = rows.includes(' where ') ? 'and' : 'where'
    expect(await numberOf(`${rows} ${also} ${one} <> coalesce((${other}), 0)`)).toBe(0)
  })

  test('no two people have one fiscal code, in the account or on an invoice', async () => {
    const codes = `(select member_id, fiscal_code as code from member_details where fiscal_code is not null
      union select member_id, billing->>'fiscalCode' from orders) a`
    expect(await numberOf(codes)).toBeGreaterThan(30)
    expect(await numberOf(`(select code from ${codes} group by code having count(distinct member_id) > 1) b`)).toBe(0)
    expect(
      await numberOf(`(select member_id from ${codes} group by member_id having count(distinct code) > 1) b`),
    ).toBe(0)
  })
})

test.each([
  ['somebody joined', 'members', 'registration_date', 12],
  ['somebody bought a plan', 'owned_products', 'active_from', 12],
  ['an invoice was issued', 'invoices', 'issued_at', 12],
  ['somebody began a course', 'enrolments', 'subscribed_at', 12],
  ['a course came out', 'courses', 'published_at', 12],
  // The oldest article that the demo keeps is of ten months ago.
  ['something to read came out', 'content_items', 'publication_date', 10],
])('in the twelve months behind it %s', async (_sentence, table, column, months) => {
  const behind = `${column} >= date_trunc('month', ${NOW}) - interval '12 months' and ${column} < date_trunc('month', ${NOW})`
  expect(await numberOf(`(select distinct date_trunc('month', ${column}) from ${table} where ${behind}) a`)).toBe(
    months,
  )
})
