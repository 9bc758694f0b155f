import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, link, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isPassedThrough, makeOwnFolder, OWNER_FILE } from '../../owner-only.server.ts'
import { StartupError } from '../startup-error.ts'

/** The user the server runs as when we are root, because PostgreSQL refuses to run as root. */
export type ServerUser = { uid: number; gid: number }

export type EmbeddedHome = {
  folder: string
  dataFolder: string
  socketFolder: string
  logFile: string
  user: ServerUser | null
}

/** Where root keeps clusters: `nobody` must reach it, and no system cleaner empties it (as it does with /var/tmp). */
export const rootHomes = '/var/lib/camice'

/** The kernel refuses a longer Unix socket path; `.s.PGSQL.5432` and its lock live inside the folder. */
const longestSocketFolder = 107 - '/.s.PGSQL.5432'.length

export function serverUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) {
    throw new StartupError(
      'PostgreSQL non può girare come root e su questa macchina manca l’utente "nobody": avvia Camice con un utente normale o imposta DATABASE_URL.',
    )
  }
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * The place of a club's cluster: `postgres` in its data folder or, for root, a folder outside whose name is written in
 * `postgres-home` there, so that the data follow a project that moves and a fresh checkout begins with an empty club.
 */
export async function homeOf(dataFolder: string): Promise<EmbeddedHome> {
  if (isPassedThrough(dataFolder)) await mkdir(dataFolder, { recursive: true, mode: 0o755 })
  else await makeOwnFolder(dataFolder)
  const user = serverUser()
  if (!user) return prepareHome(path.join(dataFolder, 'postgres'), null)
  return prepareHome(await rootHomeOf(dataFolder), user)
}

async function rootHomeOf(dataFolder: string): Promise<string> {
  const pointer = path.join(dataFolder, 'postgres-home')
  const known = existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : ''
  if (known) {
    const claimant = claimantOf(known)
    const isCopy = claimant !== null && claimant !== dataFolder && isClaimedBy(claimant, known)
    if (!isCopy) {
      await mkdir(known, { recursive: true, mode: 0o755 })
      await writeFile(path.join(known, 'claimed-by'), dataFolder)
      return known
    }
    await rm(pointer)
  }
  return claimNewHome(dataFolder, pointer)
}

/** The link is made or not made: of two first starts at once, both end up in the same place. */
async function claimNewHome(dataFolder: string, pointer: string): Promise<string> {
  const fresh = path.join(rootHomes, randomUUID().slice(0, 13))
  await mkdir(fresh, { recursive: true, mode: 0o755 })
  await writeFile(path.join(fresh, 'claimed-by'), dataFolder)
  const draft = `${pointer}.${randomUUID()}`
  await writeFile(draft, fresh, { mode: OWNER_FILE })
  try {
    await link(draft, pointer)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await rm(fresh, { recursive: true })
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(pointer, 'utf8')).trim()
}

export function claimantOf(home: string): string | null {
  const file = path.join(home, 'claimed-by')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** Whether that data folder still says that this cluster is its own. */
export function isClaimedBy(dataFolder: string, home: string): boolean {
  const pointer = path.join(dataFolder, 'postgres-home')
  return existsSync(pointer) && readFileSync(pointer, 'utf8').trim() === home
}

/** Only the server's user may enter the socket folder: that is what keeps other local users from connecting. */
export async function prepareHome(folder: string, user: ServerUser | null): Promise<EmbeddedHome> {
  await mkdir(folder, { recursive: true, mode: user ? 0o755 : 0o700 })
  if (user) await chmod(folder, 0o755)
  const socketFolder = shortSocketFolder(folder)
  await mkdir(socketFolder, { recursive: true, mode: 0o700 })
  const { uid } = await lstat(socketFolder)
  const owner = user?.uid ?? process.getuid?.() ?? uid
  if (uid !== owner && uid !== process.getuid?.()) {
    throw new StartupError(`La cartella ${socketFolder} appartiene a un altro utente: eliminala e riavvia Camice.`)
  }
  if (user) await chown(socketFolder, user.uid, user.gid)
  await chmod(socketFolder, 0o700)
  return {
    folder,
    dataFolder: path.join(folder, 'data'),
    socketFolder,
    logFile: path.join(folder, 'postgres.log'),
    user,
  }
}

function shortSocketFolder(folder: string): string {
  const inside = path.join(folder, 'socket')
  if (Buffer.byteLength(inside) <= longestSocketFolder) return inside
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const outside = path.join(tmpdir(), `camice-${digest}`)
  return Buffer.byteLength(outside) <= longestSocketFolder ? outside : path.join('/tmp', `camice-${digest}`)
}
