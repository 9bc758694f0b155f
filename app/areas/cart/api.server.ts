import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { addToCart, prepareQuotation, removeFromCart } from './commands.server.ts'
import { type CartRequest, cartOwnerFor, cartOwnerOf } from './context.server.ts'
import { EMPTY_CART } from './model.ts'
import { findCart } from './store.server.ts'
import { addToCartWire, quotationWire, toQuotation } from './wire.ts'

function cartRequest(request: FastifyRequest, { member }: Viewer): CartRequest {
  return {
    memberId: member?.id ?? null,
    cookie: request.headers.cookie,
    isSecure: signInSettingsOf(request).isHttps,
  }
}

const getQuotation = defineCall({
  method: 'GET',
  path: '/CPQ/Preventivo',
  summary: 'Il carrello di chi chiede: prodotti, piano scelto, prezzi, e se lo ha preparato un operatore.',
  access: 'anyone',
  answer: quotationWire,
  async handle({ db, now, viewer, request, reply }) {
    const { owner, setCookies } = await cartOwnerOf(db, cartRequest(request, viewer), now)
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    return toQuotation(owner ? await findCart(db, owner, now) : EMPTY_CART)
  },
})

const postCart = defineCall({
  method: 'POST',
  path: '/CPQ/Carrello',
  summary: 'Mette un prodotto nel carrello con il piano di pagamento scelto.',
  access: 'anyone',
  isPaced: true,
  body: addToCartWire,
  answer: quotationWire,
  async handle({ db, now, viewer, request, reply }, { body }) {
    const { owner, setCookies } = await cartOwnerFor(db, cartRequest(request, viewer), now)
    const cart = await addToCart(db, owner, body, now)
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    return toQuotation(cart)
  },
})

const deleteCartProduct = defineCall({
  method: 'DELETE',
  path: '/CPQ/Carrello/{productId}',
  summary: 'Toglie un prodotto dal carrello.',
  access: 'anyone',
  params: z.object({ productId: z.string().min(1).max(60) }),
  answer: quotationWire,
  async handle({ db, now, viewer, request, reply }, { params }) {
    const { owner, setCookies } = await cartOwnerOf(db, cartRequest(request, viewer), now)
    if (setCookies.length > 0) reply.header('set-cookie', setCookies)
    return toQuotation(owner ? await removeFromCart(db, owner, params.productId, now) : EMPTY_CART)
  },
})

const putQuotation = defineCall({
  method: 'PUT',
  path: '/CPQ/Preventivo/{memberId}',
  summary: 'Un operatore prepara il carrello di un iscritto.',
  access: 'money.write',
  params: z.object({ memberId: z.uuid() }),
  body: addToCartWire.extend({ showPrice: z.boolean() }),
  answer: quotationWire,
  async handle({ db, now, viewer: { member } }, { params, body }) {
    const actorId = member?.id ?? null
    return toQuotation(await prepareQuotation(db, params.memberId, body, { actorId, now }))
  },
})

export const cartCalls: Call<Viewer>[] = [getQuotation, postCart, deleteCartProduct, putQuotation]
