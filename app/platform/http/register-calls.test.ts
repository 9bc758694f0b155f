import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { holdMonotonicClock } from '../../../tests/support/hold-timers.ts'
import { catchLog, testEnv, testServer } from '../../../tests/support/http.ts'
import { fixedClock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import { Conflict, Unavailable } from '../errors.ts'
import { STAFF_PERMISSIONS, type StaffPermission } from '../pure/permissions.ts'
import { type Access, callDefiner } from './call.server.ts'
import { parseInItalian } from './italian-zod.ts'
import { createPace } from './pace.server.ts'
import { refusalOf, registerCalls } from './register-calls.server.ts'

type Visitor = { member: { id: string; permissions: readonly StaffPermission[] } | null }
const defineCall = callDefiner<Visitor>()

const VISITORS: Record<string, Visitor> = {
  anonymous: { member: null },
  member: { member: { id: 'm', permissions: [] } },
  editor: { member: { id: 'e', permissions: ['contents.write'] } },
  operator: { member: { id: 'o', permissions: ['money.read'] } },
  administrator: { member: { id: 'a', permissions: STAFF_PERMISSIONS } },
}

const echo = defineCall({
  method: 'POST',
  path: '/FAD/Corsi/{id}',
  summary: 'Ripete quello che riceve.',
  access: 'member',
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  body: z.object({ name: z.string().min(2), tags: z.array(z.object({ code: z.string() })).default([]) }),
  answer: z.object({ id: z.number(), page: z.number(), name: z.string(), at: z.string() }),
  handle: async ({ now }, { params, query, body }) => ({
    id: params.id,
    page: query.page,
    name: body.name,
    at: now.toISOString(),
  }),
})

const plain = defineCall({
  method: 'POST',
  path: '/favorites',
  summary: 'Aggiunge.',
  access: 'anyone',
  answer: z.void(),
  handle: async ({ reply }) => {
    reply.code(201)
  },
})

const paced = defineCall({ ...plain, path: '/paced', isPaced: true })

const leaky = defineCall({
  method: 'GET',
  path: '/leaky',
  summary: 'Risponde con un campo di troppo.',
  access: 'anyone',
  answer: z.object({ id: z.number() }),
  handle: async () => ({ id: 1, password: 'segreta' }),
})

const refusing = defineCall({
  method: 'GET',
  path: '/refusing',
  summary: 'Rifiuta.',
  access: 'anyone',
  query: z.object({ how: z.enum(['conflict', 'busy', 'bug']) }),
  answer: z.void(),
  handle: async (_context, { query }) => {
    if (query.how === 'conflict') throw new Conflict()
    if (query.how === 'busy') throw new Unavailable('Troppi tentativi.', 30, 429)
    throw new Error('secret detail of a bug')
  },
})

async function api(
  visitor: keyof typeof VISITORS = 'member',
  { isStrict = true, log = catchLog(), noticeWriter = (_viewer: unknown) => {} } = {},
) {
  const env = testEnv({ LOG_LEVEL: 'info' })
  return testServer(
    (app) =>
      registerCalls(app, [echo, plain, paced, leaky, refusing], {
        db: {} as Db,
        clock: fixedClock('2026-11-15T10:00:00Z'),
        publicOrigin: env.publicOrigin,
        isStrict,
        resolveViewer: () => VISITORS[visitor] ?? { member: null },
        noticeWriter,
      }),
    { env, log },
  )
}

describe('how often a stranger may write', () => {
  test('as often as a hospital behind one address, then slowly; members, others and what is not kept are not held', async () => {
    holdMonotonicClock()
    const app = await api('anonymous')
    const write = (remoteAddress: string, url = '/api/paced') => app.inject({ method: 'POST', url, remoteAddress })
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => write(`2001:db8::${n.toString(16)}`)))
    const written = answers.filter(({ statusCode }) => statusCode === 201).length
    expect(written).toBe(120)
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toBe('1')
    expect((await write('2001:db8:0:1::1')).statusCode).toBe(201)
    expect((await write('2001:db8::1', '/api/favorites')).statusCode).toBe(201)
    const members = await api('member')
    for (let n = 0; n < 150; n += 1)
      expect((await members.inject({ method: 'POST', url: '/api/paced' })).statusCode).toBe(201)
  })

  test('the brake lets go by itself, two a second', () => {
    const pace = createPace()
    const tried = (nowMs: number, times: number) => Array.from({ length: times }, () => pace('203.0.113.9', nowMs))
    expect(tried(0, 121).filter((seconds) => seconds > 0)).toEqual([1])
    expect(tried(1000, 3)).toEqual([0, 0, 1])
    expect(tried(3_600_000, 121).filter((seconds) => seconds > 0)).toEqual([1])
  })
})

