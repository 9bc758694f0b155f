import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertOwnRole } from '#areas/audience/role-store.server.ts'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { findLead } from '#areas/leads/store.server.ts'
import { installJobs } from '#platform/jobs/start-jobs.server.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { bulkDesk, RUNS } from '../../tests/support/bulk.ts'
import { useClub } from '../../tests/support/club.ts'
import { aRequest, requestDesk } from '../../tests/support/requests.ts'
import { setRole } from '../../tests/support/roles.ts'
import { STAFF } from '../../tests/support/visitors.ts'
import { bulkJob } from './bulk/contents.server.ts'

/** Acts on many requests, orders and cards. */
const club = useClub()
const desk = bulkDesk(club, STAFF.operator)
const QUEUE = '/redazione/richieste'
const ORDERS = '/redazione/ordini'
const CARDS = '/redazione/schede'

const query = async (statement: string, values: unknown[] = []) =>
  (await club.database.pool.query(statement, values)).rows
const idOf = async (username: number) => (await findMemberByUsername(club.database.db, username))?.id ?? ''
const leadOf = async (id: string) => findLead(club.database.db, id)
const someRequests = (count: number) => Promise.all(Array.from({ length: count }, () => aRequest(club)))

beforeAll(async () => {
  await installJobs({ url: club.database.url, jobs: [bulkJob] })
})

test.each([
  [QUEUE, ['Assegna…', 'Chiudi…'], STAFF.editor],
  [ORDERS, ['Fatture elettroniche…'], STAFF.editor],
  [CARDS, ['Approva…'], STAFF.editor],
])('[DSK-020] %s offers its acts to whoever may, and a broken question none', async (list, labels, stranger) => {
  const page = await desk.pageAt(list)
  const offered = [...page.querySelectorAll('#azioni-su-molti button[name=azione]')].map((each) => each.textContent)
  expect([...new Set(offered)]).toEqual(labels)
  expect(page.querySelectorAll('tbody input[name=scelti]').length).toBeGreaterThan(0)
  expect((await desk.pageAt(`${list}?nonesiste=1`)).querySelector('#azioni-su-molti')).toBeNull()
  const act = page.querySelector('#azioni-su-molti button[name=azione]')?.getAttribute('value') ?? ''
  const broken = await desk.post(RUNS, { azione: act, chiave: 'rotta', domanda: 'nonesiste=1', tutti: 'si' })
  expect(broken.statusCode).toBe(409)
  const id = page.querySelector('tbody input[name=scelti]')?.getAttribute('value') ?? ''
  expect((await desk.post(RUNS, { azione: act, chiave: 'altri', scelti: id }, stranger)).statusCode).toBe(403)
})

describe('[DSK-020, DSK-021] requests', () => {
  test('are assigned to a colleague who is told once, and given back, but for those changed since', async () => {
    const admin = await idOf(STAFF.administrator)
    const operator = await idOf(STAFF.operator)
    const [mine = '', nobodys = '', touched = '', closed = ''] = await someRequests(4)
    await requestDesk(club).act(mine, 'take', { seen: '' })
    await requestDesk(club).act(closed, 'close', {})
    expect((await leadOf(closed))?.state).toBe('closed')
    const run = await desk.begin('assegna-richieste', [mine, nobodys, touched, closed])
    expect((await desk.rehearse(run, { to: 'nessuno' })).body).toContain('Scegli chi le segue.')
    await desk.rehearse(run, { to: admin })
    const text = await desk.textOf(run)
    expect(text).toContain('3 cambiano, 0 sono già così, 1 non si può')
    expect(text).toContain('È chiusa: 1')
    expect(text).toContain('Per 24 ore potrai rimettere com’era.')
    await desk.confirm(run)
    await desk.work(run)
    for (const id of [mine, nobodys, touched])
      expect(await leadOf(id)).toMatchObject({ state: 'taken', handledBy: admin })
    expect(await desk.trailOf(run)).toEqual(['confirmed', 'assigned', 'assigned', 'assigned'])
    const number = run.split('/').at(-1)
    const told = await query('select title from member_notices where member_id = $1 and text like $2', [
      admin,
      `%(azione n. ${number}).`,
    ])
    expect(told).toEqual([{ title: 'Ti sono state assegnate delle richieste' }])
    await requestDesk(club).act(touched, 'close', {}, STAFF.administrator)
    await desk.takeBack(run)
    await desk.work(run)
    expect(await desk.textOf(run)).toContain('Rimessi com’erano: 2. Lasciati perché cambiati dopo: 1.')
    expect(await leadOf(mine)).toMatchObject({ state: 'taken', handledBy: operator })
    expect(await leadOf(nobodys)).toMatchObject({ state: 'new', handledBy: null })
    expect((await leadOf(touched))?.state).toBe('closed')
  })

  test('are closed, those already closed are left; there is no way back, and that is said before', async () => {
    const [first = '', second = '', closed = ''] = await someRequests(3)
    await requestDesk(club).act(closed, 'close', {})
    const run = await desk.begin('chiudi-richieste', [first, second, closed])
    const text = await desk.textOf(run)
    expect(text).toContain('2 cambiano, 1 è già così, 0 non si possono')
    expect(text).toContain('questa azione non si può rimettere com’era.')
    await desk.confirm(run)
    await desk.work(run)
    for (const id of [first, second]) expect((await leadOf(id))?.state).toBe('closed')
    expect(await desk.trailOf(run)).toEqual(['confirmed', 'closed', 'closed'])
    expect((await desk.takeBack(run)).statusCode).toBe(409)
  })

  test('of lawyers are left alone by whoever may not answer them, and their names are not said', async () => {
    const { db } = club.database
    const username = 9750
    const now = club.clock.now()
    const answering = await makeMember(db, { now, person: { username, name: 'Ugo', surname: 'Sportello' } })
    const permissions = ['requests.read', 'requests.answer'] as const
    await setRole(db, answering, await insertOwnRole(db, { name: 'Sportello', permissions: [...permissions] }))
    const counter = bulkDesk(club, username)
    const id = await aRequest(club, { formType: 'lettera-diffida' })
    const person = (await leadOf(id))?.surname ?? ''
    const run = await counter.begin('chiudi-richieste', [id])
    const text = await counter.textOf(run)
    expect(text).toContain('0 cambiano, 0 sono già così, 1 non si può')
    expect(text).toContain('Non puoi rispondere tu a questa richiesta')
    expect(person).not.toBe('')
    expect(text).not.toContain(person)
    expect((await leadOf(id))?.state).toBe('new')
  })
})

