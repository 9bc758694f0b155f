import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; body: Iterable<Uint8Array> | AsyncIterable<Uint8Array> }

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

/** Sizes and a checksum follow the bytes (bit 3), names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATE = 8
const VERSION = 45
/** What Node reads of a file at a time. */
const READ_BYTES = 64 * 1024
const MOST_32 = 0xffff_ffff
const MOST_16 = 0xffff

/**
 * A ZIP as it is made, entry after entry: nothing is kept but the list of names. fflate, which the house uses for small archives, ends at
 * four gigabytes; here the whole may be larger (ZIP64), and each entry may not.
 */
export async function* zipStream(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const entry of entries) {
    const name = Buffer.from(entry.name)
    const sums = { crc: 0, size: 0 }
    let packed = 0
    const header = fields([4, 0x0403_4b50], ...common(at), [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0])
    yield Buffer.concat([header, name])
    for await (const chunk of deflated(entry.body, sums)) {
      packed += chunk.byteLength
      yield chunk
    }
    if (sums.size > MOST_32 || packed > MOST_32) throw new Error('A file of more than four gigabytes cannot be zipped.')
    yield fields([4, 0x0807_4b50], [4, sums.crc], [4, packed], [4, sums.size])
    written.push({ name, ...sums, packed, offset })
    offset += header.length + name.length + packed + 16
  }
  const contents = Buffer.concat(written.map((entry) => contentsLine(entry, at)))
  yield contents
  yield ending(written.length, contents.length, offset)
}

async function* deflated(body: ZipEntry['body'], sums: { crc: number; size: number }): AsyncGenerator<Uint8Array> {
  // Pictures and PDFs are packed already: little is tried on them. Buffers of one size, that of the files read, take each other's place:
  // the smaller ones of the default left holes, and the process grew with every file.
  const deflate = createDeflateRaw({ level: 1, chunkSize: READ_BYTES })
  const feeding = pipeline(counted(body, sums), deflate)
  // A failure destroys the stream that is read below, which throws it there.
  feeding.catch(() => undefined)
  for await (const chunk of deflate) yield chunk
  await feeding
}

async function* counted(body: ZipEntry['body'], sums: { crc: number; size: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    sums.crc = crc32(chunk, sums.crc)
    sums.size += chunk.byteLength
    yield chunk
  }
}

type Field = readonly [bytes: 2 | 4 | 8, value: number]

function fields(...parts: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(parts.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of parts) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at)
    else buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

function common(at: Date): Field[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return [
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATE],
    [2, time],
    [2, day],
  ]
}

function contentsLine({ name, crc, packed, size, offset }: Written, at: Date): Buffer {
  const isFar = offset >= MOST_32
  const far = isFar ? fields([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0)
  const head = fields([4, 0x0201_4b50], [2, VERSION], ...common(at), [4, crc], [4, packed], [4, size])
  const rest = fields([2, name.length], [2, far.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, isFar ? MOST_32 : offset])
  return Buffer.concat([head, rest, name, far])
}

function ending(count: number, length: number, offset: number): Buffer {
  const isLarge = count >= MOST_16 || offset + length >= MOST_32
  const [short, near] = [Math.min(count, MOST_16), Math.min(offset, MOST_32)]
  const end = fields([4, 0x0605_4b50], [2, 0], [2, 0], [2, short], [2, short], [4, length], [4, near], [2, 0])
  if (!isLarge) return end
  const record = fields(
    [4, 0x0606_4b50],
    [8, 44],
    [2, VERSION],
    [2, VERSION],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, length],
    [8, offset],
  )
  return Buffer.concat([record, fields([4, 0x0706_4b50], [4, 0], [8, offset + length], [4, 1]), end])
}
