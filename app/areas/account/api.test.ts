import { constants, createHash, publicEncrypt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ANONYMOUS, type Viewer } from '#areas/audience/model.ts'
import { sessionMark } from '#areas/audience/staff-permission-rules.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { type MovableClock, movableClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { createViewerResolver } from '#platform/session/viewer-resolver.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { endEveryAccess } from './access-commands.server.ts'
import { accountCalls } from './api.server.ts'
import { addDemoMembers, closeDemoAccess } from './demo-commands.server.ts'
import { DEMO_PASSWORD } from './demo-members.ts'
import type { SignInSettings } from './model.ts'
import { provideSignInSettings } from './settings.server.ts'

const database = useTestDatabase()
const PASSWORD = 'tramonto-sul-lago-42'
let clock: MovableClock
let app: FastifyInstance

async function openClub(settings: Partial<SignInSettings> = {}): Promise<FastifyInstance> {
  const { db } = database
  const club = Fastify()
  registerErrors(club)
  provideSignInSettings(club, {
    isDemo: false,
    trialNeedsProof: false,
    isHttps: false,
    secret: 'a secret of the club, long enough',
    club: testEnv().club,
    origin: 'http://localhost:3000',
    after: async () => undefined,
    ...settings,
  })
  const viewers = createViewerResolver<Viewer>({
    db,
    clock,
    isSecure: settings.isHttps ?? false,
    anonymous: ANONYMOUS,
    cacheMs: 0,
    findViewer: async (memberId, session, now) => {
      const found = await findViewerByMemberId(db, memberId, now)
      if (!found) return null
      const viewer = { ...found, sessionId: session.id }
      return { viewer, validUntil: found.validUntil, role: sessionMark(found.member) }
    },
  })
  await registerCalls<Viewer>(club, accountCalls, {
    db,
    clock,
    publicOrigin: 'http://localhost:3000',
    isStrict: true,
    resolveViewer: (request) => viewers.resolve(request.headers.cookie),
  })
  return club
}

beforeEach(async () => {
  await database.clear()
  clock = movableClock()
  app = await openClub()
})
afterEach(() => app.close())

const member = (person = {}, password = PASSWORD) =>
  makeMember(database.db, {
    now: clock.now(),
    type: 'PREMIUM',
    password,
    person: { username: 4242, email: 'elena@posta.example', ...person },
  })

async function publicKey(): Promise<string> {
  const answer = await app.inject({ method: 'GET', url: '/api/Auth/PublicKey' })
  expect(answer.statusCode).toBe(200)
  return answer.json().publicKeyPEM
}

async function closed(password: string, key?: string): Promise<string> {
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  return publicEncrypt(
    { key: key ?? (await publicKey()), padding, oaepHash: 'sha256' },
    Buffer.from(password),
  ).toString('base64')
}

type Extras = { cookie?: string; remoteAddress?: string; envelope?: string }

async function login(username: unknown, password = PASSWORD, { cookie, remoteAddress, envelope }: Extras = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/Auth/Login',
    ...(remoteAddress && { remoteAddress }),
    headers: { origin: 'http://localhost:3000', ...(cookie && { cookie }) },
    payload: { username, password: envelope ?? (await closed(password)) },
  })
}

type Answer = Awaited<ReturnType<typeof login>>
const cookiesOf = (answer: Answer) => [answer.headers['set-cookie'] ?? []].flat()
const cookieOf = (answer: Answer) => cookiesOf(answer)[0]?.split(';')[0] ?? ''
/** The cookie that says that somebody has entered from this browser before. */
const deviceOf = (answer: Answer) => cookiesOf(answer)[1]?.split(';')[0] ?? ''
const ask = (method: 'GET' | 'POST', url: string, cookie: string) =>
  app.inject({ method, url, headers: { cookie, origin: 'http://localhost:3000' } })

describe('[API-202] [LOG-007] the public key', () => {
  test('is an RSA key in PEM, the same for everyone, kept by nobody on the way', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/Auth/PublicKey' })
    expect(answer.json()).toEqual({ publicKeyPEM: expect.stringContaining('BEGIN PUBLIC KEY') })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(await publicKey()).toBe(answer.json().publicKeyPEM)
  })

  test('is made once when many nodes ask together', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 8 }, publicKey))).size).toBe(1)
  })

  test('changes every hour, and what the old one closed is still opened for ten minutes', async () => {
    await member()
    const old = await publicKey()
    const [envelope, late] = [await closed(PASSWORD, old), await closed(PASSWORD, old)]
    clock.advance(60 * 60_000)
    expect(await publicKey()).not.toBe(old)
    expect((await login(4242, '', { envelope })).statusCode).toBe(200)
    clock.advance(11 * 60_000)
    expect((await login(4242, '', { envelope: late })).statusCode).toBe(400)
  })

  test('leaves its private half sealed in the database', async () => {
    await publicKey()
    const { rows } = await database.db.execute(sql`select row_to_json(k)::text as row from login_keys k`)
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY')
  })
})

