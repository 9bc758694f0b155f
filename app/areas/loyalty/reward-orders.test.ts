import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { workOnRun } from '#areas/bulk/run-commands.server.ts'
import type { JobContext } from '#platform/jobs/define-job.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { listLettersTo } from '#platform/mail/store.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { formRefusal, STAFF, VISITORS } from '../../../tests/support/visitors.ts'
import { bulkContents, bulkJob } from '../../backoffice/bulk/contents.server.ts'
import { forgetRewardAddressesJob } from './jobs.server.ts'
import { earnPoints } from './ledger-commands.server.ts'

/** DSK-051. What members asked for with their points, at the desk. */
const club = useClub()
const DESK = '/redazione/premi/ordini'
const MINE = '/programma-fedelta-premiati/profilo/ordini'
const SENT = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
const HOME = { recipient: 'Ada Rossi', street: 'Via Garibaldi 77', postalCode: '10123', city: 'Torino', province: 'TO' }
const PARCEL = 'bottiglia-termica-da-750-ml'
const DONATION = 'dieci-alberi-in-citta'
const DAY_MS = 86_400_000

const read = async (url: string, who: number | null = STAFF.administrator) =>
  club.app.inject({ url, headers: await club.cookieOf(who) })
async function post(
  url: string,
  fields: Record<string, string> | [string, string][],
  who: number | null = STAFF.administrator,
) {
  const headers = { ...(await club.cookieOf(who)), ...SENT }
  return club.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() })
}
const textOf = (body: string) =>
  documentOf(body.replaceAll('<!-- -->', '')).querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? ''
const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows

