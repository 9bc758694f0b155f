import { beforeAll, describe, expect, test } from 'vitest'
import { countRows, listRowIds } from '#areas/lists/row-store.server.ts'
import { readCondition } from '#platform/pure/question.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useClub } from '../../../tests/support/club.ts'
import { SEGMENT_FIELD } from './segment-rules.ts'
import { MEMBER_FIELDS, MEMBERS } from './store.server.ts'

/** Ada has and does something of everything, Bruno of nothing. */
const club = useClub()
let now: Date
let ada = ''
let bruno = ''

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10)
const run = (text: string, values: unknown[] = []) => club.database.pool.query(text, values)

beforeAll(async () => {
  now = new Date(`${dayOf(club.clock.now())}T11:00:00Z`)
  const { db } = club.database
  const someday = { registrationDate: daysAgo(400) }
  ada = await makeMember(db, {
    now,
    person: {
      ...someday,
      name: 'Ada',
      surname: 'De Provanti',
      email: 'ada.provanti@posta.example',
      profession: 'Odontoiatra',
      specializations: ['Cardiologia'],
      promoCodes: ['NATALE26'],
      trial: { start: daysAgo(390), end: daysAgo(383) },
      premiumPeriods: [{ start: daysAgo(300), end: daysAgo(-65) }],
    },
  })
  bruno = await makeMember(db, {
    now,
    person: {
      registrationDate: daysAgo(3),
      name: 'Bruno',
      surname: 'Nonprova',
      email: 'bruno@posta.example',
      emailVerifiedAt: null,
      profession: null,
      specializations: [],
    },
  })
  for (const table of ['wallets', 'static_portfolios']) await run(`delete from ${table} where member_id = $1`, [bruno])
  await run('update members set last_visit_on = $2 where id = $1', [ada, dayOf(daysAgo(2))])
  await run(
    "insert into wallets (member_id, tag, active_from, initial_credits, used_credits) values ($1, 'ecm', $2, 50, 8)",
    [ada, daysAgo(10)],
  )
  await run(
    "insert into owned_products (member_id, product_id, name, kind, active_from, active_until, conditions_html) select $1, id, name, kind, $2, $3, '' from products where id = (select min(id) from products where kind = 'plan')",
    [ada, daysAgo(300), daysAgo(-65)],
  )
  await run(`insert into billing_profiles (member_id, data) values ($1, '{"province":"MI"}')`, [ada])
  for (const consent of ['directMarketing', 'thirdParties', 'statistics', 'profiling'])
    for (const isGiven of [false, true])
      await run(
        "insert into consent_answers (member_id, consent, is_given, at, place) values ($1, $2, $3, $4, 'profile')",
        [ada, consent, isGiven, now],
      )
  const { rows } = await run(
    "insert into labels (name, key, created_at) values ('Relatore 2026', 'relatore 2026', $1) returning id",
    [now],
  )
  await run('insert into member_labels (member_id, label_id, given_at) values ($1, $2, $3)', [ada, rows[0].id, now])
  await run('insert into loyalty_accounts (member_id, balance) values ($1, 700)', [ada])
  await run(
    "with o as (insert into orders (member_id, year, number, state, way, fingerprint, billing, total_cents, created_at) select $1, 2000, coalesce(max(number), 0) + 1, 'confirmed', 'transfer', 'x', '{}', 100, $2 from orders where year = 2000 returning id) insert into invoices (order_id, member_id, product_name, installment, installments, due_on, amount_cents) select id, $1, 'x', 1, 1, $3, 100 from o",
    [ada, daysAgo(30), dayOf(daysAgo(5))],
  )
  await run(
    'insert into enrolments (member_id, course_id, status, subscribed_at, started_at, ended_at) select $1, min(id), 2, $2, $3, $4 from courses',
    [ada, daysAgo(40), daysAgo(30), daysAgo(20)],
  )
  await run(
    'insert into enrolments (member_id, course_id, status, subscribed_at, started_at, ended_at) select $1, max(id), 3, $2, $3, $4 from courses',
    [ada, daysAgo(40), daysAgo(30), daysAgo(10)],
  )
  await run(
    "insert into leads (event_id, form_type, email, is_privacy_read, member_id, created_at, updated_at) values (gen_random_uuid(), 'contatti', 'a@posta.example', true, $1, $2, $2)",
    [ada, now],
  )
  await run(
    "insert into professional_cards (member_id, slug, first_name, last_name, details, visibility, privacy_accepted_at, terms_accepted_at, published_at, reviewed_at, created_at, updated_at) values ($1, 'ada-provanti', 'Ada', 'De Provanti', '{}', 'members', $2, $2, $2, $2, $2, $2)",
    [ada, now],
  )
  await run(
    'insert into member_details (member_id, closed_at) values ($1, $2) on conflict (member_id) do update set closed_at = $2',
    [ada, now],
  )
})