describe('[API-201] signing in', () => {
  test('[LOG-006] [LOG-014] answers the subscription and the three flags, by number or by e-mail', async () => {
    await member()
    for (const username of [4242, '4242', '00004242', 'elena@posta.example', 'Elena@Posta.Example']) {
      const answer = await login(username)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        userSubscription: expect.objectContaining({ subscriptionType: 'PREMIUM', isPremium: true, username: 4242 }),
        mustAcceptAcknowledgment: false,
        mustAcceptConditionOfUse: false,
        mustAcceptAcceptanceCondition: false,
      })
    }
  })

  test('puts the session in a cookie no script can read, and that cookie is the member', async () => {
    await member()
    const answer = await login(4242)
    expect(cookiesOf(answer)[0]).toMatch(/^camice=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    const sessions = await ask('GET', '/api/Auth/Sessioni', cookieOf(answer))
    expect(sessions.json().sessioni).toEqual([expect.objectContaining({ corrente: true })])
  })

  test('over TLS uses the __Host- cookie', async () => {
    await member()
    await app.close()
    app = await openClub({ isHttps: true })
    expect(cookiesOf(await login(4242))).toEqual([
      expect.stringMatching(/^__Host-camice=.+; Secure$/),
      expect.stringMatching(/^__Host-camice-dispositivo=.+; HttpOnly; SameSite=Lax; Secure$/),
    ])
  })

  test('gives a new session each time, and ends the one the browser had', async () => {
    await member()
    const first = cookieOf(await login(4242))
    const second = cookieOf(await login(4242, PASSWORD, { cookie: first }))
    expect(second).not.toBe(first)
    expect((await ask('GET', '/api/Auth/Sessioni', first)).statusCode).toBe(401)
    expect((await ask('GET', '/api/Auth/Sessioni', second)).json().sessioni).toHaveLength(1)
  })

  test('never takes the session id a stranger put in the browser', async () => {
    await member()
    const planted = `camice=${'x'.repeat(43)}`
    expect(cookieOf(await login(4242, PASSWORD, { cookie: planted }))).not.toBe(planted)
    expect((await ask('GET', '/api/Auth/Sessioni', planted)).statusCode).toBe(401)
  })

  test('[LOG-004] spaces around the password do not count', async () => {
    await member()
    expect((await login(4242, `  ${PASSWORD} `)).statusCode).toBe(200)
  })

  test('a wrong password, an unknown name and an account without password get the same 401', async () => {
    await member()
    await makeMember(database.db, { now: clock.now(), person: { username: 5151 } })
    const answers = [
      await login(4242, 'sbagliata'),
      await login(7777),
      await login('nessuno@posta.example'),
      await login(5151),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401)
      expect(answer.json().message).toBe('Errore: credenziali errate.')
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('[LOG-007] an envelope sent twice opens nothing the second time, also when both arrive at once', async () => {
    await member()
    const envelope = await closed(PASSWORD)
    const answers = await Promise.all([1, 2, 3, 4].map(() => login(4242, '', { envelope })))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  test('[LOG-007] a password in clear is refused, as is anything our key did not close', async () => {
    await member()
    for (const envelope of [PASSWORD, Buffer.alloc(256, 7).toString('base64'), 'à']) {
      const answer = await login(4242, '', { envelope })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields).toHaveProperty('password')
    }
  })

  test.each([[123456789], [-1], [1.5], ['mario'], [''], [null], [true], [['1003']]])(
    '[LOG-003] the username %j is refused with its message',
    async (username) => {
      const answer = await login(username)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields).toEqual({ username: 'Formato non valido.' })
    },
  )

  test('a field nobody asked for is refused', async () => {
    const payload = { username: 4242, password: await closed(PASSWORD), staffRole: 'administrator' }
    const headers = { origin: 'http://localhost:3000' }
    const answer = await app.inject({ method: 'POST', url: '/api/Auth/Login', headers, payload })
    expect(answer.statusCode).toBe(400)
  })

  test('[LOG-013] an e-mail of several accounts answers 409, and tells it only to who knows a password', async () => {
    await member()
    await member({ username: 4343 }, 'un-altra-password-7')
    const answer = await login('elena@posta.example')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe(
      'Questa e-mail risulta associata a più utenti. Inserisci il tuo username per accedere',
    )
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await login('elena@posta.example', 'sbagliata')).statusCode).toBe(401)
    expect((await login(4242)).statusCode).toBe(200)
  })

  test('[LOG-014] [LOG-018] who still has to accept something gets the flags, a customer code and no session', async () => {
    await makeMember(database.db, {
      now: clock.now(),
      type: 'PREMIUM',
      password: PASSWORD,
      consents: ['acknowledgment'],
      person: { username: 4242 },
    })
    const answer = await login(4242)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      userSubscription: null,
      mustAcceptAcknowledgment: false,
      mustAcceptConditionOfUse: true,
      mustAcceptAcceptanceCondition: true,
      customerCode: 'C00004242',
    })
    expect((await ask('GET', '/api/Auth/Sessioni', cookieOf(answer))).statusCode).toBe(401)
  })

  test('[API-209] [LOG-018] accepts only in the context of the credentials just verified, then lets in', async () => {
    const consents = ['acknowledgment'] as const
    const person = { username: 4242 }
    await makeMember(database.db, { now: clock.now(), type: 'PREMIUM', password: PASSWORD, consents, person })
    await makeMember(database.db, { now: clock.now(), person: { username: 4343 } })
    const context = cookieOf(await login(4242))
    const accept = (customerCode: string, cookie = '') =>
      app.inject({
        method: 'PUT',
        url: '/api/CRM/Utente/Condizioni',
        headers: { origin: 'http://localhost:3000', cookie },
        payload: { customerCode, conditionOfUse: true, acceptanceCondition: true },
      })
    expect((await accept('C00004242')).statusCode).toBe(401)
    expect((await accept('C00004242', `${context.slice(0, 60)}AAAA${context.slice(64)}`)).statusCode).toBe(401)
    const stranger = await accept('C00004343', context)
    expect(stranger.statusCode).toBe(403)
    expect(stranger.json().message).toBe('Il codice cliente non corrisponde al tuo accesso.')
    clock.advance(31 * 60_000)
    expect((await accept('C00004242', context)).statusCode).toBe(401)
    clock.advance(-31 * 60_000)
    const accepted = await accept('C00004242', context)
    expect(accepted.statusCode).toBe(200)
    expect(accepted.body).toBe('')
    expect((await login(4242)).json().userSubscription).toMatchObject({ username: 4242 })
  })

  test('a password hashed at an older cost is hashed anew when it is used', async () => {
    const memberId = await member()
    const cheap = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$xKt307csJMAjcTK7erm5jgdDl8Vw/zmxCdZY/hNlO3M'
    await database.db.execute(sql`update credentials set password_hash = ${cheap} where member_id = ${memberId}`)
    expect((await login(4242, 'tramonto-sul-lago')).statusCode).toBe(200)
    const { rows } = await database.db.execute(sql`select password_hash as hash from credentials`)
    expect(rows[0]?.hash).toContain('m=19456,t=2,p=1')
    expect((await login(4242, 'tramonto-sul-lago')).statusCode).toBe(200)
  })
})

