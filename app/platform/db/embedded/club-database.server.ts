import pg from 'pg'
import { superuser } from './cluster.server.ts'
import type { EmbeddedHome } from './home.server.ts'

const databaseName = 'camice'
const recoveryMs = 120_000
const everyMs = 100

export function urlOf(home: EmbeddedHome, database = databaseName): string {
  return `postgresql://${superuser}@localhost/${database}?host=${encodeURIComponent(home.socketFolder)}`
}

/** Makes the club's database if it is not there, after waiting for a server that is still replaying its journal. */
export async function ensureDatabase(home: EmbeddedHome): Promise<void> {
  const client = await connectAfterRecovery(urlOf(home, 'postgres'))
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } catch (error) {
    // 42P04 and 23505: another start has just made it.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

async function connectAfterRecovery(url: string): Promise<pg.Client> {
  for (let waitedMs = 0; ; waitedMs += everyMs) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      const isRecovering = (error as { code?: string }).code === '57P03'
      if (!isRecovering || waitedMs > recoveryMs) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
