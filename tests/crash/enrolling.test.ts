// reads: tests/crash/enrolling.ts
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { upsertDetails } from '#areas/account/details-store.server.ts'
import { listWallets } from '#areas/audience/store.server.ts'
import { searchCourses } from '#areas/courses/store.server.ts'
import { seedCourses } from '../../db/seed/courses.ts'
import { makeMember } from '../../db/seed/makers.ts'
import { useTestDatabase } from '../support/database.ts'

const database = useTestDatabase()
const LOCK = 471_100

/** Another process of the club, with a heart of its own to stop. */
function enrolling(memberId: string, courseId: number): ChildProcess {
  return spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'enrolling.ts'), database.url, memberId, String(courseId)],
    { cwd: path.resolve(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
  )
}

const count = async (query: ReturnType<typeof sql>) =>
  Number((await database.db.execute<{ count: string }>(query)).rows[0]?.count)

test('a process killed with -9 between spending and enrolling leaves neither; run again, it does both once', async () => {
  const now = new Date()
  await seedCourses(database.db, { now, log: () => undefined })
  const [course] = (await searchCourses(database.db, { page: 0, limit: 1 }, now)).list
  const courseId = course?.id ?? 0
  const memberId = await makeMember(database.db, { now, type: 'PREMIUM' })
  await upsertDetails(database.db, memberId, { fiscalCode: 'RSSMRA80A01H501U' })
  const balance = async () =>
    (await listWallets(database.db, memberId, now)).find(({ tag }) => tag === 'ecm')?.balance ?? 0
  const before = await balance()

  // The enrolment waits here: the credits are spent, the row is not written.
  await database.db.execute(
    sql.raw(`create function stop_here() returns trigger language plpgsql as $$ begin perform pg_advisory_lock(${LOCK}); return new; end $$;
      create trigger stop_here before insert on enrolments for each row execute function stop_here();`),
  )
  const holder = await database.pool.connect()
  await holder.query('select pg_advisory_lock($1)', [LOCK])
  const child = enrolling(memberId, courseId)
  const waiting = sql`select count(*) from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`
  await expect.poll(() => count(waiting), { interval: 50 }).toBe(1)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await holder.query('select pg_advisory_unlock($1)', [LOCK])
  holder.release()
  const others = sql`select count(*) from pg_locks where locktype = 'advisory' and objid = ${LOCK}`
  await expect.poll(() => count(others), { interval: 50 }).toBe(0)
  expect(await balance()).toBe(before)
  expect(await count(sql`select count(*) from enrolments where member_id = ${memberId}`)).toBe(0)
  expect(await count(sql`select count(*) from credit_operations where member_id = ${memberId}`)).toBe(0)

  await database.db.execute(sql.raw('drop trigger stop_here on enrolments; drop function stop_here();'))
  for (const _again of [1, 2]) {
    const [code] = await once(enrolling(memberId, courseId), 'exit')
    expect(code).toBe(0)
  }
  expect(await balance()).toBe(before - (course?.credits ?? 0))
  expect(await count(sql`select count(*) from enrolments where member_id = ${memberId}`)).toBe(1)
})
