import { Readable } from 'node:stream'
import fc from 'fast-check'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { FormTooLarge, isTooDeep, readBoundedBody } from './bounded-body.server.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW'

/** Reads a body that arrives in pieces of a size; answers how many fields a form of it has. */
async function fieldsOf(type: string, body: string, { pieces = 64, maxFields = 1_000, maxBytes = 1 << 20 } = {}) {
  const request = { headers: { 'content-type': type } as Record<string, string> }
  const chunks = Array.from({ length: Math.ceil(body.length / pieces) }, (_, at) =>
    Buffer.from(body.slice(at * pieces, (at + 1) * pieces)),
  )
  const payload = Readable.from(chunks, { objectMode: true })
  const read = await readBoundedBody(request as unknown as FastifyRequest, payload, { maxBytes, maxFields })
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(read), { headers }).formData().catch(() => null)
  return form ? [...form].length : null
}

const urlencoded = (count: number) => Array.from({ length: count }, (_, at) => `x${at}=1`).join('&')
const multipart = (count: number, boundary = BOUNDARY) =>
  `${`--${boundary}\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n`.repeat(count)}--${boundary}--\r\n`

test.each([
  ['urlencoded', URLENCODED, urlencoded],
  ['multipart', `multipart/form-data; boundary=${BOUNDARY}`, multipart],
])(
  '[IDN-006] a form %s has as many fields as are allowed, and not one more, however it is cut',
  async (_name, type, body) => {
    for (const pieces of [1, 7, 64, 100_000]) {
      expect(await fieldsOf(type, body(20), { pieces, maxFields: 20 })).toBe(20)
      await expect(fieldsOf(type, body(21), { pieces, maxFields: 20 })).rejects.toBeInstanceOf(FormTooLarge)
    }
    await expect(fieldsOf(type, body(90_000), { maxBytes: 1 << 24 })).rejects.toBeInstanceOf(FormTooLarge)
  },
)

test('[IDN-006] a form beyond the bytes that are allowed is refused as before', async () => {
  await expect(fieldsOf(URLENCODED, `a=${'x'.repeat(200)}`, { maxBytes: 100 })).rejects.toMatchObject({
    code: 'FST_ERR_CTP_BODY_TOO_LARGE',
  })
})

test('[IDN-006] no spelling of the content type hides the boundary that counts', async () => {
  const other = '-'.repeat(30)
  for (const type of [
    `multipart/form-data; boundary=a, multipart/form-data; boundary=${other}`,
    `multipart/form-data; boundary=${other}; boundary=a`,
    `Multipart/Form-Data; BOUNDARY="${other}"`,
    `multipart/form-data; charset="x; boundary=a"; boundary=${other}`,
  ]) {
    const read = await fieldsOf(type, multipart(50, other), { maxFields: 20 }).catch((error: unknown) => error)
    expect(read === null || read instanceof FormTooLarge, type).toBe(true)
  }
})

test('[IDN-006] whatever is sent, no form with more fields than the bound is ever read', async () => {
  const mark = fc.constantFrom(
    `--${BOUNDARY}`,
    '--',
    '-',
    '\r\n',
    'name="x"',
    'Content-Disposition: form-data; name="x"',
  )
  const body = fc.array(fc.oneof(mark, fc.constant(multipart(3)), fc.string()), { maxLength: 30 })
  const types = fc.constantFrom(URLENCODED, `multipart/form-data; boundary=${BOUNDARY}`)
  await fc.assert(
    fc.asyncProperty(types, body, async (type, parts) => {
      const read = await fieldsOf(type, parts.join(''), { maxFields: 5 }).catch((error: unknown) => error)
      expect(read === null || read instanceof FormTooLarge || Number(read) <= 5).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('[IDN-006] JSON is too deep from the thirty-third level on, and brackets inside its texts do not count', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(isTooDeep(nested(32))).toBe(false)
  expect(isTooDeep(nested(33))).toBe(true)
  expect(isTooDeep(`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`)).toBe(true)
  expect(isTooDeep(JSON.stringify({ a: '['.repeat(100), b: '\\"[[', c: Array(99).fill([]) }))).toBe(false)
  expect(isTooDeep('['.repeat(1_000_000))).toBe(true)
})
