import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { runOn, withDatabase } from '../../tests/support/database-server.ts'
import { narrowDataFolder } from './owner-only.server.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'camice-own-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Every path of a tree whose mode lets somebody else in. */
async function widePaths(root: string): Promise<string[]> {
  const names = ['', ...(await readdir(root, { recursive: true }))]
  const modes = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(root, name))
      return { name, mode: found.mode & 0o777, wanted: found.isDirectory() ? 0o700 : 0o600 }
    }),
  )
  return modes.filter(({ mode, wanted }) => mode !== wanted).map(({ name, mode }) => `${name} ${mode.toString(8)}`)
}

async function emptyDatabase(name: string): Promise<string> {
  const server = inject('databaseServer')
  const full = `${server.template.replace(/_template$/, '')}_${name}_${process.pid}`
  await runOn(server.url, `create database ${full} template template0`)
  onTestFinished(async () => {
    await runOn(server.url, `drop database ${full} with (force)`)
  })
  return withDatabase(server.url, full)
}

test('[IDN-020] an upload, a film, the secret, a copy and what comes back of it are their owner’s alone, under umask 000', async () => {
  const script = path.resolve('tests/support/write-own-files.ts')
  const urls = [await emptyDatabase('own'), await emptyDatabase('back')]
  await promisify(execFile)(process.execPath, [script, folder, ...urls])
  const [data, back] = [path.join(folder, 'data'), path.join(folder, 'back')]
  expect((await readdir(data)).sort()).toEqual(['app-secret', 'backups', 'files'])
  expect((await readdir(back)).sort()).toEqual(['app-secret', 'files'])
  expect((await readdir(path.join(data, 'files'), { recursive: true })).length).toBeGreaterThan(3)
  expect(await widePaths(data)).toEqual([])
  expect(await widePaths(back)).toEqual([])
})

test('[IDN-020] a start narrows what is wider, says how many, and follows no link', async () => {
  const dataFolder = path.join(folder, 'wide')
  const outside = path.join(folder, 'outside')
  await mkdir(path.join(dataFolder, 'files', 'ab'), { recursive: true })
  await mkdir(path.join(dataFolder, 'postgres'))
  for (const name of ['app-secret', 'files/ab/one', 'files/ab/two', 'postgres/own-rules']) {
    await writeFile(path.join(dataFolder, name), 'x')
    await chmod(path.join(dataFolder, name), 0o644)
  }
  await writeFile(outside, 'x')
  await chmod(outside, 0o644)
  await symlink(outside, path.join(dataFolder, 'files', 'link'))
  expect(await narrowDataFolder(dataFolder)).toBe(6)
  expect(await narrowDataFolder(dataFolder)).toBe(0)
  const modeOf = async (place: string) => ((await stat(place)).mode & 0o777).toString(8)
  expect(await modeOf(path.join(dataFolder, 'files/ab/one'))).toBe('600')
  expect(await modeOf(path.join(dataFolder, 'files/ab'))).toBe('700')
  expect(await modeOf(outside)).toBe('644')
  expect(await modeOf(path.join(dataFolder, 'postgres/own-rules'))).toBe('644')
  expect(await narrowDataFolder(path.join(folder, 'nowhere'))).toBe(0)
})
