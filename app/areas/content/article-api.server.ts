import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { PREPARING } from '#areas/audience/staff-permission-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { readFileAt } from '#platform/files/commands.server.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import { fileKey, MAX_BYTES } from '#platform/files/model.ts'
import { getFile } from '#platform/files/store.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { secretOf } from '#platform/secrets/lent-secret.server.ts'
import { downloadLinks, filesOf, makeFile, openDownload } from './article-files.server.ts'
import { actionOutcome, readableItem } from './article-rules.ts'
import { findItemById, findMobi, pageOfCards } from './article-store.server.ts'
import {
  downloadsWire,
  itemParams,
  latestContentsQuery,
  latestContentsWire,
  libraryItemWire,
  libraryQuery,
  resourceQuery,
  toContentDoc,
  toDownloads,
  toLibraryItem,
} from './article-wire.ts'
import { storeCover, storeDocument } from './cover-commands.server.ts'
import { removeMobi, uploadMobi } from './mobi-commands.server.ts'
import { paperPictures } from './picture-store.server.ts'
import { listSuggestions, SUGGESTED_LISTS } from './suggestion-store.server.ts'

const getLibraryItem = defineCall({
  method: 'GET',
  path: '/graphql/library',
  summary: 'Un contenuto della libreria, nella parte aperta a chi lo chiede.',
  access: 'anyone',
  query: libraryQuery,
  answer: libraryItemWire,
  async handle({ db, now, viewer }, { query }) {
    const item = await findItemById(db, query.id, now)
    if (!item) throw new NotFound()
    return toLibraryItem(readableItem(item, viewer.audience))
  },
})

const getLatestContents = defineCall({
  method: 'GET',
  path: '/graphql/latest-contents',
  summary: 'Gli ultimi contenuti, a pagine.',
  access: 'anyone',
  query: latestContentsQuery,
  answer: latestContentsWire,
  async handle({ db, now }, { query }) {
    const { contentType, isPremium, first, after } = query
    const offset = after && /^\d{1,6}$/.test(after) ? Number(after) : 0
    const { items, matches } = await pageOfCards(
      db,
      {
        ...(contentType && { types: [contentType] }),
        ...(isPremium && { isPremium: isPremium === 'true' }),
        offset,
        rows: first,
      },
      now,
    )
    const end = offset + items.length
    const hasNext = end < matches
    return {
      data: {
        search: { results: items.map(toContentDoc), pageInfo: { endCursor: hasNext ? String(end) : null, hasNext } },
      },
    }
  },
})

const getDownloads = defineCall({
  method: 'GET',
  path: '/content/{id}/downloads',
  summary: 'I modi di portare via un contenuto: formato, indirizzo cifrato, nome.',
  access: 'member',
  params: itemParams,
  answer: downloadsWire,
  statuses: { 403: 'Il contenuto non è aperto a chi lo chiede' },
  async handle({ db, now, viewer, request }, { params }) {
    const item = await carriedItem({ db, now, viewer }, params.id)
    return toDownloads(downloadLinks(item, secretOf(request)))
  },
})

const getResource = defineCall({
  method: 'GET',
  path: '/ebook-resource',
  summary: 'Un contenuto come documento: PDF, EPUB, MOBI o DOCX.',
  access: 'member',
  query: resourceQuery,
  answer: z.unknown(),
  statuses: { 403: 'Il contenuto non è aperto a chi lo chiede' },
  async handle({ db, now, viewer, request, reply }, { query: { url, type } }) {
    const id = openDownload(url, type, secretOf(request))
    if (!id) throw new NotFound()
    const item = await carriedItem({ db, now, viewer }, id)
    if (!filesOf(item).includes(type)) throw new NotFound()
    const disposition = `attachment; filename="resource.${type}"`
    if (type === 'mobi') {
      const fileId = await findMobi(db, id)
      if (!fileId) throw new NotFound()
      const file = await getFile(db, fileId)
      reply.headers({ 'content-type': file.contentType, 'content-disposition': disposition })
      reply.send(Buffer.from(await diskOf(request).getBytes(fileKey(file))))
      return undefined
    }
    const readable = readableItem(item, viewer.audience)
    const pictures = await paperPictures(readable.body, (path) => readFileAt(db, diskOf(request), path))
    // Where its reader reads the club: a document leads back there.
    const origin = `${request.protocol}://${request.host}`
    const { bytes, contentType } = await makeFile(readable, type, pictures, origin)
    reply.headers({ 'content-type': contentType, 'content-disposition': disposition })
    reply.send(bytes)
    return undefined
  },
})

