import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { leadCallsWith } from '#areas/leads/api.server.ts'
import { listLeads } from '#areas/leads/store.server.ts'
import { seedFitnessCenters } from '../../../db/seed/fitness-centers.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { serviceCalls } from './api.server.ts'
import { serviceLeadTakers } from './commands.server.ts'
import { REQUEST_FORMS } from './model.ts'
import { insertTutorialFilms, insertVideoTutorials } from './store.server.ts'

const database = useTestDatabase()
const calls = useCalls(database, [...serviceCalls, ...leadCallsWith(serviceLeadTakers)])
const PATH = '/Servizi/Richieste'
beforeEach(() => seedFitnessCenters(database.db))

type Type = Exclude<SubscriptionType, 'SUSPECT'>
const WALLETS = { tutelaLegale: {} }

async function cookieAs(type: Type, person = {}): Promise<string> {
  const wallets = type === 'PREMIUM' ? WALLETS : {}
  return calls.cookieOf(await makeMember(database.db, { now: calls.clock.now(), type, person, wallets }))
}

const aLead = (parts: object = {}, fields: object = {}) => ({
  TipoForm: 'lettera-diffida',
  CodiceMkt: 'ARCLUB',
  PresaVisione: true,
  EmailCliente: 'Elena@Posta.Example',
  CellulareCliente: '3331234567',
  ...parts,
  FormFields: { note: 'Il vicino di studio usa il mio nome.', event_id: randomUUID(), ...fields },
})
const post = (body: object, cookie = '') => calls.ask('POST', '/Forms/CreaClubLead', body, { cookie })
const send = (cookie: string, parts?: object, fields?: object) => post(aLead(parts, fields), cookie)
const mine = async (cookie: string) => (await calls.ask('GET', PATH, undefined, { cookie })).json()
const leads = async () => (await listLeads(database.db, { limit: 100, offset: 0 })).leads

describe('[API-251] a request to a service is a lead', () => {
  test('[SRV-032] [SRV-033] an opinion without a question is refused and spends nothing; twenty at once make three', async () => {
    const cookie = await cookieAs('PREMIUM')
    const opinion = { TipoForm: 'richiesta-parere-legale' }
    for (const note of [undefined, '', '   ']) {
      const empty = await send(cookie, opinion, { note })
      expect([empty.statusCode, empty.json().error.fields]).toEqual([400, { 'FormFields.note': 'Campo obbligatorio.' }])
    }
    const left = async () =>
      (await mine(cookie)).disponibili.find(({ tipoForm }: { tipoForm: string }) => tipoForm === opinion.TipoForm)
    expect(await left()).toMatchObject({ massimo: 3, rimaste: 3 })
    expect(await leads()).toEqual([])
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(cookie, opinion)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect(await left()).toMatchObject({ rimaste: 0 })
    expect(await leads()).toHaveLength(3)
  })

  test('[SRV-023] [SRV-032] three warning letters a year, each with its day of answer; the fourth is refused until the new year', async () => {
    const cookie = await cookieAs('PREMIUM')
    calls.clock.set(new Date('2026-11-16T09:00:00Z'))
    for (const rimaste of [2, 1, 0]) {
      const answer = (await send(cookie)).json()
      expect(answer).toEqual({ esito: 'OK', id: expect.any(String), rispostaEntro: '2026-11-30', rimaste })
      const { richieste, disponibili } = await mine(cookie)
      expect(richieste[0]).toMatchObject({ rispostaEntro: '2026-11-30', stato: 'new' })
      expect(disponibili).toContainEqual({ tipoForm: 'lettera-diffida', massimo: 3, rimaste })
      expect(disponibili).toContainEqual({ tipoForm: 'richiesta-parere-legale', massimo: 3, rimaste: 3 })
    }
    const fourth = await send(cookie)
    expect(fourth.statusCode).toBe(409)
    expect(fourth.json().message).toContain('3 richieste')
    expect(await leads()).toHaveLength(3)
    calls.clock.set(new Date('2026-12-31T23:30:00Z'))
    const { rows } = await database.db.execute<{ member_id: string }>('select member_id from service_requests limit 1')
    const again = await calls.cookieOf(rows[0]?.member_id ?? '')
    expect((await send(again)).json()).toMatchObject({ rimaste: 2 })
  })

  test.each([
    ['richiesta-parere-legale', '2026-12-07', 2],
    ['consulenza-legale', '2026-11-18', undefined],
    ['first-opinion', '2026-11-18', undefined],
  ])('[SRV-024] [SRV-025] %s is answered by %s', async (TipoForm, rispostaEntro, rimaste) => {
    calls.clock.set(new Date('2026-11-16T09:00:00Z'))
    const answer = (await send(await cookieAs('PREMIUM'), { TipoForm })).json()
    expect([answer.rispostaEntro, answer.rimaste]).toEqual([rispostaEntro, rimaste])
  })

  test('a holiday is not a working day: asked before Christmas, a consultation is answered after it', async () => {
    calls.clock.set(new Date('2026-12-24T09:00:00Z'))
    const answer = (await send(await cookieAs('PREMIUM'), { TipoForm: 'consulenza-legale' })).json()
    expect(answer.rispostaEntro).toBe('2026-12-29')
  })

  test('is acknowledged by a letter that says the day', async () => {
    calls.clock.set(new Date('2026-11-16T09:00:00Z'))
    await send(await cookieAs('PREMIUM'))
    const { rows } = await database.db.execute<{ letter: string }>('select to_jsonb(o)::text as letter from outbox o')
    expect(rows[0]?.letter).toContain('ti rispondiamo entro il 30/11/2026')
  })

  test('sent together they do not pass the limit, and the same one sent twice is one', async () => {
    const cookie = await cookieAs('PREMIUM')
    const same = aLead()
    const twice = await Promise.all([1, 2].map(() => post(same, cookie)))
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(twice[0]?.body).toBe(twice[1]?.body)
    const many = await Promise.all(Array.from({ length: 6 }, () => send(cookie)))
    expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    expect((await mine(cookie)).richieste).toHaveLength(3)
    expect(await leads()).toHaveLength(3)
  })

  test('[SRV-029] [SRV-030] keeps the form, the source and the campaign it came with', async () => {
    const cookie = await cookieAs('PREMIUM')
    await send(cookie, { TipoForm: 'pronto-assicuratore', CodificaCampagna: 'prass_arc' })
    expect(await leads()).toMatchObject([
      { formType: 'pronto-assicuratore', marketingCode: 'ARCLUB', campaignCode: 'prass_arc' },
    ])
  })
})

