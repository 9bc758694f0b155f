import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { addRomeDays, formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { formRefusal, STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { earnPoints } from './ledger-commands.server.ts'

/** DSK-050. Rewards of the club itself: made at the desk, had by members for their points. */
const club = useClub()
const DESK = '/redazione/premi'
const SHOP = '/programma-fedelta-premiati/prodotti'
const ORDERS = '/programma-fedelta-premiati/profilo/ordini'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const HOME = { recipient: 'Ada Rossi', street: 'Via Po 1', postalCode: '10123', city: 'Torino', province: 'TO' }
const DAY_MS = 86_400_000

const read = async (url: string, who: number | null = STAFF.administrator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
async function post(url: string, fields: Record<string, string>, who: number | null = STAFF.administrator) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

const FIELDS = {
  description: 'Una cosa bella che il Club ha preparato.',
  brand: 'Il Club',
  category: 'casa',
  kind: 'parcel',
  points: '300',
  stock: '',
  startsOn: '',
  endsOn: '',
  audience: '{}',
}
/** Makes a reward at the desk; answers its id. */
async function make(title: string, fields: Partial<typeof FIELDS> = {}, act = 'publish') {
  const made = await post(`${DESK}/nuovo`, { ...FIELDS, title, ...fields, act })
  expect(made.statusCode, made.body.slice(0, 2_000)).toBe(302)
  return /premi\/([a-z0-9-]+)\?/.exec(String(made.headers.location))?.[1] ?? ''
}
/** The form of a reward, sent again with something else in it. */
async function change(id: string, fields: Partial<typeof FIELDS & { title: string }>, act = 'publish') {
  const form = documentOf((await read(`${DESK}/${id}`)).body).querySelector('form[aria-label="Modifica"]')
  const inputs = form?.querySelectorAll('input[name]:not([type=checkbox]:not([checked])), textarea[name], select[name]')
  const held = [...(inputs ?? [])].map((input) => [
    input.getAttribute('name') ?? '',
    input.tagName === 'TEXTAREA'
      ? (input.textContent ?? '')
      : input.tagName === 'SELECT'
        ? (input.querySelector('option[selected]')?.getAttribute('value') ?? '')
        : (input.getAttribute('value') ?? ''),
  ])
  return post(`${DESK}/${id}`, { ...Object.fromEntries(held), ...fields, act })
}

type Person = { id: string; cookie: string }
async function person(points: number): Promise<Person> {
  const { db } = club.database
  const now = club.clock.now()
  const id = await makeMember(db, { now, type: 'PREMIUM' })
  await earnPoints(db, { memberId: id, points, description: 'Dono', key: randomUUID(), at: now })
  return { id, cookie: `${sessionCookieName(false)}=${await createSession(db, { memberId: id, now })}` }
}
const order = ({ cookie }: Person, rewardId: string, more: object = {}) =>
  club.app.inject({
    method: 'POST',
    url: '/api/winloy/ordini',
    headers: { cookie, origin: 'http://localhost:3000' },
    payload: { rewardId, idempotencyKey: randomUUID(), delivery: HOME, ...more },
  })
const balanceOf = async ({ cookie }: Person) =>
  (await club.app.inject({ url: '/api/winloy/transactions', headers: { cookie } })).json().data.balance as number
const pageOf = async (url: string, { cookie }: Person) => (await club.app.inject({ url, headers: { cookie } })).body

async function sendCodes(id: string, text: string, who: number | null = STAFF.administrator) {
  const form = new FormData()
  form.append('file', new File([text], 'codici.csv'))
  const sent = new Response(form)
  const headers = {
    ...(await club.cookieOf(who)),
    'sec-fetch-site': 'same-origin',
    'content-type': sent.headers.get('content-type') ?? '',
  }
  const payload = Buffer.from(await sent.arrayBuffer())
  return club.app.inject({ method: 'POST', url: `${DESK}/${id}/codici`, headers, payload })
}

let rich: Person
beforeAll(async () => {
  rich = await person(50_000)
})

describe('[DSK-050] rewards are made at the desk', () => {
  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an editor', STAFF.editor, 403],
    ['an operator', STAFF.operator, 403],
  ])('by whoever holds the permission: %s gets %s %i', async (_who, username, status) => {
    for (const url of [DESK, `${DESK}/nuovo`, `${DESK}/buono-libri-da-10/codici`, `${DESK}/ordini`])
      expect((await read(url, username)).statusCode, url).toBe(status)
    expect((await post(`${DESK}/nuovo`, { ...FIELDS, title: 'Di altri', act: 'publish' }, username)).statusCode).toBe(
      formRefusal(status),
    )
    expect((await sendCodes('buono-libri-da-10', 'FORGED-1', username)).statusCode).toBe(status)
  })

  test('with every field; what is wrong is told beside it, and nothing typed is lost', async () => {
    const wrong = await post(`${DESK}/nuovo`, {
      ...FIELDS,
      title: 'Da correggere',
      points: '-5',
      stock: '-1',
      startsOn: '2026-12-10',
      endsOn: '2026-12-01',
      act: 'publish',
    })
    expect(wrong.statusCode).toBe(400)
    for (const words of [
      'Scrivi i punti',
      'Scrivi quanti sono',
      'L’ultimo giorno viene dopo il primo.',
      'value="Da correggere"',
    ])
      expect(wrong.body).toContain(words)
    const coded = await post(`${DESK}/nuovo`, {
      ...FIELDS,
      title: 'Buono contato',
      kind: 'voucher',
      stock: '3',
      act: 'save',
    })
    expect(coded.body).toContain('quanti i suoi codici')
    const id = await make('Lampada da lettura', { stock: '7' })
    const [line] = await listTrailAbout(club.database.db, 'reward', id, 1)
    expect([line?.facts.what, line?.facts.name]).toEqual(['published', 'Lampada da lettura'])
    const page = await pageOf(`${SHOP}/${id}`, rich)
    for (const words of ['Lampada da lettura', '300 Punti', 'Una cosa bella', 'Il Club']) expect(page).toContain(words)
  })

  test('and are had by nobody while they are hidden, not yet begun, over, or for another type, also when asked by id', async () => {
    const today = romeDayOf(club.clock.now())
    const away = {
      hidden: await make('Nascosto', {}, 'save'),
      coming: await make('Non ancora', { startsOn: addRomeDays(today, 1) }),
      notForThem: await make('Per chi era Premium', { audience: JSON.stringify({ visibility: ['EX_PREMIUM'] }) }),
      noWallet: await make('Per chi ha un portafoglio', { audience: JSON.stringify({ wallet: ['inesistente'] }) }),
      over: await make('Finito ieri', { endsOn: today }),
    }
    await query('update club_rewards set ends_on = $1 where slug = $2', [addRomeDays(today, -1), away.over])
    const before = await balanceOf(rich)
    for (const [why, id] of Object.entries(away)) {
      expect((await club.app.inject({ url: `${SHOP}/${id}`, headers: { cookie: rich.cookie } })).statusCode, why).toBe(
        404,
      )
      expect((await order(rich, id)).statusCode, why).toBe(404)
      expect(
        (await club.app.inject({ url: `/api/winloy/immagini/${id}`, headers: { cookie: rich.cookie } })).statusCode,
        why,
      ).toBe(404)
      expect(
        (await club.app.inject({ url: `/api/winloy/search?rows=48`, headers: { cookie: rich.cookie } })).body,
      ).not.toContain(`"${id}"`)
      expect(
        (await post(`${SHOP}/${id}`, { idempotencyKey: randomUUID(), ...HOME }, VISITORS.PREMIUM)).statusCode,
        why,
      ).toBe(404)
    }
    expect(await balanceOf(rich)).toBe(before)
    const former = await read(`${SHOP}/${away.notForThem}`, VISITORS.EX_PREMIUM)
    expect(former.body).toContain('Per chi era Premium')
    await query('update club_rewards set is_hidden = false where slug = $1', [away.hidden])
    expect((await order(rich, away.hidden)).statusCode).toBe(200)
  })

  test('50 who ask for the last one at once: one has it, 49 keep their points and have no line of it', async () => {
    const id = await make('L’ultimo rimasto', { stock: '1' })
    const people: Person[] = []
    for (let place = 0; place < 50; place += 1) people.push(await person(500))
    const before = await Promise.all(people.map(balanceOf))
    const answers = await Promise.all(people.map((each) => order(each, id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
    const after = await Promise.all(people.map(balanceOf))
    const lost = after.map((balance, at) => (before[at] ?? 0) - balance)
    expect(lost.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 49 }, () => 0), 300])
    const [spent] = await query(
      "select count(*)::int as lines from loyalty_operations where kind <> 'earn' and member_id = any($1)",
      [people.map((each) => each.id)],
    )
    expect(spent).toEqual({ lines: 1 })
    expect(await query('select stock, taken from club_rewards where slug = $1', [id])).toEqual([{ stock: 1, taken: 1 }])
    const page = await pageOf(`${SHOP}/${id}`, rich)
    expect([page.includes('Al momento è finito.'), page.includes('Usa i punti')]).toEqual([true, false])
    const fewer = await change(id, { stock: '0' })
    expect([fewer.statusCode, fewer.body.includes('Ne sono già stati dati 1')]).toEqual([400, true])
  })

  test('an order sent again is the same order; what its member cancels in time is there for others', async () => {
    const id = await make('Una volta sola', { stock: '1' })
    const who = await person(1_000)
    const before = await balanceOf(who)
    const key = { idempotencyKey: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(who, id, key)))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await balanceOf(who)).toBe(before - 300)
    const cancel = () =>
      club.app.inject({
        method: 'POST',
        url: `/api/winloy/ordini/${answers[0]?.json().id}/annulla`,
        headers: { cookie: who.cookie, origin: 'http://localhost:3000' },
        payload: {},
      })
    await Promise.all([cancel(), cancel(), cancel()])
    expect(await balanceOf(who)).toBe(before)
    expect((await order(rich, id)).statusCode).toBe(200)
  })
})

