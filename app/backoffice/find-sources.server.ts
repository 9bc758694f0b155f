import { listMemberIdsByCode } from '#areas/account/details-store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { ORDERS } from '#areas/billing/order-list-store.server.ts'
import { CERTIFICATES } from '#areas/classroom/certificate-list-store.server.ts'
import { listDeskPages } from '#areas/content/page-desk-store.server.ts'
import { coursesFor } from '#areas/courses/course-list-store.server.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { casesFor } from '#areas/legal-cases/case-list-store.server.ts'
import { type DeskList, findFirstRows, listAnswering } from '#areas/lists/row-store.server.ts'
import { MISSION_LIST, termsOn } from '#areas/loyalty/mission-rules.ts'
import { listMissionChanges } from '#areas/loyalty/mission-store.server.ts'
import { REWARD_ORDERS_PATH } from '#areas/loyalty/model.ts'
import { REWARD_ORDERS } from '#areas/loyalty/order-desk-store.server.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { CARDS } from '#areas/professional-card/card-list-store.server.ts'
import { queueFor } from '#areas/requests/queue-store.server.ts'
import { listSegments } from '#areas/segments/segment-store.server.ts'
import { MEMBERS, type MemberRow } from '#areas/segments/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import type { Gender } from '#platform/pure/shown.ts'
import { listOf } from '#platform/records/record.ts'
import type { ServedRecord } from '#platform/records/serve-record.server.ts'
import { contentsFor } from './contents/content-list-store.server.ts'
import { LETTERS } from './lists/letter-list-store.server.ts'
import { LOYALTY_PATH } from './loyalty/mission-copy.ts'
import { SERVED } from './records/contents.server.ts'
import { recordListOf } from './records/record-list-store.server.ts'

export type Found = {
  to: string
  title: string
  detail: string
  icon?: string
  /** What names it alone. */
  codes?: readonly string[]
}
export type Finding = { total: number; rows: Found[] }
export type Staff = Pick<Member, 'id' | 'permissions' | 'assignedOnly'>
type Look = (db: Db, typed: string, now: Date, staff: Staff) => Promise<Finding>

export const MOST = 5
const first = { page: 1, limit: MOST, offset: 0 }
const NOTHING_ASKED = { words: [], conditions: [], isBroken: false }
/** Beyond this it is said that there are more. */
export const MOST_COUNTED = 1_000

export type Source = {
  /** The list where all of them are; whoever may not enter it finds nothing of it. */
  place: string
  title: string
  /** “gli ordini”, after “tutti”: by its gender, and its plural. */
  gender: Gender
  many: string
  /** Where it is not a place of the desk by itself. */
  list?: string
  /** Where entering the place is not enough. */
  permission?: StaffPermission
  look: Look
}

/** A list that is asked, by words alone. */
const lookIn =
  <Row>(listFor: (staff: Staff) => DeskList<Row>, found: (row: Row, typed: string) => Found): Look =>
  async (db, typed, now, staff) => {
    const { total, rows } = await findFirstRows(db, listFor(staff), typed, { now, limit: MOST, most: MOST_COUNTED + 1 })
    return { total, rows: rows.map((row) => found(row, typed)) }
  }

/** Of a few, those whose title holds what was typed. */
function among<Row>(rows: readonly Row[], typed: string, found: (row: Row) => Found): Finding {
  const like = typed.toLocaleLowerCase('it')
  const all = rows.map(found).filter(({ title }) => title.toLocaleLowerCase('it').includes(like))
  return { total: all.length, rows: all.slice(0, MOST) }
}

/** The list of a record, asked as its own page asks it. */
export function recordSource(served: ServedRecord): Source {
  const { path, place, permission, words, title, detail } = served.record
  return {
    place: 'under' in place ? place.under.to : path,
    list: listOf(served.record),
    permission,
    title: words.title,
    gender: words.gender,
    many: words.many,
    look: lookIn(
      () => recordListOf(served),
      ({ id, values }) => ({ to: `${path}/${id}`, title: title(values), detail: detail?.(values) ?? '' }),
    ),
  }
}

