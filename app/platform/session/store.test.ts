import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './model.ts'
import {
  createSession,
  deleteEndedSessions,
  findSession,
  listSessions,
  revokeAllSessions,
  revokeSession,
  touchSession,
} from './store.server.ts'
import { sessionIdOf } from './token.server.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())

const now = new Date('2026-11-15T10:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const memberId = randomUUID()
const open = () => createSession(database.db, { memberId, now, userAgent: 'Firefox/140.0 (Windows)' })

async function get(token: string, at = now) {
  const session = await findSession(database.db, sessionIdOf(token), at)
  if (!session) throw new Error('The session is not open.')
  return session
}

describe('a session', () => {
  test('is found by its token, which the table does not hold', async () => {
    const token = await open()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await get(token)).toMatchObject({ memberId, device: 'Firefox su Windows' })
    const { rows } = await database.db.execute(sql`select row_to_json(s)::text as row from sessions s`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('used longest ago ends where a member has more than a hundred', async () => {
    const token = await open()
    await database.pool.query(
      `insert into sessions (id, member_id, created_at, last_seen_at, expires_at, device)
         select encode(sha256(n::text::bytea), 'hex'), member_id, created_at,
         last_seen_at + n * interval '1 second', expires_at, device from sessions, generate_series(1, 99) n`,
    )
    expect(await listSessions(database.db, memberId, now)).toHaveLength(100)
    await open()
    expect(await listSessions(database.db, memberId, now)).toHaveLength(100)
    expect(await findSession(database.db, sessionIdOf(token), now)).toBeNull()
  })

  test('ends after the idle time', async () => {
    const token = await open()
    expect(await findSession(database.db, sessionIdOf(token), later(SESSION_IDLE_MS - 1))).not.toBeNull()
    expect(await findSession(database.db, sessionIdOf(token), later(SESSION_IDLE_MS))).toBeNull()
  })

  test('lives on when it is used, but never beyond its whole life', async () => {
    const token = await open()
    let at = now
    for (let day = 12; day < 90; day += 12) {
      at = later(day * 24 * 3_600_000)
      await touchSession(database.db, await get(token, at), at)
    }
    expect((await get(token, at)).expiresAt).toEqual(later(SESSION_LIFE_MS))
    expect(await findSession(database.db, sessionIdOf(token), later(SESSION_LIFE_MS))).toBeNull()
  })

  test('once revoked is gone, and touching it does not bring it back', async () => {
    const token = await open()
    const session = await get(token)
    await revokeSession(database.db, session.id, now)
    await touchSession(database.db, session, later(1000))
    expect(await findSession(database.db, session.id, now)).toBeNull()
  })

  test('is listed with the others of the member, the last used first, and ends with them everywhere', async () => {
    const [first] = [await open(), await open()]
    await createSession(database.db, { memberId: randomUUID(), now })
    await touchSession(database.db, await get(first), later(1000))
    const listed = await listSessions(database.db, memberId, now)
    expect(listed).toHaveLength(2)
    expect(listed[0]?.id).toBe(sessionIdOf(first))
    expect(await revokeAllSessions(database.db, [memberId], now)).toBe(2)
    expect(await listSessions(database.db, memberId, now)).toEqual([])
  })

  test('leaves no row for ever', async () => {
    await open()
    expect(await deleteEndedSessions(database.db, now)).toBe(0)
    expect(await deleteEndedSessions(database.db, later(SESSION_LIFE_MS))).toBe(1)
  })
})
