import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerCompression } from './compressed-answers.server.ts'

const LONG = 'Fatture e pagamenti. '.repeat(400)

async function answer(
  headers: Record<string, string>,
  sent: { type?: string; body?: string | Buffer; own?: Record<string, string> } = {},
) {
  const app = Fastify()
  registerCompression(app)
  app.get('/', async (_request, reply) => {
    reply.headers({ 'content-type': sent.type ?? 'text/html; charset=utf-8', ...sent.own })
    return reply.send(sent.body ?? LONG)
  })
  return app.inject({ url: '/', headers })
}

test('[OPS-040] what is long and made of words arrives compressed as asked, and says the same', async () => {
  const br = await answer({ 'accept-encoding': 'gzip, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(LONG)
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length)
  expect(br.headers.vary).toBe('accept-encoding')
  const gz = await answer({ 'accept-encoding': 'gzip' }, { type: 'application/json', body: JSON.stringify(LONG) })
  expect(gunzipSync(gz.rawPayload).toString()).toBe(JSON.stringify(LONG))
  const plain = await answer({})
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, LONG])
})

test.each<[string, Parameters<typeof answer>[1]]>([
  ['is short', { body: 'Sì' }],
  ['is a picture', { type: 'image/webp', body: Buffer.alloc(4_000, 1) }],
  ['is compressed already', { own: { 'content-encoding': 'gzip' } }],
  ['is a part of a file', { own: { 'content-range': 'bytes 0-8399/10000' } }],
])('what %s is sent as it is', async (_what, sent) => {
  const { headers, rawPayload } = await answer({ 'accept-encoding': 'br' }, sent)
  expect(headers['content-encoding']).not.toBe('br')
  expect(rawPayload.length).toBe(Buffer.from(sent?.body ?? LONG).length)
})

test('[OPS-040] two answers of the same words are not of the same length', async () => {
  const lengths = new Set<number>()
  for (let time = 0; time < 40; time += 1) {
    const { headers } = await answer({ 'accept-encoding': 'br' })
    lengths.add(String(headers['x-padding']).length + Number(headers['content-length']))
  }
  expect(lengths.size).toBeGreaterThan(5)
})
