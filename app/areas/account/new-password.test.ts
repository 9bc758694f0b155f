import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { profileCalls } from '#areas/profile/api.server.ts'
import { breachedPasswordsClient } from '#platform/outside/breached-passwords/client.server.ts'
import { hashPassword } from '#platform/secrets/password-hash.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useCalls } from '../../../tests/support/calls.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { holdLimits } from '../../../tests/support/hold-timers.ts'
import { accountCalls } from './api.server.ts'
import { insertMailLink } from './mail-link-store.server.ts'
import type { SignInSettings } from './model.ts'
import { upsertPassword } from './store.server.ts'

const database = useTestDatabase()
const settings: Partial<SignInSettings> = {}
const club = useCalls(database, [...accountCalls, ...profileCalls], settings)
const COMMON = 'Questa password è troppo comune: scegline un’altra.'
const STOLEN = 'Questa password compare in un elenco di password rubate: scegline un’altra.'

let memberId: string
beforeEach(async () => {
  memberId = await makeMember(database.db, {
    now: club.clock.now(),
    password: 'tramonto-sul-lago-42',
    person: { username: 4242, email: 'anna.bellini@posta.example', name: 'Annarosa', surname: 'Bellini' },
  })
})

const login = async (password: string) =>
  (await club.ask('POST', '/Auth/Login', { username: 4242, password: await club.closed(password) })).statusCode

async function reset(password: string) {
  const link = { kind: 'password-reset', memberId, now: club.clock.now(), lastsMs: 60_000 } as const
  const token = await insertMailLink(database.db, link)
  return club.ask('POST', '/Auth/ReimpostaPassword', { token, password: await club.closed(password) })
}

async function change(password: string) {
  const envelope = await club.closed(password)
  const body = { phone: '', prefix: '0039', password: envelope, confirmPassword: envelope }
  return club.ask('PUT', '/contact/account', body, { cookie: await club.cookieOf(memberId) })
}

describe('[IDN-014] a password is kept as it is typed', () => {
  test.each([
    ['of 64 letters', 'tramontolagofiume'.repeat(4).slice(0, 64)],
    ['of 128 letters', 'tramontolagofiume'.repeat(8).slice(0, 128)],
    ['of 190 bytes', 'perché'.repeat(40).slice(0, 27).padEnd(95, 'àèìòù')],
    ['with a space at each end', ' alba sul fiume '],
  ])('one %s is chosen and used', async (_what, password) => {
    expect((await reset(password)).statusCode).toBe(200)
    expect(await login(password)).toBe(200)
  })

  test('one with spaces around it does not open without them', async () => {
    await reset(' alba sul fiume ')
    expect(await login('alba sul fiume')).toBe(401)
    expect(await login(' alba sul fiume ')).toBe(200)
  })

  test('one chosen when spaces were cut still opens with and without them, also when its hash is made again', async () => {
    const cheap = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$xKt307csJMAjcTK7erm5jgdDl8Vw/zmxCdZY/hNlO3M'
    await upsertPassword(database.db, { memberId, passwordHash: cheap, now: club.clock.now() })
    expect(await login('  tramonto-sul-lago ')).toBe(200)
    expect(await login('tramonto-sul-lago')).toBe(200)
    expect(await login('tramonto-sul-lago ')).toBe(200)
  })

  test('one too long is refused in words when it is chosen, and is wrong when it is tried', async () => {
    expect((await reset('ab'.repeat(65))).json().error.fields).toEqual({ password: 'La password è troppo lunga.' })
    await upsertPassword(database.db, {
      memberId,
      passwordHash: await hashPassword('ab'.repeat(65)),
      now: club.clock.now(),
    })
    expect(await login('ab'.repeat(65))).toBe(401)
  })
})

describe('[IDN-013] whoever knows the owner does not guess the password', () => {
  test.each(['Annarosa-Bellini', 'bellini4242', 'anna.bellini@posta.example', 'Camice-Annarosa'])(
    '%s is refused at recovery and in the profile',
    async (password) => {
      for (const answer of [await reset(password), await change(password)]) {
        expect(answer.statusCode).toBe(400)
        expect(answer.json().error.fields).toEqual({ password: COMMON })
      }
      expect(await login('tramonto-sul-lago-42')).toBe(200)
    },
  )
})

describe('[IDN-013] stolen passwords', () => {
  let respond: (request: IncomingMessage, response: ServerResponse) => void
  const server = createServer((request, response) => respond(request, response))
  const asked: { url: string | undefined; padding: unknown }[] = []
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { port } = server.address() as AddressInfo
    settings.breachedPasswords = breachedPasswordsClient({
      url: `http://127.0.0.1:${port}/`,
      log: quiet,
    })
  })
  afterAll(() => {
    settings.breachedPasswords = null
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  const quiet = { warn() {} } as unknown as Parameters<typeof breachedPasswordsClient>[0]['log']
  const digestOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
  const answerWith = (line: string) => {
    asked.length = 0
    respond = (request, response) => {
      asked.push({ url: request.url, padding: request.headers['add-padding'] })
      response.end(`${'0'.repeat(35)}:3\r\n${line}\r\n`)
    }
  }

  test('one the service knows is refused; only five characters of its digest leave', async () => {
    const digest = digestOf('alba-sul-fiume-43')
    answerWith(`${digest.slice(5)}:12`)
    expect((await reset('alba-sul-fiume-43')).json().error.fields).toEqual({ password: STOLEN })
    expect(asked).toEqual([{ url: `/range/${digest.slice(0, 5)}`, padding: 'true' }])
    expect((await reset('alba-sul-fiume-44')).statusCode).toBe(200)
  })

  test('a line of padding refuses nobody', async () => {
    answerWith(`${digestOf('alba-sul-fiume-43').slice(5)}:0`)
    expect((await reset('alba-sul-fiume-43')).statusCode).toBe(200)
  })

  test('a service that is silent for a second refuses nobody and is counted', async () => {
    const { limits, end } = holdLimits()
    respond = end
    const before = settings.breachedPasswords?.failures() ?? 0
    expect((await reset('alba-sul-fiume-43')).statusCode).toBe(200)
    expect(settings.breachedPasswords?.failures()).toBe(before + 1)
    expect(limits).toEqual([1_000])
  })

  test('a service that is broken refuses nobody and is counted', async () => {
    respond = (_request, response) => response.writeHead(500).end()
    const before = settings.breachedPasswords?.failures() ?? 0
    expect((await reset('alba-sul-fiume-43')).statusCode).toBe(200)
    expect(settings.breachedPasswords?.failures()).toBe(before + 1)
  })
})
