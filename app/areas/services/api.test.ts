import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { serviceCalls } from './api.server.ts'

const database = useTestDatabase()
const calls = useCalls(database, serviceCalls)
const PATH = '/Servizi/Richieste'

async function cookieAs(type: Exclude<SubscriptionType, 'SUSPECT'>, person = {}): Promise<string> {
  return calls.cookieOf(await makeMember(database.db, { now: calls.clock.now(), type, person }))
}

const aRequest = (parts: object = {}) => ({
  id: randomUUID(),
  tipoForm: 'lettera-diffida',
  email: 'Elena@Posta.Example',
  telefono: '3331234567',
  messaggio: 'Il vicino di studio usa il mio nome.',
  privacy: true,
  ...parts,
})
const send = (cookie: string, parts?: object) => calls.ask('POST', PATH, aRequest(parts), { cookie })

test('[SRV-023] three warning letters a year, each with its day of answer; the fourth is refused until the new year', async () => {
  const cookie = await cookieAs('PREMIUM')
  calls.clock.set(new Date('2026-11-16T09:00:00Z'))
  for (const left of [2, 1, 0]) {
    const answer = await send(cookie)
    expect(answer.json()).toMatchObject({ rispostaEntro: '2026-11-30', stato: 'aperta' })
    const { disponibili } = (await calls.ask('GET', PATH, undefined, { cookie })).json()
    expect(disponibili).toContainEqual({ tipoForm: 'lettera-diffida', massimo: 3, rimaste: left })
    expect(disponibili).toContainEqual({ tipoForm: 'richiesta-parere-legale', massimo: 3, rimaste: 3 })
  }
  const fourth = await send(cookie)
  expect(fourth.statusCode).toBe(409)
  expect(fourth.json().message).toContain('3 richieste')
  calls.clock.set(new Date('2026-12-31T23:30:00Z'))
  expect((await send(await cookieAgain(cookie))).statusCode).toBe(200)
})

/** A session of November may have ended by the new year: the same member signs in again. */
async function cookieAgain(_old: string): Promise<string> {
  const { rows } = await database.db.execute<{ member_id: string }>('select member_id from service_requests limit 1')
  return calls.cookieOf(rows[0]?.member_id ?? '')
}

test('requests sent together do not pass the limit, and the same request sent twice is one', async () => {
  const cookie = await cookieAs('PREMIUM')
  const same = aRequest()
  const twice = await Promise.all([1, 2].map(() => calls.ask('POST', PATH, same, { cookie })))
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const many = await Promise.all(Array.from({ length: 6 }, () => send(cookie)))
  expect(many.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  expect((await calls.ask('GET', PATH, undefined, { cookie })).json().richieste).toHaveLength(3)
})

test('a member cannot take another’s request for their own', async () => {
  const request = aRequest()
  const [owner, other] = [await cookieAs('PREMIUM'), await cookieAs('PREMIUM')]
  await calls.ask('POST', PATH, request, { cookie: owner })
  expect((await calls.ask('POST', PATH, request, { cookie: other })).statusCode).toBe(409)
  expect((await calls.ask('GET', PATH, undefined, { cookie: other })).json().richieste).toEqual([])
})

describe('[SRV-009] [SRV-022] who may ask', () => {
  test.each(SUBSCRIPTION_TYPES.filter((type) => type !== 'SUSPECT'))('%s', async (type) => {
    const { statusCode } = await send(await cookieAs(type), { tipoForm: 'consulenza-legale' })
    expect(statusCode).toBe(type === 'TRIAL' || type === 'PREMIUM' ? 200 : 403)
  })
  test('nobody who has not signed in', async () => {
    expect((await calls.ask('POST', PATH, aRequest())).statusCode).toBe(401)
  })
})

test.each([
  [{ email: '' }, 'email'],
  [{ email: `${'a'.repeat(100)}@b.it` }, 'email'],
  [{ telefono: '12345678' }, 'telefono'],
  [{ telefono: '+39333123456' }, 'telefono'],
  [{ privacy: false }, 'privacy'],
  [{ tipoForm: 'altro' }, 'tipoForm'],
])('[SRV-031] %o is refused', async (parts, field) => {
  const answer = await send(await cookieAs('PREMIUM'), parts)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().error.fields)).toEqual([field])
})

test('[SRV-031] operators see what was asked, by when to answer, and an e-mail in lower case', async () => {
  await send(await cookieAs('PREMIUM'), { tipoForm: 'richiesta-parere-legale' })
  const operator = await cookieAs('REGISTRATO', { staffRole: 'operator' })
  expect((await calls.ask('GET', `${PATH}/Aperte`, undefined, { cookie: operator })).json()).toMatchObject([
    {
      tipoForm: 'richiesta-parere-legale',
      email: 'elena@posta.example',
      telefono: '3331234567',
      codificaCampagna: 'formpl',
      rispostaEntro: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    },
  ])
  expect((await calls.ask('GET', `${PATH}/Aperte`, undefined, { cookie: await cookieAs('PREMIUM') })).statusCode).toBe(
    403,
  )
})
