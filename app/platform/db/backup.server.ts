import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { makeOwnFolder } from '../owner-only.server.ts'
import { type Manifest, writeSnapshot } from './backup/snapshot.server.ts'
import { createTar } from './backup/tar.ts'

export type BackupOptions = {
  url: string
  file: string
  /** The club's own folder: its uploads and its secret are part of the copy, its machinery is not. */
  dataFolder: string
  now: Date
  log?: (sentence: string) => void
}

export const manifestName = 'camice.json'
export const snapshotName = 'database.sql.gz'
export const filesPrefix = 'files/'

const machinery = /^(postgres|postgres-home.*|backups|installing|building|build-draft|build-old|.*\.lock.*)$/

/** One file with the whole club, made while it runs. It takes its name when it is complete. */
export async function backup(options: BackupOptions): Promise<Manifest> {
  const { url, file, dataFolder, now, log = () => undefined } = options
  await makeOwnFolder(path.dirname(file))
  const draft = `${file}.draft-${process.pid}`
  const snapshot = `${draft}.sql.gz`
  try {
    const manifest = await writeSnapshot(url, snapshot, now, (name) => log(`Copio ${name}`))
    const tar = await createTar(draft)
    await tar.addText(manifestName, `${JSON.stringify(manifest, null, 2)}\n`)
    await tar.addFile(snapshotName, snapshot)
    for (const name of await listClubFiles(dataFolder)) {
      await tar.addFile(`${filesPrefix}${name}`, path.join(dataFolder, name))
    }
    await tar.close()
    await rename(draft, file)
    return manifest
  } finally {
    await rm(draft, { force: true })
    await rm(snapshot, { force: true })
  }
}

async function listClubFiles(dataFolder: string): Promise<string[]> {
  if (!existsSync(dataFolder)) return []
  const names: string[] = []
  for (const top of await readdir(dataFolder, { withFileTypes: true })) {
    if (machinery.test(top.name)) continue
    if (top.isFile()) names.push(top.name)
    if (!top.isDirectory()) continue
    const inside = await readdir(path.join(dataFolder, top.name), { recursive: true, withFileTypes: true })
    const files = inside.filter((entry) => entry.isFile())
    names.push(...files.map((entry) => path.relative(dataFolder, path.join(entry.parentPath, entry.name))))
  }
  return names.sort()
}
