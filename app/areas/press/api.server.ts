import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { outsideOf } from '#platform/outside/outside.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { searchPress } from './commands.server.ts'
import { CALL_RESULTS, PRESS_PATH } from './model.ts'
import { readingListCalls } from './reading-api.server.ts'
import { changePressReview, unsubscribeByKey } from './review-commands.server.ts'
import { listChosenFamilies } from './review-store.server.ts'
import { toFamiliesWire } from './review-wire.ts'
import { mayUsePress, questionOf, questionProblems } from './rules.ts'
import { listPressCategories } from './store.server.ts'
import {
  articleSearchWire,
  articlesWire,
  categoriesWire,
  categorySearchWire,
  familiesWire,
  oneClickParams,
  oneClickWire,
  reviewChangeWire,
  toArticleWire,
  toCategoriesWire,
} from './wire.ts'

/** API-245 */
const searchArticles = defineCall({
  method: 'POST',
  path: '/PubMed/Articoli',
  summary:
    'Cerca nella letteratura: periodo, categoria e parola chiave; al massimo sessanta articoli, dal più recente.',
  access: 'member',
  body: articleSearchWire,
  answer: articlesWire,
  statuses: { 403: 'Il servizio non è nell’abbonamento' },
  async handle({ db, now, log, request, viewer: { audience } }, { body }) {
    if (!mayUsePress(audience)) throw new NotAllowed()
    const { dataDa, dataA, categoria, descrizione = '', offset = 0 } = body
    const typed = { from: dataDa, to: dataA, category: String(categoria), keyword: descrizione }
    const today = romeDayOf(now)
    const question = questionOf(typed, today)
    if (!question) throw new InvalidInput(questionProblems(typed, today))
    const { literature } = outsideOf(request)
    const found = await searchPress(db, question, { port: literature, now, log, offset, limit: CALL_RESULTS })
    return found.map(toArticleWire)
  },
})

/** API-246 */
const searchCategories = defineCall({
  method: 'POST',
  path: '/PubMed/Articoli/Categorie',
  summary: 'Le categorie in cui si cerca.',
  access: 'anyone',
  body: categorySearchWire,
  answer: categoriesWire,
  handle: async ({ db }, { body }) =>
    toCategoriesWire(
      await listPressCategories(db, { isDownloaded: body.download, isProcessed: body.process, isPublic: body.public }),
    ),
})

/** API-243 */
const getPressReview = defineCall({
  method: 'GET',
  path: '/PubMed/Utente/RassegneStampa',
  summary: 'Le specializzazioni scelte per la newsletter.',
  access: 'member',
  answer: familiesWire,
  handle: async ({ db, viewer: { member } }) => toFamiliesWire(member ? await listChosenFamilies(db, member.id) : []),
})

/** API-244 */
const updatePressReview = defineCall({
  method: 'POST',
  path: '/PubMed/Utente/RassegneStampa/update',
  summary: 'Aggiunge e toglie specializzazioni della newsletter, tre al massimo.',
  access: 'member',
  body: reviewChangeWire,
  answer: familiesWire,
  statuses: { 403: 'Il servizio non è nell’abbonamento' },
  async handle({ db, now, viewer: { audience, member } }, { body }) {
    if (!member) return []
    const change = {
      subscribe: body.subscribeFamigliaSpecializzazioneIdList,
      unsubscribe: body.unsubscribeFamigliaSpecializzazioneIdList,
    }
    return toFamiliesWire(await changePressReview(db, change, { memberId: member.id, audience, now }))
  },
})

/** RFC 8058. Mail programs post here by themselves; people who open the same address are led to a page with a button. */
const oneClickUnsubscribe = defineCall({
  method: 'POST',
  path: '/PubMed/Disiscrizione/{key}',
  summary: 'Termina l’iscrizione alla newsletter: la chiama il programma di posta.',
  access: 'anyone',
  takesPostedForm: true,
  params: oneClickParams,
  body: oneClickWire,
  answer: z.object({ ok: z.literal(true) }),
  async handle({ db }, { params: { key } }) {
    if (!(await unsubscribeByKey(db, key))) throw new NotFound('Questa iscrizione non esiste.')
    return { ok: true as const }
  },
})

const openUnsubscribe = defineCall({
  method: 'GET',
  path: '/PubMed/Disiscrizione/{key}',
  summary: 'Porta alla pagina in cui si conferma la fine dell’iscrizione.',
  access: 'anyone',
  params: oneClickParams,
  answer: z.unknown(),
  statuses: { 303: 'La pagina di conferma' },
  handle: async ({ reply }, { params: { key } }) => reply.redirect(`${PRESS_PATH}/disiscrizione/${key}`, 303),
})

export const pressCalls: Call<Viewer>[] = [
  searchArticles,
  searchCategories,
  getPressReview,
  updatePressReview,
  oneClickUnsubscribe,
  openUnsubscribe,
  ...readingListCalls,
]
