import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { type MovableClock, movableClock } from '../clock.ts'
import { type Listener, listen, notify } from '../db/listen.server.ts'
import { MEMBER_CHANNEL, SESSION_TOUCH_MS, type SessionLimits, STAFF_SESSION } from './model.ts'
import { createSession, findSession, revokeAllSessions, revokeSession } from './store.server.ts'
import { newToken, sessionIdOf } from './token.server.ts'
import { createViewerResolver, viewerHandlers } from './viewer-resolver.server.ts'

type Viewer = { who: string }
const anonymous: Viewer = { who: 'nobody' }
const memberId = randomUUID()

const database = useTestDatabase()
let clock: MovableClock
let listeners: Listener[] = []

beforeEach(async () => {
  await database.clear()
  clock = movableClock()
})
afterEach(async () => {
  await Promise.all(listeners.map((listener) => listener.close()))
  listeners = []
})

function resolver(options: { validUntil?: Date; maxEntries?: number; limits?: SessionLimits; role?: string } = {}) {
  let asked = 0
  const made = createViewerResolver<Viewer>({
    db: database.db,
    clock,
    isSecure: false,
    anonymous,
    findViewer: async (id) => {
      asked += 1
      const { validUntil = null, limits, role = null } = options
      return id === memberId ? { viewer: { who: id }, validUntil, role, ...(limits && { limits }) } : null
    },
    ...(options.maxEntries && { maxEntries: options.maxEntries }),
  })
  return { ...made, asked: () => asked }
}

async function listening(viewers: ReturnType<typeof resolver>) {
  listeners.push(await listen(database.url, viewerHandlers(viewers), { onReconnect: viewers.forgetAll }))
}

const signIn = (id = memberId) => createSession(database.db, { memberId: id, now: clock.now() })
const cookie = (token: string) => `camice=${token}`

describe('who asks', () => {
  test('a visitor without a cookie, or with one nobody gave, is anonymous', async () => {
    const viewers = resolver()
    expect(viewers.peek(undefined)).toBe(anonymous)
    expect(viewers.peek('theme=dark')).toBe(anonymous)
    expect(viewers.peek('camice=not-a-token')).toBe(anonymous)
    expect(viewers.peek(cookie(newToken()))).toBeUndefined()
    expect(await viewers.resolve(cookie(newToken()))).toBe(anonymous)
    expect(viewers.remembered()).toBe(0)
  })

  test('a member is found once, then known without asking anybody', async () => {
    const viewers = resolver()
    const header = cookie(await signIn())
    expect(viewers.peek(header)).toBeUndefined()
    expect(await viewers.resolve(header)).toEqual({ who: memberId })
    expect(viewers.peek(header)).toEqual({ who: memberId })
    await viewers.resolve(header)
    expect(viewers.asked()).toBe(1)
  })

  test('requests that arrive together ask once', async () => {
    const viewers = resolver()
    const header = cookie(await signIn())
    const found = await Promise.all(Array.from({ length: 20 }, () => viewers.resolve(header)))
    expect(new Set(found).size).toBe(1)
    expect(viewers.asked()).toBe(1)
  })

  test('a session whose member is gone belongs to nobody', async () => {
    expect(await resolver().resolve(cookie(await signIn(randomUUID())))).toBe(anonymous)
  })

  test('over TLS the plain cookie is not read', () => {
    const secure = createViewerResolver<Viewer>({
      db: database.db,
      clock,
      isSecure: true,
      anonymous,
      findViewer: async () => null,
    })
    expect(secure.peek(cookie(newToken()))).toBe(anonymous)
  })
})

test('[IDN-004] a session opened under another role is nobody’s, and ends', async () => {
  const token = await createSession(database.db, { memberId, now: clock.now(), role: 'editor' })
  expect(await resolver({ role: 'administrator' }).resolve(cookie(token))).toBe(anonymous)
  expect(await resolver({ role: 'editor' }).resolve(cookie(token))).toBe(anonymous)
})

