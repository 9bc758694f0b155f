import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Cell } from '../tally/tally.server.ts'
import type { ContentEncoding } from './negotiate.ts'

/** Small answers gain nothing from compression. */
const COMPRESSION_FLOOR_BYTES = 512
/** Good ratio for a page that is compressed once and sent thousands of times, still a few milliseconds of one thread. */
const BROTLI_QUALITY = 7

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const COMPRESS = {
  br: (body: Buffer) =>
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => compressGzip(body, { level: 6 }),
}

type Compressed = keyof typeof COMPRESS

/** A body as it travels, with its header lines already laid out. */
export type PageForm = { readonly body: Buffer; readonly headers: string[] }

/** Whose page it is, in the words of metrics and log; and what it counts as when somebody opens it. */
export type KeptAddress = { route: string; path: string; cell?: Cell | null }

/** A finished answer in the three forms a browser may take. */
export type KeptPage = {
  readonly address: KeptAddress
  readonly etag: string
  /** A compressed form is made when the first browser asks for it, and then it is at hand. */
  formFor(encoding: ContentEncoding): PageForm | Promise<PageForm>
  /** Headers of a 304, which carries no body. */
  readonly unchangedHeaders: string[]
  /** All that is kept of it so far. */
  readonly byteCount: number
  /** Tells by how many bytes it grew, when another form has been made. */
  onGrowth(listener: (bytes: number) => void): void
}

/** Lays out an answer for keeping, and computes its ETag once. */
export function keepPage(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
  address: KeptAddress = { route: 'none', path: '' },
): KeptPage {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const common = Object.entries(headers).flat()
  // Filled in with each answer, see `send-kept.server.ts`.
  const ofRequest = ['x-request-id', '']
  const validators = ['etag', etag, 'vary', 'accept-encoding, cookie']
  const formOf = (bytes: Buffer, encoding?: Compressed): PageForm => ({
    body: bytes,
    headers: [
      ...common,
      ...validators,
      'content-length',
      String(bytes.length),
      ...(encoding ? ['content-encoding', encoding] : []),
      ...ofRequest,
    ],
  })
  const identity = formOf(body)
  const forms: Partial<Record<Compressed, PageForm>> =
    body.length < COMPRESSION_FLOOR_BYTES ? { br: identity, gzip: identity } : {}
  const underway: Partial<Record<Compressed, Promise<PageForm>>> = {}
  let byteCount = body.length + 2048
  let tellGrowth: (bytes: number) => void = () => undefined

  async function compress(encoding: Compressed): Promise<PageForm> {
    const form = formOf(await COMPRESS[encoding](body), encoding)
    forms[encoding] = form
    byteCount += form.body.length
    tellGrowth(form.body.length)
    return form
  }

  return {
    address,
    etag,
    formFor(encoding) {
      if (encoding === 'identity') return identity
      const form = forms[encoding]
      if (form) return form
      underway[encoding] ??= compress(encoding).finally(() => delete underway[encoding])
      return underway[encoding]
    },
    unchangedHeaders: [...common.filter(isNotEntityHeader), ...validators, ...ofRequest],
    get byteCount() {
      return byteCount
    },
    onGrowth(listener) {
      tellGrowth = listener
    },
  }
}

/** Keeps name and value of every header but those that describe a body. */
function isNotEntityHeader(_item: string, position: number, flat: readonly string[]): boolean {
  return !flat[position - (position % 2)]?.startsWith('content-type')
}
