import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipStream } from './zip-stream.server.ts'

const AT = new Date('2026-11-18T10:20:30Z')

async function zipped(...given: Parameters<typeof zipStream>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipStream(...given)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('a zip made as it is read holds every entry, also an empty one and a name with accents', async () => {
  async function* body() {
    yield Buffer.from('prima ')
    yield Buffer.from('parte')
  }
  const zip = await zipped(
    [
      { name: 'attestati/Attestato però.txt', body: body() },
      { name: 'vuoto', body: [] },
      { name: 'lungo', body: [Buffer.alloc(3_000_000, 'abc')] },
    ],
    AT,
  )
  const files = unzipSync(zip)
  expect(Object.keys(files)).toEqual(['attestati/Attestato però.txt', 'vuoto', 'lungo'])
  expect(Buffer.from(files['attestati/Attestato però.txt'] ?? []).toString()).toBe('prima parte')
  expect(files.vuoto).toHaveLength(0)
  expect(Buffer.from(files.lungo ?? []).equals(Buffer.alloc(3_000_000, 'abc'))).toBe(true)
})

test('an entry that cannot be read to its end is told to whoever reads the zip', async () => {
  async function* broken() {
    yield Buffer.from('prima')
    throw new Error('no bytes')
  }
  await expect(zipped([{ name: 'rotto', body: broken() }], AT)).rejects.toThrow('no bytes')
})
