import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { until } from '../../../tests/support/patience.ts'
import { isPassingDatabaseError } from '../http/errors.server.ts'
import { openDatabase } from './database.server.ts'
import { takeTime } from './silence.server.ts'

/** Stands between the club and its database, and can stop bringing anything without saying so, as a machine that vanished does. */
async function standBetween(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host')
  let isSilent = false
  const sockets = new Set<Socket>()
  const middle = createServer((near) => {
    const far = host ? connect(`${host}/.s.PGSQL.${port || 5432}`) : connect(Number(port || 5432), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    near.on('data', (bytes) => isSilent || far.write(bytes))
    far.on('data', (bytes) => isSilent || near.write(bytes))
  })
  await new Promise<void>((done) => middle.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    middle.close()
  })
  const through = new URL(url)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String((middle.address() as { port: number }).port)
  return {
    url: through.href,
    beSilent: (silent: boolean) => {
      isSilent = silent
    },
  }
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

describe('the database of the club', () => {
  const own = useTestDatabase()

  test('a statement that runs too long is stopped by the database', async () => {
    const database = openDatabase({ url: own.url, statementTimeoutMs: 100 })
    await expect(database.pool.query('select pg_sleep(10)')).rejects.toThrow(/statement timeout/)
    await database.close()
  })

  test('connections cut in the middle of a transaction fail that work only, and the next finds new ones', async () => {
    const onConnectionError = vi.fn()
    const database = openDatabase({ url: own.url, applicationName: 'camice-cut', onConnectionError })
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await own.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'camice-cut'`,
      )
      await tx.execute(sql`select 1`)
    })
    await expect(work).rejects.toThrow()
    await expect.poll(() => database.ping()).toBe(true)
    expect(onConnectionError).toHaveBeenCalled()
    await database.close()
  })

  test('a database that is not there answers no instead of ending the process', async () => {
    const database = openDatabase({ url: 'postgresql://camice@127.0.0.1:1/camice' })
    expect(await database.ping()).toBe(false)
    await database.close()
  })

  test('a database that vanishes while it is asked is given up, and asked again through another connection', async () => {
    const between = await standBetween(own.url)
    const database = openDatabase({ url: between.url, statementTimeoutMs: 300, silenceMs: 200 })
    // A busy machine may be silent too: it is asked again.
    await until(() => succeeds(database.db.execute(sql`select 1`)))
    between.beSilent(true)
    const asked = await database.db.execute(sql`select 2`).catch((error: unknown) => error)
    between.beSilent(false)
    expect(isPassingDatabaseError(asked)).toBe(true)
    const begun = await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        between.beSilent(true)
        await tx.execute(sql`select 3`)
      })
      .catch((error: unknown) => error)
    between.beSilent(false)
    expect(isPassingDatabaseError(begun)).toBe(true)
    await expect.poll(() => database.ping()).toBe(true)
    await database.close()
  })

  test('who says to take time is waited for, until the end of the transaction', async () => {
    const database = openDatabase({ url: own.url, statementTimeoutMs: 300, silenceMs: 100, maxConnections: 1 })
    const work = () =>
      database.db.transaction(async (tx) => {
        await takeTime(tx)
        await tx.execute(sql`select pg_sleep(0.9)`)
      })
    // What comes before it is in a hurry, and late on a busy machine: then it is begun again.
    await until(() => succeeds(work()))
    await expect(database.pool.query('select pg_sleep(5)')).rejects.toThrow(/statement timeout/)
    await database.close()
  })
})