describe('[DSK-050] points that rise', () => {
  test('begin after 30 days, told meanwhile; what falls begins at once', async () => {
    const start = club.clock.now()
    const id = await make('Cambia prezzo')
    const rises = addRomeDays(romeDayOf(start), 30)
    expect((await change(id, { points: '400' })).statusCode).toBe(302)
    const desk = (await read(`${DESK}/${id}`)).body
    expect(documentOf(desk).querySelector('main')?.textContent).toContain(
      `Oggi costa 300 Punti; dal ${formatDateIt(rises)} costa 400 Punti.`,
    )
    const [line] = await listTrailAbout(club.database.db, 'reward', id, 1)
    expect(line?.facts.changes).toEqual([{ field: 'Punti', from: '300 punti', to: '400 punti' }])
    const page = await pageOf(`${SHOP}/${id}`, rich)
    for (const words of ['300 Punti', `Dal ${formatDateIt(rises)}: 400 Punti.`])
      expect(page.replace(/<!-- -->/g, '')).toContain(words)
    const who = await person(5_000)
    expect((await order(who, id)).json().points).toBe(300)
    // Hiding it, or taking it away and back, makes nothing begin sooner.
    await post(`${DESK}/${id}`, { act: 'hide' })
    expect((await change(id, { points: '450' }, 'publish')).statusCode).toBe(302)
    expect((await order(who, id)).json().points).toBe(300)
    try {
      club.clock.set(new Date(start.getTime() + 31 * DAY_MS))
      const { db } = club.database
      const cookie = `${sessionCookieName(false)}=${await createSession(db, { memberId: who.id, now: club.clock.now() })}`
      expect((await order({ ...who, cookie }, id)).json().points).toBe(450)
      expect((await change(id, { points: '200' })).statusCode).toBe(302)
      expect((await order({ ...who, cookie }, id)).json().points).toBe(200)
    } finally {
      club.clock.set(start)
    }
  })

  test('of a draft that nobody saw begin with it', async () => {
    const id = await make('Bozza rincarata', {}, 'save')
    await change(id, { points: '900' }, 'publish')
    expect((await order(rich, id)).json().points).toBe(900)
  })
})

