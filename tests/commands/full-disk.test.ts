// reads: only what it writes
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedServer, startEmbedded } from '#platform/db/embedded.server.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')
const noSpace =
  /^Non c’è più spazio sul disco per i dati di Camice \(.*\): libera spazio e riavvia; niente di quanto già salvato è andato perso\.$/

let disk = ''
let isMounted = false
let server: EmbeddedServer | null = null

/** A disk of this size, where the system lets us make one (root on Linux). */
function mountDisk(options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `${options},mode=755`, 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const start = async () => {
  const started = await startEmbedded({ projectFolder, folder: path.join(disk, 'home'), purpose: 'tool' })
  // The one that launched the server is the one that may stop it.
  if (!started.isAdopted) server = started
  return started
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

beforeEach(async () => {
  disk = await mkdtemp(path.join(tmpdir(), 'camice-disk-'))
})
afterEach(async () => {
  await server?.stop()
  server = null
  if (isMounted) execFileSync('umount', ['-l', disk])
  isMounted = false
  await rm(disk, { recursive: true, force: true })
})

test('a disk too small for the first start is one sentence, and the next start on a larger one succeeds', async ({
  skip,
}) => {
  isMounted = mountDisk('size=20m')
  skip(!isMounted, 'this user may not mount a small disk')
  await expect(start()).rejects.toThrow(noSpace)
  mountDisk('remount,size=200m')
  const { url } = await start()
  const client = await connect(url)
  expect((await client.query('select 1 as alive')).rows).toEqual([{ alive: 1 }])
  await client.end()
})

test('a disk that fills up while the club writes refuses the write and loses none of those before it', async ({
  skip,
}) => {
  isMounted = mountDisk('size=80m')
  skip(!isMounted, 'this user may not mount a small disk')
  const client = await connect((await start()).url)
  await client.query('create table heavy (id int primary key, weight text)')
  let acknowledged = 0
  const fill = async () => {
    for (let id = 1; id <= 5_000; id += 1) {
      await client.query(
        `insert into heavy select $1, string_agg(md5(random()::text), '') from generate_series(1, 1000)`,
        [id],
      )
      acknowledged = id
    }
  }
  await expect(fill()).rejects.toThrow()
  expect(acknowledged).toBeGreaterThan(10)
  await client.end().catch(() => undefined)
  mountDisk('remount,size=300m')
  const again = await connect((await start()).url)
  const { rows } = await again.query('select count(*)::int as kept from heavy where id <= $1', [acknowledged])
  expect(rows).toEqual([{ kept: acknowledged }])
  await again.end()
})
