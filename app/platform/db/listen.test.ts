import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { listen, notify } from './listen.server.ts'

describe('listening to other nodes', () => {
  const database = useTestDatabase()

  test('a word said inside a transaction is heard when it commits and never when it does not', async () => {
    const heard: string[] = []
    const listener = await listen(database.url, { content: (payload) => heard.push(payload) })
    await database.db
      .transaction(async (tx) => {
        await notify(tx, 'content', 'undone')
        throw new Error('changed my mind')
      })
      .catch(() => undefined)
    await database.db.transaction((tx) => notify(tx, 'content', 'kept'))
    await vi.waitFor(() => expect(heard).toEqual(['kept']))
    await listener.close()
  })

  test('a silent connection is asked every ten seconds whether anybody is still there', async () => {
    const asked = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const listener = await listen(database.url, {})
    await listener.close()
    expect(asked.mock.calls).toEqual([[true, 10_000]])
    asked.mockRestore()
  })

  test('a broken connection is found again, and the listener is told to doubt what it kept', async () => {
    const heard: string[] = []
    const onReconnect = vi.fn()
    const listener = await listen(database.url, { content: (payload) => heard.push(payload) }, { onReconnect })
    expect(onReconnect).not.toHaveBeenCalled()
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'camice-listen' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1))
    await notify(database.db, 'content', 'after')
    await vi.waitFor(() => expect(heard).toEqual(['after']))
    await listener.close()
  })
})