describe('who may call', () => {
  const table: [Access, string, 401 | 404 | null][] = [
    ['anyone', 'anonymous', null],
    ['member', 'anonymous', 401],
    ['member', 'member', null],
    ['member', 'editor', null],
    ['contents.write', 'anonymous', 404],
    ['contents.write', 'member', 404],
    ['contents.write', 'editor', null],
    ['contents.write', 'operator', 404],
    ['contents.write', 'administrator', null],
    ['money.read', 'editor', 404],
    ['money.read', 'operator', null],
    ['money.read', 'administrator', null],
    ['team.write', 'operator', 404],
    ['team.write', 'administrator', null],
    [['pages.write', 'contents.write'], 'editor', null],
    [['pages.write', 'contents.write'], 'operator', 404],
    [[], 'administrator', 404],
  ]
  test.each(table)('[IDN-026] a call for %s made by %s answers %s', (access, visitor, refusal) => {
    expect(refusalOf(access, VISITORS[visitor] ?? { member: null })).toBe(refusal)
  })

  test('an anonymous visitor is told to sign in before the body is looked at', async () => {
    const app = await api('anonymous')
    const answer = await app.inject({ method: 'POST', url: '/api/FAD/Corsi/7', payload: { wrong: true } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().message).toBe('Accedi per continuare.')
  })
})

test('who wrote is told of before the answer leaves, who was refused is not', async () => {
  const writers: unknown[] = []
  const app = await api('member', { noticeWriter: (viewer) => writers.push(viewer) })
  await app.inject({ method: 'POST', url: '/api/FAD/Corsi/7?page=2', payload: { wrong: true } })
  expect(writers).toEqual([])
  await app.inject({ method: 'POST', url: '/api/FAD/Corsi/7?page=2', payload: { name: 'Anna' } })
  expect(writers).toEqual([VISITORS.member])
})

describe('what a call accepts', () => {
  test('parameters, query and body arrive parsed', async () => {
    const app = await api()
    const answer = await app.inject({ method: 'POST', url: '/api/FAD/Corsi/7?page=2', payload: { name: 'Anna' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ id: 7, page: 2, name: 'Anna', at: '2026-11-15T10:00:00.000Z' })
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  test('a field nobody asked for is refused at any depth, each named in Italian', async () => {
    const app = await api()
    const payload = { name: 'Anna', staffRole: 'administrator', tags: [{ code: 'x', extra: 1 }] }
    const answer = await app.inject({ method: 'POST', url: '/api/FAD/Corsi/7?page=1&other=1', payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({
      staffRole: 'Campo non previsto.',
      'tags.0.extra': 'Campo non previsto.',
      other: 'Campo non previsto.',
    })
  })

  test.each([
    ['/api/FAD/Corsi/7', { name: 'a\0b' }],
    ['/api/FAD/Corsi/7', { name: 'Anna', tags: [{ code: '\0' }] }],
    ['/api/FAD/Corsi/7?page=%00', { name: 'Anna' }],
    ['/api/FAD/Corsi/%00', { name: 'Anna' }],
  ])('a NUL in %s, which the database could not store, is refused', async (url, payload) => {
    const answer = await (await api()).inject({ method: 'POST', url, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('La richiesta contiene caratteri non ammessi.')
  })

  test.each(['[', '{"a":'])(
    'a body that opens %s a hundred thousand times is refused, and is no failure of ours',
    async (open) => {
      const payload = `${open.repeat(100_000)}1${(open === '[' ? ']' : '}').repeat(100_000)}`
      const headers = { 'content-type': 'application/json' }
      const answer = await (await api()).inject({ method: 'POST', url: '/api/FAD/Corsi/7', payload, headers })
      expect(answer.statusCode).toBe(400)
    },
  )

  test('who sends no body at all is told of each field it lacks', async () => {
    const answer = await (await api()).inject({ method: 'POST', url: '/api/FAD/Corsi/7' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({ name: 'Campo obbligatorio.' })
  })

  test.each([
    [z.array(z.string()).min(1), [], 'Inserisci almeno un elemento.'],
    [z.array(z.string()).min(2), [], 'Inserisci almeno 2 elementi.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Inserisci al massimo un elemento.'],
    [z.string().min(1), '', 'Campo obbligatorio.'],
    [z.string().max(1), 'no', 'Inserisci al massimo un carattere.'],
    [z.string().max(3), 'anna', 'Inserisci al massimo 3 caratteri.'],
  ])('one is said in the singular, many in the plural (%#)', (shape, value, words) => {
    expect(parseInItalian(shape, value).error?.issues[0]?.message).toBe(words)
  })

  test('a missing or short field is explained beside its name', async () => {
    const app = await api()
    const missing = await app.inject({ method: 'POST', url: '/api/FAD/Corsi/7', payload: {} })
    expect(missing.json().error.fields).toEqual({ name: 'Campo obbligatorio.' })
    const short = await app.inject({ method: 'POST', url: '/api/FAD/Corsi/abc', payload: { name: 'A' } })
    expect(short.json().error.fields).toEqual({ id: 'Inserisci un numero.', name: 'Inserisci almeno 2 caratteri.' })
  })

  test('a call without body accepts none, an empty one or an empty object, and refuses anything else', async () => {
    const app = await api()
    const json = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/api/favorites' })).statusCode).toBe(201)
    expect((await app.inject({ method: 'POST', url: '/api/favorites', headers: json })).statusCode).toBe(201)
    expect((await app.inject({ method: 'POST', url: '/api/favorites', payload: {} })).statusCode).toBe(201)
    expect((await app.inject({ method: 'POST', url: '/api/favorites', payload: { id: 1 } })).statusCode).toBe(400)
  })

  test.each([
    ['text/plain', '{"name":"Anna"}'],
    ['application/x-www-form-urlencoded', 'name=Anna'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/json', '{"name":"Anna"}'],
    ['application/json, text/plain', '{"name":"Anna"}'],
    ['application/xml', '<a/>'],
  ])('content of type %s is refused with 415', async (type, payload) => {
    const app = await api()
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' }
    const answer = await app.inject({ method: 'POST', url: '/api/FAD/Corsi/7', headers, payload })
    expect(answer.statusCode).toBe(415)
    expect(answer.json().message).toBe('Il formato della richiesta non è accettato.')
  })

  test.each([
    ['broken JSON', '{"name":', 400],
    ['a poisoned prototype', '{"name":"Anna","__proto__":{"x":1}}', 400],
    ['more than one mebibyte', JSON.stringify({ name: 'A'.repeat(1024 * 1024) }), 413],
  ])('%s is refused', async (_what, payload, status) => {
    const app = await api()
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: '/api/FAD/Corsi/7', headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error.requestId).toEqual(expect.any(String))
  })
})

describe('what a call answers', () => {
  test('a field the shape does not name is a bug in development and is left out in production', async () => {
    const log = catchLog()
    const strict = await (await api('member', { log })).inject('/api/leaky')
    expect(strict.statusCode).toBe(500)
    expect(strict.body).not.toContain('segreta')
    expect(log.text()).toContain('does not match its shape')
    const production = await (await api('member', { isStrict: false })).inject('/api/leaky')
    expect(production.json()).toEqual({ id: 1 })
  })

  test('the foreseen errors keep their status, words and Retry-After', async () => {
    const app = await api()
    expect((await app.inject('/api/refusing?how=conflict')).statusCode).toBe(409)
    const busy = await app.inject('/api/refusing?how=busy')
    expect(busy.statusCode).toBe(429)
    expect(busy.headers['retry-after']).toBe('30')
    expect(busy.json()).toMatchObject({ message: 'Troppi tentativi.', error: { kind: 'unavailable' } })
  })

  test('a bug says nothing but the request id, under which the log holds the stack', async () => {
    const log = catchLog()
    const answer = await (await api('member', { log })).inject('/api/refusing?how=bug')
    expect(answer.statusCode).toBe(500)
    expect(answer.json().message).toBe('Si è verificato un errore.')
    expect(answer.body).not.toContain('secret detail')
    const line = log.lines().find((entry) => entry.msg === 'request failed')
    expect(line).toMatchObject({ level: 'error', reqId: answer.json().error.requestId })
    expect(JSON.stringify(line)).toContain('register-calls.test.ts')
  })

  test('an unknown call is a 404 in JSON', async () => {
    const app = await api()
    const answer = await app.inject('/api/nothing/here')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('Questa chiamata non esiste.')
  })

  test('a write from another site is refused', async () => {
    const app = await api()
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await app.inject({ method: 'POST', url: '/api/favorites', headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe('La richiesta non arriva da una pagina del club.')
  })
})
