import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { RequestKind } from '#areas/leads/model.ts'
import { dueOf, usualPromise } from '#areas/leads/promise-rules.ts'
import { leads } from '#areas/leads/tables.server.ts'
import { requestAnswers, requestClosings } from '#areas/requests/tables.server.ts'
import { CAMPAIGN_CODES, REQUEST_FORMS, type RequestForm } from '#areas/services/model.ts'
import { serviceRequests } from '#areas/services/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, daysAfter, daysBefore, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { seededRandom } from '../random.ts'
import { during, lastWednesday } from './calendar.ts'
import { chance } from './chances.ts'
import type { PastPerson } from './people.ts'
import { insertRows } from './rows.ts'

/** What is asked, as often as it is asked. */
const KINDS: readonly [RequestKind, string, string][] = [
  [
    'assistenza',
    'Non trovo più l’attestato dell’ultimo corso.',
    'Lo trova in «I miei corsi», sotto il titolo del corso: si scarica da lì ogni volta che serve.',
  ],
  [
    'assistenza',
    'Vorrei cambiare l’indirizzo sulla fattura.',
    'Abbiamo corretto i dati: valgono dalla prossima fattura.',
  ],
  [
    'rinnovo',
    'Posso pagare il rinnovo a rate?',
    'Sì, in dodici rate mensili senza interessi: si scelgono nel carrello.',
  ],
  [
    'consulenza-legale',
    'Mi chiedono di firmare un consenso già compilato: posso rifiutare?',
    'Sì: il consenso si raccoglie dopo il colloquio, e chi firma risponde di averlo tenuto.',
  ],
  [
    'consulenza-legale',
    'Quanto tempo ho per rispondere a una richiesta di cartella?',
    'Sette giorni per la documentazione disponibile, trenta per le integrazioni.',
  ],
  [
    'richiesta-parere-legale',
    'La struttura può cambiarmi l’orario senza preavviso?',
    'Il parere è allegato alla sua pratica: in breve, serve un preavviso congruo e scritto.',
  ],
  [
    'pronto-assicuratore',
    'La polizza copre anche le sostituzioni?',
    'Sì, se dichiarate: le mandiamo il modulo da firmare.',
  ],
  [
    'Richiesta-FitnessNetwork',
    'Ci sono centri convenzionati vicino all’ospedale?',
    'Tre, entro due chilometri: trova l’elenco nella pagina del servizio.',
  ],
  [
    'contatti',
    'Come si entra nel Club da un ordine professionale?',
    'Ci si iscrive dal sito: la convenzione si riconosce dal codice dell’ordine.',
  ],
]
const DAYS = 420
const OPERATOR = 9002
/** Of so many people one asks in those months. */
const ONE_IN = 3

/** Requests answered in the months behind, most in time and some late; all are closed. */
export async function insertPastRequests(db: Db, people: readonly PastPerson[], now: Date): Promise<void> {
  const operator = await findMemberByUsername(db, OPERATOR)
  const wednesday = lastWednesday(now)
  const asked = people.flatMap((person) => {
    const random = seededRandom(0xa5c + person.index * 86_028_121)
    if (random.below(ONE_IN) > 0) return []
    const [kind, note, text] = KINDS[random.below(KINDS.length)] ?? []
    const createdAt = during(addRomeDays(wednesday, -6 - random.below(DAYS)), random)
    if (!kind || createdAt < person.joinedAt) return []
    const dueAt = dueOf(usualPromise(kind), createdAt, [])
    const left = dueAt.getTime() - createdAt.getTime()
    const isLate = random.next() < 0.18
    const wished = new Date(createdAt.getTime() + left * (isLate ? 1.05 + random.next() : 0.05 + random.next() * 0.85))
    const answeredAt = atWork(wished, createdAt, dueAt, isLate)
    if (answeredAt > daysBefore(now, 1)) return []
    return [{ id: randomUUID(), person, kind, note: note ?? '', text: text ?? '', createdAt, dueAt, answeredAt }]
  })
  await insertRows(
    db,
    leads,
    asked.map(({ id, person: { id: memberId, person }, kind, note, createdAt, dueAt, answeredAt }) => ({
      id,
      eventId: randomUUID(),
      formType: kind,
      ...{ name: person.name, surname: person.surname, email: person.email, phone: person.phone },
      campaignCode: CAMPAIGN_CODES[kind as RequestForm] ?? null,
      marketingCode: 'ARCLUB',
      isPrivacyRead: true,
      fields: { note },
      memberId,
      state: 'closed' as const,
      handledBy: operator?.id ?? null,
      ...{ dueAt, answeredAt, createdAt, updatedAt: answeredAt },
    })),
  )
  await insertRows(
    db,
    requestAnswers,
    asked.map(({ id: requestId, text, answeredAt: createdAt }) => ({
      ...{ id: randomUUID(), requestId, authorId: operator?.id ?? null, text, createdAt },
    })),
  )
  await insertRows(
    db,
    serviceRequests,
    asked.flatMap(({ id, person, kind, createdAt }) => {
      const form = REQUEST_FORMS.find((each) => each === kind)
      return form ? [{ id, memberId: person.id, form, createdAt }] : []
    }),
  )
}

/** Of some, whoever asked writes again after a day or two: it is opened again, and closed when it is over. */
export async function reopenSome(db: Db, { from, now }: { from: number; now: Date }): Promise<void> {
  await db.execute(sql`
    with again as materialized (
      select r.id, c.closed_at, c.closed_at + interval '30 hours' as reopened_at, c.closed_at + interval '54 hours' as ended_at
      from ${leads} r join ${members} m on m.id = r.member_id and m.username >= ${from} join ${requestClosings} c on c.request_id = r.id
      where r.state = 'closed' and c.reopened_at is null and c.closed_at < ${daysBefore(now, 5).toISOString()}::timestamptz
        and ${chance(sql`'again ' || m.username`)} < 80),
    opened as (update ${requestClosings} c set reopened_at = a.reopened_at from again a where a.id = c.request_id and a.closed_at = c.closed_at returning c.request_id),
    later as (update ${leads} r set updated_at = a.ended_at from again a where a.id = r.id)
    insert into ${requestClosings} (request_id, closed_at) select id, ended_at from again`)
}

/** Nobody answers at night or on Sundays: then it is the next morning, or if that would be late the hour after it came. */
function atWork(wished: Date, createdAt: Date, dueAt: Date, isLate: boolean): Date {
  const day = romeDayOf(wished)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const start = startOfRomeDay(weekday === 0 ? addRomeDays(day, 1) : weekday === 6 ? addRomeDays(day, 2) : day)
  const minutes = 9 * 60 + ((wished.getTime() / 60_000) % (9 * 60))
  const at = new Date(start.getTime() + Math.floor(minutes) * 60_000)
  const isMeant = at > createdAt && at > dueAt === isLate
  return isMeant ? at : isLate ? daysAfter(dueAt, 0.5) : daysAfter(createdAt, 1 / 24)
}
