import type { Member } from '#areas/audience/model.ts'
import { ORDERS as ORDER_LIST, type OrderRow } from '#areas/billing/order-list-store.server.ts'
import { ENDING_QUERY, eventsFor } from '#areas/classroom/event-list-store.server.ts'
import { EVENTS_PATH } from '#areas/classroom/report-rules.ts'
import { legalReading, mayFollow } from '#areas/leads/reading-rules.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { countAsked, firstAsked } from '#areas/lists/question-context.server.ts'
import { REWARD_ORDERS_PATH } from '#areas/loyalty/model.ts'
import { REWARD_ORDERS } from '#areas/loyalty/order-desk-store.server.ts'
import { CARDS } from '#areas/professional-card/card-list-store.server.ts'
import { dueInWords, type STANDINGS } from '#areas/requests/copy.ts'
import { QUEUE_PATH } from '#areas/requests/model.ts'
import { countTerm, queueFor } from '#areas/requests/queue-store.server.ts'
import { jobTitle } from '#areas/upkeep/copy.ts'
import { FAILED_RUNS, FAILED_RUNS_PATH } from '#areas/upkeep/store.server.ts'
import type { IconName } from '#design/icon/names.ts'
import { countedLately, inTime } from '#platform/counted-lately.ts'
import type { Db } from '#platform/db/database.server.ts'
import { countOutbox } from '#platform/mail/store.server.ts'
import { formatDateIt, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { contentsFor } from './contents/content-list-store.server.ts'
import { DESK, deskOf } from './desk.ts'

/** How soon something is to be done; the first is the most urgent. */
export const URGENCIES = { late: 'In ritardo', today: 'Da fare oggi', soon: 'Nei prossimi giorni' } as const
export type Urgency = keyof typeof URGENCIES

type Asking = { now: Date; member: Member }

/** One of the things that wait: what it is, whose, since when, until when, in whose hands, and what is done with it. */
export type WaitingThing = {
  to: string
  title: string
  who: string
  since: string
  due: string
  handler: string | null
  act: string
  /** Nobody has it: one press takes it. */
  isFree?: boolean
}

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
  /** The first of them, the oldest first. */
  first?: (db: Db, asking: Asking, limit: number) => Promise<WaitingThing[]>
}

const ORDERS = '/redazione/ordini'

/** “da 6 giorni” */
function sinceInWords(at: Date, now: Date): string {
  const days = romeDaysBetween(romeDayOf(at), romeDayOf(now))
  return days <= 0 ? 'da oggi' : days === 1 ? 'da ieri' : `da ${days} giorni`
}

const ORDERS_WAITING = {
  transfer: { act: 'Conferma', title: ({ totalCents }: OrderRow) => `Bonifico di ${formatEuro(totalCents)}` },
  refund: { act: 'Rimborsa', title: ({ owedCents }: OrderRow) => `Rimborso di ${formatEuro(owedCents)}` },
  late: { act: 'Apri', title: ({ order }: OrderRow) => `Rata dell’ordine ${order}` },
} as const

const ordersWaiting = (waiting: keyof typeof ORDERS_WAITING) => ({
  place: ORDERS,
  to: `${ORDERS}?attesa=${waiting}`,
  count: (db: Db, { now }: Asking) => countAsked(db, ORDER_LIST, `attesa=${waiting}`, now),
  first: async (db: Db, { now }: Asking, limit: number): Promise<WaitingThing[]> => {
    const order = { by: 'data', isDescending: false }
    const rows = await firstAsked(db, ORDER_LIST, { query: `attesa=${waiting}`, limit, now, order })
    return rows.map((row) => ({
      to: `${ORDERS}/${row.id}`,
      title: ORDERS_WAITING[waiting].title(row),
      who: `${row.name} ${row.surname}`,
      since: sinceInWords(row.createdAt, now),
      due: waiting === 'late' && row.nextDueOn ? `scaduta il ${formatDateIt(row.nextDueOn)}` : '',
      handler: null,
      act: ORDERS_WAITING[waiting].act,
    }))
  },
})

/** DSK-039. Every open request is in one of the three, so that together they are all that is open. */
const requestsWaiting = (term: keyof typeof STANDINGS) => ({
  place: QUEUE_PATH,
  to: `${QUEUE_PATH}?termine=${term}`,
  isOwn: (member: Member) => legalReading(member) === 'followed',
  count: (db: Db, { now, member }: Asking) => countTerm(db, member, term, now),
  first: async (db: Db, { now, member }: Asking, limit: number): Promise<WaitingThing[]> => {
    const rows = await firstAsked(db, queueFor(member), { query: `termine=${term}`, limit, now })
    return rows.map(({ id, formType, person, handler, createdAt, ...row }) => {
      const isFree = handler === null && mayFollow(member, formType)
      return {
        to: `${QUEUE_PATH}/${id}`,
        title: FORM_WORDS[formType] ?? formType,
        who: person ?? '',
        since: sinceInWords(createdAt, now),
        due: dueInWords(row, now).words,
        handler,
        act: isFree ? 'Prendi' : 'Apri',
        isFree,
      }
    })
  },
})