describe('nobody reads or takes another’s request', () => {
  test('not by sending its event again, in any form', async () => {
    const body = aLead()
    const [owner, other] = [await cookieAs('PREMIUM'), await cookieAs('PREMIUM')]
    await post(body, owner)
    for (const TipoForm of ['lettera-diffida', 'consulenza-legale']) {
      const answer = await post({ ...body, TipoForm }, other)
      expect(answer.statusCode).toBe(409)
      expect(answer.body).not.toContain('vicino di studio')
    }
    expect((await mine(other)).richieste).toEqual([])
    expect((await mine(owner)).richieste).toHaveLength(1)
  })

  test('not by attaching a request to a lead of somebody who only asked for help', async () => {
    const help = aLead({ TipoForm: 'assistenza', NomeCliente: 'Anna', CognomeCliente: 'Neri' })
    await post(help)
    const cookie = await cookieAs('PREMIUM')
    expect((await post({ ...help, TipoForm: 'lettera-diffida' }, cookie)).statusCode).toBe(409)
    expect((await mine(cookie)).richieste).toEqual([])
  })

  test('not through the calls of the operators', async () => {
    await send(await cookieAs('PREMIUM'))
    for (const cookie of ['', await cookieAs('PREMIUM'), await cookieAs('REGISTRATO', { staffRole: 'editor' })])
      for (const path of [`${PATH}/Aperte`, '/Forms/Richieste'])
        expect((await calls.ask('GET', path, undefined, { cookie })).statusCode).toBe(404)
  })
})

describe('[SRV-009] [SRV-014] [SRV-022] who may ask', () => {
  const premium = ['richiesta-tutela-legale-das', 'assistenza-domiciliare']
  test.each(SUBSCRIPTION_TYPES)('%s', async (type) => {
    const cookie = type === 'SUSPECT' ? '' : await cookieAs(type)
    let taken = 0
    for (const TipoForm of REQUEST_FORMS) {
      const isOpen = type === 'PREMIUM' || (type === 'TRIAL' && !premium.includes(TipoForm))
      const { statusCode } = await send(cookie, { TipoForm }, { club: '1' })
      expect(statusCode, TipoForm).toBe(isOpen ? 200 : type === 'SUSPECT' ? 401 : 403)
      if (isOpen) taken += 1
    }
    expect(await leads()).toHaveLength(taken)
  })

  test('[SRV-029] a PREMIUM without the wallet of the policy asks for the policy itself', async () => {
    const cookie = await calls.cookieOf(
      await makeMember(database.db, { now: calls.clock.now(), type: 'PREMIUM', withoutWallets: ['tutelaLegale'] }),
    )
    expect((await send(cookie, { TipoForm: 'richiesta-tutela-legale-das' })).statusCode).toBe(403)
    expect((await send(cookie, { TipoForm: 'upgrade-das' })).statusCode).toBe(200)
  })
})

test.each([
  [{ EmailCliente: '' }, 'EmailCliente', 'Campo obbligatorio.'],
  [{ EmailCliente: `${'a'.repeat(96)}@b.it` }, 'EmailCliente', null],
  [{ CellulareCliente: '' }, 'CellulareCliente', 'Campo obbligatorio.'],
  [{ CellulareCliente: '12345678' }, 'CellulareCliente', null],
  [{ CellulareCliente: '+39 33312345' }, 'CellulareCliente', null],
  [{ CellulareCliente: '1'.repeat(21) }, 'CellulareCliente', null],
  [{ PresaVisione: false }, 'PresaVisione', 'Campo obbligatorio.'],
  [{ TipoForm: 'altro' }, 'TipoForm', null],
])('[SRV-031] %o is refused', async (parts, field, message) => {
  const answer = await send(await cookieAs('PREMIUM'), parts)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().error.fields)).toContain(field)
  if (message) expect(answer.json().error.fields[field]).toBe(message)
  expect(await leads()).toEqual([])
})