describe('[DSK-020] orders', () => {
  const withFile = async (count: number) =>
    query(
      `select i.order_id as id, array_agg(f.progressive) as files from electronic_files f join invoices i on i.id = f.invoice_id
       where f.rejected_at is null group by 1 order by 1 limit $1`,
      [count],
    )

  test('have their electronic invoices taken out as one archive, by whoever asked alone and for a day', async () => {
    const orders = await withFile(3)
    const [without] = await query(
      'select id from orders o where not exists (select 1 from electronic_files f join invoices i on i.id = f.invoice_id where i.order_id = o.id) limit 1',
    )
    const run = await desk.begin('fatture-elettroniche', [...orders.map(({ id }) => id), without?.id])
    const text = await desk.textOf(run)
    expect(text).toContain('3 cambiano, 0 sono già così, 1 non si può')
    expect(text).toContain('Non ha fatture elettroniche: 1')
    expect((await desk.read(`${run}/archivio`)).statusCode, 'not before it is confirmed').toBe(404)
    await desk.confirm(run)
    await desk.work(run)
    expect((await desk.pageAt(run)).querySelector(`a[href="${run}/archivio"]`)?.textContent).toBe(
      'Scarica l’archivio delle fatture elettroniche',
    )
    const answer = await desk.read(`${run}/archivio`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' })
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    const names = orders.flatMap((order) => order.files as string[])
    expect(
      Object.keys(files)
        .map((name) => name.slice(-9, -4))
        .toSorted(),
    ).toEqual(names.toSorted())
    for (const bytes of Object.values(files)) expect(Buffer.from(bytes).toString()).toContain('<p:FatturaElettronica')
    expect((await desk.read(`${run}/archivio`, STAFF.administrator)).statusCode, 'of another').toBe(404)
    expect((await desk.read(`${run}/archivio`, STAFF.editor)).statusCode, 'without the permission').toBe(403)
    expect(await desk.trailOf(run)).toEqual(['confirmed', 'invoices-taken', 'invoices-taken', 'invoices-taken'])
    const page = await desk.textOf('/redazione/file-usciti', STAFF.administrator)
    expect(page).toContain('Fatture elettroniche (XML)')
    expect(page).toContain('Riordino di novembre')
    const lines = await query(
      "select details->>'what' as what, details->>'count' as count from audit_events where kind = 'list-exported' and details->>'about' = 'export ' || (select id from list_exports where query = $1)",
      [`azione=${run.split('/').at(-1)}`],
    )
    expect(lines).toEqual([{ what: 'downloaded', count: '3' }])
    club.clock.advance(25 * 3_600_000)
    expect((await desk.read(`${run}/archivio`)).statusCode, 'after a day').toBe(404)
  })
})

describe('[DSK-020] cards', () => {
  test('are approved many at once, but for those that are held or wait for a correction', async () => {
    const waiting = await query(
      "select id, slug from professional_cards where visibility <> 'private' and held_at is null and change_requests = '[]' and (reviewed_at is null or reviewed_at < updated_at) order by id limit 4",
    )
    const [first, second, held, asked] = waiting
    await query('update professional_cards set held_at = now(), visibility = $2 where id = $1', [held?.id, 'private'])
    await query(
      `update professional_cards set change_requests = '[{"text":"Foto","requestedOn":"2026-01-01"}]' where id = $1`,
      [asked?.id],
    )
    const run = await desk.begin(
      'approva-schede',
      waiting.map(({ id }) => id),
    )
    const text = await desk.textOf(run)
    expect(text).toContain('2 cambiano, 0 sono già così, 2 non si possono')
    expect(text).toContain('C’è una correzione chiesta: 1')
    await desk.confirm(run)
    await desk.work(run)
    const left = (await desk.read(`${CARDS}?da-rivedere=si&righe=200`)).body
    for (const each of [first, second]) expect(left).not.toContain(`${CARDS}/${each?.slug}`)
    expect(left).toContain(`${CARDS}/${asked?.slug}`)
    expect(await desk.trailOf(run)).toEqual(['confirmed', 'approve', 'approve'])
  })
})

test('[DSK-020] another role may enter a list and not act on it', async () => {
  const username = 9751
  await makeMember(club.database.db, {
    now: club.clock.now(),
    person: { username, name: 'Carla', surname: 'Conti', staffRole: 'accountant' },
  })
  expect((await desk.pageAt(ORDERS, username)).querySelector('#azioni-su-molti button')?.textContent).toContain(
    'Fatture',
  )
  expect((await desk.post(RUNS, { azione: 'chiudi-richieste', chiave: 'x' }, username)).statusCode).toBe(403)
})
