import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { importRecords } from '#areas/press/commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { articlesIn } from '#platform/outside/pubmed/article-stream.server.ts'
import { parseArticle } from '#platform/outside/pubmed/article-xml.server.ts'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'

const BATCH = 200

/** Reads a file a piece at a time and takes its papers in, some hundreds in each transaction: memory does not grow with it. */
export async function importPubmedFile(db: Db, file: string, now: Date): Promise<{ taken: number; left: number }> {
  let batch: LiteratureRecord[] = []
  let taken = 0
  let left = 0
  const take = async () => {
    await importRecords(db, batch, { now })
    taken += batch.length
    batch = []
  }
  try {
    for await (const xml of articlesIn(textOf(file))) {
      const record = parseArticle(xml)
      if (record) batch.push(record)
      else left += 1
      if (batch.length >= BATCH) await take()
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
      throw new StartupError(`Non riesco a leggere ${file}.`)
    if (code?.startsWith('Z_')) throw new StartupError(`${file} è rovinato: non è un file compresso intero.`)
    throw error
  }
  await take()
  return { taken, left }
}

function textOf(file: string): Readable {
  const bytes = createReadStream(file)
  const plain = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  bytes.on('error', (error) => plain.destroy(error))
  return plain.setEncoding('utf8')
}
