import { safeRedirectPath } from '#platform/http/redirect.ts'

const DROPPED = ['t', 'ru', 'redirectTo']
/** Whatever place this is, it only has to be ours: the rule looks at the path, not at the host. */
const HERE = 'http://camice.invalid'

/** LOG-010, LOG-011, LOG-027. Where a person goes from /login, given its query. */
export function destinationAfterLogin(search: string): string {
  const query = new URLSearchParams(search)
  const target = new URL(safeRedirectPath(query.get('redirectTo')) ?? '/', HERE)
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
  '/redazione/invito',
  '/esci',
]

/**
 * What a visitor was looking at before coming to a door, given the addresses seen before it, oldest first: an article found by a
 * search engine is what one signs in for; a door that was told where to lead says more. Null is the home page, where everybody else goes.
 */
export function pageBeforeDoors(addresses: readonly string[], origin: string): string | null {
  const seen = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address))
  const at = seen.findLastIndex((url) => !(url.origin === origin && DOORS.includes(url.pathname)))
  const last = seen[at]
  const told = seen.slice(at + 1).flatMap(({ searchParams }) => safeRedirectPath(searchParams.get('redirectTo')) ?? [])
  if (told.length > 0) return told.at(-1) ?? null
  if (!last || last.origin !== origin || last.pathname === '/') return null
  return safeRedirectPath(last.pathname + last.search + last.hash)
}
