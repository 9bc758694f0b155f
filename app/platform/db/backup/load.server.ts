import { once } from 'node:events'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readSqlParts } from './sql-lines.ts'
import { listForeignKeys, listTables } from './tables.ts'

/** Puts every row back in one transaction: a death half-way leaves the tables as they were. Returns the rows per table. */
export async function loadSnapshot(url: string, source: NodeJS.ReadableStream): Promise<Record<string, number>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'camice-restore',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    const tables = await listTables(client)
    const keys = await listForeignKeys(client)
    const known = new Set(tables.map((table) => table.name))
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
    if (known.size > 0) await client.query(`truncate ${[...known].join(', ')}`)
    const rows = await copyRows(client, source, known)
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    }
    await client.query('commit')
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function copyRows(
  client: pg.Client,
  source: NodeJS.ReadableStream,
  known: Set<string>,
): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  let table = ''
  let stream: ReturnType<typeof copyFrom> | null = null
  let ended: Promise<unknown> = Promise.resolve()
  for await (const part of readSqlParts(source.pipe(createGunzip()))) {
    if (part.kind === 'table') {
      if (!known.has(part.name)) throw new Error(`This Camice has no table ${part.name}.`)
      table = part.name
      stream = client.query(copyFrom(`copy ${table} (${part.columns}) from stdin`))
      ended = once(stream, 'finish')
      // Awaited when the table ends; a failure before that must not count as unheard.
      ended.catch(() => undefined)
    } else if (part.kind === 'rows' && stream) {
      if (!stream.write(Buffer.from(part.lines))) await Promise.race([once(stream, 'drain'), ended])
    } else if (part.kind === 'end of table' && stream) {
      stream.end()
      await ended
      rows[table] = stream.rowCount
      stream = null
    } else if (part.kind === 'sequence') {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [part.name, part.value, part.isCalled])
    }
  }
  return rows
}
