import { beforeEach, describe, expect, test } from 'vitest'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { listOutbox } from '#platform/mail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { softwareAuthenticator } from '../../../tests/support/authenticator.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { accountCalls } from './api.server.ts'

const database = useTestDatabase()
const club = useCalls(database, accountCalls)
let memberId: string
let cookie: string

beforeEach(async () => {
  memberId = await makeMember(database.db, { now: club.clock.now(), person: { username: 4242, name: 'Anna' } })
  cookie = await club.cookieOf(memberId)
})

type Answer = Awaited<ReturnType<typeof club.ask>>
const cookieIn = (answer: Answer) => [answer.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? ''

/** The question the server asks, and the cookie that remembers it. */
async function question(path: string, as = '') {
  const answer = await club.ask('POST', path, undefined, { cookie: as })
  expect(answer.statusCode).toBe(200)
  return { challenge: answer.json().challenge as string, remembered: cookieIn(answer), options: answer.json() }
}

async function added(name = 'Telefono', device = softwareAuthenticator()) {
  const { challenge, remembered } = await question('/Auth/Passkey/Opzioni', cookie)
  const body = { nome: name, risposta: device.create(challenge) }
  const answer = await club.ask('POST', '/Auth/Passkey', body, { cookie: `${cookie}; ${remembered}` })
  return { device, answer, body, remembered }
}

async function entering(device: ReturnType<typeof softwareAuthenticator>, altered = {}) {
  const { challenge, remembered } = await question('/Auth/Passkey/Accesso/Opzioni')
  const body = { risposta: device.get(challenge, altered) }
  return { answer: await club.ask('POST', '/Auth/Passkey/Accesso', body, { cookie: remembered }), body, remembered }
}

describe('a passkey', () => {
  test('is added by a member, who is told by mail, and then opens the club without a password', async () => {
    const { device, answer } = await added()
    expect(answer.statusCode).toBe(200)
    expect((await listOutbox(database.db))[0]?.subject).toBe('Hai aggiunto una passkey')
    const entered = await entering(device)
    expect(entered.answer.statusCode).toBe(200)
    expect(entered.answer.json().userSubscription).toMatchObject({ username: 4242 })
    const session = cookieIn(entered.answer)
    const listed = await club.ask('GET', '/Auth/Passkey', undefined, { cookie: session })
    expect(listed.json().passkey).toMatchObject([{ nome: 'Telefono', usataIl: expect.any(String) }])
    expect((await listMemberTrail(database.db, memberId)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['passkey-added', 'signed-in']),
    )
  })

  test('is made only in answer to a question about it, and only for who entered just now or says the password', async () => {
    const device = softwareAuthenticator()
    const asked = await question('/Auth/Passkey/Accesso/Opzioni')
    const body = { nome: 'Telefono', risposta: device.create(asked.challenge) }
    const toEnter = await club.ask('POST', '/Auth/Passkey', body, { cookie: `${cookie}; ${asked.remembered}` })
    expect(toEnter.statusCode, 'a question asked of whoever enters').toBe(400)
    const others = await club.cookieOf(await makeMember(database.db, { now: club.clock.now() }))
    const theirs = await question('/Auth/Passkey/Opzioni', others)
    const made = { nome: 'Telefono', risposta: device.create(theirs.challenge) }
    const ofOthers = await club.ask('POST', '/Auth/Passkey', made, { cookie: `${cookie}; ${theirs.remembered}` })
    expect(ofOthers.statusCode, 'a question asked of another member').toBe(400)
    club.clock.advance(5 * 60_000)
    const late = await club.ask('POST', '/Auth/Passkey/Opzioni', {}, { cookie })
    expect([late.statusCode, late.json().error.kind]).toEqual([403, 'prova-richiesta'])
    expect(late.headers['set-cookie']).toBeUndefined()
  })

  test('asks nobody’s name, so that nothing is told of who exists', async () => {
    await added()
    const { options } = await question('/Auth/Passkey/Accesso/Opzioni')
    expect(options.allowCredentials ?? []).toEqual([])
    expect(options.userVerification).toBe('required')
  })

  test('that is removed opens nothing, and only its member removes it', async () => {
    const { device } = await added()
    const [{ id }] = (await club.ask('GET', '/Auth/Passkey', undefined, { cookie })).json().passkey
    const stranger = await club.cookieOf(await makeMember(database.db, { now: club.clock.now() }))
    const path = `/Auth/Passkey/${encodeURIComponent(id)}`
    expect((await club.ask('DELETE', path, undefined, { cookie: stranger })).statusCode).toBe(404)
    expect((await club.ask('DELETE', path, undefined, { cookie })).statusCode).toBe(200)
    expect((await entering(device)).answer.statusCode).toBe(401)
  })

  test('asks for the same consents as a password', async () => {
    const other = await makeMember(database.db, { now: club.clock.now(), consents: ['acknowledgment'] })
    cookie = await club.cookieOf(other)
    const { device } = await added()
    const { answer } = await entering(device)
    expect(answer.json()).toMatchObject({ userSubscription: null, mustAcceptConditionOfUse: true })
  })
})

describe('is refused', () => {
  test.each([
    ['from another site', { origin: 'https://altrove.example' }],
    ['of a device that recognised nobody', { isUnverified: true }],
    ['of nobody', { id: 'AAAA' }],
  ])('an answer %s', async (_what, altered) => {
    const { device } = await added()
    const { answer } = await entering(device, altered)
    expect(answer.statusCode).toBe(401)
    expect(answer.json().message).toBe('Errore: credenziali errate.')
  })

  test('an answer sent twice, or to a question that was not asked, or too late', async () => {
    const { device } = await added()
    const { answer, body, remembered } = await entering(device)
    expect(answer.statusCode).toBe(200)
    expect((await club.ask('POST', '/Auth/Passkey/Accesso', body, { cookie: remembered })).statusCode).toBe(401)
    const { challenge } = await question('/Auth/Passkey/Accesso/Opzioni')
    const unasked = { risposta: device.get(challenge) }
    expect((await club.ask('POST', '/Auth/Passkey/Accesso', unasked)).statusCode).toBe(401)
    const late = await question('/Auth/Passkey/Accesso/Opzioni')
    club.clock.advance(6 * 60_000)
    const answered = { risposta: device.get(late.challenge) }
    expect((await club.ask('POST', '/Auth/Passkey/Accesso', answered, { cookie: late.remembered })).statusCode).toBe(
      401,
    )
  })

  test('a key made for another question, or already somebody’s', async () => {
    const { device, body, remembered } = await added()
    const again = { cookie: `${cookie}; ${remembered}` }
    expect((await club.ask('POST', '/Auth/Passkey', body, again)).statusCode).toBe(400)
    const second = await added('Copia', device)
    expect(second.answer.statusCode).toBe(409)
  })

  test('by nobody’s trying of passwords: those are counted apart', async () => {
    const { device } = await added()
    const body = async () => ({ username: 4242, password: await club.closed('sbagliata-sempre') })
    for (let time = 0; time < 8; time += 1) await club.ask('POST', '/Auth/Login', await body())
    expect((await club.ask('POST', '/Auth/Login', await body())).statusCode).toBe(429)
    expect((await entering(device)).answer.statusCode).toBe(200)
  })

  test('behind the same limits as a password: after eight tries the account waits', async () => {
    const { device } = await added()
    for (let time = 0; time < 8; time += 1)
      expect((await entering(device, { isUnverified: true })).answer.statusCode).toBe(401)
    const { answer } = await entering(device)
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})
