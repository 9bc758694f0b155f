import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Member, Viewer } from '#areas/audience/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotAllowed, NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { outsideOf } from '#platform/outside/outside.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { plainPdf } from '#platform/pure/plain-pdf.ts'
import { secretOf } from '#platform/secrets/lent-secret.server.ts'
import { catalogueOf } from './catalogue-context.server.ts'
import { openVoucher } from './code-commands.server.ts'
import { readActivity } from './commands.server.ts'
import { regulationOn } from './copy.ts'
import { listMissionChanges } from './mission-store.server.ts'
import { IMAGE_QUALITY, LATEST_SIZE, TEASER_SIZE } from './model.ts'
import { cancelOrder, redeemReward } from './order-commands.server.ts'
import { rewardPicture } from './reward-picture.server.ts'
import { maySpend, pointsLabel, type Standing, standingOf } from './rules.ts'
import {
  catalogueWire,
  orderBody,
  orderWire,
  searchQuery,
  searchWire,
  toCatalogueItem,
  toOrderWire,
  toTransaction,
  transactionsWire,
} from './wire.ts'

function memberIn({ member }: Viewer): Member {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}

function standingIn({ audience, member }: Viewer, now: Date, graceDays: number): Standing {
  return standingOf(audience, member?.expiration ?? { expDate: null }, now, graceDays)
}

type Asked = { db: Db; clock: Clock; request: FastifyRequest; viewer: Viewer }

const catalogueIn = ({ db, clock, request, viewer: { audience } }: Asked) =>
  catalogueOf({ outside: outsideOf(request), secret: secretOf(request), db, clock, audience })

/** API-241, LOY-011. */
const getCatalogue = defineCall({
  method: 'GET',
  path: '/winloy/catalogue',
  summary: 'I primi premi del catalogo.',
  access: 'anyone',
  answer: catalogueWire,
  async handle(asked) {
    const question = { text: '', category: null, rows: TEASER_SIZE, offset: 0 }
    const { rewards } = await catalogueIn(asked).search(question)
    return { data: { catalogue: rewards.map(toCatalogueItem) } }
  },
})

/** LOY-026 */
const searchCatalogue = defineCall({
  method: 'GET',
  path: '/winloy/search',
  summary: 'Cerca nel catalogo dei premi, a pagine.',
  access: 'anyone',
  query: searchQuery,
  answer: searchWire,
  async handle(asked, { query }) {
    const question = { ...query, category: query.category ?? null }
    const { rewards, total } = await catalogueIn(asked).search(question)
    return { data: { catalogue: rewards.map(toCatalogueItem), totalRecords: total } }
  },
})

const DAY_SECONDS = 86_400

/** LOY-026 */
const getImage = defineCall({
  method: 'GET',
  path: '/winloy/immagini/{id}',
  summary: 'L’immagine di un premio, in WebP.',
  access: 'anyone',
  params: z.strictObject({ id: z.string().regex(/^[a-z\d-]{1,80}$/) }),
  query: z.strictObject({ quality: z.literal(String(IMAGE_QUALITY)).optional() }),
  answer: z.unknown(),
  async handle(asked, { params }) {
    const { reply } = asked
    const reward = await catalogueIn(asked).find(params.id)
    if (!reward) throw new NotFound()
    reply.header('content-type', 'image/webp')
    reply.header('cache-control', `public, max-age=${30 * DAY_SECONDS}`)
    reply.send(await rewardPicture(reward))
    return undefined
  },
})

/** LOY-006 */
const getRegulation = defineCall({
  method: 'GET',
  path: '/winloy/regolamento',
  summary: 'Il regolamento del programma, in PDF.',
  access: 'anyone',
  answer: z.unknown(),
  async handle({ db, now, reply }) {
    reply.header('content-type', 'application/pdf')
    reply.header('content-disposition', 'inline; filename="regolamento-programma-fedelta.pdf"')
    const paragraphs = regulationOn(await listMissionChanges(db), romeDayOf(now))
    reply.send(Buffer.from(plainPdf({ title: 'Regolamento del Programma Fedeltà', paragraphs })))
    return undefined
  },
})

/** API-242, LOY-001, LOY-025. */
const getTransactions = defineCall({
  method: 'GET',
  path: '/winloy/transactions',
  summary: 'Saldo punti e ultime attività di chi ha effettuato l’accesso.',
  access: 'member',
  answer: transactionsWire,
  statuses: { 403: 'Il programma non è attivo per chi chiama.' },
  async handle({ db, now, viewer, request }) {
    const standing = standingIn(viewer, now, outsideOf(request).loyalty.graceDays)
    if (!maySpend(standing)) throw new NotAllowed('Al momento il Programma fedeltà non è attivo.')
    const { balance, isChanged, operations } = await readActivity(
      db,
      memberIn(viewer).id,
      { now, isLooking: viewer.viewAs !== undefined },
      LATEST_SIZE,
    )
    const usableUntil = standing.kind === 'grace' ? formatDateIt(standing.lastDay) : null
    return { data: { transactions: operations.map(toTransaction), balance, isChanged, usableUntil } }
  },
})

const postOrder = defineCall({
  method: 'POST',
  path: '/winloy/ordini',
  summary: 'Usa i punti per un premio. La stessa chiave è lo stesso ordine.',
  access: 'member',
  body: orderBody,
  answer: orderWire,
  statuses: { 403: 'Il programma non è attivo.', 409: 'I punti non bastano, o la chiave è di un altro ordine.' },
  async handle(asked, { body }) {
    const { db, now, viewer, request } = asked
    const outcome = await redeemReward(db, catalogueIn(asked), {
      member: memberIn(viewer),
      standing: standingIn(viewer, now, outsideOf(request).loyalty.graceDays),
      rewardId: body.rewardId,
      delivery: body.delivery ?? null,
      idempotencyKey: body.idempotencyKey,
      now,
    })
    if (outcome.kind === 'insufficient')
      throw new Conflict(`Ti mancano ${pointsLabel(outcome.points - outcome.balance)} per questo premio.`)
    return toOrderWire(outcome.order, openVoucher(outcome.order.voucherCode, secretOf(request)))
  },
})

const deleteOrder = defineCall({
  method: 'POST',
  path: '/winloy/ordini/{id}/annulla',
  summary: 'Annulla un ordine non ancora spedito; i punti tornano.',
  access: 'member',
  params: z.strictObject({ id: z.uuid() }),
  answer: orderWire,
  statuses: { 409: 'È tardi per annullare.' },
  async handle(asked, { params }) {
    const { db, now, viewer } = asked
    const memberId = memberIn(viewer).id
    return toOrderWire(await cancelOrder(db, catalogueIn(asked), { memberId, orderId: params.id, now }), null)
  },
})

export const loyaltyCalls: Call<Viewer>[] = [
  getCatalogue,
  searchCatalogue,
  getImage,
  getRegulation,
  getTransactions,
  postOrder,
  deleteOrder,
]
