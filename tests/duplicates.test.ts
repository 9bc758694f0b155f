import { beforeEach, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { JOINING } from '#areas/duplicates/joining-rules.ts'
import type { Standing } from '#areas/duplicates/model.ts'
import { joiningRefusal, withdrawnByJoining } from '#areas/duplicates/rules.ts'
import { earnPoints } from '#areas/loyalty/ledger-commands.server.ts'
import { closedPassword } from './support/closed-password.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { ORIGIN } from './support/open-club.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

/** Two accounts of one person: found, called two people, joined. */
const club = useClub()
const PATH = '/redazione/iscritti/doppioni'
const PASSWORD = 'camice-demo-2026'
const REASON = 'Si è registrata due volte'
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

const get = async (url: string, who: number = STAFF.administrator) => {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(who) })
  return { ...answer, document: documentOf(answer.body), words: wordsOf(answer.body) }
}
const wordsOf = (body: string) => documentOf(body).querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? ''
const post = async (url: string, fields: Record<string, string>, who: number = STAFF.administrator) =>
  club.app.inject({
    method: 'POST',
    url,
    headers: { ...(await club.cookieOf(who)), origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

let made = 500_000
/** A member of the club, made for a test. */
async function aMember(told: { name?: string; surname?: string; email?: string; code?: string; birth?: string } = {}) {
  made += 1
  const username = made
  const {
    name = `Nome${username}`,
    surname = `Cognome${username}`,
    email = `m${username}@esempio.it`,
    code,
    birth,
  } = told
  const [{ id }] = await query(
    `insert into members (username, email, name, surname, client_code, registration_date, email_verified_at)
      values ($1, $2, $3, $4, $5, now() - interval '1 day', now()) returning id`,
    [username, email, name, surname, `T${username}`],
  )
  await query('insert into member_details (member_id, fiscal_code, birth_date) values ($1, $2, $3)', [id, code, birth])
  return { id: id as string, username }
}
type Made = Awaited<ReturnType<typeof aMember>>

const joinPath = (kept: Made, closed: Made) => `${PATH}/${kept.username}/${closed.username}`
async function rehearse(kept: Made, closed: Made, reason = REASON) {
  const answer = await post(joinPath(kept, closed), { reason })
  const document = documentOf(answer.body)
  const hidden = (name: string) => document.querySelector(`input[name="${name}"]`)?.getAttribute('value') ?? ''
  return {
    ...answer,
    words: wordsOf(answer.body),
    sent: { reason, seen: hidden('seen'), key: hidden('key'), step: 'confirm' },
  }
}
async function join(kept: Made, closed: Made) {
  const { sent } = await rehearse(kept, closed)
  return post(joinPath(kept, closed), sent)
}

async function everything(): Promise<Record<string, string>> {
  const tables = await query("select tablename as name from pg_tables where schemaname = 'public'")
  const held: Record<string, string> = {}
  for (const { name } of tables)
    held[name] = (
      await query(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`)
    )[0].hash
  return held
}

const signIn = async (username: string) =>
  club.app.inject({
    method: 'POST',
    url: '/api/Auth/Login',
    headers: { origin: ORIGIN },
    payload: { username, password: await closedPassword(club.app, PASSWORD) },
  })

beforeEach(async () => {
  await query(
    'update member_details set fiscal_code = null, birth_date = null where member_id in (select id from members where username > 500000)',
  )
  await query("update members set email = username || '@altro.it' where username > 500000")
})

describe('finding', () => {
  test('[DSK-031] lists the same fiscal code in another omocode form, the same e-mail and surname, the same name and birth', async () => {
    const codes = await Promise.all([aMember({ code: 'RSSMRA85T10A562S' }), aMember({ code: 'RSSMRA85T10A56NH' })])
    const mails = await Promise.all([
      aMember({ surname: 'De Rosa', email: 'anna.rosa@gmail.com' }),
      aMember({ surname: 'DE ROSA', email: 'annarosa+due@gmail.com' }),
    ])
    const births = await Promise.all([1, 2].map(() => aMember({ name: 'Ugo', surname: 'Verdi', birth: '1980-02-03' })))
    await aMember({ surname: 'Altra', email: 'anna.rosa@gmail.com' })
    const { document } = await get(PATH)
    const cards = [...document.querySelectorAll('main li')].map((card) => card.textContent ?? '')
    const cardOf = (pair: Made[]) =>
      cards.find((words) => pair.every(({ username }) => words.includes(String(username))))
    expect(cardOf(codes)).toContain('Stesso codice fiscale, scritto in un’altra forma')
    expect(cardOf(mails)).toContain('Stessa e-mail e stesso cognome')
    expect(cardOf(births)).toContain('Stesso nome e stesso giorno di nascita')
    expect(cards.filter((words) => words.includes('Altra'))).toEqual([])
  })

  test('[DSK-031] «Non è la stessa persona» is said once and for ever, and stands on the trail of both', async () => {
    const pair = await Promise.all([1, 2].map(() => aMember({ name: 'Pia', surname: 'Neri', birth: '1981-02-03' })))
    const [one, other] = pair as [Made, Made]
    expect((await get(PATH)).body).toContain(joinPath(one, other))
    expect((await get(PATH)).body).toContain(joinPath(other, one))
    const answer = await post(PATH, { one: other.id, other: one.id })
    expect(answer.statusCode).toBe(302)
    await post(PATH, { one: one.id, other: other.id })
    expect((await get(PATH)).body).not.toContain(joinPath(one, other))
    const lines = await query(
      "select member_id from audit_events where details ->> 'what' = 'not-duplicate' and member_id = any($1)",
      [pair.map(({ id }) => id)],
    )
    expect(lines).toHaveLength(2)
  })

  test('[DSK-031] is the administrator’s', async () => {
    const [one, other] = [await aMember(), await aMember()]
    for (const who of [STAFF.operator, STAFF.editor, Number(VISITORS.PREMIUM)]) {
      for (const url of [PATH, joinPath(one, other)]) {
        expect((await get(url, who)).statusCode).toBe(403)
        expect((await post(url, { reason: REASON, one: one.id, other: other.id }, who)).statusCode).toBe(403)
      }
      if (who !== STAFF.editor && who !== VISITORS.PREMIUM)
        expect((await get('/redazione/iscritti', who)).body).not.toContain(PATH)
    }
    expect((await get('/redazione/iscritti')).body).toContain(PATH)
  })
})

test('[DSK-031] every column that names a member says what becomes of it when two accounts are joined', async () => {
  const columns = await query(`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (
      exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'members'::regclass and a.attnum = any(k.conkey))
      or a.attname in ('member_id', 'owner_id'))`)
  expect(
    Object.keys(JOINING).toSorted(),
    'add these to app/areas/duplicates/joining-rules.ts, or take them away',
  ).toEqual(columns.map(({ name }) => name).toSorted())
})

describe('what may be joined', () => {
  const free: Standing = { isJoined: false, hasRole: false, isSuspended: false, hasOpenPayment: false, erases: false }
  test.each([
    [free, free, null],
    [{ ...free, hasOpenPayment: true }, free, null],
    [free, { ...free, hasOpenPayment: true }, null],
    [{ ...free, hasOpenPayment: true }, { ...free, hasOpenPayment: true }, /pagamento aperto/],
    [{ ...free, isSuspended: true }, { ...free, isSuspended: true }, /sospesi/],
    [free, { ...free, isSuspended: true }, null],
    [{ ...free, hasRole: true }, { ...free, hasRole: true }, /Tutti e due lavorano/],
    [{ ...free, hasRole: true }, free, null],
    [free, { ...free, hasRole: true }, /tieni quello/],
    [free, { ...free, isJoined: true }, /già stato unito/],
    [{ ...free, isJoined: true }, free, /già stato unito/],
    [free, { ...free, erases: true }, /cancellato/],
  ])('[DSK-031] %o and %o', (kept, closed, words) => {
    if (words) expect(joiningRefusal(kept, closed)).toMatch(words)
    else expect(joiningRefusal(kept, closed)).toBeNull()
  })

  test('[DSK-031] consents: the most restrictive', () => {
    const [yes, no] = [{ isGiven: true }, { isGiven: false }]
    const withdrawn = (kept?: typeof yes, closed?: typeof yes) =>
      withdrawnByJoining(['x'], { ...(kept && { x: kept }) }, { ...(closed && { x: closed }) }).length > 0
    expect([withdrawn(yes, no), withdrawn(undefined, no)]).toEqual([true, true])
    expect([withdrawn(no, yes), withdrawn(yes, yes), withdrawn(yes), withdrawn(no, no)]).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  const BOTH = {
    'Tutti e due sono sospesi': (id: string) =>
      query("insert into suspensions (member_id, suspended_at, taken) values ($1, now(), '[]')", [id]),
    'Tutti e due lavorano in redazione': (id: string) =>
      query("insert into member_roles (member_id, role, since) values ($1, 'editor', now())", [id]),
    'Tutti e due hanno un pagamento aperto': (id: string) =>
      query(
        `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'member_id', $1::text, 'state', 'pending',
          'number', (select max(number) + 1 from orders)))).* from orders o limit 1`,
        [id],
      ),
  }
  test.each(Object.entries(BOTH))('[DSK-031] «%s» stands on the page, and the act is refused', async (words, give) => {
    const [kept, closed] = [await aMember(), await aMember()]
    await give(kept.id)
    expect((await get(joinPath(kept, closed))).words).not.toContain('Tutti e due')
    await give(closed.id)
    expect((await get(joinPath(kept, closed))).words).toContain(words)
    const refused = await rehearse(kept, closed)
    expect(refused.statusCode).toBe(409)
    expect(refused.words).toContain(words)
  })
})

/** Two accounts with something of everything. */
async function fullPair(): Promise<[Made, Made]> {
  const kept = await aMember({ name: 'Lia', surname: 'Gialli' })
  const closed = await aMember({ name: 'Lia', surname: 'Gialli', code: 'GLLLIA80A41H501J', birth: '1980-01-01' })
  const { db } = club.database
  const source = (await findMemberByUsername(db, Number(VISITORS.PREMIUM)))?.id ?? ''
  await query(
    "insert into favorites (member_id, item_id, type, saved_at) select $1, id, 'news', now() from content_items order by id limit 3",
    [closed.id],
  )
  await query(
    "insert into favorites (member_id, item_id, type, saved_at) select $1, id, 'news', now() from content_items order by id limit 1",
    [kept.id],
  )
  // What a member of the demo has, given to the account to close.
  for (const table of ['certificates', 'leads', 'owned_products', 'orders', 'invoices', 'payments'])
    await query(`update ${table} set member_id = $1 where member_id = $2`, [closed.id, source])
  await query(
    "insert into premium_periods (member_id, start, \"end\") values ($1, now() - interval '10 days', now() + interval '300 days')",
    [closed.id],
  )
  for (const [member, credits] of [
    [kept, 5],
    [closed, 30],
  ] as const)
    await query(
      "insert into wallets (member_id, tag, active_from, initial_credits) values ($1, 'ecm', now() - interval '9 days', $2)",
      [member.id, credits],
    )
  await query(
    "insert into wallets (member_id, tag, active_from, initial_credits) values ($1, 'legal', now() - interval '9 days', 3)",
    [closed.id],
  )
  const courses = await query('select id from courses order by id limit 2')
  for (const [index, { id }] of courses.entries()) {
    await query(
      'insert into enrolments (member_id, course_id, status, subscribed_at, score) values ($1, $2, 2, now(), 80)',
      [closed.id, id],
    )
    if (index === 0)
      await query('insert into enrolments (member_id, course_id, status, subscribed_at) values ($1, $2, 1, now())', [
        kept.id,
        id,
      ])
  }
  await earnPoints(db, { memberId: closed.id, points: 70, description: 'Prova', key: 'prova', at: club.clock.now() })
  await query(
    "insert into consent_answers (member_id, consent, is_given, at, place) values ($1, 'profiling', true, now(), 'profile'), ($2, 'profiling', false, now(), 'profile')",
    [kept.id, closed.id],
  )
  await query(
    'insert into audit_events (at, kind, member_id, details) values (now(), \'member-noted\', $1, \'{"reason":"Preferisce la sera"}\')',
    [closed.id],
  )
  // Whoever enters has accepted what is asked at the door.
  await query(
    `insert into consent_answers (member_id, consent, is_given, at, place, version)
      select $1, consent, is_given, at, place, version from consent_answers
      where member_id = $2 and consent in ('acknowledgment', 'conditionOfUse', 'acceptanceCondition')`,
    [kept.id, source],
  )
  for (const { id } of [kept, closed])
    await query(
      `insert into credentials (member_id, password_hash, is_demo, updated_at)
        select $1, password_hash, is_demo, now() from credentials c join members m on m.id = c.member_id where m.username = $2`,
      [id, VISITORS.PREMIUM],
    )
  return [kept, closed]
}

describe('joining', () => {
  test('[DSK-031] is rehearsed, done once, moves everything, and leads entries to the account that is kept', async () => {
    const [kept, closed] = await fullPair()
    await query("update members set email = 'lia.vecchia@esempio.it' where id = $1", [closed.id])
    const certificates = await query('select id, printed, code from certificates where member_id = $1 order by id', [
      closed.id,
    ])
    expect(certificates.length).toBeGreaterThan(0)
    const invoices = (id: string) =>
      query("select to_jsonb(i) - 'member_id' as words from invoices i where member_id = $1 order by id", [id])
    const issued = await invoices(closed.id)
    expect(issued.length).toBeGreaterThan(0)
    const counts = async (id: string) =>
      (
        await query(
          `select (select count(*)::int from favorites where member_id = $1) as favorites, (select count(*)::int from leads where member_id = $1) as leads,
            (select count(*)::int from owned_products where member_id = $1) as products, (select count(*)::int from enrolments where member_id = $1 and status = 2) as passed`,
          [id],
        )
      )[0]
    const had = await counts(closed.id)
    const before = await everything()
    const page = await get(joinPath(kept, closed))
    expect(page.words).toContain('Non si può tornare indietro')
    expect(page.words).toContain('GLLLIA80A41H501J')
    expect((await rehearse(kept, closed, ' ')).statusCode).toBe(400)
    const { words, sent, statusCode } = await rehearse(kept, closed)
    expect(statusCode).toBe(200)
    expect(words).toMatch(/Codice fiscale(Prima)?niente(Dopo)?GLLLIA80A41H501J/)
    for (const told of [
      'Non si può tornare indietro.',
      'Attestati',
      'Punti fedeltà',
      'Preferiti',
      'Richieste',
      'Corsi',
      'Note',
      'Periodi Premium',
    ])
      expect(words).toContain(told)
    // A rehearsal leaves nothing behind.
    expect(await everything()).toEqual(before)

    expect((await post(joinPath(kept, closed), sent)).headers.location).toBe(`${PATH}?fatto=uniti`)
    expect(await counts(kept.id)).toEqual(had)
    expect(await invoices(kept.id)).toEqual(issued)
    expect(
      await query('select id, printed, code from certificates where member_id = $1 order by id', [kept.id]),
    ).toEqual(certificates)
    const wallets = await query(
      'select tag, (initial_credits + bonus_credits - used_credits)::float as balance from wallets where member_id = $1 order by tag',
      [kept.id],
    )
    expect(wallets).toEqual([
      { tag: 'ecm', balance: 35 },
      { tag: 'legal', balance: 3 },
    ])
    expect(
      await query('select balance from loyalty_accounts where member_id = any($1) order by balance', [
        [kept.id, closed.id],
      ]),
    ).toEqual([{ balance: 0 }, { balance: 70 }])
    expect(await query('select count(*)::int as count from premium_periods where member_id = $1', [kept.id])).toEqual([
      { count: 1 },
    ])
    expect(
      await query(
        "select is_given from consent_answers where member_id = $1 and consent = 'profiling' order by id desc limit 1",
        [kept.id],
      ),
    ).toEqual([{ is_given: false }])
    expect(
      await query(
        "select details ->> 'reason' as reason from audit_events where member_id = $1 and kind = 'member-noted'",
        [kept.id],
      ),
    ).toEqual([{ reason: expect.stringMatching(/: Preferisce la sera$/) }])
    expect(
      await query(
        'select fiscal_code, joined_into from member_details where member_id = any($1) order by joined_into nulls first',
        [[kept.id, closed.id]],
      ),
    ).toEqual([
      { fiscal_code: 'GLLLIA80A41H501J', joined_into: null },
      { fiscal_code: null, joined_into: kept.id },
    ])
    const trail = await query(
      "select details ->> 'what' as what, details ->> 'reason' as reason from audit_events where member_id = any($1) and details ->> 'what' like 'joined%' order by 1",
      [[kept.id, closed.id]],
    )
    expect(trail).toEqual([
      { what: 'joined', reason: REASON },
      { what: 'joined-away', reason: REASON },
    ])

    // Nothing opens the closed account; its names open the other.
    expect(await query('select 1 from credentials where member_id = $1', [closed.id])).toEqual([])
    for (const name of [String(closed.username), 'lia.vecchia@esempio.it', String(kept.username)]) {
      const answer = await signIn(name)
      expect([name, answer.statusCode]).toEqual([name, 200])
    }
    expect(
      (await query('select distinct member_id from sessions where member_id = any($1)', [[kept.id, closed.id]])).map(
        ({ member_id }) => member_id,
      ),
    ).toEqual([kept.id])
    // It is not opened again, and not joined again.
    await post(`/redazione/iscritti/${closed.username}/accesso`, { act: 'open', reason: REASON })
    expect(
      await query('select closed_at is not null as closed from member_details where member_id = $1', [closed.id]),
    ).toEqual([{ closed: true }])
    expect((await rehearse(closed, kept)).statusCode).toBe(409)
    // Whoever was joined before is led on too.
    const last = await aMember()
    expect((await join(last, kept)).statusCode).toBe(302)
    expect(await query('select joined_into from member_details where member_id = $1', [closed.id])).toEqual([
      { joined_into: last.id },
    ])
    // Whoever is erased is erased whole.
    const erased = await post(`/redazione/iscritti/${last.username}/accesso`, {
      act: 'erase',
      reason: REASON,
      username: String(last.username),
    })
    expect(erased.headers.location).toBe('/redazione/iscritti?fatto=erase')
    expect(
      await query("select 1 from members where id = any($1) and email not like 'cancellato-%'", [
        [last.id, kept.id, closed.id],
      ]),
    ).toEqual([])
  })

  test('[DSK-031] what changed between looking and confirming is shown again, and nothing is done', async () => {
    const [kept, closed] = [await aMember(), await aMember()]
    const { sent } = await rehearse(kept, closed)
    await query("update members set phone = '3331234567' where id = $1", [closed.id])
    const answer = await post(joinPath(kept, closed), sent)
    expect(answer.statusCode).toBe(409)
    expect(wordsOf(answer.body)).toContain('Nel frattempo uno dei due account è cambiato')
    expect(
      await query('select 1 from member_details where member_id = $1 and joined_into is not null', [closed.id]),
    ).toEqual([])
  })

  test('[DSK-031] two administrators at once, and one account joined to the other both ways at once: it happens once', async () => {
    for (const isCrossed of [false, true]) {
      const [one, other] = [await aMember(), await aMember()]
      const pairs = [[one, other], isCrossed ? [other, one] : [one, other]] as [Made, Made][]
      const sent = await Promise.all(pairs.map(async ([kept, closed]) => (await rehearse(kept, closed)).sent))
      const answers = await Promise.all(
        pairs.map(([kept, closed], index) => post(joinPath(kept, closed), { ...sent[index] })),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([302, 409])
      expect(
        await query('select 1 from member_details where member_id = any($1) and joined_into is not null', [
          [one.id, other.id],
        ]),
      ).toHaveLength(1)
      expect(
        await query("select 1 from audit_events where details ->> 'what' = 'joined' and member_id = any($1)", [
          [one.id, other.id],
        ]),
      ).toHaveLength(1)
    }
  })
})
