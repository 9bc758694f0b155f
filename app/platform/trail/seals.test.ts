import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import type { TrailKind } from './model.ts'
import { findBrokenDay, forgetOldLines, sealDays } from './seal-store.server.ts'
import { recordTrail } from './store.server.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())
const now = new Date('2026-11-18T10:00:00Z')
const line = (at: string, kind: TrailKind = 'page-edited', reason = 'perché sì') =>
  recordTrail(database.db, {
    at: new Date(at),
    kind,
    reason,
    done: { thing: 'page', id: '/', what: 'moved' },
    name: 'Casa',
  })
const count = () => database.db.execute(sql`select count(*)::int as n from audit_events`).then(({ rows }) => rows[0]?.n)
/** As somebody would who has the database in their hands. */
const tamper = (statement: string) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql.raw('alter table audit_events disable trigger all'))
    await tx.execute(sql.raw('alter table trail_seals disable trigger all'))
    await tx.execute(sql.raw(statement))
    await tx.execute(sql.raw('alter table audit_events enable trigger all'))
    await tx.execute(sql.raw('alter table trail_seals enable trigger all'))
  })

describe('[DSK-054] the seal of each night', () => {
  beforeEach(async () => {
    await line('2026-11-14T09:00:00Z')
    // In Rome it is already the day after.
    await line('2026-11-14T23:30:00Z', 'signed-in')
    await line('2026-11-16T09:00:00Z', 'plan-edited')
    await line('2026-11-18T08:00:00Z')
  })

  test('closes every day that is over, once, also one in which nothing happened, and not today', async () => {
    expect(await Promise.all([sealDays(database.db, now), sealDays(database.db, now)])).toContain(4)
    expect(await sealDays(database.db, now)).toBe(0)
    const { rows } = await database.db.execute(
      sql`select day::text as day, acts, entries from trail_seals order by day`,
    )
    expect(rows).toEqual([
      { day: '2026-11-14', acts: 1, entries: 0 },
      { day: '2026-11-15', acts: 0, entries: 1 },
      { day: '2026-11-16', acts: 1, entries: 0 },
      { day: '2026-11-17', acts: 0, entries: 0 },
    ])
    expect(await findBrokenDay(database.db, now)).toBeNull()
  })

  test.each([
    ["update audit_events set details = '{}' where kind = 'plan-edited'", '2026-11-16'],
    ["update audit_events set actor_id = gen_random_uuid() where kind = 'plan-edited'", '2026-11-16'],
    ["delete from audit_events where kind = 'signed-in'", '2026-11-15'],
    ["insert into audit_events (at, kind) values ('2026-11-17T12:00:00Z', 'page-edited')", '2026-11-17'],
    ["delete from trail_seals where day = '2026-11-15'", '2026-11-15'],
    ["update trail_seals set hash = 'x' where day = '2026-11-14'", '2026-11-14'],
    ["update trail_seals set acts_hash = 'x' where day = '2026-11-16'", '2026-11-16'],
  ])('finds the first day that does not match: %s', async (statement, day) => {
    await sealDays(database.db, now)
    await tamper(statement)
    expect(await findBrokenDay(database.db, now)).toBe(day)
  })

  test('nobody changes or removes a line or a seal', async () => {
    await sealDays(database.db, now)
    for (const statement of ['update audit_events set kind = kind', 'delete from audit_events'])
      await expect(database.pool.query(statement)).rejects.toThrow('append-only')
    await expect(database.pool.query('delete from trail_seals')).rejects.toThrow('append-only')
    const asJob = "select set_config('camice.forgets_trail', 'on', true)"
    for (const statement of ['delete from audit_events', "update audit_events set details = '{}'"])
      await expect(
        database.db.transaction(async (tx) => {
          await tx.execute(sql.raw(asJob))
          await tx.execute(sql.raw(statement))
        }),
        'not even as the job, what is recent',
      ).rejects.toThrow()
    expect(await count()).toBe(4)
  })
})

test('[DSK-054] acts are kept ten years, entries and views 24 months; forgetting leaves its own line and every seal matches', async () => {
  for (const [at, kind] of [
    ['2016-11-17T12:00:00Z', 'page-edited'],
    ['2016-11-18T12:00:00Z', 'page-edited'],
    ['2024-11-17T12:00:00Z', 'signed-in'],
    ['2024-11-17T12:00:00Z', 'member-viewed'],
    ['2024-11-17T12:00:00Z', 'plan-edited'],
    ['2024-11-18T12:00:00Z', 'signed-in'],
  ] as const)
    await line(at, kind)
  await sealDays(database.db, now)
  expect(await forgetOldLines(database.db, now)).toBe(3)
  const { rows } = await database.db.execute(sql`select kind, details from audit_events order by at`)
  expect(rows.map(({ kind }) => kind)).toEqual(['page-edited', 'plan-edited', 'signed-in', 'trail-forgotten'])
  expect(rows.at(-1)?.details).toEqual({ count: 3 })
  expect(await findBrokenDay(database.db, now)).toBeNull()
  expect([await forgetOldLines(database.db, now), await count()]).toEqual([0, 4])
})
