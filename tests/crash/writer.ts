import pg from 'pg'
import { startEmbedded } from '../../app/platform/db/embedded.server.ts'

/**
 * A small Camice that only writes: it says a number when the database has acknowledged it, and goes on when the
 * database dies under it. It ends when it is killed, or after a bounded number of numbers.
 */
const [folder = '', first = '1'] = process.argv.slice(2)
const server = await startEmbedded({ projectFolder: process.cwd(), folder, purpose: 'serve' })
const pool = new pg.Pool({ connectionString: server.url, max: 4, connectionTimeoutMillis: 5_000 })
pool.on('error', () => undefined)
pool.on('connect', (client) => client.on('error', () => undefined))
await pool.query('create table if not exists acknowledged (number bigint primary key)')
process.stdout.write('ready\n')

let next = Number(first)
const last = next + 100_000
async function write(): Promise<void> {
  while (next < last) {
    const number = next
    next += 1
    // A refused write is not acknowledged, so it may or may not be there; it is never said.
    const isAcknowledged = await pool.query('insert into acknowledged values ($1)', [number]).then(
      () => true,
      () => false,
    )
    if (isAcknowledged) process.stdout.write(`${number}\n`)
    else await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
await Promise.all([1, 2, 3, 4].map(write))
