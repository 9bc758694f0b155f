import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testEnv, testServer } from '../../../tests/support/http.ts'
import { systemClock } from '../clock.ts'
import type { Db } from '../db/database.server.ts'
import { callDefiner } from './call.server.ts'
import { registerCalls } from './register-calls.server.ts'

const defineCall = callDefiner<{ member: { permissions: [] } | null }>()
let writes = 0

const call = defineCall({
  method: 'POST',
  path: '/fuzz/{id}',
  summary: 'Riceve qualsiasi cosa.',
  access: 'anyone',
  params: z.object({ id: z.coerce.number().int().min(1).max(1000) }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(100).optional(),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  body: z.object({
    email: z.email(),
    born: z.iso.date(),
    tags: z.array(z.object({ code: z.string().max(5), weight: z.number().nonnegative() })).max(3),
    choice: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), a: z.string() }),
      z.object({ kind: z.literal('b'), b: z.boolean() }),
    ]),
    note: z.string().nullable().optional(),
  }),
  answer: z.object({ ok: z.literal(true) }),
  handle: async () => {
    writes += 1
    return { ok: true as const }
  },
})

const valid = { email: 'a@b.it', born: '1980-01-01', tags: [{ code: 'x', weight: 1 }], choice: { kind: 'a', a: '' } }

async function api() {
  return testServer((app) =>
    registerCalls(app, [call], {
      db: {} as Db,
      clock: systemClock,
      publicOrigin: testEnv().publicOrigin,
      isStrict: true,
      resolveViewer: () => ({ member: null }),
    }),
  )
}

test('whatever is sent, the answer is a 2xx or a 4xx in JSON, and nothing is written unless the shape is right', async () => {
  const app = await api()
  expect((await app.inject({ method: 'POST', url: '/api/fuzz/1', payload: valid })).statusCode).toBe(200)
  const almost = fc.record(
    Object.fromEntries(
      Object.entries(valid).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.jsonValue())]),
    ),
  )
  const text = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
    almost.map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary' }),
  )
  const path = fc.oneof(
    fc.integer({ min: 1, max: 9 }).map(String),
    fc.string({ unit: 'binary' }).map(encodeURIComponentSafe),
  )
  const query = fc
    .dictionary(fc.oneof(fc.constantFrom('page', 'order', '__proto__'), fc.string()), fc.string())
    .map((entries) => new URLSearchParams(entries).toString())
  await fc.assert(
    fc.asyncProperty(path, query, text, async (id, search, payload) => {
      const before = writes
      const headers = { 'content-type': 'application/json' }
      const answer = await app.inject({ method: 'POST', url: `/api/fuzz/${id}?${search}`, headers, payload })
      expect(answer.statusCode).toBeLessThan(500)
      expect(() => JSON.parse(answer.body)).not.toThrow()
      if (answer.statusCode >= 400) expect(writes).toBe(before)
    }),
    { numRuns: 400 },
  )
})

function encodeURIComponentSafe(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