/** DSK-003. What waits at the desk, the most urgent first. */
const WAITING: readonly Waiting[] = [
  {
    ...requestsWaiting('ritardo'),
    urgency: 'late',
    one: 'richiesta in ritardo',
    many: 'richieste in ritardo',
  },
  {
    ...ordersWaiting('late'),
    urgency: 'late',
    one: 'ordine con una rata in ritardo',
    many: 'ordini con una rata in ritardo',
  },
  {
    ...requestsWaiting('oggi'),
    urgency: 'today',
    one: 'richiesta da concludere oggi',
    many: 'richieste da concludere oggi',
  },
  {
    ...ordersWaiting('transfer'),
    urgency: 'today',
    one: 'bonifico da confermare',
    many: 'bonifici da confermare',
  },
  {
    ...ordersWaiting('refund'),
    urgency: 'today',
    one: 'rimborso da fare',
    many: 'rimborsi da fare',
  },
  {
    place: REWARD_ORDERS_PATH,
    to: `${REWARD_ORDERS_PATH}?stato=accepted`,
    urgency: 'today',
    one: 'premio da mandare',
    many: 'premi da mandare',
    count: (db, { now }) => countAsked(db, REWARD_ORDERS, 'stato=accepted', now),
    first: async (db, { now }, limit) => {
      const rows = await firstAsked(db, REWARD_ORDERS, { query: 'stato=accepted', limit, now })
      return rows.map(({ id, title, person, placedAt }) => ({
        to: `${REWARD_ORDERS_PATH}/${id}`,
        title,
        who: person,
        since: sinceInWords(placedAt, now),
        due: '',
        handler: null,
        act: 'Apri',
      }))
    },
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
    place: FAILED_RUNS_PATH,
    to: FAILED_RUNS_PATH,
    urgency: 'today',
    one: 'lavoro non riuscito',
    many: 'lavori non riusciti',
    count: (db, { now }) => countAsked(db, FAILED_RUNS, '', now),
    first: async (db, { now }, limit) =>
      (await firstAsked(db, FAILED_RUNS, { query: '', limit, now })).map(({ job, failedAt }) => ({
        to: FAILED_RUNS_PATH,
        title: jobTitle(job),
        who: '',
        since: sinceInWords(failedAt, now),
        due: '',
        handler: null,
        act: 'Apri',
      })),
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
    first: async (db, { now }, limit) => {
      const rows = await firstAsked(db, CARDS, { query: 'da-rivedere=si', limit, now })
      return rows.map(({ slug, name, surname, profession, updatedAt }) => ({
        to: `/redazione/schede/${slug}`,
        title: `Scheda: ${profession}`,
        who: `${name} ${surname}`,
        since: sinceInWords(updatedAt, now),
        due: '',
        handler: null,
        act: 'Rivedi',
      }))
    },
  },
  {
    place: EVENTS_PATH,
    to: `${EVENTS_PATH}?${ENDING_QUERY}`,
    urgency: 'soon',
    one: 'evento ECM da comunicare entro 15 giorni',
    many: 'eventi ECM da comunicare entro 15 giorni',
    count: (db, { now }) => countAsked(db, eventsFor(now), ENDING_QUERY, now),
  },
  {
    place: '/redazione/contenuti',
    to: '/redazione/contenuti?stato=draft&autore=io',
    urgency: 'soon',
    one: 'tua bozza',
    many: 'tue bozze',
    isOwn: () => true,
    count: (db, { now, member }) => countAsked(db, contentsFor(member), 'stato=draft&autore=io', now),
  },
]

export type WaitingLine = Pick<Waiting, 'place' | 'to' | 'urgency'> & {
  icon: IconName
  count: number
  words: string
  things: WaitingThing[]
}

/** How many single things stand on the page: with all that can wait it is still one screen. */
const MOST_THINGS = 12
const MOST_OF_KIND = 4

function waitingFor(member: Member): readonly Waiting[] {
  const may = new Set(deskOf(member).map(({ path }) => path))
  return WAITING.filter(({ place }) => may.has(place))
}

/** DSK-003. What waits for this person, counted now. */
export async function listWaiting(db: Db, asking: Asking): Promise<{ lines: WaitingLine[]; uncounted: string[] }> {
  const asked = waitingFor(asking.member)
  const counted = await Promise.allSettled(asked.map((each) => lineOf(db, asking, each)))
  let left = MOST_THINGS
  const lines = counted.flatMap((each) => {
    if (each.status === 'rejected' || each.value.count === 0) return []
    const things = each.value.things.slice(0, left)
    left -= things.length
    return [{ ...each.value, things }]
  })
  return { lines, uncounted: asked.filter((_, at) => counted[at]?.status === 'rejected').map(({ many }) => many) }
}

async function lineOf(
  db: Db,
  asking: Asking,
  { count, one, many, isOwn: _, first, ...line }: Waiting,
): Promise<WaitingLine> {
  const counted = await count(db, asking)
  const things = counted > 0 && first ? await first(db, asking, MOST_OF_KIND) : []
  const icon = DESK.find(({ path }) => path === line.place)?.icon ?? 'inbox'
  return { ...line, icon, count: counted, words: counted === 1 ? one : many, things }
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
