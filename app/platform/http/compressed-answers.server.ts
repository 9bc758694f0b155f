import { randomBytes, randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { negotiateEncoding } from '#platform/page-cache/negotiate.ts'

/** What fits in one packet arrives as soon without. */
const FLOOR_BYTES = 1024
const WORDS = /^(text\/|application\/([\w.+-]*\+)?(json|xml|javascript)|image\/svg)/
/** Made anew for each person: a quarter of a millisecond more would be paid at every answer, a kept page pays once. */
const BROTLI_QUALITY = 1
const GZIP_LEVEL = 1
/** BREACH: what a stranger can make a page repeat changes its length by a byte or two, and this by more. */
const MOST_PADDING = 48

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: GZIP_LEVEL })
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

/** A part of a file counts its bytes; what has an encoding has been compressed already. */
const isPartOrPressed = (reply: FastifyReply) => reply.hasHeader('content-encoding') || reply.hasHeader('content-range')

/** OPS-040. Pages and calls that are nobody else's travel compressed; what is kept has its own forms, and files are sent as they are. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const type = String(reply.getHeader('content-type') ?? '')
    if (payload.length < FLOOR_BYTES || !WORDS.test(type) || isPartOrPressed(reply)) return payload
    const vary = String(reply.getHeader('vary') ?? '')
    if (!/accept-encoding/i.test(vary)) reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return payload
    const compressed = await compress(Buffer.from(payload), encoding)
    reply.header('content-encoding', encoding)
    reply.header('x-padding', randomBytes(MOST_PADDING).toString('base64url').slice(0, randomInt(1, MOST_PADDING)))
    reply.removeHeader('content-length')
    return compressed
  })
}
