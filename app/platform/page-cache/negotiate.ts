import { createMemory } from '#platform/pure/memory.ts'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of distinct values, and ask for them again before a stranger can invent this many others. */
const REMEMBERED_HEADERS = 64
const remember = createMemory<ContentEncoding>(REMEMBERED_HEADERS)

/** Picks the smallest form the client accepts. */
export function negotiateEncoding(acceptEncoding: string | undefined): ContentEncoding {
  return acceptEncoding ? remember(acceptEncoding, () => pick(acceptEncoding)) : 'identity'
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
