import { describe, expect, test } from 'vitest'
import { catchLog, testEnv, testServer } from '../../../tests/support/http.ts'
import { growthOf } from '../../../tests/support/processor-time.ts'
import { InvalidInput } from '../errors.ts'
import { redactText } from './redact.ts'

const CANARY = {
  email: 'canarino.giallo@posta.example',
  fiscalCode: 'CNRGLL80A01H501J',
  phone: '+39 347 123 4567',
  password: 'parola-canarina-77',
  token: 'Zk3vX9qLw8PzR2mT5yBn7cJd1fHs4gKa6uEoIi0QxV',
  surname: 'Canarinoni',
}
const canaries = Object.values(CANARY)

function expectNoCanary(text: string) {
  for (const canary of canaries) expect(text.toLowerCase()).not.toContain(canary.toLowerCase())
}

async function talkative(level = 'trace') {
  const log = catchLog()
  const env = testEnv({ LOG_LEVEL: level, TRUST_PROXY: 'loopback' })
  const app = await testServer(
    (server) => {
      server.post('/refuse', async () => {
        throw new InvalidInput({ email: CANARY.email }, `Non valido: ${CANARY.email}`)
      })
      server.post('/bug', async (request) => {
        const cause = Object.assign(new Error(`Key (email)=(${CANARY.email}) exists, password=${CANARY.password}`), {
          detail: CANARY.surname,
          code: '23505',
          constraint: 'members_email_key',
        })
        request.log.info(
          { request, body: request.body, headers: request.headers },
          `ricevuto da ${CANARY.phone} ${CANARY.fiscalCode}`,
        )
        request.log.warn('token %s di %s', CANARY.token, CANARY.email)
        request.log.info({ member: { surname: CANARY.surname, nested: [{ note: `chiama ${CANARY.phone}` }] } })
        throw new Error(`Failed query: insert\nparams: una nota\n${CANARY.surname}\n    at casa,${CANARY.fiscalCode}`, {
          cause,
        })
      })
      server.get('/ok', async () => 'ok')
    },
    { env, log },
  )
  return { app, log }
}

describe('no person can be found in the log', () => {
  test.each(['/refuse', '/bug', '/missing'])('%s with canaries in path, query, headers and body', async (path) => {
    const { app, log } = await talkative()
    await app.inject({
      method: 'POST',
      url: `${path}?email=${encodeURIComponent(CANARY.email)}&q=${CANARY.surname}&token=${CANARY.token}`,
      headers: {
        cookie: `camice=${CANARY.token}`,
        authorization: `Bearer ${CANARY.token}`,
        'user-agent': CANARY.email,
        referer: `http://localhost/?u=${CANARY.email}`,
        'x-request-id': CANARY.email,
      },
      payload: CANARY,
    })
    await app.inject(`/cerca/${encodeURIComponent(CANARY.email)}/${CANARY.fiscalCode}`)
    expect(log.lines().length).toBeGreaterThan(1)
    expectNoCanary(log.text())
  })

  test('what helps to find the bug stays: code, constraint, stack, cause', async () => {
    const { app, log } = await talkative()
    await app.inject({ method: 'POST', url: '/bug', payload: CANARY })
    const failure = log.lines().find((line) => line.msg === 'request failed') as {
      err: Record<string, Record<string, string>>
    }
    expect(failure.err.stack).toContain('log.test.ts')
    expect(failure.err.cause).toMatchObject({ code: '23505', constraint: 'members_email_key' })
  })
})

test.each([
  ['scrivi a mario.rossi+x@ospedale.it subito', 'scrivi a [nascosto] subito'],
  ['mario%40ospedale.it', '[nascosto]'],
  ['RSSMRA80A01H501U', '[nascosto]'],
  ['3471234567', '[nascosto]'],
  ['+393471234567', '[nascosto]'],
  ['06 12345678', '[nascosto]'],
  ['2026-11-15T10:00:00Z', '2026-11-15T10:00:00Z'],
  ['corso 12345 di 30 ore', 'corso 12345 di 30 ore'],
  ['9f1c2d3e-1111-4222-8333-444455556666', '9f1c2d3e-1111-4222-8333-444455556666'],
])('%s is written as %s', (text, written) => {
  expect(redactText(text)).toBe(written)
})

test.each(['a', 'a.', '1-', 'token', '%40a', 'a@', '0'])(
  'a path as long as a stranger can make it, of %s, keeps nobody waiting: it is not read again for each letter',
  (piece) => {
    expect(growthOf((text) => redactText(`/${text}`), piece, 16_000)).toBeLessThan(2.5)
  },
)

describe('what is logged', () => {
  test('a refusal is a fact, a failure is an error, a read that succeeds is silent unless asked', async () => {
    const { app, log } = await talkative('info')
    await app.inject('/ok')
    expect(log.lines()).toEqual([])
    await app.inject('/missing?x=1')
    expect(log.lines().map((line) => line.level)).toEqual(['info', 'info'])
    expect(log.lines()[1]).toMatchObject({ method: 'GET', path: '/missing', status: 404, reqId: expect.any(String) })
    await app.inject({ method: 'POST', url: '/bug' })
    expect(log.lines().filter((line) => line.level === 'error')).toHaveLength(2)
  })

  test('a request id is taken from a proxy only, and only if it is sane', async () => {
    const id = 'proxy-id-12345678'
    const { app, log } = await talkative('debug')
    await app.inject({ url: '/ok', headers: { 'x-request-id': id } })
    await app.inject({ url: '/ok', headers: { 'x-request-id': 'a b\nc' } })
    const [first, second] = log.lines()
    expect(first?.reqId).toBe(id)
    expect(second?.reqId).toMatch(/^[0-9a-f-]{36}$/)
    const alone = catchLog()
    const direct = await testServer((app) => app.get('/ok', async () => 'ok'), {
      env: testEnv({ LOG_LEVEL: 'debug' }),
      log: alone,
    })
    await direct.inject({ url: '/ok', headers: { 'x-request-id': id } })
    expect(alone.lines()[0]?.reqId).not.toBe(id)
  })
})
