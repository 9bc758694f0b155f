import type { Member } from '#areas/audience/model.ts'
import { ORDERS as ORDER_LIST } from '#areas/billing/order-list-store.server.ts'
import { listClosedEvents } from '#areas/classroom/report-store.server.ts'
import { listDesk } from '#areas/content/desk-store.server.ts'
import { legalReading } from '#areas/leads/reading-rules.ts'
import { countAsked } from '#areas/lists/question-context.server.ts'
import { CARDS } from '#areas/professional-card/card-list-store.server.ts'
import type { STANDINGS } from '#areas/requests/copy.ts'
import { QUEUE_PATH } from '#areas/requests/model.ts'
import { countTerm } from '#areas/requests/queue-store.server.ts'
import { countedLately, inTime } from '#platform/counted-lately.ts'
import type { Db } from '#platform/db/database.server.ts'
import { countOutbox } from '#platform/mail/store.server.ts'
import { deskOf } from './desk.ts'

/** How soon something is to be done; the first is the most urgent. */
export const URGENCIES = { late: 'In ritardo', today: 'Da fare oggi', soon: 'Nei prossimi giorni' } as const
export type Urgency = keyof typeof URGENCIES

type Asking = { now: Date; member: Member }

/** Something that waits for somebody: where it is done, and the list that holds exactly what is counted. */
type Waiting = {
  place: string
  to: string
  urgency: Urgency
  one: string
  many: string
  /** Counted for the person who looks, and so said to nobody else. */
  isOwn?: (member: Member) => boolean
  count: (db: Db, asking: Asking) => Promise<number>
}

const first = { limit: 1, offset: 0 }

const ordersWaiting =
  (waiting: 'transfer' | 'refund' | 'late') =>
  (db: Db, { now }: Asking) =>
    countAsked(db, ORDER_LIST, `attesa=${waiting}`, now)

/** DSK-039. Every open request is in one of the three, so that together they are all that is open. */
const requestsWaiting = (term: keyof typeof STANDINGS) => ({
  place: QUEUE_PATH,
  to: `${QUEUE_PATH}?termine=${term}`,
  isOwn: (member: Member) => legalReading(member) === 'followed',
  count: (db: Db, { now, member }: Asking) => countTerm(db, member, term, now),
})

const ORDERS = '/redazione/ordini'

/** DSK-003. What waits at the desk, the most urgent first. */
const WAITING: readonly Waiting[] = [
  {
    ...requestsWaiting('ritardo'),
    urgency: 'late',
    one: 'richiesta in ritardo',
    many: 'richieste in ritardo',
  },
  {
    place: ORDERS,
    to: `${ORDERS}?attesa=late`,
    urgency: 'late',
    one: 'ordine con una rata in ritardo',
    many: 'ordini con una rata in ritardo',
    count: ordersWaiting('late'),
  },
  {
    ...requestsWaiting('oggi'),
    urgency: 'today',
    one: 'richiesta da concludere oggi',
    many: 'richieste da concludere oggi',
  },
  {
    place: ORDERS,
    to: `${ORDERS}?attesa=transfer`,
    urgency: 'today',
    one: 'bonifico da confermare',
    many: 'bonifici da confermare',
    count: ordersWaiting('transfer'),
  },
  {
    place: ORDERS,
    to: `${ORDERS}?attesa=refund`,
    urgency: 'today',
    one: 'rimborso da fare',
    many: 'rimborsi da fare',
    count: ordersWaiting('refund'),
  },
  {
    place: '/redazione/posta',
    to: '/redazione/posta?stato=failed',
    urgency: 'today',
    one: 'e-mail rifiutata',
    many: 'e-mail rifiutate',
    count: async (db) => (await countOutbox(db)).failed,
  },
  {
    ...requestsWaiting('poi'),
    urgency: 'soon',
    one: 'richiesta da concludere',
    many: 'richieste da concludere',
  },
  {
    place: '/redazione/schede',
    to: '/redazione/schede?da-rivedere=si',
    urgency: 'soon',
    one: 'scheda da rivedere',
    many: 'schede da rivedere',
    count: (db, { now }) => countAsked(db, CARDS, 'da-rivedere=si', now),
  },
  {
    place: '/redazione/eventi-ecm',
    to: '/redazione/eventi-ecm?scadenza=vicina',
    urgency: 'soon',
    one: 'evento ECM da comunicare entro 15 giorni',
    many: 'eventi ECM da comunicare entro 15 giorni',
    count: async (db, { now }) => (await listClosedEvents(db, { page: 0, limit: 1, isEnding: true }, now)).total,
  },
  {
    place: '/redazione/contenuti',
    to: '/redazione/contenuti?stato=draft&mie=si',
    urgency: 'soon',
    one: 'tua bozza',
    many: 'tue bozze',
    isOwn: () => true,
    count: async (db, { now, member }) =>
      (await listDesk(db, { typed: '', shelf: 'draft', authorId: member.id, ...first }, now)).total,
  },
]

export type WaitingLine = Pick<Waiting, 'place' | 'to' | 'urgency'> & { count: number; words: string }

function waitingFor(member: Member): readonly Waiting[] {
  const may = new Set(deskOf(member).map(({ path }) => path))
  return WAITING.filter(({ place }) => may.has(place))
}

/** DSK-003. What waits for this person, counted now. */
export async function listWaiting(db: Db, asking: Asking): Promise<WaitingLine[]> {
  const lines = await Promise.all(
    waitingFor(asking.member).map(async ({ count, one, many, isOwn: _, ...line }) => {
      const counted = await count(db, asking)
      return { ...line, count: counted, words: counted === 1 ? one : many }
    }),
  )
  return lines.filter((line) => line.count > 0)
}

export type PlaceCount = { count: number; isLate: boolean }

/** DSK-002. How much waits at each place, where it can be said in time. */
export async function countWaiting(db: Db, asking: Asking): Promise<Map<string, PlaceCount>> {
  const shared = waitingFor(asking.member).filter(({ isOwn }) => !isOwn?.(asking.member))
  const counts = await Promise.all(
    shared.map(({ to, count }) =>
      inTime(countedLately(db, { key: `waiting ${to}`, now: asking.now, count: () => count(db, asking) })),
    ),
  )
  const places = new Map<string, PlaceCount>()
  const unknown = new Set(shared.filter((_, at) => counts[at] === null).map(({ place }) => place))
  for (const [at, { place, urgency }] of shared.entries()) {
    const count = counts[at] ?? 0
    if (count === 0 || unknown.has(place)) continue
    const before = places.get(place) ?? { count: 0, isLate: false }
    places.set(place, { count: before.count + count, isLate: before.isLate || urgency === 'late' })
  }
  return places
}
