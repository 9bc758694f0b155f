import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { readCookie, sessionCookieName } from './cookie.ts'
import { isTouchDue, limitedEnd } from './expiry.ts'
import { MEMBER_CHANNEL, SESSION_CHANNEL, type Session, type SessionLimits } from './model.ts'
import { createSessionCache } from './session-cache.server.ts'
import { findSession, revokeSession, touchSession } from './store.server.ts'
import { isToken, sessionIdOf } from './token.server.ts'

/** IDN-004. How long a node may believe what it remembers when it hears nothing of the others: ended sessions are ended within 5 seconds. */
const CACHE_MS = 4_000
const CACHE_ENTRIES = 20_000

/** The member's viewer, and the instant at which their type or wallets change by themselves. */
export type FoundViewer<Viewer> = {
  viewer: Viewer
  validUntil: Date | null
  /** What the member is here now: a session opened under another role ends. */
  role?: string | null
  /** Where their sessions end sooner than everybody's. */
  limits?: SessionLimits
}

export type ViewerResolverOptions<Viewer> = {
  db: Db
  clock: Clock
  /** Whether the club is served over TLS, hence which cookie to read. */
  isSecure: boolean
  anonymous: Viewer
  /** The platform does not know members: the audience area finds them. Null when the member is gone. */
  findViewer(memberId: string, session: Session, now: Date): Promise<FoundViewer<Viewer> | null>
  cacheMs?: number
  maxEntries?: number
}

export type ViewerResolver<Viewer> = {
  /** The viewer when it is known without asking the database; undefined means: ask `resolve`. */
  peek(cookieHeader: string | undefined): Viewer | undefined
  resolve(cookieHeader: string | undefined): Promise<Viewer>
  forgetSession(sessionId: string): void
  forgetMember(memberId: string): void
  forgetAll(): void
  remembered(): number
}

/** Turns a request's cookie into who asks. A kept page must cost almost nothing, so what was found is remembered briefly. */
export function createViewerResolver<Viewer>(options: ViewerResolverOptions<Viewer>): ViewerResolver<Viewer> {
  const { db, clock, anonymous } = options
  const cacheMs = Math.min(options.cacheMs ?? CACHE_MS, CACHE_MS)
  const cookieName = sessionCookieName(options.isSecure)
  const cache = createSessionCache<Viewer>(options.maxEntries ?? CACHE_ENTRIES)
  const underWay = new Map<string, Promise<Viewer>>()

  async function load(token: string): Promise<Viewer> {
    const generation = cache.generation()
    const now = clock.now()
    const session = await findSession(db, sessionIdOf(token), now)
    if (!session) return anonymous
    const found = await options.findViewer(session.memberId, session, now)
    if (!found) return anonymous
    const hasAnotherRole = (found.role ?? null) !== session.role
    if (hasAnotherRole || (found.limits && limitedEnd(session, found.limits) <= now)) {
      await revokeSession(db, session.id, now)
      return anonymous
    }
    if (isTouchDue(session, now)) await touchSession(db, session, now)
    const keptAtMs = now.getTime()
    const ends = [
      keptAtMs + cacheMs,
      session.expiresAt.getTime(),
      found.validUntil?.getTime() ?? Number.POSITIVE_INFINITY,
    ]
    // If something was forgotten while we were reading, we may have read what it was: the next request reads again.
    if (generation === cache.generation()) {
      const { id: sessionId, memberId } = session
      cache.keep(token, { viewer: found.viewer, sessionId, memberId, keptAtMs, validUntilMs: Math.min(...ends) })
    }
    return found.viewer
  }

  function peekToken(token: string | undefined): Viewer | undefined {
    if (token === undefined) return anonymous
    const known = cache.find(token, clock.now().getTime())
    if (known) return known.viewer
    return isToken(token) ? undefined : anonymous
  }

  return {
    peek: (cookieHeader) => peekToken(readCookie(cookieHeader, cookieName)),
    async resolve(cookieHeader) {
      const token = readCookie(cookieHeader, cookieName)
      const known = peekToken(token)
      if (known !== undefined || token === undefined) return known ?? anonymous
      const started = underWay.get(token)
      if (started) return started
      const loading = load(token).finally(() => underWay.delete(token))
      underWay.set(token, loading)
      return loading
    },
    forgetSession: cache.forgetSession,
    forgetMember: cache.forgetMember,
    forgetAll: cache.forgetAll,
    remembered: cache.size,
  }
}

/** What a node does when another tells it, through Postgres, that a session ended or a member changed. */
export function viewerHandlers<Viewer>(resolver: ViewerResolver<Viewer>): Record<string, (id: string) => void> {
  return { [SESSION_CHANNEL]: resolver.forgetSession, [MEMBER_CHANNEL]: resolver.forgetMember }
}
