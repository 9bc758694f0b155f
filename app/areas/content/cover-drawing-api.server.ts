import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { COVER_EDITION, COVERS_PATH, type CoverKey } from '#design/cover-art/cover-path.ts'
import { coverSvg } from '#design/cover-art/cover-svg.ts'
import { createMemory } from '#platform/pure/memory.ts'

/** About a kilobyte each, compressed. */
const KEPT_DRAWINGS = 2_000
const LONGEST = 500
const rememberPlain = createMemory<Buffer>(100)
const rememberPacked = createMemory<Buffer>(KEPT_DRAWINGS)
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Drawn covers are files of their own: a page says only where they are, and a browser keeps them. */
export function registerCovers(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>(`${COVERS_PATH}/${COVER_EDITION}.svg`, async (request, reply) => {
    const [seed = '', category, unlike] = ['s', 'c', 'u'].map((name) => text(request.query[name]))
    const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const drawn = draw({ seed, category, unlike }, isPacked)
    if (isPacked) reply.header('content-encoding', 'br')
    return reply.headers({ 'cache-control': FOR_EVER, vary: 'accept-encoding' }).type('image/svg+xml').send(drawn)
  })
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : undefined)

function draw(key: CoverKey, isPacked: boolean): Buffer {
  const name = JSON.stringify([key.seed, key.category, key.unlike])
  if (!isPacked) return rememberPlain(name, () => Buffer.from(coverSvg(key)))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return rememberPacked(name, () => brotliCompressSync(coverSvg(key), { params }))
}
