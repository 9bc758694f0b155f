import { sql } from 'drizzle-orm'
import pg from 'pg'
import { ASK_WHETHER_ALIVE, type Db } from './database.server.ts'

export type Handlers = Record<string, (payload: string) => void>

export type ListenOptions = {
  /** Called after every connection but the first: what was said while we were deaf is lost, so everything kept must be doubted. */
  onReconnect?: () => void
  onError?: (error: Error) => void
}

export type Listener = { close: () => Promise<void> }

const shortestPauseMs = 100
const longestPauseMs = 5_000

/** Hears NOTIFY on a connection of its own, found again by itself when it breaks. Resolves when it hears for the first time. */
export async function listen(url: string, handlers: Handlers, options: ListenOptions = {}): Promise<Listener> {
  let client: pg.Client | null = null
  let isClosed = false
  let pauseMs = shortestPauseMs
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const candidate = new pg.Client({
      connectionString: url,
      application_name: 'camice-listen',
      connectionTimeoutMillis: 5_000,
      ...ASK_WHETHER_ALIVE,
    })
    candidate.on('error', (error) => options.onError?.(error))
    candidate.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''))
    await candidate.connect()
    for (const channel of Object.keys(handlers)) await candidate.query(`listen ${pg.escapeIdentifier(channel)}`)
    candidate.on('end', reconnectLater)
    client = candidate
    pauseMs = shortestPauseMs
  }

  const reconnect = async () => {
    try {
      await connect()
      if (isClosed) await client?.end()
      else options.onReconnect?.()
    } catch (error) {
      options.onError?.(error as Error)
      reconnectLater()
    }
  }

  function reconnectLater() {
    client = null
    if (isClosed) return
    timer = setTimeout(reconnect, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Inside a transaction the word goes out when it commits, and never if it does not. PostgreSQL takes up to 8000 bytes. */
export async function notify(db: Db, channel: string, payload = ''): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}
