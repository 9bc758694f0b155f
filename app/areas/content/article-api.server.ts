import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { isOffered, makeFile } from './article-files.server.ts'
import { actionOutcome, readableItem } from './article-rules.ts'
import { findItemById, listCards } from './article-store.server.ts'
import {
  fileParams,
  latestContentsQuery,
  latestContentsWire,
  libraryItemWire,
  libraryQuery,
  toContentDoc,
  toLibraryItem,
} from './article-wire.ts'

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
    const { items, matches } = await listCards(
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

const getFile = defineCall({
  method: 'GET',
  path: '/content/{id}/files/{format}',
  summary: 'Un contenuto come documento: PDF, EPUB o DOCX.',
  access: 'member',
  params: fileParams,
  answer: z.unknown(),
  statuses: { 403: 'Il contenuto non è aperto a chi lo chiede' },
  async handle({ db, now, viewer, reply }, { params }) {
    const item = await findItemById(db, params.id, now)
    if (!item || !isOffered(item, params.format)) throw new NotFound()
    if (actionOutcome('Download/E-book', item, viewer.audience).kind !== 'do') throw new NotAllowed()
    const { bytes, contentType } = await makeFile(readableItem(item, viewer.audience), params.format)
    reply.header('content-type', contentType)
    reply.header('content-disposition', `attachment; filename="resource.${params.format}"`)
    reply.send(bytes)
    return undefined
  },
})

/** The calls of single items; searching is another area. */
export const contentCalls: Call<Viewer>[] = [getLibraryItem, getLatestContents, getFile]
