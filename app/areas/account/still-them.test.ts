import { beforeEach, describe, expect, test } from 'vitest'
import { findMemberById } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { profileCalls } from '#areas/profile/api.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { softwareAuthenticator } from '../../../tests/support/authenticator.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { accountCalls } from './api.server.ts'
import { insertPasskey, listPasskeys } from './passkey-store.server.ts'

const database = useTestDatabase()
const club = useCalls(database, [...accountCalls, ...profileCalls])
const PASSWORD = 'tramonto-sul-lago-42'
const MINUTE_MS = 60_000
let memberId: string
let cookie: string

beforeEach(async () => {
  memberId = await makeMember(database.db, {
    now: club.clock.now(),
    password: PASSWORD,
    person: { username: 4242, name: 'Anna' },
  })
  cookie = await club.cookieOf(memberId)
  const passkey = { memberId, publicKey: 'x', counter: 0, transports: [], createdAt: club.clock.now() }
  await insertPasskey(database.db, { ...passkey, id: 'telefono', name: 'Telefono' })
})

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = cookie) =>
  club.ask(method, path, body, { cookie: as })
const prove = (body: object, as = cookie) => ask('POST', '/Auth/SeiAncoraTu', body, as)
const provePassword = async (password = PASSWORD) => prove({ currentPassword: await club.closed(password) })

/** Everything that takes an account from its owner. */
const GUARDED: [string, 'GET' | 'POST' | 'DELETE', string, object?][] = [
  ['adding a passkey', 'POST', '/Auth/Passkey/Opzioni', {}],
  ['removing a passkey', 'DELETE', '/Auth/Passkey/telefono'],
  ['asking for the data', 'POST', '/Privacy/Esporta'],
  ['deleting the account', 'POST', '/Privacy/CancellaAccount', { conferma: 'CANCELLA' }],
  ['closing the sessions', 'POST', '/Auth/EsciOvunque'],
]

/** What any of them would have changed. */
async function untouched() {
  expect((await listPasskeys(database.db, memberId)).map(({ id }) => id)).toEqual(['telefono'])
  expect(await findMemberById(database.db, memberId)).toMatchObject({ name: 'Anna' })
  expect((await ask('GET', '/Auth/Sessioni')).statusCode).toBe(200)
}

describe.each(GUARDED)('[IDN-016] %s', (_what, method, path, body) => {
  test('needs no proof in the minutes after entering, unless it erases the account', async () => {
    club.clock.advance(4 * MINUTE_MS)
    expect((await ask(method, path, body)).statusCode).toBe(path === '/Privacy/CancellaAccount' ? 403 : 200)
  })

  test('is refused five minutes after entering with a kind of its own, and changes nothing', async () => {
    club.clock.advance(5 * MINUTE_MS)
    const refused = await ask(method, path, body)
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({
      message: 'Conferma che sei ancora tu per continuare.',
      error: { kind: 'prova-richiesta' },
    })
    await untouched()
  })

  test('is allowed for five minutes after a proof', async () => {
    club.clock.advance(60 * MINUTE_MS)
    expect((await provePassword()).statusCode).toBe(200)
    club.clock.advance(5 * MINUTE_MS)
    expect((await ask(method, path, body)).statusCode).toBe(403)
    expect((await provePassword()).statusCode).toBe(200)
    expect((await ask(method, path, body)).statusCode).toBe(200)
  })

  test('is not allowed by the proof of another session, nor of another member', async () => {
    const other = await makeMember(database.db, { now: club.clock.now(), password: PASSWORD })
    club.clock.advance(60 * MINUTE_MS)
    const envelope = await club.closed(PASSWORD)
    expect((await prove({ currentPassword: envelope }, await club.cookieOf(other))).statusCode).toBe(200)
    await club.cookieOf(memberId)
    expect((await ask(method, path, body)).statusCode).toBe(403)
  })
})

describe('[IDN-016] «Sei ancora tu?»', () => {
  beforeEach(() => club.clock.advance(60 * MINUTE_MS))

  test('says whether a proof is recent and which ones there are', async () => {
    expect((await ask('GET', '/Auth/SeiAncoraTu')).json()).toEqual({ recente: false, modi: ['password', 'passkey'] })
    await provePassword()
    expect((await ask('GET', '/Auth/SeiAncoraTu')).json()).toEqual({ recente: true, modi: ['password', 'passkey'] })
    expect((await club.ask('GET', '/Auth/SeiAncoraTu')).statusCode).toBe(401)
  })

  test('refuses another password, after eight waits, and is on the trail', async () => {
    for (let time = 0; time < 8; time += 1) {
      const refused = await provePassword('un-altra-parola-44')
      expect(refused.json().error.fields).toEqual({ currentPassword: 'Non è la password che usi adesso.' })
    }
    expect((await provePassword()).statusCode).toBe(429)
    expect((await ask('GET', '/Auth/SeiAncoraTu')).json().recente).toBe(false)
    const kinds = (await listMemberTrail(database.db, memberId)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'proof-denied')).toHaveLength(8)
    expect(kinds).not.toContain('proof-given')
  })

  test.each([{}, { currentPassword: 'x', risposta: null }])('refuses %j', async (body) => {
    expect((await prove(body)).statusCode).toBe(400)
  })

  test('takes the passkey of whoever has no password, without leaving, and only for its own question', async () => {
    const device = softwareAuthenticator()
    const bare = await makeMember(database.db, { now: club.clock.now(), person: { username: 4343 } })
    const as = await club.cookieOf(bare)
    const question = async (path: string, who = as) => {
      const answer = await ask('POST', path, path.endsWith('Opzioni') ? {} : undefined, who)
      expect(answer.statusCode).toBe(200)
      const remembered = String(answer.headers['set-cookie']).split(';')[0]
      return { challenge: answer.json().challenge as string, cookies: `${who}; ${remembered}`, options: answer.json() }
    }
    const adding = await question('/Auth/Passkey/Opzioni')
    const made = { nome: 'Telefono', risposta: device.create(adding.challenge) }
    expect((await ask('POST', '/Auth/Passkey', made, adding.cookies)).statusCode).toBe(200)
    club.clock.advance(60 * MINUTE_MS)
    expect((await ask('GET', '/Auth/SeiAncoraTu', undefined, as)).json()).toEqual({ recente: false, modi: ['passkey'] })

    const entering = await question('/Auth/Passkey/Accesso/Opzioni')
    const wrong = { risposta: device.get(entering.challenge) }
    expect((await prove(wrong, entering.cookies)).statusCode, 'a question asked of whoever enters').toBe(400)
    const others = await question('/Auth/SeiAncoraTu/Passkey', cookie)
    const theirs = { risposta: device.get(others.challenge) }
    expect((await prove(theirs, others.cookies)).statusCode, 'a key of another member').toBe(400)

    const proving = await question('/Auth/SeiAncoraTu/Passkey')
    expect(proving.options.allowCredentials).toHaveLength(1)
    const answer = { risposta: device.get(proving.challenge) }
    expect((await prove(answer, proving.cookies)).statusCode).toBe(200)
    expect((await prove(answer, proving.cookies)).statusCode, 'the same answer again').toBe(400)
    const envelope = await club.closed('alba-sul-fiume-43')
    const first = { phone: '', prefix: '0039', password: envelope, confirmPassword: envelope }
    expect((await ask('PUT', '/contact/account', first, as)).statusCode, 'a first password').toBe(200)
  })
})
