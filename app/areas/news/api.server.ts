import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'
import { chooseCategories } from './commands.server.ts'
import { healthNewsOf } from './context.server.ts'
import { fromCategories, toCategories } from './home-wire.ts'
import { READER_HEADERS, readerOfTheHouse } from './reader-copy.ts'
import { listFavoriteCategories } from './store.server.ts'
import { categoriesWire, healthNewsQuery, healthNewsWire, toHealthNews } from './wire.ts'

const getCategories = defineCall({
  method: 'GET',
  path: '/categories',
  summary: 'Le categorie preferite di chi ha effettuato l’accesso.',
  access: 'member',
  answer: categoriesWire,
  async handle({ db, viewer: { member } }) {
    return toCategories(member ? await listFavoriteCategories(db, member.id) : [])
  },
})

const putCategories = defineCall({
  method: 'PUT',
  path: '/categories',
  summary: 'Salva le categorie preferite: l’elenco intero prende il posto di quello di prima.',
  access: 'member',
  body: categoriesWire,
  answer: categoriesWire,
  async handle({ db, viewer: { member } }, { body }) {
    if (!member) return toCategories([])
    await chooseCategories(db, member.id, fromCategories(body))
    return toCategories(await listFavoriteCategories(db, member.id))
  },
})

const getHealthNews = defineCall({
  method: 'GET',
  path: '/health-news',
  summary: 'Gli ultimi articoli della rassegna della salute.',
  access: 'anyone',
  query: healthNewsQuery,
  answer: healthNewsWire,
  statuses: { 503: 'La rassegna non risponde e non ce n’è una copia' },
  async handle({ request }, { query }) {
    return toHealthNews(await healthNewsOf(request).listPosts(query.per_page))
  },
})

/** NWS-031. The reader of the house asks again who may read: the page around it is not the only door. */
const getReader = defineCall({
  method: 'GET',
  path: '/press-reader',
  summary: 'Il lettore dell’edicola digitale, finché il Club non ne collega un altro.',
  access: 'member',
  answer: z.unknown(),
  statuses: { 403: 'L’edicola è compresa in Premium' },
  async handle({ now, reply, viewer }) {
    if (viewer.audience.type !== 'PREMIUM') throw new NotAllowed()
    reply.headers(READER_HEADERS)
    reply.send(readerOfTheHouse(formatLongDateIt(now)))
    return undefined
  },
})

export const newsCalls: Call<Viewer>[] = [getCategories, putCategories, getHealthNews, getReader]
