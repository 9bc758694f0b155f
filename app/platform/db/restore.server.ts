import { createWriteStream, existsSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { makeOwnFolder, OWNER_FILE } from '../owner-only.server.ts'
import { loadSnapshot } from './backup/load.server.ts'
import type { Manifest } from './backup/snapshot.server.ts'
import { type CopiedTable, listTables } from './backup/tables.ts'
import { readEntry, readTar, type TarEntry } from './backup/tar.ts'
import { filesPrefix, manifestName, snapshotName } from './backup.server.ts'
import { migrate, readMigrations, readReplaced, withBaseline } from './migrate.server.ts'
import { StartupError } from './startup-error.ts'

export type RestoreOptions = {
  url: string
  file: string
  dataFolder: string
  migrationsFolder?: string
  log?: (sentence: string) => void
}

/** Puts a copy back into an empty place: first the schema it was made with, then its rows, then what this version adds. */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { url, file, dataFolder, log = () => undefined } = options
  const folder = options.migrationsFolder ?? path.resolve('db/migrations')
  const { manifest, snapshot, files } = await readBackup(file)
  const known = (await readMigrations(folder)).map((migration) => migration.name)
  const made = withBaseline(manifest.migrations, await readReplaced(folder))
  const unknown = made.find((name, index) => known[index] !== name)
  if (unknown) {
    throw new StartupError(
      `La copia ${file} è di una versione più nuova di Camice (contiene l’aggiornamento "${unknown}"): riprendila con quella versione.`,
    )
  }
  await refuseUnlessEmpty(url)
  log('Preparo il database')
  await migrate({ url, folder, upTo: made.at(-1) })
  if (manifest.hasJobs) await createJobTables(url)
  await putFilesBack(file, files, dataFolder)
  log('Riprendo le righe')
  const rows = await loadSnapshot(url, readEntry(file, snapshot))
  const wrong = Object.keys(manifest.rows).find((name) => rows[name] !== manifest.rows[name])
  if (wrong) {
    throw new StartupError(
      `La copia ${file} promette ${manifest.rows[wrong]} righe in ${wrong} e ne contiene ${rows[wrong] ?? 0}: usane un’altra.`,
    )
  }
  await migrate({ url, folder, log })
  return manifest
}

type Backup = { manifest: Manifest; snapshot: TarEntry; files: TarEntry[] }

async function readBackup(file: string): Promise<Backup> {
  if (!existsSync(file)) throw new StartupError(`La copia ${file} non esiste.`)
  const entries = await readTar(file)
  const manifestEntry = entries?.find((entry) => entry.name === manifestName)
  const snapshot = entries?.find((entry) => entry.name === snapshotName)
  if (!entries || !manifestEntry || !snapshot) {
    throw new StartupError(`Il file ${file} non è una copia di Camice, o è incompleto.`)
  }
  const manifest = JSON.parse(await text(readEntry(file, manifestEntry))) as Manifest
  return { manifest, snapshot, files: entries.filter((entry) => entry.name.startsWith(filesPrefix)) }
}

/** A restore that died half-way leaves tables without rows, and may be repeated. */
async function refuseUnlessEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect().catch((error: Error) => {
    throw new StartupError(`Il database non risponde (${error.message}): controlla DATABASE_URL e ripeti.`)
  })
  try {
    const tables = await listTables(client)
    if (!(await holdsAnyRow(client, tables))) return
  } finally {
    await client.end().catch(() => undefined)
  }
  throw new StartupError(
    'Il database contiene già un club, e una copia si riprende solo in un posto vuoto: indica un altro database con DATABASE_URL, oppure ferma Camice e sposta altrove la cartella dei dati.',
  )
}

async function holdsAnyRow(client: pg.Client, tables: CopiedTable[]): Promise<boolean> {
  for (const { name } of tables.filter((table) => table.name.startsWith('public.'))) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount) return true
  }
  return false
}

async function createJobTables(url: string): Promise<void> {
  const { getConstructionPlans } = await import('pg-boss')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regnamespace('pgboss') is not null as exists`)
    if (!rows[0]?.exists) await client.query(getConstructionPlans('pgboss'))
  } finally {
    await client.end()
  }
}

async function putFilesBack(file: string, files: TarEntry[], dataFolder: string): Promise<void> {
  for (const entry of files) {
    const place = path.resolve(dataFolder, entry.name.slice(filesPrefix.length))
    if (!place.startsWith(path.resolve(dataFolder) + path.sep)) {
      throw new StartupError(
        `Il file ${file} vuole scrivere fuori dalla cartella dei dati (${entry.name}): non è una copia di Camice.`,
      )
    }
    await makeOwnFolder(path.dirname(place))
    await pipeline(entry.bytes > 0 ? readEntry(file, entry) : [], createWriteStream(place, { mode: OWNER_FILE }))
  }
}
