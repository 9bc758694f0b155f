import { findMemberByUsername } from '#areas/audience/store.server.ts'
import type { RequestKind } from '#areas/leads/model.ts'
import { lastDayOf } from '#areas/leads/promise-rules.ts'
import { dueAtFor } from '#areas/leads/promise-store.server.ts'
import { insertLead, updateLeadState } from '#areas/leads/store.server.ts'
import { insertPreparedAnswers } from '#areas/requests/prepared-store.server.ts'
import { insertAnswer, insertNote } from '#areas/requests/store.server.ts'
import { CAMPAIGN_CODES, REQUEST_FORMS, type RequestForm } from '#areas/services/model.ts'
import { insertRequest } from '#areas/services/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, daysBefore, romeDayOf } from '#platform/pure/dates.ts'
import { PREPARED } from './prepared-answers.ts'

type Person = { name: string; surname: string; email: string; phone: string }

type Sketch = {
  /** A member by username, or somebody who wrote without an account. */
  from: number | Person
  kind: RequestKind
  /** How long ago it came; `due-today` is as long ago as its promise lasts. */
  came: number | 'due-today'
  note: string
  /** Who follows it, by username. */
  followedBy?: number
  teamNote?: string
  /** What was answered, and how many days after: then it is closed. */
  answer?: { text: string; afterDays: number }
}

const OPERATOR = 9002
const ADMINISTRATOR = 9003
const LAWYER = 9006

const sketches: readonly Sketch[] = [
  {
    from: 1003,
    kind: 'richiesta-parere-legale',
    came: 9,
    note: 'L’azienda può chiedermi di coprire la reperibilità di un reparto in cui non lavoro?',
  },
  {
    from: 1006,
    kind: 'consulenza-legale',
    came: 1,
    note: 'Un paziente chiede copia della cartella della madre: basta la sua firma?',
    followedBy: LAWYER,
  },
  {
    from: 1007,
    kind: 'lettera-diffida',
    came: 21,
    note: 'Una clinica usa ancora il mio nome sul sito, sei mesi dopo la fine del contratto.',
    followedBy: OPERATOR,
    teamNote: 'Al telefono ha detto che il contratto è scaduto a maggio: aspettiamo la copia prima di scrivere.',
  },
  {
    from: 1003,
    kind: 'consulenza-legale',
    came: 40,
    note: 'Posso rifiutare un turno aggiuntivo comunicato il giorno prima?',
    answer: {
      text: `Dipende da come è stato comunicato e da che cosa prevede il contratto.

Se il turno supera l’orario settimanale o toglie le undici ore di riposo tra un turno e l’altro, può chiedere per iscritto che sia spostato: il riposo non è rinunciabile. Se invece è una sostituzione urgente, l’azienda può chiederla, ma deve dirne la ragione.

Conservi la comunicazione ricevuta e risponda sempre per iscritto. Se il turno diventa un’abitudine, ci riscriva: un parere motivato è compreso nel suo abbonamento.`,
      afterDays: 1,
    },
  },
  {
    from: { name: 'Franca', surname: 'Tedeschi', email: 'franca.tedeschi@posta.example', phone: '3391112233' },
    kind: 'contatti',
    came: 'due-today',
    note: 'Ho cambiato ospedale e non ho più la vecchia e-mail: come rientro?',
    followedBy: OPERATOR,
  },
  {
    from: 1005,
    kind: 'assistenza',
    came: 'due-today',
    note: 'L’attestato del corso sul dolore ha il mio vecchio cognome: potete rifarlo?',
  },
  {
    from: { name: 'Ivo', surname: 'Sartori', email: 'ivo.sartori@posta.example', phone: '3479998877' },
    kind: 'appuntamento',
    came: 6,
    note: 'Vorrei parlare dei piani per uno studio di quattro persone, meglio dopo le 17.',
    followedBy: ADMINISTRATOR,
  },
  {
    from: 1007,
    kind: 'rinnovo',
    came: 0,
    note: 'Il bonifico del rinnovo parte domani: resto coperto nel frattempo?',
  },
  {
    from: 1004,
    kind: 'Richiesta-FitnessNetwork',
    came: 0,
    note: 'Ci sono centri con la piscina aperti la domenica?',
  },
  {
    from: 1006,
    kind: 'pronto-assicuratore',
    came: 12,
    note: 'Mi serve un massimale più alto per la libera professione: che cosa cambia?',
    answer: {
      text: 'Buongiorno, con la libera professione conviene un massimale di due milioni: le mandiamo due preventivi entro la settimana.',
      afterDays: 1,
    },
  },
]

/** Requests of the demo, so that the desk has something to answer: some late, some due today, some followed, some answered. */
export async function seedRequests(db: Db, now: Date): Promise<void> {
  await insertPreparedAnswers(db, PREPARED)
  for (const [place, sketch] of sketches.entries()) await seedRequest(db, eventOf(place), sketch, now)
}

/** Always the same, so that a club that is started again has each once. */
const eventOf = (place: number, what = 5) => `5e5d0000-0000-4000-800${what}-${String(place + 1).padStart(12, '0')}`

async function createdAtOf(db: Db, { kind, came }: Sketch, now: Date): Promise<Date> {
  if (came !== 'due-today') return daysBefore(now, came)
  for (let days = 0; days < 30; days += 1) {
    const createdAt = daysBefore(now, days)
    if (lastDayOf(await dueAtFor(db, kind, createdAt)) === romeDayOf(now)) return createdAt
  }
  return daysBefore(now, 2)
}

async function seedRequest(db: Db, event: string, sketch: Sketch, now: Date): Promise<void> {
  const { from, kind, note, followedBy, teamNote, answer } = sketch
  const member = typeof from === 'number' ? await findMemberByUsername(db, from) : null
  if (typeof from === 'number' && !member) return
  const person = typeof from === 'number' ? { phone: '3330000000', ...pick(member) } : from
  const follower = followedBy ? await findMemberByUsername(db, followedBy) : null
  const form = REQUEST_FORMS.find((each): each is RequestForm => each === kind)
  await db.transaction(async (tx) => {
    const createdAt = await createdAtOf(tx, sketch, now)
    const lead = {
      ...person,
      eventId: event,
      formType: kind,
      campaignCode: (form && CAMPAIGN_CODES[form]) ?? null,
      marketingCode: 'ARCLUB',
      isPrivacyRead: true,
      consents: {},
      fields: { note },
      memberId: member?.id ?? null,
    }
    const id = await insertLead(tx, lead, { now: createdAt, dueAt: await dueAtFor(tx, kind, createdAt) })
    if (!id) return
    if (member && form) await insertRequest(tx, { id, memberId: member.id, form, createdAt })
    if (follower) await updateLeadState(tx, id, { state: 'taken', handledBy: follower.id, now: createdAt })
    const place = Number(event.slice(-4)) - 1
    if (teamNote)
      await insertNote(tx, {
        id: eventOf(place, 6),
        requestId: id,
        authorId: follower?.id ?? null,
        text: teamNote,
        createdAt,
      })
    if (!answer) return
    const answeredAt = daysAfter(createdAt, answer.afterDays)
    await insertAnswer(tx, {
      id: eventOf(place, 7),
      requestId: id,
      authorId: null,
      text: answer.text,
      createdAt: answeredAt,
    })
    await updateLeadState(tx, id, { state: 'closed', handledBy: null, answeredAt, now: answeredAt })
  })
}

const pick = (member: Awaited<ReturnType<typeof findMemberByUsername>>) => ({
  name: member?.name ?? '',
  surname: member?.surname ?? '',
  email: member?.email ?? '',
})
