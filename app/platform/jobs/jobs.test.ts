import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { until } from '../../../tests/support/patience.ts'
import { systemClock } from '../clock.ts'
import type { Log } from '../log/log.server.ts'
import { standInOutside } from '../outside/outside.server.ts'
import { defineJob, type Job } from './define-job.ts'
import { enqueue } from './enqueue.server.ts'
import { installJobs, startJobs } from './start-jobs.server.ts'
import { countJobs } from './store.server.ts'

const database = useTestDatabase({ maxConnections: 20 })
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

beforeAll(() => install())

const working = (...jobs: Job[]) => workingEvery(1, ...jobs)

async function workingEvery(pollSeconds: number, ...jobs: Job[]) {
  const started = await startJobs({
    url: database.url,
    jobs,
    pollSeconds,
    context: {
      db: database.db,
      clock: systemClock,
      log: silent,
      club: testEnv().club,
      origin: 'http://localhost:3000',
      outside: standInOutside({ db: database.db, clock: systemClock }),
    },
  })
  onTestFinished(() => started.stop({ timeoutMs: 2000 }))
  return started
}

function recorder(name: string, more: Partial<Job> = {}) {
  const seen: number[] = []
  const job = defineJob({
    name,
    shape: z.object({ n: z.number().default(0) }),
    handle: async (_context, { n }) => {
      seen.push(n)
    },
    ...more,
  })
  return { job, seen }
}

const install = (...jobs: Job[]) => installJobs({ url: database.url, jobs })

const countOf = async (queue: string) => (await countJobs(database.db)).find((row) => row.queue === queue)

describe('asking for work', () => {
  test('a job asked in a transaction that is kept is done before the worker looks again, because NOTIFY wakes it', async () => {
    const { job, seen } = recorder('kept')
    await workingEvery(3600, job)
    await database.db.transaction((tx) => enqueue(tx, job, { n: 7 }))
    await expect.poll(() => seen, { interval: 20 }).toEqual([7])
  })

  test('a job asked in a transaction that is undone was never asked', async () => {
    const { job, seen } = recorder('undone')
    await install(job)
    const undone = database.db.transaction(async (tx) => {
      await enqueue(tx, job, { n: 1 })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await enqueue(database.db, job, { n: 2 })
    await working(job)
    await expect.poll(() => seen).toEqual([2])
  })

  test('a job asked while nobody works waits for the next process', async () => {
    const { job, seen } = recorder('waiting')
    await install(job)
    await enqueue(database.db, job, { n: 3 })
    expect(await countOf('waiting')).toMatchObject({ waiting: 1, active: 0, failed: 0 })
    await working(job)
    await expect.poll(() => seen).toEqual([3])
  })

  test('one per key: the second request while the first waits adds nothing', async () => {
    const { job } = recorder('per-key', { isOnePerKey: true })
    await install(job)
    const ids = [
      await enqueue(database.db, job, { n: 1 }, { key: 'a' }),
      await enqueue(database.db, job, { n: 1 }, { key: 'a' }),
    ]
    await enqueue(database.db, job, { n: 1 }, { key: 'b' })
    expect(ids).toEqual([expect.any(String), null])
    expect(await countOf('per-key')).toMatchObject({ waiting: 2 })
    await expect(enqueue(database.db, job, { n: 1 })).rejects.toThrow('needs a key')
  })

  test('a queue nobody installed is a mistake that undoes the transaction, not a job that is lost', async () => {
    const { job } = recorder('never-installed')
    await expect(enqueue(database.db, job, { n: 1 })).rejects.toThrow('does not exist')
  })

  test('a payload of another shape is refused before it is stored', async () => {
    const { job } = recorder('shaped')
    await install(job)
    await expect(enqueue(database.db, job, { n: 'x' as never })).rejects.toThrow(z.ZodError)
    expect(await countOf('shaped')).toBeUndefined()
  })

  test('a job for later is not done before', async () => {
    const { job, seen } = recorder('later')
    await working(job)
    await enqueue(database.db, job, { n: 1 }, { startAfter: new Date('2100-01-01') })
    await enqueue(database.db, job, { n: 2 })
    await expect.poll(() => seen).toEqual([2])
    expect(await countOf('later')).toMatchObject({ waiting: 1 })
  })
})

describe('when work fails', () => {
  test('it is kept and counted, and says what kind of error it was without the words of it', async () => {
    const job = defineJob({
      name: 'fragile',
      shape: z.object({ email: z.string() }),
      retries: 0,
      handle: async () => {
        throw new TypeError('failed for canarino@posta.example')
      },
    })
    await working(job)
    await enqueue(database.db, job, { email: 'canarino@posta.example' })
    await expect.poll(() => countOf('fragile')).toMatchObject({ failed: 1 })
    const { rows } = await database.pool.query("select output from pgboss.job where name = 'fragile'")
    expect(rows).toEqual([{ output: expect.objectContaining({ message: 'TypeError' }) }])
    expect(JSON.stringify(rows)).not.toContain('canarino')
  })

  test('connections cut by the database are found again and work goes on', async () => {
    const { job, seen } = recorder('cut')
    await working(job)
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'camice-jobs' and datname = current_database()",
    )
    await enqueue(database.db, job, { n: 5 })
    await expect.poll(() => seen, { interval: 100 }).toEqual([5])
  })
})

describe('starting and stopping', () => {
  test('installing twice, from several nodes at once, is one installation', async () => {
    const { job } = recorder('installed')
    await Promise.all(Array.from({ length: 4 }, () => install(job)))
    await install(job)
  })

  test('a stop waits for what has begun', async () => {
    const begun = Promise.withResolvers<void>()
    let isDone = false
    const job = defineJob({
      name: 'slow',
      shape: z.object({}),
      handle: async () => {
        begun.resolve()
        await until(() => !jobs.isWorking())
        await database.pool.query('select pg_sleep(0.3)')
        isDone = true
      },
    })
    const jobs = await working(job)
    await enqueue(database.db, job, {})
    await begun.promise
    expect(jobs.isWorking()).toBe(true)
    await jobs.stop()
    expect(isDone).toBe(true)
    expect(jobs.isWorking()).toBe(false)
  })

  test('a schedule that is no longer in the code is forgotten', async () => {
    const { job } = recorder('nightly', { cron: '0 3 * * *' })
    const first = await working(job)
    await first.stop()
    const schedules = () =>
      database.pool.query('select name, timezone from pgboss.schedule').then((result) => result.rows)
    expect(await schedules()).toEqual([{ name: 'nightly', timezone: 'Europe/Rome' }])
    const second = await working()
    await second.stop()
    expect(await schedules()).toEqual([])
  })
})
