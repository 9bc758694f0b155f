import pg from 'pg'
import { waitUntil } from './process.server.ts'

/** An advisory lock lives as long as its connection, so a process killed with -9 releases it without cleaning. */
const servingLock = [0x63616d, 1] as const

export type ServingLock = { isHeld: () => boolean; release: () => Promise<void> }

/** Takes the right to serve this cluster, or null when another process keeps it for longer than `waitMs`. */
export async function takeServingLock(url: string, waitMs: number, onLost: () => void): Promise<ServingLock | null> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'camice-serving',
    connectionTimeoutMillis: 5_000,
  })
  let isHeld = false
  let isReleased = false
  client.on('error', () => undefined)
  client.on('end', () => {
    const wasHeld = isHeld
    isHeld = false
    if (wasHeld && !isReleased) onLost()
  })
  await client.connect()
  const tryOnce = async () => {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as taken', [...servingLock])
    return rows[0]?.taken === true
  }
  isHeld = await waitUntil(tryOnce, waitMs, 100).catch(() => false)
  const release = async () => {
    isReleased = true
    await client.end().catch(() => undefined)
  }
  if (isHeld) return { isHeld: () => isHeld, release }
  await release()
  return null
}
