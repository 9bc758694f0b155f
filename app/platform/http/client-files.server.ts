import path from 'node:path'
import serveFolder from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** The built browser files: hashed names never change, the few others are asked again. Compressed forms are made by the build. */
export async function serveClientFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveFolder, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600')
      // A worker's own requests are bound by the policy of its script, not by that of the page it serves.
      if (/sw\.js(\.br|\.gz)?$/.test(file))
        reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    },
  })
}
