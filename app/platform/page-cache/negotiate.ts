export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of distinct values; a stranger who invents more only misses this small memory. */
const REMEMBERED_HEADERS = 64
const remembered = new Map<string, ContentEncoding>()

/** Picks the smallest form the client accepts. */
export function negotiateEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (!acceptEncoding) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const encoding = pick(acceptEncoding)
  if (remembered.size < REMEMBERED_HEADERS) remembered.set(acceptEncoding, encoding)
  return encoding
}

function pick(acceptEncoding: string): ContentEncoding {
  const accepted = new Set<string>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    if (!quality || Number(quality.slice(2)) > 0) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  if (accepted.has('gzip')) return 'gzip'
  return 'identity'
}