describe('[DSK-050] codes of vouchers', () => {
  test('come from a CSV, all or none; one that is there already, of any reward, is refused', async () => {
    const [one, other] = [await make('Buono uno', { kind: 'voucher' }), await make('Buono due', { kind: 'voucher' })]
    expect((await order(rich, one)).statusCode, 'without codes nobody has it').toBe(409)
    expect((await sendCodes(one, 'Codice\nUNO-0001\nUNO-0002\n')).headers.location).toBe(
      `${DESK}/${one}/codici?caricati=2`,
    )
    const [line] = await listTrailAbout(club.database.db, 'reward', one, 1)
    expect([line?.facts.what, line?.facts.count]).toEqual(['imported', 2])
    for (const [text, words] of [
      ['NEW-0001\nUNO-0002\n', 'Questo codice c’è già.'],
      ['NEW-0001\nNEW-0001\n', 'È lo stesso della riga 1.'],
      ['NEW-0001;10 €\nNEW-0002;10 €\n', 'più colonne'],
      ['NEW-0001\n"NEW-0002\n', 'virgolette'],
      ['NEW-0001\nA B\n', 'senza spazi'],
      ['NEW-0001\0\n', 'Non è un file di testo'],
      ['', 'Scegli il file.'],
    ] as const)
      for (const id of [one, other]) {
        const refused = await sendCodes(id, text)
        expect([refused.statusCode, refused.body.includes(words)], `${words}`).toEqual([400, true])
        expect(refused.body).not.toContain('UNO-0002')
      }
    expect(
      await query('select count(*)::int as codes from club_reward_codes where reward = any($1)', [[one, other]]),
    ).toEqual([{ codes: 2 }])
    const twice = await Promise.all([
      sendCodes(other, 'DUE-0001'),
      sendCodes(other, 'DUE-0001'),
      sendCodes(one, 'DUE-0001'),
    ])
    expect(twice.map(({ statusCode }) => statusCode).filter((status) => status === 302)).toHaveLength(1)
    expect((await sendCodes('lampada-da-lettura', 'TRE-0001')).statusCode, 'a parcel has none').toBe(404)
  })

  test('lie sealed, and only their owner reads them', async () => {
    const id = await make('Buono segreto', { kind: 'voucher' })
    await sendCodes(id, 'SEGRETO-1\nSEGRETO-2')
    const [owner, other] = [await person(1_000), await person(1_000)]
    const bought = (await order(owner, id)).json()
    expect([bought.state, bought.voucherCode]).toEqual(['delivered', expect.stringMatching(/^SEGRETO-[12]$/)])
    const lying = await query(
      'select (select json_agg(c) from club_reward_codes c)::text || (select json_agg(o) from loyalty_orders o)::text || (select json_agg(a) from audit_events a)::text as text',
    )
    expect(lying[0]?.text).not.toContain('SEGRETO')
    expect(lying[0]?.text).toContain('aes-256-gcm:')
    expect(await pageOf(ORDERS, owner)).toContain(bought.voucherCode)
    const seen = [
      await pageOf(ORDERS, other),
      await pageOf(`${ORDERS}?ordine=${bought.id}`, other),
      (await read(`${DESK}/ordini/${bought.id}`)).body,
      (await read(`${DESK}/ordini`)).body,
      (await read(`${DESK}/${id}/codici`)).body,
      (await read(`${DESK}/${id}`)).body,
      (await read(`${DESK}/foglio`)).body,
    ]
    for (const body of seen) expect(body).not.toContain('SEGRETO')
    const theirs = (await order(other, id)).json()
    expect(theirs.voucherCode).not.toBe(bought.voucherCode)
    expect((await order(rich, id)).statusCode, 'no code is left').toBe(409)
    const foreign = await club.app.inject({
      method: 'POST',
      url: `/api/winloy/ordini/${bought.id}/annulla`,
      headers: { cookie: other.cookie, origin: 'http://localhost:3000' },
      payload: {},
    })
    expect(foreign.statusCode).toBe(404)
  })

  test('are not read by whoever of the desk looks as their owner', async () => {
    const id = await make('Buono guardato', { kind: 'voucher', points: '1' })
    await sendCodes(id, 'GUARDATO-1')
    const headers = await club.cookieOf(VISITORS.PREMIUM)
    await order({ id: '', cookie: headers.cookie ?? '' }, id)
    expect((await read(ORDERS, VISITORS.PREMIUM)).body).toContain('GUARDATO-1')
    const { name, value } = await club.enter(STAFF.administrator)
    const looking = { cookie: `${name}=${value}` }
    const begun = await club.app.inject({
      method: 'POST',
      url: `/redazione/iscritti/${VISITORS.PREMIUM}/vedi-come`,
      headers: { ...looking, ...SENT },
      payload: new URLSearchParams({ reason: 'Dice che non trova il codice' }).toString(),
    })
    expect(begun.headers.location).toBe('/')
    const { body } = await club.app.inject({ url: ORDERS, headers: looking })
    expect([body.includes('Buono guardato'), body.includes('GUARDATO-1')]).toEqual([true, false])
  })

  test('the last of them goes to one of twenty', async () => {
    const id = await make('Ultimo codice', { kind: 'voucher' })
    await sendCodes(id, 'ULTIMO-1')
    const people: Person[] = []
    for (let place = 0; place < 20; place += 1) people.push(await person(500))
    const answers = await Promise.all(people.map((each) => order(each, id)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect(await query('select taken from club_rewards where slug = $1', [id])).toEqual([{ taken: 1 }])
  })

  test('stay with a reward that has some: it is hidden, not taken away', async () => {
    const id = await make('Buono pieno', { kind: 'voucher' })
    await sendCodes(id, 'PIENO-0001')
    expect((await post(`${DESK}/${id}`, { act: 'remove' })).body).toContain('Ha ancora codici da dare')
    expect((await read(`${DESK}/${id}`)).statusCode).toBe(200)
  })
})
