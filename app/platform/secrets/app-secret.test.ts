import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { appSecret } from './app-secret.server.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'camice-secret-'))
  folders.push(folder)
  return folder
}

test('the secret of the environment is used as it is', async () => {
  expect(await appSecret({ secret: 'given', dataFolder: await aFolder() })).toBe('given')
})

test('a club without one makes it once, and only its owner can read it', async () => {
  const dataFolder = path.join(await aFolder(), 'data')
  const first = await appSecret({ secret: null, dataFolder })
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(await appSecret({ secret: null, dataFolder })).toBe(first)
  expect((await stat(path.join(dataFolder, 'app-secret'))).mode & 0o077).toBe(0)
})

test('two that begin at once in one process, as threads do, leave one whole secret and nothing beside it', async () => {
  const dataFolder = await aFolder()
  const made = await Promise.all(Array.from({ length: 8 }, () => appSecret({ secret: null, dataFolder })))
  expect(new Set(made).size).toBe(1)
  expect(await readdir(dataFolder)).toEqual(['app-secret'])
  expect(await appSecret({ secret: null, dataFolder })).toMatch(/^[\w-]{64}$/)
})
