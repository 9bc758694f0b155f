const DROPPED = ['t', 'ru', 'redirectTo']
/** Whatever place this is, it only has to be ours: the rule looks at the path, not at the host. */
const HERE = 'http://camice.invalid'
const MAX_DECODINGS = 5

/** LOG-010. Only a path of this site: one slash, then neither a slash nor a backslash, in whatever encoding. */
export function isOwnPath(value: string): boolean {
  let decoded = value
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so "/\t/host" would become "//host".
    if (!/^\/(?![/\\])/.test(decoded) || /[\\\u0000-\u001f\u007f]/.test(decoded)) return false
    const next = decodeOnce(decoded)
    if (next === null) return false
    if (next === decoded) return URL.canParse(value, HERE) && new URL(value, HERE).origin === HERE
    decoded = next
  }
  return false
}

/** LOG-010, LOG-011, LOG-027. Where a person goes from /login, given its query. */
export function destinationAfterLogin(search: string): string {
  const query = new URLSearchParams(search)
  const wanted = query.get('redirectTo')
  const target = new URL(wanted !== null && isOwnPath(wanted) ? wanted : '/', HERE)
  for (const [name, value] of query) {
    if (!DROPPED.includes(name) && !target.searchParams.has(name, value)) target.searchParams.append(name, value)
  }
  return target.pathname + target.search + target.hash
}

/** The pages one passes through to come in: nobody was reading them. */
const DOORS = [
  '/login',
  '/registrazione',
  '/registrazione-trial',
  '/attivazione-trial',
  '/recover-password',
  '/verify-login',
  '/verifica-email',
  '/esci',
]

/**
 * What a visitor was looking at before coming to a door, given the addresses seen before it, oldest first: an article found by a
 * search engine is what one signs in for. Null is the home page, where everybody else goes.
 */
export function pageBeforeDoors(addresses: readonly string[], origin: string): string | null {
  const seen = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address))
  const last = seen.findLast((url) => !(url.origin === origin && DOORS.includes(url.pathname)))
  if (!last || last.origin !== origin || last.pathname === '/') return null
  const path = last.pathname + last.search + last.hash
  return isOwnPath(path) ? path : null
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
