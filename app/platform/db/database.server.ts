import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { giveUpOnSilence } from './silence.server.ts'

/** What stores receive first: the database, or the transaction a command has opened on it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Database = {
  db: Db
  /** Reads that may be a moment old: the replica when there is one, otherwise the same database. */
  reads: Db
  /** DSK-036. The same database, where PostgreSQL itself refuses every write; opened when first asked for. */
  readOnly: () => Db
  pool: pg.Pool
  ping: (limitMs?: number) => Promise<boolean>
  close: () => Promise<void>
}

export type DatabaseOptions = {
  url: string
  replicaUrl?: string | undefined
  maxConnections?: number
  statementTimeoutMs?: number
  /** How much longer than a statement may run an answer is waited for, before the database is taken for gone. */
  silenceMs?: number
  /** How long whoever asks waits for a connection before being refused. */
  connectionTimeoutMs?: number
  applicationName?: string
  /** Told of every connection that breaks while nobody is using it; the pool replaces it by itself. */
  onConnectionError?: (error: Error) => void
}

/**
 * A connection that a firewall or a lost machine dropped says nothing: unasked, the system believes in it for two hours, and whoever
 * listens on it is deaf for as long.
 */
export const ASK_WHETHER_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options.url, options)
  const replica = options.replicaUrl ? openPool(options.replicaUrl, options) : null
  const db = drizzle(pool)
  let readOnly: { pool: pg.Pool; db: Db } | undefined
  return {
    db,
    reads: replica ? drizzle(replica) : db,
    readOnly: () => {
      if (!readOnly) {
        const own = openReadOnlyPool(options)
        readOnly = { pool: own, db: drizzle(own) }
      }
      return readOnly.db
    },
    pool,
    ping: (limitMs = 2_000) => ping(pool, limitMs),
    close: async () => {
      await Promise.all([pool.end(), replica?.end(), readOnly?.pool.end()])
    },
  }
}

const READ_ONLY_CONNECTIONS = 2

/** What is asked first of each connection is that it writes nothing; one that does not agree serves nobody. */
function openReadOnlyPool(options: DatabaseOptions): pg.Pool {
  return openPool(options.url, { ...options, maxConnections: READ_ONLY_CONNECTIONS }, async (client) => {
    await client.query('set session characteristics as transaction read only')
  })
}

function openPool(
  url: string,
  options: DatabaseOptions,
  onConnect?: (client: pg.ClientBase) => Promise<void>,
): pg.Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000
  const onError = options.onConnectionError ?? (() => undefined)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'camice',
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 3,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    ...ASK_WHETHER_ALIVE,
    ...(onConnect && { onConnect }),
  })
  pool.on('error', onError)
  // A connection that breaks while a transaction holds it speaks through the client, and unheard it would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError)
    giveUpOnSilence(client, statementTimeoutMs + (options.silenceMs ?? 5_000))
  })
  return pool
}

async function ping(pool: pg.Pool, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}
