import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.server.ts'
import { explainFailure } from './cluster.server.ts'
import type { EmbeddedHome } from './home.server.ts'
import { commandLine, isAlive, waitUntil } from './process.server.ts'

export type Durability = 'full' | 'tests'
export type Postmaster = { pid: number; isAdopted: boolean }

const startLimitMs = 60_000

/** A number no process can have: PostgreSQL takes a pid file that names it as left over. */
const impossiblePid = 2_147_483_647

/** A server that outlived its Node is adopted; otherwise one is launched, and what the last one left is cleared. */
export async function ensurePostmaster(
  home: EmbeddedHome,
  binaries: Binaries,
  durability: Durability,
): Promise<Postmaster> {
  const running = runningPostmaster(home)
  if (running !== null && (await becomesReady(home, running))) return { pid: running, isAdopted: true }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await clearLeftovers(home)
    const pid = launch(home, binaries, durability)
    if (await becomesReady(home, pid)) return { pid, isAdopted: false }
    // Another start may have been faster with its own server: then that one is ours too.
    const other = runningPostmaster(home)
    if (other !== null && (await becomesReady(home, other))) return { pid: other, isAdopted: true }
    // The children of a killed server need a moment to notice; until then the new one refuses to touch their memory.
    if (!/still in use/.test(readLog(home))) break
    await waitUntil(() => false, 500, 500)
  }
  throw explainFailure(home, readLog(home))
}

/** The pid of this cluster's live server, or null. */
export function runningPostmaster(home: Pick<EmbeddedHome, 'dataFolder'>): number | null {
  const pid = Number(readPidFile(home)[0])
  if (!pid) return null
  const command = commandLine(pid)
  return command.includes('postgres') && command.includes(home.dataFolder) ? pid : null
}

function readPidFile(home: Pick<EmbeddedHome, 'dataFolder'>): string[] {
  try {
    return readFileSync(path.join(home.dataFolder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

async function becomesReady(home: EmbeddedHome, pid: number): Promise<boolean> {
  const isReady = () => {
    const lines = readPidFile(home)
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  }
  await waitUntil(() => isReady() || commandLine(pid) === '', startLimitMs)
  return isReady() && commandLine(pid) !== ''
}

/**
 * After a restart of the machine the pid in the file may be a stranger's, and PostgreSQL would wait for it for ever.
 * The file is kept, with an impossible pid: its other lines let PostgreSQL see children of the old server still at work.
 */
async function clearLeftovers(home: EmbeddedHome): Promise<void> {
  const file = path.join(home.dataFolder, 'postmaster.pid')
  const pid = Number(readPidFile(home)[0])
  if (pid && isAlive(pid) && runningPostmaster(home) === null) {
    const lines = (await readFile(file, 'utf8')).split('\n')
    await writeFile(`${file}.stale`, [impossiblePid, ...lines.slice(1)].join('\n'))
    await rename(`${file}.stale`, file)
  }
  if (runningPostmaster(home) !== null) return
  await rm(path.join(home.socketFolder, '.s.PGSQL.5432'), { force: true })
  await rm(path.join(home.socketFolder, '.s.PGSQL.5432.lock'), { force: true })
}

function launch(home: EmbeddedHome, binaries: Binaries, durability: Durability): number {
  const log = openSync(home.logFile, 'w', 0o600)
  const child = spawn(binaries.postgres, ['-D', home.dataFolder, ...settings(home, durability)], {
    ...home.user,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    // Its own session, so that Ctrl+C in the terminal reaches Node only, and Node stops the server in order.
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  if (child.pid === undefined) {
    throw new StartupError('PostgreSQL incorporato non parte su questo sistema: imposta DATABASE_URL.')
  }
  return child.pid
}

/** What a database that lives a few minutes does without: care for the years to come, and a journal to copy it elsewhere. */
const PASSING = { autovacuum: 'off', wal_level: 'minimal', max_wal_senders: 0, max_wal_size: '256MB' }

function settings(home: EmbeddedHome, durability: Durability): string[] {
  const isKept = durability === 'full'
  const durable = isKept ? 'on' : 'off'
  const values = {
    listen_addresses: '',
    unix_socket_directories: home.socketFolder,
    unix_socket_permissions: '0700',
    port: 5432,
    max_connections: 120,
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Failed statements carry members' data, so the server's log has only what concerns the server.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(isKept ? {} : PASSING),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function readLog(home: EmbeddedHome): string {
  return existsSync(home.logFile) ? readFileSync(home.logFile, 'utf8') : ''
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are undone, the rest is written, nothing needs recovery. */
export async function stopPostmaster(home: Pick<EmbeddedHome, 'dataFolder'>): Promise<void> {
  const pid = runningPostmaster(home)
  if (pid === null) return
  signal(pid, 'SIGINT')
  if (await waitUntil(() => commandLine(pid) === '', 8_000)) return
  // An immediate shutdown is safe too: the next start replays the journal.
  signal(pid, 'SIGQUIT')
  await waitUntil(() => commandLine(pid) === '', 5_000)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
