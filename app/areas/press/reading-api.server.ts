import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import { CITATION_FILES, citations } from './citation-rules.ts'
import type { CitationFormat } from './model.ts'
import { removePaper, savePaper } from './reading-commands.server.ts'
import { listReadingList, listSavedPmids } from './reading-store.server.ts'
import { mayUsePress } from './rules.ts'
import { listRecords } from './store.server.ts'
import { exportQuery, listExportQuery, pmidParams, savedArticlesWire, savedArticleWire } from './wire.ts'

const getReadingList = defineCall({
  method: 'GET',
  path: '/PubMed/Utente/ElencoLettura',
  summary: 'I numeri degli articoli messi da parte, dall’ultimo.',
  access: 'member',
  answer: savedArticlesWire,
  handle: async ({ db, viewer: { member } }) =>
    (member ? await listSavedPmids(db, member.id) : []).map((id) => ({ id })),
})

const addToReadingList = defineCall({
  method: 'POST',
  path: '/PubMed/Utente/ElencoLettura',
  summary: 'Mette da parte un articolo.',
  access: 'member',
  body: savedArticleWire,
  answer: savedArticleWire,
  statuses: { 201: 'Messo da parte', 403: 'Il servizio non è nell’abbonamento' },
  async handle({ db, now, reply, viewer: { audience, member } }, { body }) {
    if (member) await savePaper(db, body.id, { memberId: member.id, audience, now })
    reply.status(201)
    return body
  },
})

const removeFromReadingList = defineCall({
  method: 'DELETE',
  path: '/PubMed/Utente/ElencoLettura/{id}',
  summary: 'Toglie un articolo messo da parte.',
  access: 'member',
  params: pmidParams,
  answer: savedArticleWire,
  async handle({ db, viewer: { member } }, { params }) {
    if (member) await removePaper(db, params.id, member.id)
    return { id: params.id }
  },
})

const exportReadingList = defineCall({
  method: 'GET',
  path: '/PubMed/Utente/ElencoLettura/Esporta',
  summary: 'L’elenco di lettura per un programma di bibliografia: RIS o BibTeX.',
  access: 'member',
  query: listExportQuery,
  answer: z.unknown(),
  async handle({ db, reply, viewer: { member } }, { query: { formato } }) {
    const records = member ? await listReadingList(db, member.id) : []
    return sendCitations(reply, records, formato, 'elenco-di-lettura')
  },
})

const exportArticles = defineCall({
  method: 'GET',
  path: '/PubMed/Articoli/Esporta',
  summary: 'Uno o più articoli per un programma di bibliografia: RIS o BibTeX.',
  access: 'member',
  query: exportQuery,
  answer: z.unknown(),
  statuses: { 403: 'Il servizio non è nell’abbonamento' },
  async handle({ db, reply, viewer: { audience } }, { query: { formato, id } }) {
    if (!mayUsePress(audience)) throw new NotAllowed()
    const records = await listRecords(db, id)
    if (records.length === 0) throw new NotFound('Questo articolo non è nel catalogo.')
    return sendCitations(reply, records, formato, records.length === 1 ? `pubmed-${id[0]}` : 'pubmed')
  },
})

function sendCitations(
  reply: FastifyReply,
  records: readonly LiteratureRecord[],
  format: CitationFormat,
  name: string,
) {
  const { extension, contentType } = CITATION_FILES[format]
  return reply
    .headers({ 'content-type': contentType, 'content-disposition': `attachment; filename="${name}.${extension}"` })
    .send(citations(records, format))
}

export const readingListCalls: Call<Viewer>[] = [
  getReadingList,
  addToReadingList,
  removeFromReadingList,
  exportReadingList,
  exportArticles,
]