async function who(query: string): Promise<string[]> {
  const [name = '', written = ''] = [query.slice(0, query.indexOf('=')), query.slice(query.indexOf('=') + 1)]
  const field = MEMBER_FIELDS.find((each) => each.name === name)
  const condition = field && readCondition(field, written)
  if (!condition) throw new Error(`${query} is no condition.`)
  const question = { words: [], conditions: [condition], isBroken: false }
  return listRowIds(club.database.db, MEMBERS, question, now, { order: MEMBERS.usual, limit: 100_000, offset: 0 })
}

const first = async (statement: string) => String((await run(statement)).rows[0]?.value)

/** What Ada answers and Bruno does not. */
const CONDITIONS: [string, (() => Promise<string>) | string][] = [
  ['tipo', 'PREMIUM,TRIAL'],
  ['scadenza', 'prossimi:65'],
  ['scadenza', () => Promise.resolve(`dal:${dayOf(daysAgo(-60))},${dayOf(daysAgo(-70))}`)],
  ['piano', () => first("select min(id) as value from products where kind = 'plan'")],
  ['inizio-prova', () => Promise.resolve(`prima:${dayOf(daysAgo(380))}`)],
  ['fine-prova', 'ultimi:390'],
  ['inizio-premium', 'ultimi:300'],
  ['fine-premium', 'prossimi:66'],
  ['portafoglio', 'ecm'],
  ['crediti', '42'],
  ['crediti', 'almeno:42'],
  ['punti', 'almeno:700'],
  ['rate-in-ritardo', 'si'],
  ['corso', 'superato'],
  ['corso', 'non-superato'],
  ['corso', 'senza-attestato'],
  ['corso', 'iscritto,cominciato'],
  ['corso', async () => `superato;quale:${await first('select min(id) as value from courses')};quando:ultimi:25`],
  [
    'crediti-ecm',
    async () => `${await first('select credits::float8 as value from courses order by id limit 1')};quando:ultimi:25`,
  ],
  ['richieste-aperte', 'si'],
  ['cognome', 'comincia:de prov'],
  ['cognome', 'contiene:PROVANTI'],
  ['cognome', 'de provanti'],
  ['email', 'comincia:ada.provanti'],
  ['professione', 'Odontoiatra'],
  ['specializzazione', 'Cardiologia'],
  ['provincia', 'MI,RM'],
  ['regione', 'Lombardia'],
  ['iscrizione', () => Promise.resolve(`prima:${dayOf(daysAgo(300))}`)],
  ['visita', 'ultimi:2'],
  ['email-confermata', 'si'],
  ['consenso-commerciale', 'dato'],
  ['consenso-terzi', 'dato'],
  ['consenso-statistiche', 'dato'],
  ['consenso-profilazione', 'dato'],
  ['etichetta', () => first('select id as value from labels')],
  ['codice-promozionale', 'NATALE26'],
  ['scheda', 'premium'],
  ['account-chiuso', 'si'],
  ['redazione', () => run(`insert into member_roles (member_id, role) values ($1, 'editor')`, [ada]).then(() => 'si')],
]

