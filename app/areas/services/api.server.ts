import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { watchesEveryFilm } from '#areas/content/film-rules.ts'
import { LEGAL_KINDS } from '#areas/leads/model.ts'
import { legalReading } from '#areas/leads/reading-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotAllowed, NotFound } from '#platform/errors.ts'
import { byteRange } from '#platform/files/byte-range.ts'
import type { Call } from '#platform/http/call.server.ts'
import { callPage } from '#platform/pure/paging.ts'
import { REQUESTS_PER_PAGE, type TutorialFilm } from './model.ts'
import { mayPlay, startOfYear } from './rules.ts'
import {
  countRequestsByForm,
  findTutorialFilm,
  findVideoTutorial,
  listOpenRequests,
  listRequests,
} from './store.server.ts'
import { operatorRequestWire, requestsWire, toAllowances, toOperatorRequest, toRequest } from './wire.ts'

const getRequests = defineCall({
  method: 'GET',
  path: '/Servizi/Richieste',
  summary: 'Le richieste di chi ha effettuato l’accesso, e quante ne restano quest’anno.',
  access: 'member',
  answer: requestsWire,
  async handle({ db, now, viewer: { member } }) {
    if (!member) throw new NotAllowed('Accedi per continuare.', 401)
    const [requests, made] = await Promise.all([
      listRequests(db, member.id),
      countRequestsByForm(db, { memberId: member.id, since: startOfYear(now) }),
    ])
    return { richieste: requests.map(toRequest), disponibili: toAllowances(made) }
  },
})

const getOpenRequests = defineCall({
  method: 'GET',
  path: '/Servizi/Richieste/Aperte',
  summary: 'Le richieste ancora senza risposta, dalla più vicina alla scadenza.',
  access: 'legal.read',
  query: z.object({ pagina: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: z.array(operatorRequestWire),
  async handle({ db, viewer: { member } }, { query }) {
    const except = member && legalReading(member) === 'all' ? [] : LEGAL_KINDS
    const place = { limit: REQUESTS_PER_PAGE, offset: callPage(query.pagina) * REQUESTS_PER_PAGE }
    return (await listOpenRequests(db, { except, ...place })).map(toOperatorRequest)
  },
})

const tutorialParams = z.object({ slug: z.string().regex(/^[a-z\d-]{1,80}$/) })

/** SRV-020. A tutorial that this audience may not play does not exist; whoever prepares them looks at all of them. */
async function playable(db: Db, viewer: Viewer, slug: string): Promise<TutorialFilm> {
  const tutorial = watchesEveryFilm(viewer) ? null : await findVideoTutorial(db, slug)
  const isTheirs = watchesEveryFilm(viewer) || (tutorial !== null && mayPlay(viewer.audience, tutorial))
  const film = isTheirs ? await findTutorialFilm(db, slug) : null
  if (!film) throw new NotFound('Questo video non esiste, o non è compreso nel tuo piano.')
  return film
}

const getFilm = defineCall({
  method: 'GET',
  path: '/Servizi/VideoTutorial/{slug}/film.webm',
  summary: 'Il filmato di un video tutorial, intero o a intervalli di byte.',
  access: 'member',
  params: tutorialParams,
  answer: z.unknown(),
  statuses: { 206: 'L’intervallo chiesto.', 416: 'L’intervallo non è nel filmato.' },
  async handle({ db, viewer, request, reply }, { params }) {
    const { content } = await playable(db, viewer, params.slug)
    const range = byteRange(request.headers.range, content.byteLength)
    reply.headers({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
    if (range === 'unreadable') return reply.code(416).header('content-range', `bytes */${content.byteLength}`).send('')
    if (!range) return reply.send(Buffer.from(content))
    const { from, to } = range
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${content.byteLength}`)
      .send(Buffer.from(content.subarray(from, to + 1)))
  },
})

const getCaptions = defineCall({
  method: 'GET',
  path: '/Servizi/VideoTutorial/{slug}/sottotitoli.vtt',
  summary: 'I sottotitoli di un video tutorial.',
  access: 'member',
  params: tutorialParams,
  answer: z.unknown(),
  async handle({ db, viewer, reply }, { params }) {
    const { captions } = await playable(db, viewer, params.slug)
    return reply.header('content-type', 'text/vtt; charset=utf-8').send(captions)
  },
})

export const serviceCalls: Call<Viewer>[] = [getRequests, getOpenRequests, getFilm, getCaptions]
