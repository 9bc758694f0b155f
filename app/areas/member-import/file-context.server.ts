import { pipeline, type Readable, Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { bestHead, type FileHead, SEPARATORS } from './file-rules.ts'
import { type MemberImport, MOST_ROWS, ROWS_AT_ONCE } from './model.ts'

const HEAD_BYTES = 256 * 1024
const SAMPLES = 5

/** Sheets saved in Italy are often in the old alphabet of Windows: accents must survive. */
export function encodingOf(bytes: Uint8Array): MemberImport['encoding'] {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The names of the columns, the first rows, and what stands between the cells. */
export function headOf(bytes: Uint8Array, encoding: MemberImport['encoding']): FileHead | null {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, HEAD_BYTES))
  const heads = SEPARATORS.flatMap((separator): FileHead[] => {
    try {
      const options = { ...reading(separator), to: SAMPLES + 1 }
      const [columns = [], ...samples] = parseAtOnce(text, options) as string[][]
      return [{ columns, samples, separator }]
    } catch (error) {
      if (error instanceof CsvError) return []
      throw error
    }
  })
  return bestHead(heads)
}

const reading = (delimiter: string) => ({ delimiter, bom: true, relax_column_count: true, skip_empty_lines: true })

/** A file that cannot be read to its end, in the words of whoever sent it. */
export class UnreadableFile extends Error {}

export type FileRow = { line: number; cells: string[] }

/** The rows under the names of the columns, some at a time: no more than those are in memory. */
export async function* rowsOf(bytes: Readable, { encoding, separator }: Pick<MemberImport, 'encoding' | 'separator'>) {
  const parser = parse({ ...reading(separator), info: true })
  const decoder = new TextDecoder(encoding)
  const decoding = new Transform({
    transform: (chunk: Buffer, _encoding, next) => next(null, decoder.decode(chunk, { stream: true })),
    flush: (next) => next(null, decoder.decode()),
  })
  // What fails on the way reaches whoever reads the rows.
  pipeline(bytes, decoding, parser, () => undefined)
  let batch: FileRow[] = []
  let count = -1
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      count += 1
      if (count === 0) continue
      if (count > MOST_ROWS) throw new UnreadableFile('Il file ha più di 200.000 righe: dividilo in due.')
      batch.push({ line: info.lines, cells: record })
      if (batch.length < ROWS_AT_ONCE) continue
      yield batch
      batch = []
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableFile(
        `Le virgolette non si chiudono, dopo la riga ${parser.info.lines}: correggi e rimanda il file.`,
      )
    throw error
  }
  if (batch.length > 0) yield batch
}
