import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { addFavorite, removeFavorite } from './commands.server.ts'
import { listFavorites } from './store.server.ts'
import { favoriteBody, favoriteParams, favoriteWire } from './wire.ts'

const getFavorites = defineCall({
  method: 'GET',
  path: '/favorites',
  summary: 'I contenuti salvati da chi ha effettuato l’accesso.',
  access: 'member',
  answer: z.array(favoriteWire),
  async handle({ db, now, viewer: { member } }) {
    return member ? listFavorites(db, member.id, now) : []
  },
})

const postFavorite = defineCall({
  method: 'POST',
  path: '/favorites',
  summary: 'Salva un contenuto.',
  access: 'member',
  body: favoriteBody,
  answer: favoriteWire,
  statuses: { 201: 'Salvato', 403: 'Il contenuto non è aperto a chi lo chiede' },
  async handle({ db, now, reply, viewer: { audience, member } }, { body }) {
    if (member) await addFavorite(db, body, { memberId: member.id, audience, now })
    reply.status(201)
    return body
  },
})

const deleteFavoriteCall = defineCall({
  method: 'DELETE',
  path: '/favorites/{id}',
  summary: 'Toglie un contenuto salvato.',
  access: 'member',
  params: favoriteParams,
  answer: z.strictObject({ id: z.uuid() }),
  async handle({ db, viewer: { member } }, { params }) {
    if (member) await removeFavorite(db, params.id, member.id)
    return { id: params.id }
  },
})

export const favoriteCalls: Call<Viewer>[] = [getFavorites, postFavorite, deleteFavoriteCall]
