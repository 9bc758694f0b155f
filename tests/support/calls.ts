import { tmpdir } from 'node:os'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { accountCalls } from '#areas/account/api.server.ts'
import type { RegistrationSettings } from '#areas/account/model.ts'
import { provideSignInSettings } from '#areas/account/settings.server.ts'
import { ANONYMOUS, type Viewer } from '#areas/audience/model.ts'
import { sessionMark } from '#areas/audience/staff-permission-rules.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { provideMemberData } from '#areas/profile/member-data-context.server.ts'
import { fixedClock, type MovableClock, movableClock, systemClock } from '#platform/clock.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { lendDisk } from '#platform/files/lent-disk.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { lendOutside, standInOutside } from '#platform/outside/outside.server.ts'
import { lendSecret } from '#platform/secrets/lent-secret.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { createViewerResolver } from '#platform/session/viewer-resolver.server.ts'
import { closedPassword } from './closed-password.ts'
import type { TestDatabase } from './database.ts'
import { testEnv } from './http.ts'
import { markOf } from './roles.ts'

const ORIGIN = 'http://localhost:3000'
/** Where the calls of a test put files. */
export const TEST_DATA_FOLDER = tmpdir()

export type TestCalls = {
  readonly app: FastifyInstance
  readonly clock: MovableClock
  ask(method: InjectOptions['method'], path: string, body?: object, more?: AskOptions): ReturnType<typeof inject>
  /** The Cookie header of a member who has just signed in. */
  cookieOf(memberId: string): Promise<string>
  /** A password closed in an envelope, as the browser sends it. */
  closed(password: string): Promise<string>
}

type AskOptions = { cookie?: string; headers?: Record<string, string> }

/** Calls of an area over a real database, before each test: empty tables, a clock that can be moved, nothing cached. */
export function useCalls(
  database: TestDatabase,
  calls: readonly Call<Viewer>[],
  settings: Partial<RegistrationSettings> = {},
  /** A clock that stands still between its moves, for what is decided in seconds. */
  { hasStillClock = false } = {},
): TestCalls {
  let app: FastifyInstance
  let clock: MovableClock
  beforeEach(async () => {
    await database.clear()
    clock = movableClock(hasStillClock ? fixedClock(systemClock.now()) : systemClock)
    app = Fastify()
    registerErrors(app)
    const env = testEnv()
    const secret = 'a secret of the club, long enough'
    // What whoever is refused waits for is tried by itself.
    const after = async () => undefined
    lendOutside(app, standInOutside())
    lendSecret(app, secret)
    lendDisk(app, await openDisk({ files: { driver: 'local' }, dataFolder: TEST_DATA_FOLDER }))
    provideSignInSettings(app, {
      isDemo: false,
      trialNeedsProof: false,
      isHttps: false,
      secret,
      club: env.club,
      origin: ORIGIN,
      after,
      ...settings,
    })
    provideMemberData(app, memberData)
    const viewers = createViewerResolver<Viewer>({
      db: database.db,
      clock,
      isSecure: false,
      anonymous: ANONYMOUS,
      cacheMs: 0,
      findViewer: async (memberId, session, now) => {
        const found = await findViewerByMemberId(database.db, memberId, now)
        if (!found) return null
        const viewer = { ...found, sessionId: session.id }
        return { viewer, validUntil: found.validUntil, role: sessionMark(found.member) }
      },
    })
    const known = new Set(calls)
    await registerCalls<Viewer>(app, [...calls, ...accountCalls.filter((call) => !known.has(call))], {
      db: database.db,
      clock,
      publicOrigin: ORIGIN,
      isStrict: true,
      resolveViewer: (request) => viewers.resolve(request.headers.cookie),
    })
  })
  afterEach(() => app.close())
  return {
    get app() {
      return app
    },
    get clock() {
      return clock
    },
    ask: (method, path, body, { cookie, headers } = {}) =>
      inject(app, {
        method,
        url: `/api${path}`,
        headers: { origin: ORIGIN, ...(cookie && { cookie }), ...headers },
        ...(body && { payload: body }),
      }),
    async cookieOf(memberId) {
      const role = await markOf(database.db, memberId, clock.now())
      return `${sessionCookieName(false)}=${await createSession(database.db, { memberId, now: clock.now(), role })}`
    },
    closed: (password) => closedPassword(app, password),
  }
}

function inject(app: FastifyInstance, options: InjectOptions) {
  return app.inject(options)
}
