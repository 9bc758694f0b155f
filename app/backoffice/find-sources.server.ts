import { listMemberIdsByCode } from '#areas/account/details-store.server.ts'
import { ORDERS } from '#areas/billing/order-list-store.server.ts'
import { CERTIFICATES } from '#areas/classroom/certificate-list-store.server.ts'
import { coursesFor } from '#areas/courses/course-list-store.server.ts'
import { FORM_WORDS } from '#areas/leads/staff-copy.ts'
import { casesFor } from '#areas/legal-cases/case-list-store.server.ts'
import { type DeskList, findFirstRows, listAnswering } from '#areas/lists/row-store.server.ts'
import { REWARD_ORDERS_PATH } from '#areas/loyalty/model.ts'
import { REWARD_ORDERS } from '#areas/loyalty/order-desk-store.server.ts'
import { CARDS } from '#areas/professional-card/card-list-store.server.ts'
import { queueFor } from '#areas/requests/queue-store.server.ts'
import { MEMBERS, type MemberRow } from '#areas/segments/store.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { listOf } from '#platform/records/record.ts'
import type { ServedRecord } from '#platform/records/serve-record.server.ts'
import { contentsFor } from './contents/content-list-store.server.ts'
import { FEW_SOURCES } from './find-few-sources.server.ts'
import { type Found, type Look, MOST, MOST_COUNTED, type Source, type Staff } from './find-model.ts'
import { LETTERS } from './lists/letter-list-store.server.ts'
import { SERVED } from './records/contents.server.ts'
import { recordListOf } from './records/record-list-store.server.ts'

const NOTHING_ASKED = { words: [], conditions: [], isBroken: false }

/** A list that is asked, by words alone. */
const lookIn =
  <Row>(listFor: (staff: Staff) => DeskList<Row>, found: (row: Row, typed: string) => Found): Look =>
  async (db, typed, now, staff) => {
    const { total, rows } = await findFirstRows(db, listFor(staff), typed, { now, limit: MOST, most: MOST_COUNTED + 1 })
    return { total, rows: rows.map((row) => found(row, typed)) }
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
  ...FEW_SOURCES,
  ...SERVED.map(recordSource),
]
