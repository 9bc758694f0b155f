import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Disk } from 'flydrive'
import { z } from 'zod'
import type { Db } from '../db/database.server.ts'
import { NotFound } from '../errors.ts'
import { byteRange } from './byte-range.ts'
import { filmStream } from './film-commands.server.ts'
import { fileKey, isWhole, type StoredFile } from './model.ts'
import { findFile } from './store.server.ts'

export type ServeFilesOptions = {
  db: Db
  disk: Disk
  /** Asked for every private file. Whoever may not read it is told that it does not exist. */
  mayRead(request: FastifyRequest, file: StoredFile): boolean | Promise<boolean>
}

/** Uploads at `/files/{id}/{name}`, always as attachments: nothing a stranger uploaded is ever a page of ours. */
export function serveFiles(app: FastifyInstance, { db, disk, mayRead }: ServeFilesOptions): void {
  app.get<{ Params: { id: string } }>('/files/:id/:name', async (request, reply) => {
    const { id } = request.params
    const file = z.uuid().safeParse(id).success ? await findFile(db, id) : null
    if (!file || !isWhole(file) || !(file.isPublic || (await mayRead(request, file)))) throw new NotFound()
    reply.headers({
      'content-type': file.contentType,
      'content-disposition': attachment(file.name),
      'cache-control': file.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      // The club's own drawing is in its letters, which are read on the pages of others.
      ...(file.isPublic && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
    if (file.pieceBytes !== null) return sendFilm(request, reply, file)
    reply.header('content-length', file.byteSize)
    if (request.method === 'HEAD') return reply.send()
    return reply.send(await disk.getStream(fileKey(file)))
  })

  /** Whoever looks for a point of a film asks for some of its bytes. */
  function sendFilm(request: FastifyRequest, reply: FastifyReply, film: StoredFile) {
    const { byteSize } = film
    reply.header('accept-ranges', 'bytes')
    const range = request.method === 'HEAD' ? null : byteRange(request.headers.range, byteSize)
    if (range === 'unreadable') return reply.code(416).header('content-range', `bytes */${byteSize}`).send('')
    if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${byteSize}`)
    const { from, to } = range ?? { from: 0, to: byteSize - 1 }
    reply.header('content-length', to - from + 1)
    return request.method === 'HEAD' ? reply.send() : reply.send(filmStream(disk, film, { from, to }))
  }
}

/** RFC 6266: a plain name for old readers, the true one for the others. */
function attachment(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w.\- ]/g, '')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`
}