type Person = { id: string; cookie: string; email: string }
let people = 0
async function person(lots: readonly number[]): Promise<Person> {
  people += 1
  const { db } = club.database
  const now = club.clock.now()
  const email = `premiata.${people}@posta.example`
  const id = await makeMember(db, { now, type: 'PREMIUM', person: { email, surname: `Premiata${people}` } })
  for (const points of lots)
    await earnPoints(db, {
      memberId: id,
      points,
      description: 'Dono',
      key: randomUUID(),
      at: new Date(now.getTime() - points),
    })
  return { id, email, cookie: `${sessionCookieName(false)}=${await createSession(db, { memberId: id, now })}` }
}
async function order({ cookie }: Person, rewardId = PARCEL): Promise<string> {
  const answer = await club.app.inject({
    method: 'POST',
    url: '/api/winloy/ordini',
    headers: { cookie, origin: 'http://localhost:3000' },
    payload: { rewardId, idempotencyKey: randomUUID(), delivery: HOME },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().id
}
const balanceOf = async ({ cookie }: Person) =>
  (await club.app.inject({ url: '/api/winloy/transactions', headers: { cookie } })).json().data.balance as number
const lotsOf = ({ id }: Person) =>
  query('select id, remaining from loyalty_lots where member_id = $1 order by id', [id])
const stateOf = async (id: string) => (await query('select state from loyalty_orders where id = $1', [id]))[0]?.state
const lines = (id: string) => listTrailAbout(club.database.db, 'reward-order', id, 10)

const SHIPPED = { act: 'shipped', courier: 'Corriere Veloce', trackingCode: 'CV-123456' }
const RETURNED = { act: 'returned', reason: 'Il magazzino non ne ha più' }

describe('[DSK-051] the list of orders', () => {
  test.each([
    ['a visitor', null, 302],
    ['PREMIUM', VISITORS.PREMIUM, 403],
    ['an editor', STAFF.editor, 403],
    ['an operator', STAFF.operator, 403],
  ])('is of whoever holds the permission: %s gets %s %i', async (_who, username, status) => {
    const id = await order(await person([500]))
    for (const url of [DESK, `${DESK}/${id}`, '/redazione/esporta/ordini-premi'])
      expect((await read(url, username)).statusCode, url).toBe(status)
    expect((await post(`${DESK}/${id}`, RETURNED, username)).statusCode).toBe(formRefusal(status))
    expect(await stateOf(id)).toBe('accepted')
  })

  test('has the oldest that waits first, is asked by state, and the navigation counts what waits', async () => {
    const who = await person([2_000])
    const [first, second, third] = [await order(who), await order(who), await order(who)]
    await query("update loyalty_orders set placed_at = placed_at - interval '40 days' where id = $1", [second])
    await query("update loyalty_orders set placed_at = placed_at - interval '50 days' where id = $1", [third])
    await post(`${DESK}/${third}`, SHIPPED)
    const shown = async (search: string) =>
      [...documentOf((await read(`${DESK}${search}`)).body).querySelectorAll('tbody a[href*="/premi/ordini/"]')].map(
        (link) => /ordini\/([0-9a-f-]{36})/.exec(link.getAttribute('href') ?? '')?.[1],
      )
    const all = await shown('?righe=200')
    expect(all[0]).toBe(second)
    expect(all.indexOf(first)).toBeGreaterThan(0)
    expect(all.indexOf(third)).toBeGreaterThan(all.indexOf(first))
    const waiting = await shown('?stato=accepted&righe=200')
    expect([waiting.includes(first), waiting.includes(third)]).toEqual([true, false])
    const [counted] = await query("select count(*)::int as waits from loyalty_orders where state = 'accepted'")
    const today = textOf((await read('/redazione')).body)
    expect(today).toMatch(new RegExp(`${counted?.waits}\\s*premi da mandare`))
    const nav = documentOf((await read(DESK)).body).querySelector('nav a[href="/redazione/premi"]')
    expect(nav?.textContent).toContain('Premi')
    const place = documentOf((await read(DESK)).body).querySelector('nav a[href="/redazione/premi/ordini"]')
    expect(place?.textContent).toMatch(/Ordini dei premi.*\d/)
  })

  test('leaves as a file for the courier, with the address of each', async () => {
    const who = await person([500])
    const id = await order(who)
    const answer = await post(`/redazione/esporta/ordini-premi?cerca=Premiata${people}`, { columns: 'all' })
    const file = await read(String(answer.headers.location))
    for (const words of [
      id,
      HOME.recipient,
      HOME.street,
      HOME.postalCode,
      HOME.city,
      HOME.province,
      'Bottiglia termica',
    ])
      expect(file.body).toContain(words)
  })
})

describe('[DSK-051] what is done to an order', () => {
  test('“Spedito” asks for courier and code, keeps what was typed, and the member reads them', async () => {
    const who = await person([500])
    const id = await order(who)
    const refused = await post(`${DESK}/${id}`, { ...SHIPPED, trackingCode: '' })
    expect(refused.statusCode).toBe(400)
    for (const words of ['Scrivi il codice della spedizione.', 'value="Corriere Veloce"'])
      expect(refused.body).toContain(words)
    expect((await post(`${DESK}/${id}`, SHIPPED)).headers.location).toBe(`${DESK}/${id}?fatto=shipped`)
    const [line, ...others] = await lines(id)
    expect(others).toEqual([])
    expect(line?.facts).toMatchObject({
      what: 'shipped',
      name: 'Bottiglia termica da 750 ml',
      changes: [
        { field: 'Stato', from: 'Da mandare', to: 'Spedito' },
        { field: 'Corriere', from: null, to: 'Corriere Veloce' },
        { field: 'Codice di spedizione', from: null, to: 'CV-123456' },
      ],
    })
    const mine = await club.app.inject({ url: MINE, headers: { cookie: who.cookie } })
    expect(textOf(mine.body)).toContain('Corriere Veloce, spedizione CV-123456')
    expect((await post(`${DESK}/${id}`, SHIPPED)).statusCode, 'twice').toBe(409)
    const late = await club.app.inject({
      method: 'POST',
      url: `/api/winloy/ordini/${id}/annulla`,
      headers: { cookie: who.cookie, origin: 'http://localhost:3000' },
      payload: {},
    })
    expect(late.statusCode, 'its member cannot cancel it any more').toBe(409)
    expect((await post(`${DESK}/${id}`, { act: 'delivered' })).headers.location).toBe(`${DESK}/${id}?fatto=delivered`)
    expect(textOf((await read(`${DESK}/${id}`)).body)).toContain('Storia di questo ordine')
    expect((await lines(id)).map(({ facts }) => facts.what)).toEqual(['delivered', 'shipped'])
    expect((await post(`${DESK}/${id}`, RETURNED)).statusCode, 'what arrived is over').toBe(409)
  })

  test('“Non si può: rendi i punti” gives them back once, to the lots they came from, and writes why', async () => {
    const who = await person([100, 200])
    const [lots, balance] = [await lotsOf(who), await balanceOf(who)]
    const before = await lotsOf(who)
    const id = await order(who)
    expect(await lotsOf(who)).not.toEqual(before)
    expect((await post(`${DESK}/${id}`, { act: 'returned', reason: ' ' })).body).toContain('Scrivi perché')
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(`${DESK}/${id}`, RETURNED)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([302, 409, 409, 409, 409])
    expect(lots.length).toBeGreaterThan(1)
    expect([await lotsOf(who), await balanceOf(who)]).toEqual([before, balance])
    const letters = await listLettersTo(club.database.db, who.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Il tuo premio non può arrivare: i punti sono tornati'])
    const [letter] = await query('select text from outbox where recipient = $1', [who.email])
    for (const words of ['Il magazzino non ne ha più', '240 Punti', 'Bottiglia termica'])
      expect(letter?.text).toContain(words)
    const [line, ...others] = await lines(id)
    expect([line?.facts.what, line?.facts.reason, others]).toEqual(['returned', 'Il magazzino non ne ha più', []])
    const mine = await club.app.inject({ url: MINE, headers: { cookie: who.cookie } })
    expect(textOf(mine.body)).toContain('Perché: Il magazzino non ne ha più')
  })

  test('is done by one of two at once: the member who cancels, or the desk that sends', async () => {
    const who = await person([1_000])
    const before = await balanceOf(who)
    const id = await order(who)
    const [cancelled, shipped] = await Promise.all([
      club.app.inject({
        method: 'POST',
        url: `/api/winloy/ordini/${id}/annulla`,
        headers: { cookie: who.cookie, origin: 'http://localhost:3000' },
        payload: {},
      }),
      post(`${DESK}/${id}`, SHIPPED),
    ])
    expect([cancelled.statusCode === 200, shipped.statusCode === 302].filter(Boolean)).toHaveLength(1)
    expect(await balanceOf(who)).toBe(cancelled.statusCode === 200 ? before : before - 240)
  })

  test('leaves neither points nor a line where the trail cannot be written', async () => {
    const who = await person([500])
    const id = await order(who)
    const before = await balanceOf(who)
    await query(`create function no_lines() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await query(
      `create trigger no_lines before insert on audit_events for each row when (new.kind = 'loyalty-edited') execute function no_lines()`,
    )
    try {
      expect((await post(`${DESK}/${id}`, RETURNED)).statusCode).toBe(500)
    } finally {
      await query('drop trigger no_lines on audit_events')
    }
    expect([await stateOf(id), await balanceOf(who), await lines(id)]).toEqual(['accepted', before, []])
    expect(await listLettersTo(club.database.db, who.email)).toEqual([])
  })

  test('by whoever asked for it is refused, and so is what does not exist or is the supplier’s', async () => {
    const { db } = club.database
    const staff = await findMemberByUsername(db, STAFF.administrator)
    const id = await order(await person([500]))
    await query('update loyalty_orders set member_id = $1 where id = $2', [staff?.id, id])
    expect((await post(`${DESK}/${id}`, RETURNED)).body).toContain('È un ordine tuo')
    const supplied = await order(await person([500]))
    await query("update loyalty_orders set source = 'supplier' where id = $1", [supplied])
    expect((await post(`${DESK}/${supplied}`, SHIPPED)).body).toContain('Lo manda il fornitore.')
    for (const strange of [randomUUID(), 'x', "'; drop table members"])
      expect((await post(`${DESK}/${encodeURIComponent(strange)}`, SHIPPED)).statusCode).toBe(404)
    expect((await post(`${DESK}/${supplied}`, { act: 'free' })).statusCode).toBe(400)
  })
})

describe('[DSK-051] acts on many', () => {
  beforeAll(() => installJobs({ url: club.database.url, jobs: [bulkJob] }))
  const RUNS = '/redazione/azioni'
  async function work(azione: string, ids: readonly string[], fields: Record<string, string> = {}) {
    const chosen = ids.map((id): [string, string] => ['scelti', id])
    const begun = await post(RUNS, [['azione', azione], ['domanda', ''], ['chiave', randomUUID()], ...chosen])
    const run = String(begun.headers.location)
    await post(run, { act: 'rehearse', ...fields })
    const seen = textOf((await read(run)).body)
    await post(run, { act: 'confirm', reason: 'Il fornitore ha chiuso' })
    const working = {
      now: club.clock.now(),
      sender: { club: club.env.club, origin: 'http://localhost:3000' },
      onFault: (error: unknown) => {
        throw error
      },
    }
    while (await workOnRun(club.database.db, bulkContents, Number(run.split('/').at(-1)), working));
    return seen
  }

  test('ship, deliver and give back as one by one; what may not is left out with its reason', async () => {
    const who = await person([3_000])
    const before = await balanceOf(who)
    const ids = [await order(who), await order(who), await order(who, DONATION)]
    const [one = '', two = '', gift = ''] = ids
    const list = documentOf((await read(`${DESK}?righe=200`)).body)
    expect(
      [...list.querySelectorAll('form#azioni-su-molti button[name=azione]')].map((each) => each.textContent),
    ).toEqual(expect.arrayContaining(['Spedito…', 'Consegnato', 'Non si può: rendi i punti…']))
    const seen = await work('premi-spediti', ids, {
      'field-courier': 'Corriere Veloce',
      'field-trackingCode': 'DISTINTA-9',
    })
    expect(seen).toContain('Non è una spedizione.')
    expect(await Promise.all(ids.map(stateOf))).toEqual(['shipped', 'shipped', 'accepted'])
    await work('premi-consegnati', [one, gift])
    expect(await Promise.all(ids.map(stateOf))).toEqual(['delivered', 'shipped', 'delivered'])
    await work('premi-resi', [one, two])
    expect(await Promise.all(ids.map(stateOf))).toEqual(['delivered', 'cancelled', 'delivered'])
    expect(await balanceOf(who)).toBe(before - 240 - 300)
    const [line] = await lines(two)
    expect([line?.facts.what, line?.facts.reason, typeof line?.facts.run]).toEqual([
      'returned',
      'Il fornitore ha chiuso',
      'number',
    ])
    expect(await listLettersTo(club.database.db, who.email)).toHaveLength(1)
  })
})

describe('[DSK-051] the address', () => {
  const log = { info: () => undefined }
  const forget = () =>
    forgetRewardAddressesJob.handle(
      { db: club.database.db, clock: club.clock, log } as unknown as JobContext,
      {},
      { retryCount: 0, signal: new AbortController().signal },
    )
  const held = async (id: string) =>
    (await query('select delivery, province from loyalty_orders where id = $1', [id]))[0] as {
      delivery: object | null
      province: string
    }

  test('is seen until 90 days after delivery, then the order keeps the province alone', async () => {
    const start = club.clock.now()
    const who = await person([1_000])
    const [delivered, waiting] = [await order(who), await order(who)]
    await post(`${DESK}/${delivered}`, SHIPPED)
    await post(`${DESK}/${delivered}`, { act: 'delivered' })
    try {
      club.clock.set(new Date(start.getTime() + 89 * DAY_MS))
      await forget()
      expect((await held(delivered)).delivery).toEqual(HOME)
      expect((await read(`${DESK}/${delivered}`)).body).toContain(HOME.street)
      club.clock.set(new Date(start.getTime() + 91 * DAY_MS))
      const late = await read(`${DESK}/${delivered}`)
      expect(
        [late.body.includes(HOME.street), textOf(late.body).includes('Provincia TO.')],
        'also before the job',
      ).toEqual([false, true])
      await forget()
      expect(await held(delivered)).toEqual({ delivery: null, province: 'TO' })
      expect((await held(waiting)).delivery, 'what has not arrived keeps it').toEqual(HOME)
      const [kept] = await query(
        'select points, title, placed_at is not null as day from loyalty_orders where id = $1',
        [delivered],
      )
      expect(kept).toEqual({ points: 240, title: 'Bottiglia termica da 750 ml', day: true })
    } finally {
      club.clock.set(start)
    }
  })
})