describe('[DSK-022] members are found by', () => {
  test.each(CONDITIONS.map(([name, written], index) => [name, index, written] as const))(
    '%s (%i)',
    async (name, _index, written) => {
      const value = typeof written === 'string' ? written : await written()
      const [those, others] = [await who(`${name}=${value}`), await who(`${name}=non:${value}`)]
      expect([those.includes(ada), those.includes(bruno)]).toEqual([true, false])
      expect([others.includes(ada), others.includes(bruno)]).toEqual([false, true])
      const everybody = await countRows(club.database.db, MEMBERS, { words: [], conditions: [], isBroken: false }, now)
      expect(those.length + others.length, 'nobody is in both or in none').toBe(everybody)
    },
  )

  test('every field there is', () => {
    // A segment is made of the others, and tried with them in segments.test.ts.
    const fields = MEMBER_FIELDS.map(({ name }) => name).filter((name) => name !== SEGMENT_FIELD)
    expect(new Set(CONDITIONS.map(([name]) => name))).toEqual(new Set(fields))
  })

  test.each([
    'scadenza=vuoto:',
    'piano=vuoto:',
    'inizio-prova=vuoto:',
    'fine-premium=vuoto:',
    'portafoglio=vuoto:',
    'crediti=vuoto:',
    'visita=vuoto:',
    'professione=vuoto:',
    'specializzazione=vuoto:',
    'etichetta=vuoto:',
    'codice-promozionale=vuoto:',
    'provincia=sconosciuta',
    'regione=sconosciuta',
    'scheda=nessuna',
    'consenso-commerciale=mai',
    'punti=0',
    'crediti-ecm=massimo:0',
  ])('what they have not: %s', async (query) => {
    const found = await who(query)
    expect([found.includes(ada), found.includes(bruno)]).toEqual([false, true])
  })

  test('a consent that was taken back is refused, and a card that waits is to review', async () => {
    await run(
      "insert into consent_answers (member_id, consent, is_given, at, place) values ($1, 'statistics', false, $2, 'profile')",
      [ada, now],
    )
    expect(await who('consenso-statistiche=rifiutato')).toContain(ada)
    await run('update professional_cards set updated_at = $2 where member_id = $1', [ada, daysAgo(-1)])
    expect(await who('scheda=da-rivedere')).toContain(ada)
    expect(await who('scheda=premium')).not.toContain(ada)
  })

  test('the province of the billing data comes before the one of the card', async () => {
    await run("update professional_cards set provinces = '{TO,CN}' where member_id = $1", [ada])
    expect(await who('provincia=TO')).not.toContain(ada)
    await run('delete from billing_profiles where member_id = $1', [ada])
    expect(await who('provincia=TO')).toContain(ada)
    expect(await who('regione=Piemonte')).toContain(ada)
    expect(await who('provincia=CN')).not.toContain(ada)
  })

  test('a trial that ended one second ago is EX_TRIAL', async () => {
    const id = await makeMember(club.database.db, {
      now,
      person: {
        registrationDate: daysAgo(9),
        trial: { start: daysAgo(8), end: new Date(now.getTime() - 1000) },
        premiumPeriods: [],
      },
    })
    expect(await who('tipo=EX_TRIAL')).toContain(id)
    expect(await who('tipo=TRIAL')).not.toContain(id)
  })

  test('a field that tells what people do is marked as profiling, and no other', () => {
    const told = MEMBER_FIELDS.filter(({ isProfiling }) => isProfiling).map(({ name }) => name)
    expect(told.toSorted()).toEqual(['corso', 'crediti-ecm', 'punti', 'richieste-aperte', 'visita'])
  })
})

test('of the last visit only the day is kept, written by a page of the member and by the call that follows kept ones', async () => {
  const visitOf = async (username: number) =>
    (await run('select last_visit_on::text as value, xmin::text as row from members where username = $1', [username]))
      .rows[0]
  const headers = await club.cookieOf(1003)
  await run('update members set last_visit_on = null where username = 1003')
  await club.app.inject({ url: '/', headers })
  expect((await visitOf(1003)).value, 'a public page writes nothing').toBeNull()
  await club.app.inject({ url: '/api/me', headers })
  const written = await visitOf(1003)
  expect(written.value).toBe(dayOf(club.clock.now()))
  for (const url of ['/api/me', '/profilo', '/']) await club.app.inject({ url, headers })
  expect(await visitOf(1003), 'once a day').toEqual(written)
  await run('update members set last_visit_on = null where username = 1002')
  await club.app.inject({ url: '/profilo', headers: await club.cookieOf(1002) })
  expect((await visitOf(1002)).value).toBe(dayOf(club.clock.now()))
})