test('[SRV-028] a fitness request names a centre of the network by its id', async () => {
  const cookie = await cookieAs('TRIAL')
  const TipoForm = 'Richiesta-FitnessNetwork'
  for (const club of [undefined, '', '999', 'Palestra Aurora', '1 or 1=1']) {
    const answer = await send(cookie, { TipoForm }, club === undefined ? {} : { club })
    expect(answer.statusCode, club).toBe(400)
    expect(answer.json().error.fields).toEqual({ 'FormFields.club': 'Campo obbligatorio' })
  }
  expect((await send(cookie, { TipoForm, CodificaCampagna: 'formcfni' }, { club: '1' })).statusCode).toBe(200)
  expect(await leads()).toMatchObject([{ campaignCode: 'formcfni', fields: { club: '1' } }])
})

test('[SRV-031] operators see what was asked, by when to answer, and an e-mail in lower case; the nearest day first', async () => {
  const member = await cookieAs('PREMIUM', { name: 'Elena', surname: 'Costa' })
  for (const TipoForm of ['lettera-diffida', 'richiesta-parere-legale', 'consulenza-legale'])
    await send(member, { TipoForm, CodificaCampagna: 'formpl' })
  const operator = await cookieAs('REGISTRATO', { staffRole: 'operator' })
  const open = (await calls.ask('GET', `${PATH}/Aperte`, undefined, { cookie: operator })).json()
  expect(open.map(({ tipoForm }: { tipoForm: string }) => tipoForm)).toEqual([
    'consulenza-legale',
    'lettera-diffida',
    'richiesta-parere-legale',
  ])
  expect(open[1]).toMatchObject({
    socio: 'Elena Costa',
    email: 'elena@posta.example',
    telefono: '3331234567',
    messaggio: 'Il vicino di studio usa il mio nome.',
    codificaCampagna: 'formpl',
    rispostaEntro: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  await calls.ask('PATCH', `/Forms/Richieste/${open[0].id}`, { stato: 'closed' }, { cookie: operator })
  expect((await calls.ask('GET', `${PATH}/Aperte`, undefined, { cookie: operator })).json()).toHaveLength(2)
  expect((await mine(member)).richieste.map(({ stato }: { stato: string }) => stato).sort()).toEqual([
    'closed',
    'new',
    'new',
  ])
})

test('forms of the club itself are nobody’s service: they are received as before', async () => {
  const help = aLead({ TipoForm: 'assistenza', NomeCliente: 'Anna', CognomeCliente: 'Neri' })
  expect((await post(help)).json()).toEqual({ esito: 'OK', id: expect.any(String) })
})

describe('[SRV-019] [SRV-020] the film of a tutorial', () => {
  const film = (slug: string, file = 'film.webm') => `/Servizi/VideoTutorial/${slug}/${file}`
  beforeEach(async () => {
    const words = { title: 'T', abstract: 'A', content: 'C', previewImage: null, durationSeconds: 6 }
    const tutorials = ['anteprima', 'intero'].map((slug) => ({
      ...words,
      slug,
      isPreview: slug === 'anteprima',
      videoUrl: `/api${film(slug)}`,
      captionsUrl: `/api${film(slug, 'sottotitoli.vtt')}`,
    }))
    await insertVideoTutorials(database.db, tutorials)
    const content = new TextEncoder().encode('0123456789')
    await insertTutorialFilms(
      database.db,
      tutorials.map(({ slug }) => ({ slug, content, captions: 'WEBVTT' })),
    )
  })

  test.each(SUBSCRIPTION_TYPES)('%s plays what their type may, and nothing else exists', async (type) => {
    const cookie = type === 'SUSPECT' ? '' : await cookieAs(type)
    for (const file of ['film.webm', 'sottotitoli.vtt']) {
      const [preview, whole] = await Promise.all(
        ['anteprima', 'intero'].map((slug) => calls.ask('GET', film(slug, file), undefined, { cookie })),
      )
      expect(preview?.statusCode).toBe(type === 'SUSPECT' ? 401 : 200)
      expect(whole?.statusCode).toBe(type === 'SUSPECT' ? 401 : type === 'PREMIUM' ? 200 : 404)
    }
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=a-b', 200, '0123456789', undefined],
    ['pages=1-2', 200, '0123456789', undefined],
  ])('a player asks for %s', async (range, status, body, contentRange) => {
    const cookie = await cookieAs('PREMIUM')
    const answer = await calls.ask('GET', film('intero'), undefined, { cookie, headers: { range } })
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, contentRange])
  })
})
