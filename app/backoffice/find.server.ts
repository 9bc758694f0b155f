import { findMemberIdByFiscalCode } from '#areas/account/details-store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { ORDERS } from '#areas/billing/order-list-store.server.ts'
import { CERTIFICATES } from '#areas/classroom/certificate-list-store.server.ts'
import { listDeskPages } from '#areas/content/page-desk-store.server.ts'
import { coursesFor } from '#areas/courses/course-list-store.server.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { casesFor } from '#areas/legal-cases/case-list-store.server.ts'
import { type DeskList, searchRows } from '#areas/lists/row-store.server.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { CARDS } from '#areas/professional-card/card-list-store.server.ts'
import { queueFor } from '#areas/requests/queue-store.server.ts'
import { MEMBERS, type MemberRow } from '#areas/segments/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { listOf } from '#platform/records/record.ts'
import type { ServedRecord } from '#platform/records/serve-record.server.ts'
import { contentsFor } from './contents/content-list-store.server.ts'
import { deskOf } from './desk.ts'
import { actsOf } from './desk-acts.ts'
import { SERVED } from './records/contents.server.ts'
import { recordListOf } from './records/record-list-store.server.ts'

export type Found = { to: string; title: string; detail: string /** What names it alone. */; codes?: readonly string[] }
type Finding = { total: number; rows: Found[] }
type Staff = Pick<Member, 'id' | 'permissions' | 'assignedOnly'>
type Look = (db: Db, typed: string, now: Date, staff: Staff) => Promise<Finding>

const MOST = 5
const first = { page: 1, limit: MOST, offset: 0 }
/** Beyond this it is said that there are more. */
const MOST_COUNTED = 1_000

type Source = {
  /** The list where all of them are; whoever may not enter it finds nothing of it. */
  place: string
  title: string
  /** Where it is not a place of the desk by itself. */
  list?: string
  look: Look
}

/** A list that is asked, by words alone. */
const lookIn =
  <Row>(listFor: (staff: Staff) => DeskList<Row>, found: (row: Row, typed: string) => Found): Look =>
  async (db, typed, now, staff) => {
    const { total, rows } = await searchRows(db, listFor(staff), typed, { now, ...first, most: MOST_COUNTED + 1 })
    return { total, rows: rows.map((row) => found(row, typed)) }
  }

/** The list of a record, asked as its own page asks it. */
export function recordSource(served: ServedRecord): Source {
  const { path, place, words, title, detail } = served.record
  return {
    place: 'under' in place ? place.under.to : path,
    list: listOf(served.record),
    title: words.title,
    look: lookIn(
      () => recordListOf(served),
      ({ id, values }) => ({ to: `${path}/${id}`, title: title(values), detail: detail?.(values) ?? '' }),
    ),
  }
}

const foundMember = ({ username, clientCode, name, surname, email }: MemberRow): Found => ({
  to: `/redazione/iscritti/${username}`,
  title: `${surname} ${name}`,
  detail: `${username}, ${email}`,
  codes: [String(username), clientCode],
})
const lookInMembers = lookIn(() => MEMBERS, foundMember)