describe('what is remembered', () => {
  test('[IDN-004] lasts less than five seconds on a node that hears nothing', async () => {
    const viewers = resolver()
    const header = cookie(await signIn())
    await viewers.resolve(header)
    clock.advance(4_900)
    expect(viewers.peek(header)).toBeUndefined()
  })

  test('never outlives the instant at which the type changes by itself', async () => {
    const viewers = resolver({ validUntil: new Date(clock.now().getTime() + 5_000) })
    const header = cookie(await signIn())
    await viewers.resolve(header)
    expect(viewers.peek(header)).toEqual({ who: memberId })
    clock.advance(5_000)
    expect(viewers.peek(header)).toBeUndefined()
  })

  test('is not believed when the clock is moved back', async () => {
    const viewers = resolver()
    const header = cookie(await signIn())
    await viewers.resolve(header)
    clock.advance(-60_000)
    expect(viewers.peek(header)).toBeUndefined()
  })

  test('is bounded in number', async () => {
    const viewers = resolver({ maxEntries: 2 })
    const headers = await Promise.all([signIn(), signIn(), signIn()].map(async (token) => cookie(await token)))
    for (const header of headers) await viewers.resolve(header)
    expect(viewers.remembered()).toBe(2)
    expect(viewers.peek(headers[0])).toBeUndefined()
  })

  test('is forgotten on every node when the session is revoked', async () => {
    const viewers = resolver()
    await listening(viewers)
    const token = await signIn()
    await viewers.resolve(cookie(token))
    await revokeSession(database.db, sessionIdOf(token), clock.now())
    await vi.waitFor(() => expect(viewers.peek(cookie(token))).toBeUndefined())
    expect(await viewers.resolve(cookie(token))).toBe(anonymous)
  })

  test('is forgotten when the member signs out everywhere, and when the member changes', async () => {
    const viewers = resolver()
    await listening(viewers)
    const header = cookie(await signIn())
    await viewers.resolve(header)
    await notify(database.db, MEMBER_CHANNEL, memberId)
    await vi.waitFor(() => expect(viewers.peek(header)).toBeUndefined())
    await viewers.resolve(header)
    await revokeAllSessions(database.db, [memberId], clock.now())
    await vi.waitFor(() => expect(viewers.remembered()).toBe(0))
    expect(await viewers.resolve(header)).toBe(anonymous)
  })

  test('is not kept when the news of a revocation arrives while it was being read', async () => {
    const token = await signIn()
    const viewers = createViewerResolver<Viewer>({
      db: database.db,
      clock,
      isSecure: false,
      anonymous,
      findViewer: async (id, session) => {
        viewers.forgetSession(session.id)
        return { viewer: { who: id }, validUntil: null }
      },
    })
    await viewers.resolve(cookie(token))
    expect(viewers.peek(cookie(token))).toBeUndefined()
  })
})

test('a session in use is written at most every five minutes', async () => {
  const viewers = resolver()
  const token = await signIn()
  const seenAt = async () => (await findSession(database.db, sessionIdOf(token), clock.now()))?.lastSeenAt
  const first = await seenAt()
  clock.advance(SESSION_TOUCH_MS - 60_000)
  await viewers.resolve(cookie(token))
  expect(await seenAt()).toEqual(first)
  clock.advance(61_000)
  await viewers.resolve(cookie(token))
  expect((await seenAt())?.getTime()).toBeGreaterThanOrEqual((first?.getTime() ?? 0) + SESSION_TOUCH_MS)
})

describe('who works at the desk', () => {
  const HOUR_MS = 60 * 60_000
  const enters = async () => {
    const viewers = resolver({ limits: STAFF_SESSION })
    const header = cookie(await signIn())
    const isIn = async () => (await viewers.resolve(header)) !== anonymous
    expect(await isIn()).toBe(true)
    return isIn
  }

  test('is let out after four hours in which nothing was asked, and not before', async () => {
    const isIn = await enters()
    clock.advance(4 * HOUR_MS - 60_000)
    expect(await isIn()).toBe(true)
    clock.advance(4 * HOUR_MS)
    expect(await isIn()).toBe(false)
    // It has ended, and is not only asleep: a clock put back does not open it.
    clock.advance(-4 * HOUR_MS)
    expect(await isIn()).toBe(false)
  })

  test('enters once a day, however busy', async () => {
    const isIn = await enters()
    for (let hour = 1; hour < 24; hour += 1) {
      clock.advance(HOUR_MS)
      expect(await isIn()).toBe(true)
    }
    clock.advance(HOUR_MS)
    expect(await isIn()).toBe(false)
  })
})
