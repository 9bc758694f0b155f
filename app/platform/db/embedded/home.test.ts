import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { homeOf, prepareHome, serverUser } from './home.server.ts'

let folder = ''
const outside = new Set<string>()

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'camice-home-'))
})
afterEach(async () => {
  for (const place of [folder, ...outside]) await rm(place, { recursive: true, force: true })
  outside.clear()
})

async function homeFolderOf(name: string): Promise<string> {
  const home = await homeOf(path.join(folder, name))
  if (!home.folder.startsWith(folder)) outside.add(home.folder)
  return home.folder
}

describe('the home of the embedded database', () => {
  test('in a very deep folder has its socket elsewhere, where its path is short enough and only its user may enter', async () => {
    const { socketFolder } = await prepareHome(path.join(folder, 'deep'.repeat(20), 'deeper'.repeat(20)), serverUser())
    outside.add(socketFolder)
    expect(Buffer.byteLength(`${socketFolder}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107)
    expect(((await stat(socketFolder)).mode & 0o777).toString(8)).toBe('700')
  })

  test('is the same at every start', async () => {
    expect(await homeFolderOf('.data')).toBe(await homeFolderOf('.data'))
  })

  test('of two projects is never the same', async () => {
    expect(await homeFolderOf('one/.data')).not.toBe(await homeFolderOf('two/.data'))
  })
})

describe.runIf(process.getuid?.() === 0)('the home of root, outside the project', () => {
  test('follows a project that moves', async () => {
    const before = await homeFolderOf('here/.data')
    await rename(path.join(folder, 'here'), path.join(folder, 'there'))
    expect(await homeFolderOf('there/.data')).toBe(before)
  })

  test('is not shared with a copy of the project', async () => {
    const original = await homeFolderOf('original/.data')
    await cp(path.join(folder, 'original'), path.join(folder, 'copy'), { recursive: true })
    expect(await homeFolderOf('copy/.data')).not.toBe(original)
    expect(await homeFolderOf('original/.data')).toBe(original)
  })

  test('begins empty when the data folder was removed', async () => {
    const before = await homeFolderOf('again/.data')
    await rm(path.join(folder, 'again'), { recursive: true })
    expect(await homeFolderOf('again/.data')).not.toBe(before)
  })
})
