import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { findBinaries } from './embedded/binaries.server.ts'
import { ensureDatabase, urlOf } from './embedded/club-database.server.ts'
import { ensureCluster } from './embedded/cluster.server.ts'
import { onDisk } from './embedded/disk.server.ts'
import {
  claimantOf,
  type EmbeddedHome,
  homeOf,
  isClaimedBy,
  prepareHome,
  rootHomes,
  serverUser,
} from './embedded/home.server.ts'
import { type Keeper, keepServing } from './embedded/keeper.server.ts'
import { type Durability, ensurePostmaster, type Postmaster, stopPostmaster } from './embedded/postmaster.server.ts'
import { takeServingLock } from './embedded/serving-lock.server.ts'
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

/** A real PostgreSQL of our own on a Unix socket: made, adopted or started as needed, and kept running while we serve. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  if (process.platform === 'win32') {
    throw new StartupError(
      'Su Windows Camice ha bisogno di DATABASE_URL (o di WSL) perché PostgreSQL incorporato usa un socket Unix.',
    )
  }
  const { projectFolder, purpose, durability = 'full', log = () => undefined } = options
  const home = await findHome(options)
  const binaries = await onDisk(home.folder, () => findBinaries(projectFolder, home.user))
  if (home.user && !options.folder) await stopForgottenServers()
  const start = () =>
    onDisk(home.folder, async () => {
      await ensureCluster(home, binaries, { sync: durability === 'full' })
      return bringUp(home, () => ensurePostmaster(home, binaries, durability))
    })
  const { isAdopted } = await start()
  const url = urlOf(home)
  const keeper = purpose === 'serve' ? await keepServing({ url, folder: home.folder, start, log }) : null
  return { url, version: binaries.version, folder: home.folder, isAdopted, stop: () => stop(home, keeper, isAdopted) }
}

function findHome({ projectFolder, dataFolder = '.data', folder }: EmbeddedOptions): Promise<EmbeddedHome> {
  const place = path.resolve(projectFolder, folder ?? dataFolder)
  return onDisk(place, () => (folder ? prepareHome(place, serverUser()) : homeOf(place)))
}

/** A server we adopt may be dying: then it is soon gone, and the next one is our own. */
async function bringUp(home: EmbeddedHome, ensure: () => Promise<Postmaster>): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const postmaster = await ensure()
    try {
      await ensureDatabase(home)
      return postmaster
    } catch (error) {
      if (!postmaster.isAdopted || attempt === 5) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 100 * attempt))
  }
}

async function stop(home: EmbeddedHome, keeper: Keeper | null, isAdopted: boolean): Promise<void> {
  if (keeper) {
    await keeper.release()
    return stopPostmaster(home)
  }
  if (isAdopted) return
  // A server that does not even answer serves nobody.
  const serving = await takeServingLock(urlOf(home), 0, () => undefined).catch(() => 'silent' as const)
  if (serving === null) return
  if (serving !== 'silent') await serving.release()
  await stopPostmaster(home)
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
