import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { listTimedRequests } from './request-times-store.server.ts'

const database = useTestDatabase()
const HOUR = 3_600_000

test('[FIG-042] a request counts in the period of its first answer and of its end, in working hours', async () => {
  const request = async (
    created: string,
    due: string | null,
    answers: string[],
    closings: [string, string | null][],
  ) => {
    const id = randomUUID()
    await database.pool.query(
      `insert into leads (id, event_id, form_type, email, is_privacy_read, created_at, updated_at, due_at) values ($1, $1, 'contatti', 'a@b.it', true, $2, $2, $3)`,
      [id, created, due],
    )
    for (const at of answers)
      await database.pool.query(
        `insert into request_answers (id, request_id, text, created_at) values ($1, $2, 'Ecco.', $3)`,
        [randomUUID(), id, at],
      )
    for (const [closed, reopened] of closings)
      await database.pool.query('insert into request_closings values ($1, $2, $3)', [id, closed, reopened])
  }
  const due = '2026-11-17T23:00:00Z'
  // Friday noon, answered on Monday noon and again later; closed, reopened and closed.
  await request(
    '2026-11-13T11:00:00Z',
    due,
    ['2026-11-16T11:00:00Z', '2026-11-18T11:00:00Z'],
    [
      ['2026-11-16T12:00:00Z', '2026-11-16T13:00:00Z'],
      ['2026-11-17T11:00:00Z', null],
    ],
  )
  await request('2026-11-16T11:00:00Z', due, ['2026-11-18T11:00:00Z'], [])
  await request('2026-11-16T11:00:00Z', null, [], [])
  const found = await listTimedRequests(database.db, { from: '2026-11-16', to: '2026-11-18' })
  expect(found.map(({ toAnswer, toEnd, isInTime }) => [toAnswer, toEnd, isInTime])).toEqual([
    [48 * HOUR, null, false],
    [24 * HOUR, 48 * HOUR, true],
  ])
  expect(await listTimedRequests(database.db, { from: '2026-11-19', to: '2026-11-30' })).toEqual([])
})

test('[FIG-042] the time put aside waiting for the person is counted apart, however it ends', async () => {
  const id = randomUUID()
  const query = (text: string, values: unknown[] = []) => database.pool.query(text, [id, ...values])
  await query(
    `insert into leads (id, event_id, form_type, email, is_privacy_read, created_at, updated_at) values ($1, $1, 'contatti', 'a@b.it', true, '2026-03-02T08:00:00Z', '2026-03-02T08:00:00Z')`,
  )
  const aside = (at: string, day: string | null) =>
    query('update leads set aside_until = $3, updated_at = $2 where id = $1', [at, day])
  // Monday to Wednesday, when its day comes; then moved on Thursday to another day, and taken up again two hours later.
  await aside('2026-03-02T10:00:00Z', '2026-03-04')
  await aside('2026-03-05T10:00:00Z', '2026-03-20')
  await aside('2026-03-05T11:00:00Z', '2026-03-25')
  await aside('2026-03-05T12:00:00Z', null)
  await query(
    `insert into request_answers (id, request_id, text, created_at) values (gen_random_uuid(), $1, 'Ecco.', '2026-03-05T14:00:00Z')`,
  )
  const [found] = await listTimedRequests(database.db, { from: '2026-03-05', to: '2026-03-05' })
  // Aside: 37 hours until the midnight of Rome of the 4th, and two on the 5th. In all 78 hours passed.
  expect([found?.aside, found?.toAnswer]).toEqual([39 * HOUR, 39 * HOUR])
  const { rows } = await query(
    'select until_day::text as day, ended_at from request_asides where request_id = $1 order by aside_at',
  )
  expect(rows.map(({ day, ended_at: ended }) => [day, ended?.toISOString()])).toEqual([
    ['2026-03-04', '2026-03-05T10:00:00.000Z'],
    ['2026-03-20', '2026-03-05T11:00:00.000Z'],
    ['2026-03-25', '2026-03-05T12:00:00.000Z'],
  ])
})
