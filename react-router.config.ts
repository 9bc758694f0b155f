import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const COMPRESSED = /\.(js|css|svg|json|txt|webmanifest)$/

/** Compresses once, at the highest quality, what will be sent to every browser. */
async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const content = await readFile(file)
      if (content.length < 512) return
      const [br, gz] = await Promise.all([compressBrotli(content), compressGzip(content, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
}

export default {
  ssr: true,
  // The build grows in a folder of its own and is moved into place when it is complete.
  buildDirectory: process.env.CAMICE_BUILD_FOLDER ?? 'build',
  buildEnd: ({ reactRouterConfig }) => compressFolder(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
