import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { coverSvg } from '#design/cover-art/cover-svg.ts'
import { NotFound } from '#platform/errors.ts'
import type { Call, CallContext } from '#platform/http/call.server.ts'
import { isShowTokenOf, withdrawCoupon } from './commands.server.ts'
import { LOGO_PATH, shopMarkSvg } from './logo-rules.ts'
import { couponAccess, idIn } from './rules.ts'
import { findOffer, findSlidePicture, getShop, listBestOffers, listSlides, listTopShops } from './store.server.ts'
import {
  bestOffersWire,
  logoParams,
  offerParams,
  offerQuery,
  revealedCouponWire,
  SHOP_PATH,
  SLIDE_PATH,
  slideParams,
  slideshowWire,
  toCoupon,
  topShopsWire,
  toRevealedCoupon,
  toSlide,
  toTopShop,
  withdrawnCouponWire,
} from './wire.ts'

const getBestOffers = defineCall({
  method: 'GET',
  path: '/topnegozi/home/bestoffers',
  summary: 'Le migliori offerte dei negozi convenzionati, senza i codici.',
  access: 'anyone',
  answer: bestOffersWire,
  async handle({ db, now, viewer }) {
    const data = (await listBestOffers(db, { type: viewer.audience.type, now })).map(toCoupon)
    return { url_logo_path_image: LOGO_PATH, offer_redirect_url: SHOP_PATH, data }
  },
})

const getTopShops = defineCall({
  method: 'GET',
  path: '/topnegozi/home/topshops',
  summary: 'I negozi convenzionati in primo piano.',
  access: 'anyone',
  answer: topShopsWire,
  async handle({ db, now, viewer }) {
    const shops = await listTopShops(db, { type: viewer.audience.type, now })
    return { url_logo_path: LOGO_PATH, data: shops.map(toTopShop) }
  },
})

const getSlideshow = defineCall({
  method: 'GET',
  path: '/topnegozi/home/slideshow',
  summary: 'Le promozioni in evidenza dei negozi convenzionati.',
  access: 'anyone',
  answer: slideshowWire,
  async handle({ db, now, viewer }) {
    const data = (await listSlides(db, { type: viewer.audience.type, now })).map(toSlide)
    return { url_path_image: SLIDE_PATH, url_path_image_mobile: SLIDE_PATH, data }
  },
})

const getOffer = defineCall({
  method: 'GET',
  path: '/topnegozi/offers/{id}',
  summary: 'Un’offerta; il suo codice solo con il token giusto e a chi può averlo.',
  access: 'anyone',
  params: offerParams,
  query: offerQuery,
  answer: revealedCouponWire,
  async handle({ db, now, viewer }, { params, query }) {
    const offer = await findOffer(db, params.id, { type: viewer.audience.type, now })
    if (!offer) throw new NotFound('L’offerta non è più disponibile.')
    const mayHave = viewer.member !== null && couponAccess(viewer.audience) === 'withdraw'
    return toRevealedCoupon(offer, mayHave && (await isShowTokenOf(db, offer.id, query.show_token)))
  },
})

const postWithdrawal = defineCall({
  method: 'POST',
  path: '/topnegozi/offers/{id}/withdraw',
  summary: 'Ritira il codice di un’offerta, o la attiva.',
  access: 'member',
  params: offerParams,
  answer: withdrawnCouponWire,
  async handle({ db, now, viewer }, { params }) {
    const { offer, showToken } = await withdrawCoupon(db, { viewer, offerId: params.id, now })
    return { ...toRevealedCoupon(offer, true), show_token: showToken }
  },
})

const getLogo = defineCall({
  method: 'GET',
  path: '/topnegozi/logos/{file}',
  summary: 'Il marchio di un negozio: l’immagine che ha dato, o un disegno.',
  access: 'anyone',
  params: logoParams,
  answer: z.unknown(),
  async handle({ db, reply }, { params }) {
    const shop = await getShop(db, idIn(params.file.split(/[-.]/)[0]))
    if (shop.logoPath) return sendPicture(reply, shop.logoPath)
    return sendDrawing(reply, shopMarkSvg(shop.name))
  },
})

const getSlideImage = defineCall({
  method: 'GET',
  path: '/topnegozi/slides/{file}',
  summary: 'L’immagine di una promozione: quella caricata, o un disegno.',
  access: 'anyone',
  params: slideParams,
  answer: z.unknown(),
  async handle({ db, reply }, { params }) {
    const key = params.file.replace(/\.svg$/, '')
    const picture = await findSlidePicture(db, key)
    if (picture) return sendPicture(reply, picture)
    return sendDrawing(reply, coverSvg({ seed: key, category: 'convenzioni' }))
  },
})

/** A picture the club was given has an address of its own. */
function sendPicture(reply: CallContext<Viewer>['reply'], path: string) {
  return reply.header('cache-control', 'public, max-age=300').redirect(path)
}

/** A drawing of ours is nobody's in particular: it may be kept a day by whoever asks. */
function sendDrawing(reply: CallContext<Viewer>['reply'], svg: string) {
  return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }).send(svg)
}

export const conventionCalls: Call<Viewer>[] = [
  getBestOffers,
  getTopShops,
  getSlideshow,
  getOffer,
  postWithdrawal,
  getLogo,
  getSlideImage,
]
