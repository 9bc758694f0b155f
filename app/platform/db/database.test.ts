import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { openDatabase } from './database.server.ts'

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
    expect(await database.ping()).toBe(true)
    expect(onConnectionError).toHaveBeenCalled()
    await database.close()
  })

  test('a database that is not there answers no within the limit instead of ending the process', async () => {
    const database = openDatabase({ url: 'postgresql://camice@127.0.0.1:1/camice' })
    const begin = performance.now()
    expect(await database.ping(500)).toBe(false)
    expect(performance.now() - begin).toBeLessThan(2_000)
    await database.close()
  })
})
