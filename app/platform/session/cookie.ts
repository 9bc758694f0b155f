const SESSION = 'camice'

/**
 * Over TLS the browser itself guarantees that nobody but this host, over TLS, has written a `__Host-` cookie; on
 * http://localhost and in a demo without TLS it would refuse one, so there the name is plain.
 */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** A cookie no script can read and no other site's form can send. */
export function hostCookie(name: string, value: string, options: { isSecure: boolean; maxAgeMs: number }): string {
  const secure = options.isSecure ? '; Secure' : ''
  const maxAge = Math.floor(options.maxAgeMs / 1000)
  return `${hostCookieName(name, options.isSecure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

/** What a cookie holds under its name of today, or under the plain one that it had here before `__Host-`. */
export function readHostCookie(
  header: string | undefined,
  name: string,
  isSecure: boolean,
): { value: string | undefined; isOld: boolean } {
  const value = readCookie(header, hostCookieName(name, isSecure))
  if (value !== undefined || !isSecure) return { value, isOld: false }
  const old = readCookie(header, name)
  return { value: old, isOld: old !== undefined }
}

/** Takes away a cookie of the plain name, which only a club without TLS still uses. */
export function endedPlainCookie(name: string): string {
  return hostCookie(name, '', { isSecure: false, maxAgeMs: 0 })
}

export function sessionCookieName(isSecure: boolean): string {
  return hostCookieName(SESSION, isSecure)
}

export function sessionCookie(token: string, options: { isSecure: boolean; maxAgeMs: number }): string {
  return hostCookie(SESSION, token, options)
}

/** Both names, so that a club that has just moved to TLS leaves no old cookie behind. */
export function forgottenSessionCookies(): string[] {
  return [false, true].map((isSecure) => hostCookie(SESSION, '', { isSecure, maxAgeMs: 0 }))
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
    if (header[valueAt - 1] === '=' && isStart(header, at)) {
      const end = header.indexOf(';', valueAt)
      return (end === -1 ? header.slice(valueAt) : header.slice(valueAt, end)).trimEnd()
    }
    from = valueAt
  }
}

/** A value may hold spaces, and be written by any host of the same domain: only what follows a semicolon is a cookie of its own. */
function isStart(header: string, at: number): boolean {
  let before = at - 1
  while (header[before] === ' ') before -= 1
  return before < 0 || header[before] === ';'
}
