import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { leadReceivedLetter } from './letters-copy.ts'
import type { LeadState, NewLead } from './model.ts'
import { findLeadIdByEvent, insertLead, updateLeadState } from './store.server.ts'

/** Stores and acknowledges a request, both or neither. The letter waits in the outbox when mail is down: nothing is lost. */
export async function receiveLead(db: Db, lead: NewLead, { club, now }: { club: Club; now: Date }): Promise<string> {
  return db.transaction(async (tx) => {
    const id = await insertLead(tx, lead, now)
    if (!id) return (await findLeadIdByEvent(tx, lead.eventId)) ?? lead.eventId
    const note = typeof lead.fields.note === 'string' ? lead.fields.note : null
    await sendMail(tx, {
      to: lead.email,
      ...leadReceivedLetter(club, { name: lead.name, note }),
      idempotencyKey: `lead:${id}`,
    })
    return id
  })
}

/** An operator takes a request, or closes it. */
export async function moveLead(db: Db, id: string, state: LeadState, now: Date): Promise<void> {
  if (!(await updateLeadState(db, id, state, now))) throw new NotFound('Questa richiesta non esiste.')
}
