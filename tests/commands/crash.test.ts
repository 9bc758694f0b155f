// reads: only what it writes
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { crashRounds } from '../crash/rounds.ts'

test('deaths with -9 of Node and of PostgreSQL during writes lose nothing that was acknowledged', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'camice-crash-'))
  await chmod(folder, 0o755)
  const { acknowledged, lost } = await crashRounds(folder, 4)
  expect(acknowledged).toBeGreaterThan(200)
  expect(lost).toEqual([])
  await rm(folder, { recursive: true, force: true })
})
