/**
 * LOG-010. The path to go to after signing in, if it is one of ours: it starts with a single slash and cannot be read
 * as another host, whatever a browser does with backslashes, control characters or a second decoding.
 */
export function safeRedirectPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !isOwnPath(value)) return null
  // What follows the path says nothing of the host: a search for 50 % is not broken writing.
  let [decoded = ''] = value.split(/[?#]/)
  // Some middleman may decode once more, and another after it; what is still encoded after so many turns means harm.
  for (let turn = 0; ; turn += 1) {
    const next = decodeOnce(decoded)
    if (next === null || !isOwnPath(next.split(/[?#]/)[0] ?? '')) return null
    if (next === decoded) break
    if (turn === MAX_DECODINGS) return null
    decoded = next
  }
  const url = URL.parse(value, BASE)
  // Resolving `..` may bring two slashes to the front.
  if (url?.origin !== BASE || !isOwnPath(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

const BASE = 'http://camice.invalid'
const MAX_DECODINGS = 5

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point.
const UNSAFE = /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029]/

function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !UNSAFE.test(path)
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
