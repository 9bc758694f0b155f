import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.server.ts'
import { noSpaceLeft } from './disk.server.ts'
import type { EmbeddedHome } from './home.server.ts'
import { isAlive } from './process.server.ts'

export const superuser = 'camice'

/**
 * Makes the cluster if there is none. It grows in a draft folder and takes its name at the end, so a start that is
 * killed half-way leaves no half cluster, and of two starts at once the first to finish wins.
 */
export async function ensureCluster(home: EmbeddedHome, binaries: Binaries, options: { sync: boolean }): Promise<void> {
  if (!existsSync(path.join(home.dataFolder, 'PG_VERSION'))) await createCluster(home, binaries, options)
  const version = (await readFile(path.join(home.dataFolder, 'PG_VERSION'), 'utf8')).trim()
  if (version === String(binaries.major)) return
  throw new StartupError(
    `La cartella dei dati ${home.dataFolder} è di PostgreSQL ${version}, ma questa versione di Camice usa PostgreSQL ${binaries.major}: fai una copia con "npm run backup" dalla versione di Camice che l’ha creata, sposta altrove la cartella e riprendi la copia con "npm run restore".`,
  )
}

async function createCluster(home: EmbeddedHome, binaries: Binaries, options: { sync: boolean }): Promise<void> {
  await removeAbandonedDrafts(home)
  const draft = path.join(home.folder, `data.draft-${process.pid}-${randomBytes(4).toString('hex')}`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  if (home.user) await chown(draft, home.user.uid, home.user.gid)
  await chmod(draft, 0o700)
  const { code, output } = await runInitdb(home, binaries, [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=it-IT',
    '--data-checksums',
    ...(options.sync ? [] : ['--no-sync']),
  ])
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw explainFailure(home, output)
  }
  await rename(draft, home.dataFolder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

/** The initdb of a start that was killed may still be writing: then its draft is left to the next start. */
async function removeAbandonedDrafts(home: EmbeddedHome): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const pid = /^data\.draft-(\d+)-/.exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    await rm(path.join(home.folder, name), { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY') throw error
    })
  }
}

function runInitdb(home: EmbeddedHome, binaries: Binaries, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, args, {
      ...home.user,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', (error) =>
      reject(
        new StartupError(
          `PostgreSQL incorporato non parte su questo sistema (${error.message}): imposta DATABASE_URL.`,
        ),
      ),
    )
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** What PostgreSQL said, as the one sentence its keeper needs. */
export function explainFailure(home: EmbeddedHome, output: string): StartupError {
  if (/No space left on device/i.test(output)) return noSpaceLeft(home.folder)
  if (/could not look up effective user ID/i.test(output)) {
    return new StartupError(
      `L’utente con cui gira Camice (numero ${process.getuid?.()}) non ha un nome su questa macchina, e PostgreSQL lo pretende: aggiungilo a /etc/passwd o imposta DATABASE_URL.`,
    )
  }
  const lines = output.trim().split('\n')
  const reason = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? ''
  return new StartupError(`PostgreSQL incorporato non è partito (${reason.trim()}): il registro è in ${home.logFile}.`)
}
