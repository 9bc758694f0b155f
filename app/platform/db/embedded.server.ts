import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { findBinaries } from './embedded/binaries.server.ts'
import { ensureCluster, superuser } from './embedded/cluster.server.ts'
import {
  claimantOf,
  type EmbeddedHome,
  homeOf,
  isClaimedBy,
  prepareHome,
  rootHomes,
  serverUser,
} from './embedded/home.server.ts'
import { type Durability, ensurePostmaster, stopPostmaster } from './embedded/postmaster.server.ts'
import { type ServingLock, takeServingLock } from './embedded/serving-lock.server.ts'
import { StartupError } from './startup-error.ts'

export type EmbeddedOptions = {
  projectFolder: string
  /** A tool (seed, backup) works beside the process that serves; two that serve are one too many. */
  purpose: 'serve' | 'tool'
  /** Where the club keeps everything of its own: `.data` in the project unless told. */
  dataFolder?: string
  /** This very folder for the cluster instead: tests and benches. */
  folder?: string
  durability?: Durability
  log?: (sentence: string) => void
}

export type EmbeddedServer = {
  url: string
  version: string
  folder: string
  isAdopted: boolean
  /** Stops the server, unless it is in another process's hands. */
  stop: () => Promise<void>
}

const databaseName = 'camice'
const handOverMs = 3_000
const longestPauseMs = 5_000

/** A real PostgreSQL of our own on a Unix socket; see docs/operations.md for its places and habits. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => undefined)
  const durability = options.durability ?? 'full'
  if (process.platform === 'win32') {
    throw new StartupError(
      'Su Windows Camice ha bisogno di DATABASE_URL (o di WSL) perché PostgreSQL incorporato usa un socket Unix.',
    )
  }
  const dataFolder = path.resolve(options.projectFolder, options.dataFolder ?? '.data')
  const home = await withDiskSentence(options.folder ?? dataFolder, () =>
    options.folder ? prepareHome(path.resolve(options.folder), serverUser()) : homeOf(dataFolder),
  )
  const binaries = await withDiskSentence(home.folder, () => findBinaries(options.projectFolder, home.user))
  if (home.user && !options.folder) await stopForgottenServers()
  const url = urlOf(home, databaseName)
  const start = async () => {
    await withDiskSentence(home.folder, () => ensureCluster(home, binaries, { sync: durability === 'full' }))
    const postmaster = await withDiskSentence(home.folder, () => ensurePostmaster(home, binaries, durability))
    await ensureDatabase(home)
    return postmaster
  }
  const { isAdopted } = await start()
  const keeper = options.purpose === 'serve' ? await keepServing(url, start, log, home) : null
  return {
    url,
    version: binaries.version,
    folder: home.folder,
    isAdopted,
    stop: () => stop(home, keeper, isAdopted),
  }
}

type Keeper = { release: () => Promise<void> }

/** Holds the right to serve and, when the server dies under us, starts it again: the pages come back by themselves. */
async function keepServing(
  url: string,
  start: () => Promise<unknown>,
  log: (sentence: string) => void,
  home: EmbeddedHome,
): Promise<Keeper> {
  let lock: ServingLock | null = null
  let isStopping = false
  let revival: Promise<void> | null = null
  const revive = async () => {
    log('Il database incorporato si è fermato: lo riavvio.')
    for (let pauseMs = 100; !isStopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await start()
        lock = await takeServingLock(url, handOverMs, onLost)
        if (lock) return log('Il database incorporato è di nuovo pronto.')
      } catch (error) {
        log(`Il database incorporato non riparte: ${(error as Error).message}`)
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
    }
  }
  function onLost() {
    if (!isStopping) revival = revive()
  }
  lock = await takeServingLock(url, handOverMs, onLost)
  if (!lock) {
    throw new StartupError(
      `Un altro processo di Camice sta già usando questi dati (${home.folder}): fermalo prima di avviarne un secondo, oppure imposta DATABASE_URL per usarne più di uno.`,
    )
  }
  return {
    release: async () => {
      isStopping = true
      await revival?.catch(() => undefined)
      await lock?.release()
    },
  }
}

async function stop(home: EmbeddedHome, keeper: Keeper | null, isAdopted: boolean): Promise<void> {
  if (keeper) {
    await keeper.release()
    return stopPostmaster(home)
  }
  if (isAdopted) return
  const free = await takeServingLock(urlOf(home, databaseName), 0, () => undefined).catch(() => null)
  if (!free) return
  await free.release()
  await stopPostmaster(home)
}

function urlOf(home: EmbeddedHome, database: string): string {
  return `postgresql://${superuser}@localhost/${database}?host=${encodeURIComponent(home.socketFolder)}`
}

async function ensureDatabase(home: EmbeddedHome): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(home, 'postgres'), connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
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

/** Root's clusters live outside the project: when the project is gone, nobody else would ever stop their servers. */
async function stopForgottenServers(): Promise<void> {
  for (const name of await readdir(rootHomes)) {
    const folder = path.join(rootHomes, name)
    const claimant = claimantOf(folder)
    if (claimant === null || isClaimedBy(claimant, folder)) continue
    await stopPostmaster({ dataFolder: path.join(folder, 'data') })
  }
}

async function withDiskSentence<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw new StartupError(
        `Non c’è più spazio sul disco per i dati di Camice (${folder}): libera spazio e riavvia; niente di quanto già salvato è andato perso.`,
      )
    }
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
      throw new StartupError(
        `Camice non può scrivere nella cartella dei dati ${folder}: controlla i permessi e riavvia.`,
      )
    }
    throw error
  }
}