/** Every list of the desk that is searched by words, asked as its own page asks it. */
const SOURCES: readonly Source[] = [
  {
    place: '/redazione/iscritti',
    title: 'Iscritti',
    look: async (db, typed, now, staff) => {
      const code = typed.toUpperCase()
      const named = /^[A-Z0-9]{16}$/.test(code) ? await findMemberIdByFiscalCode(db, code) : null
      if (named === null) return lookInMembers(db, typed, now, staff)
      const rows = (await MEMBERS.rowsOf(db, [named], now)).map((row) => ({ ...foundMember(row), codes: [code] }))
      return { total: rows.length, rows }
    },
  },
  {
    place: '/redazione/ordini',
    title: 'Ordini',
    look: lookIn(
      () => ORDERS,
      ({ id, order, name, surname, products, createdAt }, typed) => ({
        to: `/redazione/ordini/${id}`,
        title: `Ordine ${order} di ${name} ${surname}`,
        detail: `${products}, ${formatDateIt(createdAt)}`,
        // What was typed is the number of an invoice: the orders found are those it belongs to.
        codes: [order, ...(/^\d{1,6}\/\d{4}$/.test(typed) ? [typed] : [])],
      }),
    ),
  },
  {
    place: '/redazione/richieste',
    title: 'Richieste',
    // DSK-045. As the person may look at the queue: of what they may not read nothing is found by its words.
    look: lookIn(queueFor, ({ id, person, formType, createdAt }) => ({
      to: `/redazione/richieste/${id}`,
      title: person ?? '',
      detail: `${FORM_WORDS[formType] ?? formType}, ${formatDateIt(createdAt)}`,
    })),
  },
  {
    place: '/redazione/cause',
    title: 'Cause',
    look: lookIn(casesFor, ({ id, name, person }) => ({ to: `/redazione/cause/${id}`, title: name, detail: person })),
  },
  {
    place: '/redazione/attestati',
    title: 'Attestati',
    look: lookIn(
      () => CERTIFICATES,
      ({ code, name, surname, course }) => ({
        to: `/redazione/attestati/${code}`,
        title: `${name} ${surname}`,
        detail: course,
        codes: [code],
      }),
    ),
  },
  {
    place: '/redazione/schede',
    title: 'Schede professionali',
    look: lookIn(
      () => CARDS,
      ({ slug, name, surname, profession }) => ({
        to: `/redazione/schede/${slug}`,
        title: `${name} ${surname}`,
        detail: profession,
      }),
    ),
  },
  {
    place: '/redazione/corsi',
    title: 'Corsi ECM',
    look: lookIn(coursesFor, ({ id, title, eventId, edition }) => ({
      to: `/redazione/corsi/${id}`,
      title,
      detail: `Evento ${eventId}, ed. ${edition}`,
      codes: [String(eventId)],
    })),
  },
  {
    place: '/redazione/pagine',
    title: 'Pagine',
    look: async (db, typed) => {
      const { total, lines } = await listDeskPages(db, { typed, ...first })
      const rows = lines.map(({ id, title, path }) => ({ to: `/redazione/pagine/${id}`, title, detail: path }))
      return { total, rows }
    },
  },
  {
    place: '/redazione/contenuti',
    title: 'Contenuti',
    look: lookIn(contentsFor, ({ id, title, category }) => ({
      to: `/redazione/contenuti/${id}`,
      title,
      detail: category,
    })),
  },
  {
    place: '/redazione/piani',
    title: 'Piani e prezzi',
    look: async (db, typed, now) => {
      const like = typed.toLocaleLowerCase('it')
      const products = (await listProducts(db, now)).filter(({ name }) => name.toLocaleLowerCase('it').includes(like))
      const rows = products.map(({ id, name }) => ({
        to: `/redazione/piani/${id}`,
        title: name,
        detail: '',
        codes: [id],
      }))
      return { total: rows.length, rows: rows.slice(0, MOST) }
    },
  },
  ...SERVED.map(recordSource),
]

export type FoundIn = Finding & { title: string; all: string /** “i 230”, “gli oltre 1.000”. */; many: string }

/** A thing named by the very code that was typed: a username, a client or event code, a certificate, an invoice. */
const isNamed =
  (typed: string) =>
  ({ codes = [] }: Found) =>
    codes.some((code) => code.toLocaleUpperCase('it') === typed.toLocaleUpperCase('it'))

/** DSK-006. Acts and places called so, then what the lists that somebody may enter have of these words, a few of each; a code stands alone. */
export async function findAtDesk(db: Db, staff: Staff, typed: string, now: Date): Promise<FoundIn[]> {
  const places = deskOf(staff)
  const may = new Set(places.map(({ path }) => path))
  const found = await Promise.all(
    SOURCES.filter(({ place }) => may.has(place)).map(async ({ place, title, list = place, look }) => {
      const all = `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ cerca: typed })}`
      const { total, rows } = await look(db, typed, now, staff)
      const many = total > MOST_COUNTED ? `gli oltre ${formatCount(MOST_COUNTED)}` : `i ${formatCount(total)}`
      return { title, all, many, total, rows }
    }),
  )
  const named = found.flatMap(({ rows }) => rows).filter(isNamed(typed))
  if (named.length > 0)
    return [{ title: `Con il codice «${typed}»`, all: '', many: '', total: named.length, rows: named }]
  const like = typed.toLocaleLowerCase('it')
  const isCalled = (words: string) => words.toLocaleLowerCase('it').includes(like)
  const called = places.filter(({ title, text }) => isCalled(`${title} ${text}`))
  const rooms = called.slice(0, MOST).map(({ path, title, text }) => ({ to: path, title, detail: text }))
  const acts = actsOf(staff).filter(({ title }) => isCalled(title))
  const begun = acts.slice(0, MOST).map(({ to, title }) => ({ to, title, detail: '' }))
  return [
    { title: 'Dove si lavora', all: '', many: '', total: rooms.length, rows: rooms },
    ...found,
    { title: 'Fai', all: '', many: '', total: begun.length, rows: begun },
  ].filter(({ total }) => total > 0)
}
