import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentEncoding } from './negotiate.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A finished answer in the three forms a browser may take, with the header lines of each already laid out. */
export type KeptPage = {
  readonly etag: string
  readonly forms: Readonly<Record<ContentEncoding, { body: Buffer; headers: string[] }>>
  /** Headers of a 304, which carries no body. */
  readonly unchangedHeaders: string[]
  readonly byteCount: number
}

/** Small answers gain nothing from compression. */
const COMPRESSION_FLOOR_BYTES = 512
/** Good ratio for a page that is compressed once and sent thousands of times, still a few milliseconds of one thread. */
const BROTLI_QUALITY = 7

/** Lays out an answer for keeping: compresses it and computes its ETag once. */
export async function keepPage(body: Buffer, headers: Readonly<Record<string, string>>): Promise<KeptPage> {
  const [br, gz] =
    body.length < COMPRESSION_FLOOR_BYTES
      ? [body, body]
      : await Promise.all([
          compressBrotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          }),
          compressGzip(body, { level: 6 }),
        ])
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const common = Object.entries(headers).flat()
  const form = (encoding: ContentEncoding, bytes: Buffer) => ({
    body: bytes,
    headers: [
      ...common,
      'etag',
      etag,
      'vary',
      'accept-encoding, cookie',
      'content-length',
      String(bytes.length),
      ...(encoding === 'identity' || bytes === body ? [] : ['content-encoding', encoding]),
    ],
  })
  return {
    etag,
    forms: { identity: form('identity', body), br: form('br', br), gzip: form('gzip', gz) },
    unchangedHeaders: [...common.filter(isNotEntityHeader), 'etag', etag, 'vary', 'accept-encoding, cookie'],
    byteCount: body.length + br.length + gz.length + 2048,
  }
}

/** Keeps name and value of every header but those that describe a body. */
function isNotEntityHeader(_item: string, position: number, flat: readonly string[]): boolean {
  return !flat[position - (position % 2)]?.startsWith('content-type')
}
