import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { insertLead, updateLeadState } from '#areas/leads/store.server.ts'
import { CAMPAIGN_CODES, type RequestForm } from '#areas/services/model.ts'
import { answerBy } from '#areas/services/rules.ts'
import { insertRequest, updateAnswer } from '#areas/services/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter, daysBefore } from '#platform/pure/dates.ts'

type Sketch = {
  event: string
  username: number
  form: RequestForm
  daysAgo: number
  note: string
  /** What was answered, and how many days after. */
  answer?: { text: string; afterDays: number }
}

const sketches: readonly Sketch[] = [
  {
    event: '5e5d0000-0000-4000-8000-000000000001',
    username: 1003,
    form: 'richiesta-parere-legale',
    daysAgo: 9,
    note: 'L’azienda può chiedermi di coprire la reperibilità di un reparto in cui non lavoro?',
  },
  {
    event: '5e5d0000-0000-4000-8000-000000000002',
    username: 1006,
    form: 'consulenza-legale',
    daysAgo: 1,
    note: 'Un paziente chiede copia della cartella della madre: basta la sua firma?',
  },
  {
    event: '5e5d0000-0000-4000-8000-000000000003',
    username: 1007,
    form: 'lettera-diffida',
    daysAgo: 21,
    note: 'Una clinica usa ancora il mio nome sul sito, sei mesi dopo la fine del contratto.',
  },
  {
    event: '5e5d0000-0000-4000-8000-000000000004',
    username: 1003,
    form: 'consulenza-legale',
    daysAgo: 40,
    note: 'Posso rifiutare un turno aggiuntivo comunicato il giorno prima?',
    answer: {
      text: `Dipende da come è stato comunicato e da che cosa prevede il contratto.

Se il turno supera l’orario settimanale o toglie le undici ore di riposo tra un turno e l’altro, può chiedere per iscritto che sia spostato: il riposo non è rinunciabile. Se invece è una sostituzione urgente, l’azienda può chiederla, ma deve dirne la ragione.

Conservi la comunicazione ricevuta e risponda sempre per iscritto. Se il turno diventa un’abitudine, ci riscriva: un parere motivato è compreso nel suo abbonamento.`,
      afterDays: 1,
    },
  },
]

/** A few requests of the demo members, so that operators have something to answer; one of them is late, one is answered. */
export async function seedServiceRequests(db: Db, now: Date): Promise<void> {
  for (const { event, username, form, daysAgo, note, answer } of sketches) {
    const member = await findMemberByUsername(db, username)
    if (!member) continue
    const createdAt = daysBefore(now, daysAgo)
    await db.transaction(async (tx) => {
      const lead = {
        eventId: event,
        formType: form,
        name: member.name,
        surname: member.surname,
        email: member.email,
        phone: '3330000000',
        campaignCode: CAMPAIGN_CODES[form] ?? null,
        marketingCode: 'ARCLUB',
        isPrivacyRead: true,
        consents: {},
        fields: { note },
        memberId: member.id,
      }
      const id = await insertLead(tx, lead, createdAt)
      if (!id) return
      await insertRequest(tx, { id, memberId: member.id, form, createdAt, answerBy: answerBy(form, createdAt) })
      if (!answer) return
      const answeredAt = daysAfter(createdAt, answer.afterDays)
      await updateLeadState(tx, id, { state: 'closed', handledBy: null, now: answeredAt })
      await updateAnswer(tx, id, { answer: answer.text, answeredAt })
    })
  }
}
