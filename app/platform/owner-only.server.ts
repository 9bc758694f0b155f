import { chmod, lstat, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/** IDN-020. What the club writes is read by its own user and by nobody else on the machine, whatever the umask. */
export const OWNER_FOLDER = 0o700
export const OWNER_FILE = 0o600

/** Only folders that are not there yet are made: one that somebody gave us keeps what they decided. */
export async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_FOLDER })
}

/** Of the data folder: the cluster and what builds leave there have modes of their own. */
const OURS = ['files', 'backups', 'app-secret', 'postgres-home']

/** As root the cluster lives here and is `nobody`'s, who must pass through. */
const PASSED_THROUGH = '/var/lib/camice'

/** Whether another user must enter this folder to reach the cluster. */
export function isPassedThrough(dataFolder: string): boolean {
  return process.getuid?.() === 0 && `${PASSED_THROUGH}/`.startsWith(`${path.resolve(dataFolder)}/`)
}

/** Narrows what an older start, or a copy brought back by hand, left wider; answers how many files and folders. */
export async function narrowDataFolder(dataFolder: string): Promise<number> {
  const [folder, ...inside] = await Promise.all(
    ['', ...OURS].map((name) => path.resolve(dataFolder, name)).map((place) => lstatOrNull(place)),
  )
  if (!folder) return 0
  let narrowed = isPassedThrough(dataFolder) ? 0 : await narrow(path.resolve(dataFolder), folder.mode, OWNER_FOLDER)
  for (const [index, found] of inside.entries())
    if (found) narrowed += await narrowTree(path.resolve(dataFolder, OURS[index] ?? ''))
  return narrowed
}

async function narrowTree(place: string): Promise<number> {
  const found = await lstatOrNull(place)
  if (found?.isFile()) return narrow(place, found.mode, OWNER_FILE)
  // A link leads to what is somebody else's business.
  if (!found?.isDirectory()) return 0
  let narrowed = await narrow(place, found.mode, OWNER_FOLDER)
  for (const name of await readdir(place)) narrowed += await narrowTree(path.join(place, name))
  return narrowed
}

async function narrow(place: string, mode: number, wanted: number): Promise<number> {
  if ((mode & 0o777 & ~wanted) === 0) return 0
  await chmod(place, wanted)
  return 1
}

async function lstatOrNull(place: string) {
  return lstat(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