/** CNT-014…016. The item, if this audience may carry it away; asked when the ways are listed and again when one is taken. */
async function carriedItem({ db, now, viewer }: { db: Db; now: Date; viewer: Viewer }, id: string) {
  const item = await findItemById(db, id, now)
  if (!item) throw new NotFound()
  if (actionOutcome('Download/E-book', item, viewer.audience).kind !== 'do') throw new NotAllowed()
  return item
}

const putMobi = defineCall({
  method: 'PUT',
  path: '/content/{id}/mobi',
  summary: 'Carica il MOBI di un contenuto; prende il posto di quello di prima.',
  access: 'contents.write',
  params: itemParams,
  takesFile: { maxBytes: MAX_BYTES.ebook },
  answer: z.strictObject({ name: z.string(), byteSize: z.number().int() }),
  async handle({ db, request }, { params, file }) {
    if (!file) throw new InvalidInput({ file: 'Scegli un file.' })
    const { name, byteSize } = await uploadMobi(db, diskOf(request), { itemId: params.id, file })
    return { name, byteSize }
  },
})

const deleteMobi = defineCall({
  method: 'DELETE',
  path: '/content/{id}/mobi',
  summary: 'Toglie il MOBI di un contenuto.',
  access: 'contents.write',
  params: itemParams,
  answer: z.null(),
  async handle({ db, request }, { params }) {
    await removeMobi(db, diskOf(request), params.id)
    return null
  },
})

const putCover = defineCall({
  method: 'PUT',
  path: '/content/cover',
  summary: 'Carica una fotografia da usare come copertina; il contenuto la prende quando viene salvato.',
  access: PREPARING,
  takesFile: { maxBytes: MAX_BYTES.image },
  answer: z.strictObject({ path: z.string() }),
  async handle({ db, request }, { file }) {
    if (!file) throw new InvalidInput({ file: 'Scegli un file.' })
    const { path } = await storeCover(db, diskOf(request), file)
    return { path }
  },
})

const putDocument = defineCall({
  method: 'PUT',
  path: '/content/document',
  summary: 'Carica un PDF da far scaricare da una pagina; la pagina lo prende quando viene salvata.',
  access: PREPARING,
  takesFile: { maxBytes: MAX_BYTES.document },
  answer: z.strictObject({ path: z.string() }),
  async handle({ db, request }, { file }) {
    if (!file) throw new InvalidInput({ file: 'Scegli un file.' })
    return { path: await storeDocument(db, diskOf(request), file) }
  },
})

const getSuggestions = defineCall({
  method: 'GET',
  path: '/content/suggestions',
  summary:
    'Pagine, contenuti o categorie che cominciano con le parole scritte, per chi compila un modulo della redazione.',
  access: PREPARING,
  query: z.strictObject({ of: z.enum(SUGGESTED_LISTS), q: z.string().max(80).default('') }),
  answer: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  async handle({ db, now }, { query }) {
    return listSuggestions(db, query.of, query.q, now)
  },
})

/** The calls of single items; searching is another area. */
export const contentCalls: Call<Viewer>[] = [
  getLibraryItem,
  getLatestContents,
  getDownloads,
  getResource,
  putMobi,
  deleteMobi,
  putCover,
  putDocument,
  getSuggestions,
]
