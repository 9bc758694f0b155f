import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { findBreaks } from '../club-checks/find-breaks.ts'
import { seedPast } from './past/seed-past.ts'
import { seedClub } from './seed-club.ts'

/** The demo tells one story: what its first start wrote, held against itself. */
const database = useTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const { club } = parseEnv({})
beforeAll(() => seedClub(database.db, { clock: fixedClock(now), scale: 1, isDemo: true, club, hasPast: true }))

/** A demo member with everything. */
const ELENA = '(select id from members where username = 1003)'

async function numberOf(query: string): Promise<number> {
  const { rows } = await database.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${query}`))
  return rows[0]?.n ?? -1
}

const STUDIED = 'enrolments e join courses c on c.id = e.course_id join members m on m.id = e.member_id'
/** Credits are paid from the wallet that was active the day of the enrolment. */
const TAKEN = `select sum(c.credits) from enrolments e join courses c on c.id = e.course_id
  where e.member_id = w.member_id and e.subscribed_at >= w.active_from`
const NOW = `'${now.toISOString()}'::timestamptz`
const MONTH = `date_trunc('month', ${NOW})`

async function breaks(db: Db): Promise<string[]> {
  const found: string[] = []
  for await (const sentence of findBreaks(db, now)) found.push(sentence)
  return found
}

test('[FIG-055] nothing of the demo contradicts the rest', async () => {
  expect(await breaks(database.db)).toEqual([])
})

const HAPPENED = [
  'ha cominciato la prova',
  'ha ordinato',
  'ha ricevuto una fattura',
  'ha pagato',
  'si è iscritto a un corso',
  'ha cominciato un corso',
  'ha finito un corso',
  'ha ricevuto un attestato',
  'ha mosso punti',
  'ha chiesto un premio',
  'ha fatto una richiesta',
  'ha ricevuto una risposta',
  'ha aperto una causa',
]
const OTHERS_CODE = `(select fiscal_code from member_details where fiscal_code is not null and member_id <> ${ELENA} limit 1)`

/** Things made wrong together, where none hides another, and what `check:club` says of each. */
const WRONG: Readonly<Record<string, { statements: readonly string[]; sentences: readonly RegExp[] }>> = {
  'of a plan that is gone, sums and codes': {
    statements: [
      `delete from owned_products where member_id = ${ELENA}`,
      'update orders set total_cents = total_cents + 1',
      'delete from payments',
      'update invoice_numbers set last_number = 0 where year = 2026',
      'update loyalty_accounts set balance = balance + 1',
      `insert into loyalty_operations (member_id, kind, amount, balance_after, description, key, at)
        select member_id, 'earn', 5, 5, '', 'x', ${NOW} from loyalty_accounts`,
      'update loyalty_lots set remaining = 0',
      `update orders set billing = billing || jsonb_build_object('fiscalCode', ${OTHERS_CODE}) where member_id = ${ELENA}`,
      `update members set registration_date = ${NOW} + interval '1 day' where username = 1001`,
    ],
    sentences: [
      /è Premium e non ha un piano in corso\.$/,
      /^Il periodo Premium dell’iscritto C\d+ dal .* al .* non ha un piano\.$/,
      /è confermato e non ha dato «/,
      /^L’ordine \d{4}\/\d{6} è di \d+ centesimi, le sue fatture di \d+\.$/,
      /^La fattura \d+\/\d{4} è pagata e non ha un pagamento\.$/,
      /^Nel 2026 l’ultimo numero dato a una fattura risulta 0, /,
      /punti, ma la loro storia fa /,
      /punti, ma nei suoi lotti ne restano /,
      /è diviso in parti che fanno 0\.$/,
      /^Di un lotto di .* ma i suoi movimenti fanno /,
      /^Gli iscritti C\d+, C\d+ hanno lo stesso codice fiscale\.$/,
      /^L’iscritto C\d+ si iscrive il .* che deve ancora venire\.$/,
    ],
  },
  'of a plan that nothing stands behind, and courses not yet open': {
    statements: [
      `delete from premium_periods where member_id = ${ELENA}`,
      'update order_lines set owned_product_id = null',
      `update invoices set state = 0, paid_at = null where kind = 'invoice'`,
      `update orders set created_at = created_at + interval '3 days'`,
      `update courses set published_at = ${NOW}`,
    ],
    sentences: [
      /ha un piano in corso e non è né Premium né sospeso\.$/,
      /non ha un ordine e non risulta dato senza pagamento\.$/,
      /è confermato e niente di ciò che gli appartiene è pagato\.$/,
      /non è né fatturato né da restituire\.$/,
      /è emessa prima del suo ordine/,
      /^L’iscritto C\d+ si è iscritto a «.* ma il corso è aperto dal .* al /,
      /^L’iscritto C\d+ ha cominciato «.* ma il corso è aperto dal .* al /,
      /^L’iscritto C\d+ ha finito una lezione di «.* ma il corso è aperto dal .* al /,
      /^L’attestato .* ma il corso è aperto dal /,
    ],
  },
  'of a plan given and paid, numbers with a hole, and courses already closed': {
    statements: [
      'update owned_products set is_given = true',
      'update payments set amount_cents = amount_cents + 1',
      `update invoices set kind = 'credit-note' where number = 1`,
      'update invoices set number = (select max(number) + 1 from invoices) where year = 2026 and number = 3',
      'update courses set expiry_date = published_at::date',
      `update enrolments set started_at = subscribed_at - interval '1 hour' where started_at is not null`,
    ],
    sentences: [
      /risulta dato senza pagamento, ma ha un ordine\.$/,
      /centesimi e la sua fattura di \d+\.$/,
      /non è dell’importo della sua fattura\.$/,
      /^Nel 2026 manca la fattura numero 3\.$/,
      / ha finito «.* ma il corso è aperto dal /,
      /^L’attestato .* ma il corso si è chiuso il /,
      /prima di cominciarlo\.$/,
    ],
  },
  'of what came before the person, or out of order': {
    statements: [
      `update members set registration_date = ${NOW} where username = 1003`,
      `update invoices set issued_at = ${NOW} where year = 2026 and number = 1`,
      'update enrolments set status = 3',
      // Without the trigger that writes the movement.
      'set local session_replication_role = replica',
      "update wallets set used_credits = used_credits + 1 where tag = 'ecm' and used_credits < initial_credits",
    ],
    sentences: [
      /^L’iscritto C\d+ ha «.*» dal .*, ma è nel club dal /,
      ...HAPPENED.map((happening) => new RegExp(`^L’iscritto C\\d+ ${happening} il .*, ma è nel club dal `)),
      /^La fattura 2\/2026 è del .*, ma la 1\/2026 è del /,
      /non ha dietro una prova superata entro il /,
      /^Il portafoglio ecm .* ma i suoi movimenti fanno /,
    ],
  },
  'of what is still to come, and of a number of another year': {
    statements: [
      `update enrolments set ended_at = ${NOW} + interval '1 day' where ended_at is not null`,
      `update invoices set issued_at = issued_at - interval '1 year' where year = 2026 and number = 1`,
    ],
    sentences: [
      /^L’iscritto C\d+ ha finito un corso il .*, che deve ancora venire\.$/,
      /^La fattura 1\/2026 è del \d\d\/\d\d\/2025\.$/,
    ],
  },
}

test.each(Object.entries(WRONG))('[FIG-055] a sentence %s', async (_what, { statements, sentences }) => {
  const found: string[] = []
  const attempt = database.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    found.push(...(await breaks(tx)))
    tx.rollback()
  })
  await expect(attempt).rejects.toThrow('Rollback')
  expect(sentences.filter((sentence) => !found.some((each) => sentence.test(each)))).toEqual([])
})

test('there is something of everything that is checked', async () => {
  for (const rows of [
    STUDIED,
    'certificates',
    'invoices where number is not null',
    'loyalty_accounts',
    'professional_cards',
  ])
    expect([rows, (await numberOf(rows)) > 9]).toEqual([rows, true])
  expect(await numberOf(`members m where m.premium @> ${NOW}`)).toBeGreaterThan(100)
})

test('whoever studies is of a profession of the course, and pays with a plan or a trial of those days', async () => {
  const mine = '(m.username < 9000 or m.username >= 54000000)'
  const isEntitled = `exists (select from premium_periods p where p.member_id = m.id and e.subscribed_at >= p.start and e.subscribed_at < p."end")
    or e.subscribed_at between m.trial_start and m.trial_end`
  expect(await numberOf(`${STUDIED} where ${mine}`)).toBeGreaterThan(20)
  expect(await numberOf(`${STUDIED} where ${mine} and not (${isEntitled})`)).toBe(0)
  expect(await numberOf(`${STUDIED} where m.profession <> all (c.professions)`)).toBe(0)
})

test('ECM credits used are those of the courses taken', async () => {
  expect(await numberOf("wallets w where tag = 'ecm' and used_credits > 0")).toBeGreaterThan(1)
  expect(await numberOf(`wallets w where tag = 'ecm' and used_credits <> coalesce((${TAKEN}), 0)`)).toBe(0)
})

test('nobody has two fiscal codes', async () => {
  const codes = `(select member_id, fiscal_code as code from member_details where fiscal_code is not null
    union select member_id, billing->>'fiscalCode' from orders) a`
  expect(await numberOf(codes)).toBeGreaterThan(30)
  expect(await numberOf(`(select member_id from ${codes} group by member_id having count(distinct code) > 1) b`)).toBe(
    0,
  )
})

const LASTED = `p."end" - p.start > interval '300 days'`
const FIRST_PREMIUM = '(select member_id, min(start) as start from premium_periods group by member_id) f'

/** Fewer than five of a thing the desk's figures would not show. */
test.each([
  ['joins', 'members', 'registration_date'],
  ['trials', 'members', 'trial_start'],
  ['first Premium', FIRST_PREMIUM, 'start'],
  ['ends of Premium', `premium_periods p where ${LASTED}`, '"end"'],
  ['orders', 'orders', 'created_at'],
  ['payments', "payments where state = 'succeeded'", 'created_at'],
  ['courses begun', 'enrolments', 'started_at'],
  ['courses passed', 'enrolments where status = 2', 'ended_at'],
  ['certificates', 'certificates', 'issued_at'],
  ['requests', 'leads', 'created_at'],
  ['points earned', "loyalty_operations where kind = 'earn'", 'at'],
])('each of the thirteen months behind the demo has at least five %s', async (_what, rows, at) => {
  const months = `(select generate_series(${MONTH} - interval '13 months', ${MONTH} - interval '1 month', '1 month') as month) months`
  const counted = `(select date_trunc('month', ${at}) as month, count(*) as n from ${rows} group by 1) counted`
  const { rows: few } = await database.db.execute(
    sql.raw(`select month::date::text, n from ${months} left join ${counted} using (month) where coalesce(n, 0) < 5`),
  )
  expect(few).toEqual([])
})

test.each([
  [
    'a fifth of the trials buy',
    0.16,
    0.25,
    'members m',
    `m.trial_start between ${NOW} - interval '13 months' and ${NOW} - interval '90 days'`,
    `exists (select from premium_periods p where p.member_id = m.id and p.start between m.trial_start and m.trial_start + interval '90 days')`,
  ],
  [
    'seven in ten plans are renewed',
    0.64,
    0.78,
    'premium_periods p',
    `${LASTED} and p."end" between ${NOW} - interval '13 months' and ${NOW} - interval '30 days'`,
    `exists (select from premium_periods n where n.member_id = p.member_id and n.start between p."end" and p."end" + interval '30 days')`,
  ],
  ['a few requests are answered late', 0.08, 0.3, 'leads', 'answered_at is not null', 'answered_at > due_at'],
  ['a few courses are failed', 0.05, 0.25, 'enrolments', 'ended_at is not null', 'status = 3'],
  ['a few orders are paid at the bank', 0.1, 0.35, 'orders', "state = 'confirmed'", "way = 'transfer'"],
])('about %s', async (_what, least, most, rows, among, which) => {
  const share = (await numberOf(`${rows} where ${among} and ${which}`)) / (await numberOf(`${rows} where ${among}`))
  expect(share).toBeGreaterThan(least)
  expect(share).toBeLessThan(most)
})

test.each([
  [
    'instalments paid on their day',
    "invoices where kind = 'invoice' and installment > 1 and paid_at::date - due_on between 0 and 1",
  ],
  ['instalments paid late', "invoices where kind = 'invoice' and paid_at::date - due_on > 7"],
  [
    'instalments late today',
    `invoices i join orders o on o.id = i.order_id where o.state = 'confirmed' and i.state = 0 and i.due_on < ${NOW}::date`,
  ],
  ['members suspended today', 'suspensions'],
  ['members who were suspended and paid', "member_absences where kind = 'suspended'"],
  ['refunds with a credit note', "payments p join invoices c on c.credited_id = p.invoice_id where p.refund = 'done'"],
  ['orders given back whole', "orders where state = 'cancelled'"],
  ['certificates revoked', 'certificates where revoked_at is not null'],
  ['second tries of a test', 'test_attempts where number > 1'],
  ['points spent', "loyalty_operations where kind = 'spend'"],
  ['points ended', "loyalty_operations where kind = 'expire'"],
])('there are %s, at least five', async (_what, rows) => {
  expect(await numberOf(rows)).toBeGreaterThanOrEqual(5)
})

test('people join less on Sundays than on the days of work, and less in summer than in autumn', async () => {
  const past = 'members where username >= 54000000 and'
  const day = `(registration_date at time zone 'Europe/Rome')`
  expect(await numberOf(`${past} extract(isodow from ${day}) = 7`)).toBeLessThan(
    (await numberOf(`${past} extract(isodow from ${day}) = 2`)) / 1.5,
  )
  const months = async (from: number, until: number) =>
    numberOf(`${past} registration_date between ${NOW} - interval '${from} days' and ${NOW} - interval '${until} days'`)
  expect(await months(125, 95)).toBeLessThan((await months(90, 60)) / 1.5)
})

test.each([
  ['a course came out', 'courses', 'published_at', 12],
  // The oldest article that the demo keeps is of ten months ago.
  ['something to read came out', 'content_items', 'publication_date', 10],
])('in the twelve months behind it %s', async (_sentence, table, column, months) => {
  const behind = `${column} >= ${MONTH} - interval '12 months' and ${column} < ${MONTH}`
  expect(await numberOf(`(select distinct date_trunc('month', ${column}) from ${table} where ${behind}) a`)).toBe(
    months,
  )
})

test('asked again it adds nothing, and a larger demo holds together as well', async () => {
  const people = await numberOf('members')
  expect(await seedPast(database.db, { scale: 1, now, club })).toBe(0)
  expect(await seedPast(database.db, { scale: 2, now, club })).toBe((await numberOf('members')) - people)
  expect(await breaks(database.db)).toEqual([])
})

test('[FIG-055] npm run check:club ends with 1 and says what is wrong, and with 0 where nothing is', async () => {
  const environment = { PATH: process.env.PATH ?? '', DATABASE_URL: database.url }
  const checked = () =>
    promisify(execFile)(process.execPath, ['db/check-club.ts'], { env: environment }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    )
  await database.db.execute(sql`update invoice_numbers set last_number = 0 where year = 2026`)
  const wrong = await checked()
  expect(wrong.code).toBe(1)
  expect(wrong.stdout).toMatch(
    /^Nel 2026 l’ultimo numero dato a una fattura risulta 0, ma l’ultima fattura è la \d+\.$/m,
  )
  await database.clear()
  expect(await checked()).toEqual({
    code: 0,
    stdout: 'Il club non si contraddice: piani, fatture, corsi, saldi, codici e giorni tornano.\n',
  })
})