describe('trying passwords', () => {
  const tryWrong = async (times: number, extras: Extras = {}) => {
    const statuses: number[] = []
    for (let tried = 0; tried < times; tried += 1) statuses.push((await login(4242, 'sbagliata', extras)).statusCode)
    return statuses
  }

  test('after eight tries the account waits, longer each time, also for who knows the password', async () => {
    await member()
    expect(await tryWrong(8)).toEqual(Array(8).fill(401))
    const refused = await login(4242)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(25)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30)
    clock.advance(30_000)
    expect((await login(4242, 'sbagliata')).statusCode).toBe(401)
    clock.advance(31_000)
    const again = await login(4242)
    expect(again.statusCode).toBe(429)
    clock.advance(30_000)
    expect((await login(4242)).statusCode).toBe(200)
    expect(await tryWrong(8)).toEqual(Array(8).fill(401))
  })

  test('a stranger who tries, from anywhere, keeps nobody out of the browser they entered from before', async () => {
    await member()
    const known = deviceOf(await login(4242))
    expect(cookiesOf(await login(4242, PASSWORD, { cookie: known }))).toHaveLength(1)
    await tryWrong(8)
    await database.db.execute(sql`update sign_in_tries set tries = 100 where tries = 8`)
    expect((await login(4242)).statusCode).toBe(429)
    expect((await login(4242, PASSWORD, { cookie: known })).statusCode).toBe(200)
    // It has tries of its own, no more than anybody, and gives the stranger none.
    expect(await tryWrong(8, { cookie: known })).toEqual(Array(8).fill(401))
    expect((await login(4242, PASSWORD, { cookie: known })).statusCode).toBe(429)
    expect((await login(4242)).statusCode).toBe(429)
  })

  test('[IDN-002] a browser is a stranger again once every access to the account ended, until its member enters anew', async () => {
    const id = await member()
    const known = deviceOf(await login(4242))
    clock.advance(1000)
    await endEveryAccess(database.db, id, clock.now())
    const renewed = deviceOf(await login(4242, PASSWORD, { cookie: known }))
    await tryWrong(8)
    expect((await login(4242, PASSWORD, { cookie: known })).statusCode).toBe(429)
    expect((await login(4242, PASSWORD, { cookie: renewed })).statusCode).toBe(200)
  })

  test('the browser of one member is a stranger to the account of another, and so is what nobody sealed', async () => {
    await member()
    await member({ username: 4343, email: 'marco@posta.example' })
    const marcos = deviceOf(await login(4343))
    await tryWrong(8)
    for (const cookie of [marcos, 'camice-dispositivo=4242', 'camice-dispositivo=%'])
      expect((await login(4242, PASSWORD, { cookie })).statusCode).toBe(429)
  })

  test('a name of nobody waits just the same', async () => {
    for (let tried = 0; tried < 8; tried += 1) expect((await login(7777)).statusCode).toBe(401)
    expect((await login(7777)).statusCode).toBe(429)
  })

  test('thirty tries at once are still eight', async () => {
    await member()
    const key = await publicKey()
    const envelopes = await Promise.all(Array.from({ length: 30 }, () => closed('sbagliata', key)))
    const answers = await Promise.all(envelopes.map((envelope) => login(4242, '', { envelope })))
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(8)
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(22)
  })

  test('an address has a hundred failures an hour over all accounts; the others go on', async () => {
    await member()
    await login(7000, 'sbagliata', { remoteAddress: '203.0.113.9' })
    await database.db.execute(sql`update sign_in_tries set tries = 99 where tries = 1`)
    expect((await login(4242, PASSWORD, { remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
    expect((await login(7001, 'sbagliata', { remoteAddress: '203.0.113.9' })).statusCode).toBe(401)
    const refused = await login(4242, PASSWORD, { remoteAddress: '203.0.113.9' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await login(4242, PASSWORD, { remoteAddress: '203.0.113.10' })).statusCode).toBe(200)
    clock.advance(60 * 60_000)
    expect((await login(4242, PASSWORD, { remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
  })

  test('the table of tries names nobody', async () => {
    await member()
    await login('elena@posta.example', 'sbagliata', { remoteAddress: '203.0.113.9' })
    const { rows } = await database.db.execute(sql`select subject from sign_in_tries`)
    expect(rows).toHaveLength(3)
    const guessed = ['address:203.0.113.9', 'account:elena@posta.example'].map((each) =>
      createHash('sha256').update(each).digest('hex'),
    )
    for (const row of rows) {
      expect(row.subject).toMatch(/^[0-9a-f]{64}$/)
      expect(guessed, 'nor to whoever tries all the addresses there are').not.toContain(row.subject)
    }
  })
})

describe('signing out', () => {
  test('[REG-016] ends this session only, and forgets the cookie', async () => {
    await member()
    const [one, other] = [cookieOf(await login(4242)), cookieOf(await login(4242))]
    const answer = await ask('POST', '/api/Auth/Logout', one)
    expect(answer.statusCode).toBe(200)
    expect(String(answer.headers['set-cookie'])).toContain('camice=; Path=/; Max-Age=0')
    expect((await ask('GET', '/api/Auth/Sessioni', one)).statusCode).toBe(401)
    expect((await ask('GET', '/api/Auth/Sessioni', other)).statusCode).toBe(200)
  })

  test('everywhere ends them all, and nobody else’s', async () => {
    await member()
    await member({ username: 4343, email: 'marco@posta.example' })
    const cookies = [cookieOf(await login(4242)), cookieOf(await login(4242))]
    const stranger = cookieOf(await login(4343))
    const answer = await ask('POST', '/api/Auth/EsciOvunque', cookies[0] ?? '')
    expect(answer.json()).toEqual({ sessioniChiuse: 2 })
    for (const cookie of cookies) expect((await ask('GET', '/api/Auth/Sessioni', cookie)).statusCode).toBe(401)
    expect((await ask('GET', '/api/Auth/Sessioni', stranger)).statusCode).toBe(200)
  })

  test('without a session is no error', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/Auth/Logout',
      headers: { origin: 'http://localhost:3000' },
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('demo members', () => {
  test('enter a demo, and are put out and refused by a real club on the same data', async () => {
    await addDemoMembers(database.db, clock.now())
    await app.close()
    app = await openClub({ isDemo: true })
    const cookie = cookieOf(await login(9003, DEMO_PASSWORD))
    expect((await ask('GET', '/api/Auth/Sessioni', cookie)).statusCode).toBe(200)
    await app.close()
    app = await openClub({ isDemo: false })
    expect(await closeDemoAccess(database.db, clock.now())).toBe(1)
    expect((await ask('GET', '/api/Auth/Sessioni', cookie)).statusCode).toBe(401)
    expect((await login(9003, DEMO_PASSWORD)).statusCode).toBe(401)
  })
})
