import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { OWNER_FILE } from '../../owner-only.server.ts'
import { listSequences, listTables } from './tables.ts'

export type Manifest = {
  format: 1
  createdAt: string
  /** The schema the rows belong to: restoring brings an empty database to it first. */
  migrations: string[]
  hasJobs: boolean
  rows: Record<string, number>
}

/**
 * Writes every row as one moment saw it, while others go on writing, in the form `psql` reads too: COPY and its lines.
 */
export async function writeSnapshot(
  url: string,
  file: string,
  createdAt: Date,
  onTable: (name: string) => void,
): Promise<Manifest> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'camice-backup',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    const tables = await listTables(client)
    const { rows: migrations } = await client.query('select name from schema_migrations order by position')
    const rows: Record<string, number> = {}
    const source = async function* () {
      for (const table of tables) {
        onTable(table.name)
        const columns = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
        yield `COPY ${table.name} (${columns}) FROM stdin;\n`
        const stream = client.query(copyTo(`copy (select ${columns} from ${table.name}) to stdout`))
        for await (const chunk of stream) yield chunk
        rows[table.name] = stream.rowCount
        yield '\\.\n'
      }
      for (const { name, value, isCalled } of await listSequences(client)) {
        yield `SELECT setval('${name}', ${value}, ${isCalled});\n`
      }
    }
    const asBytes = new Transform({
      writableObjectMode: true,
      transform: (chunk, _encoding, done) => done(null, chunk),
    })
    await pipeline(source, asBytes, createGzip({ level: 6 }), createWriteStream(file, { mode: OWNER_FILE }))
    await client.query('commit')
    return {
      format: 1,
      createdAt: createdAt.toISOString(),
      migrations: migrations.map((row) => row.name),
      hasJobs: tables.some((table) => table.name.startsWith('pgboss.')),
      rows,
    }
  } finally {
    await client.end().catch(() => undefined)
  }
}
