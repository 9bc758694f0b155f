/** Over TLS the browser itself guarantees that nobody but this host, over TLS, has written a `__Host-` cookie. */
const SECURE_NAME = '__Host-camice'
/** http://localhost and a demo without TLS: a `__Host-` cookie would be refused there. */
const PLAIN_NAME = 'camice'

export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? SECURE_NAME : PLAIN_NAME
}

export function sessionCookie(token: string, options: { isSecure: boolean; maxAgeMs: number }): string {
  const name = sessionCookieName(options.isSecure)
  const secure = options.isSecure ? '; Secure' : ''
  return `${name}=${token}; Path=/; Max-Age=${Math.floor(options.maxAgeMs / 1000)}; HttpOnly; SameSite=Lax${secure}`
}

/** Both names, so that a club that has just moved to TLS leaves no old cookie behind. */
export function forgottenSessionCookies(): string[] {
  const past = 'Path=/; Max-Age=0; HttpOnly; SameSite=Lax'
  return [`${PLAIN_NAME}=; ${past}`, `${SECURE_NAME}=; ${past}; Secure`]
}

/**
 * The value of one cookie of a header, or undefined. It runs on every request, so it looks for the one name
 * instead of taking the whole header apart.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined
  let from = 0
  for (;;) {
    const at = header.indexOf(name, from)
    if (at === -1) return undefined
    const valueAt = at + name.length + 1
    const startsHere = at === 0 || header[at - 1] === ' ' || header[at - 1] === ';'
    if (startsHere && header[valueAt - 1] === '=') {
      const end = header.indexOf(';', valueAt)
      return (end === -1 ? header.slice(valueAt) : header.slice(valueAt, end)).trimEnd()
    }
    from = valueAt
  }
}