const foundMember = ({ username, name, surname, email }: MemberRow): Found => ({
  to: `/redazione/iscritti/${username}`,
  title: `${surname} ${name}`,
  detail: `${username}, ${email}`,
})
const lookInMembers = lookIn(() => MEMBERS, foundMember)

/** Every list of the desk that is searched by words, asked as its own page asks it. */
export const SOURCES: readonly Source[] = [
  {
    place: '/redazione/iscritti',
    title: 'Iscritti',
    gender: 'm',
    many: 'iscritti',
    look: async (db, typed, now, staff) => {
      // Many may hold the letters of a code that names one of them alone.
      const coded = await listMemberIdsByCode(db, typed)
      const still = await listAnswering(db, MEMBERS as DeskList, NOTHING_ASKED, { ids: coded, now })
      if (still.size === 0) return lookInMembers(db, typed, now, staff)
      const rows = (await MEMBERS.rowsOf(db, [...still], now)).map((row) => ({ ...foundMember(row), codes: [typed] }))
      return { total: rows.length, rows }
    },
  },
  {
    place: '/redazione/ordini',
    title: 'Ordini',
    gender: 'm',
    many: 'ordini',
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
    gender: 'f',
    many: 'richieste',
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
    gender: 'f',
    many: 'cause',
    look: lookIn(casesFor, ({ id, name, person }) => ({ to: `/redazione/cause/${id}`, title: name, detail: person })),
  },
  {
    place: '/redazione/attestati',
    title: 'Attestati',
    gender: 'm',
    many: 'attestati',
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
    gender: 'f',
    many: 'schede professionali',
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
    gender: 'm',
    many: 'corsi',
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
    gender: 'f',
    many: 'pagine',
    look: async (db, typed) => {
      const { total, lines } = await listDeskPages(db, { typed, ...first })
      const rows = lines.map(({ id, title, path }) => ({ to: `/redazione/pagine/${id}`, title, detail: path }))
      return { total, rows }
    },
  },
  {
    place: '/redazione/contenuti',
    title: 'Contenuti',
    gender: 'm',
    many: 'contenuti',
    look: lookIn(contentsFor, ({ id, title, category }) => ({
      to: `/redazione/contenuti/${id}`,
      title,
      detail: category,
    })),
  },
  {
    place: '/redazione/piani',
    title: 'Piani e prezzi',
    gender: 'm',
    many: 'piani',
    look: async (db, typed, now) =>
      among(await listProducts(db, now), typed, ({ id, name }) => ({
        to: `/redazione/piani/${id}`,
        title: name,
        detail: '',
        codes: [id],
      })),
  },
  {
    place: '/redazione/segmenti',
    title: 'Segmenti',
    gender: 'm',
    many: 'segmenti',
    look: async (db, typed) =>
      among(await listSegments(db), typed, ({ id, name, description }) => ({
        to: `/redazione/segmenti/${id}`,
        title: name,
        detail: description,
      })),
  },
  {
    place: LOYALTY_PATH,
    title: 'Missioni',
    gender: 'f',
    many: 'missioni',
    look: async (db, typed, now) => {
      const changes = await listMissionChanges(db)
      const missions = MISSION_LIST.map(({ code }) => ({ code, ...termsOn(changes, code, romeDayOf(now)) }))
      return among(missions, typed, ({ code, title }) => ({ to: `${LOYALTY_PATH}/${code}`, title, detail: '' }))
    },
  },
  {
    place: REWARD_ORDERS_PATH,
    title: 'Ordini dei premi',
    gender: 'm',
    many: 'ordini dei premi',
    look: lookIn(
      () => REWARD_ORDERS,
      ({ id, title, person, placedAt }) => ({
        to: `${REWARD_ORDERS_PATH}/${id}`,
        title,
        detail: `${person}, ${formatDateIt(placedAt)}`,
      }),
    ),
  },
  {
    place: '/redazione/posta',
    title: 'Posta in uscita',
    gender: 'f',
    many: 'e-mail',
    look: lookIn(
      () => LETTERS,
      ({ id, subject, to, createdAt }) => ({
        to: `/redazione/posta/${id}`,
        title: subject,
        detail: `${to}, ${formatDateIt(createdAt)}`,
      }),
    ),
  },
  ...SERVED.map(recordSource),
]
