import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** The ustar format, so that a copy of the club can be opened with any `tar` even when there is no Camice at hand. */
const blockBytes = 512

export type TarEntry = { name: string; bytes: number; offset: number }

export type TarWriter = {
  addText: (name: string, text: string) => Promise<void>
  addFile: (name: string, file: string) => Promise<void>
  close: () => Promise<void>
}

export async function createTar(file: string): Promise<TarWriter> {
  const handle = await open(file, 'w', 0o600)
  const pad = (bytes: number) => handle.write(Buffer.alloc((blockBytes - (bytes % blockBytes)) % blockBytes))
  return {
    addText: async (name, text) => {
      const content = Buffer.from(text)
      await handle.write(header(name, content.length))
      await handle.write(content)
      await pad(content.length)
    },
    addFile: async (name, source) => {
      const from = await open(source, 'r')
      try {
        const { size } = await from.stat()
        await handle.write(header(name, size))
        // A file that grows while it is read is cut where its header says it ends.
        for await (const chunk of size > 0 ? createReadStream(source, { end: size - 1 }) : []) await handle.write(chunk)
        await pad(size)
      } finally {
        await from.close()
      }
    },
    close: async () => {
      await handle.write(Buffer.alloc(2 * blockBytes))
      await handle.sync()
      await handle.close()
    },
  }
}

function header(name: string, bytes: number): Buffer {
  const block = Buffer.alloc(blockBytes)
  const [short, prefix] = splitName(name)
  block.write(short, 0)
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  if (bytes < 8 ** 11) block.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124)
  else writeLargeSize(block, bytes)
  block.write('00000000000\0', 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257, 'latin1')
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/** Octal digits end at 8 GB; beyond, the highest bit says that the number is binary. */
function writeLargeSize(block: Buffer, bytes: number): void {
  block[124] = 0x80
  block.writeBigUInt64BE(BigInt(bytes), 128)
}

function splitName(name: string): [string, string] {
  if (Buffer.byteLength(name) <= 100) return [name, '']
  const cut = name.indexOf('/', name.length - 100)
  if (cut < 0 || cut > 155) throw new Error(`The name ${name} is too long for a tar file.`)
  return [name.slice(cut + 1), name.slice(0, cut)]
}

/** The entries of a tar file, or null when it is not one or was cut short. */
export async function readTar(file: string): Promise<TarEntry[] | null> {
  const handle = await open(file, 'r')
  try {
    return await readEntries(handle)
  } finally {
    await handle.close()
  }
}

async function readEntries(handle: FileHandle): Promise<TarEntry[] | null> {
  const entries: TarEntry[] = []
  const block = Buffer.alloc(blockBytes)
  for (let offset = 0; ; ) {
    const { bytesRead } = await handle.read(block, 0, blockBytes, offset)
    if (bytesRead < blockBytes) return null
    if (block.every((byte) => byte === 0)) return entries
    if (block.toString('latin1', 257, 262) !== 'ustar') return null
    const text = (from: number, to: number) => block.toString('utf8', from, to).replace(/\0.*$/s, '')
    const bytes = block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(text(124, 136), 8)
    const prefix = text(345, 500)
    entries.push({ name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100), bytes, offset: offset + blockBytes })
    offset += blockBytes + Math.ceil(bytes / blockBytes) * blockBytes
  }
}

export function readEntry(file: string, entry: TarEntry): NodeJS.ReadableStream {
  return createReadStream(file, { start: entry.offset, end: entry.offset + Math.max(entry.bytes, 1) - 1 })
}
