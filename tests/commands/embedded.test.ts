// reads: app/platform/db/**/*.ts
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/db/database.server.ts'
import { type EmbeddedServer, startEmbedded } from '#platform/db/embedded.server.ts'
import { until } from '../support/patience.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')
const module = path.join(projectFolder, 'app/platform/db/embedded.server.ts')

/** A Camice of its own process, which holds the cluster until it is killed. */
function spawnServing(folder: string): ChildProcess {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(module)})
    await startEmbedded({ projectFolder: ${JSON.stringify(projectFolder)}, folder: ${JSON.stringify(folder)}, purpose: 'serve' })
    console.log('serving')
    setInterval(() => undefined, 1000)`
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })
}

async function serveElsewhere(folder: string): Promise<ChildProcess> {
  const child = spawnServing(folder)
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`ended with ${code} before serving`)))
  })
  return child
}

function killed(child: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  return ended
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded database', () => {
  let folder = ''
  let server: EmbeddedServer | null = null

  const start = async (purpose: 'serve' | 'tool' = 'serve') => {
    server = await startEmbedded({ projectFolder, folder, purpose })
    return server
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'camice-embedded-'))
    await chmod(folder, 0o755)
  })
  afterEach(async () => {
    await server?.stop()
    server = null
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  test('writes to the disk before it answers, checks its pages, and listens on a Unix socket only', async () => {
    const { url } = await start()
    const settings = await ask(
      url,
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses') order by name`,
    )
    expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      synchronous_commit: 'on',
    })
  })

  test('lets no other user of the machine through its door', async () => {
    await start()
    const { mode } = await stat(path.join(folder, 'socket'))
    expect((mode & 0o777).toString(8)).toBe('700')
    if (process.getuid?.() !== 0) return
    const script = `require('node:net').connect(${JSON.stringify(path.join(folder, 'socket', '.s.PGSQL.5432'))}).on('connect', () => console.log('in')).on('error', (error) => console.log(error.code))`
    const stranger = spawn('/proc/self/exe', ['-e', script], { argv0: 'node', uid: 1, gid: 1, cwd: '/', stdio: 'pipe' })
    let said = ''
    stranger.stdout.on('data', (chunk) => {
      said += chunk
    })
    await new Promise((resolve) => stranger.on('close', resolve))
    expect(said.trim()).toBe('EACCES')
  })

  test('outlives a Node killed with -9, and the next start adopts it with everything that was written', async () => {
    const first = await serveElsewhere(folder)
    const url = `postgresql://camice@localhost/camice?host=${encodeURIComponent(path.join(folder, 'socket'))}`
    await ask(url, 'create table kept (id int)')
    await ask(url, 'insert into kept values (1)')
    await killed(first)
    const adopted = await start()
    expect(adopted.isAdopted).toBe(true)
    expect(await ask(adopted.url, 'select id from kept')).toEqual([{ id: 1 }])
  })

  test('refuses a second process with one sentence, and a tool may still work beside the first', async () => {
    const first = await serveElsewhere(folder)
    await expect(start()).rejects.toThrow(
      `Un altro processo di Camice sta già usando questi dati (${folder}): fermalo prima di avviarne un secondo, oppure imposta DATABASE_URL per usarne più di uno.`,
    )
    const tool = await start('tool')
    await tool.stop()
    expect(await ask(tool.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
    await killed(first)
  })

  test('starts again by itself when the server is killed under a process that serves', async () => {
    const { url } = await start()
    const database = openDatabase({ url })
    await database.pool.query('create table survivors (id int)')
    await database.pool.query('insert into survivors values (7)')
    const [{ born } = {}] = await ask(url, 'select pg_postmaster_start_time()::text as born')
    const pid = Number((await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, 'SIGKILL')
    const readNew = async () => {
      const { rows } = await database.pool.query('select id, pg_postmaster_start_time()::text as born from survivors')
      expect(rows).toEqual([{ id: 7, born: expect.not.stringContaining(String(born)) }])
    }
    await vi.waitFor(readNew, { interval: 100 })
    await database.close()
  })

  test('clears a pid file whose number now belongs to a stranger', async () => {
    await (await start()).stop()
    const file = path.join(folder, 'data', 'postmaster.pid')
    await writeFile(
      file,
      `${process.pid}\n${path.join(folder, 'data')}\n1700000000\n5432\n${folder}/socket\n\n 99999 99999\nready\n`,
    )
    const again = await start()
    expect(again.isAdopted).toBe(false)
    expect(await ask(again.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  })

  test('refuses a folder of another version with one sentence that says what to do, and changes nothing in it', async () => {
    const file = path.join(folder, 'data', 'PG_VERSION')
    await writeFile(file, '17\n')
    await expect(start()).rejects.toThrow(
      /^La cartella dei dati .* è di PostgreSQL 17, ma questa versione di Camice usa PostgreSQL 18: .*"npm run restore"\.$/,
    )
    expect(existsSync(path.join(folder, 'data', 'postmaster.pid'))).toBe(false)
    await writeFile(file, '18\n')
    expect(await ask((await start()).url, 'select count(*)::int as n from kept')).toEqual([{ n: 1 }])
  })
})

describe('the first start of the embedded database', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'camice-embedded-'))
    await chmod(folder, 0o755)
  })
  afterEach(async () => {
    // The initdb of the start that was killed may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
  })

  test.each([
    ['while it makes its files', () => readdirSync(folder).some((name) => name.startsWith('data.draft-'))],
    ['when it has made them', () => existsSync(path.join(folder, 'data/PG_VERSION'))],
    ['as the server starts', () => existsSync(path.join(folder, 'data/postmaster.pid'))],
  ])('killed with -9 %s, is completed by the next one', async (when, isReached) => {
    const first = spawnServing(folder)
    await until(isReached, when)
    await killed(first)
    const server = await startEmbedded({ projectFolder, folder, purpose: 'serve' })
    expect(await ask(server.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
    await server.stop()
  })

  test('made twice at once, serves once', async () => {
    const starts = [1, 2].map(() => startEmbedded({ projectFolder, folder, purpose: 'serve' }))
    const outcomes = await Promise.allSettled(starts)
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.stop()
  })
})
