import { findMemberById } from '#areas/audience/store.server.ts'
import { type LeadPromise, type LeadTaker, type LeadTakers, moveLead } from '#areas/leads/commands.server.ts'
import { FITNESS_FORM, type LeadState, type NewLead } from '#areas/leads/model.ts'
import { hasFitnessCenter } from '#areas/leads/store.server.ts'
import { insertMemberNotice } from '#areas/notices/personal-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict, InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { answeredLetter, answeredNotice } from './letters-copy.ts'
import { LONGEST_ANSWER, REQUEST_FORMS, type RequestForm, SERVICE_TERMS } from './model.ts'
import { answerBy, formFor, requestAccess, requestsLeft, startOfYear } from './rules.ts'
import { countRequests, findRequest, insertRequest, lockRequests, updateAnswer } from './store.server.ts'

/** SRV-009, SRV-023, SRV-024, SRV-029, API-251. Takes a member's lead, within what their year still allows. */
const takeServiceLead: LeadTaker = async (tx, { leadId, isNew, lead, viewer: { audience, member }, now }) => {
  const form = lead.formType as RequestForm
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  if (requestAccess(audience, form).kind !== 'form' || formFor(audience, form) !== form)
    throw new NotAllowed('Il tuo piano non comprende questo servizio.')
  await requireCenter(tx, lead)
  await lockRequests(tx, member.id, form)
  const same = await findRequest(tx, leadId)
  const made = await countRequests(tx, { memberId: member.id, form, since: startOfYear(now) })
  if (same || !isNew) {
    // Another's lead, or one of another form: whoever repeats its name learns nothing of it.
    if (same?.memberId !== member.id || same.form !== form) throw new Conflict()
    return { answerBy: same.answerBy, left: requestsLeft(form, made) }
  }
  if (requestsLeft(form, made) === 0)
    throw new Conflict(`Hai già usato le ${SERVICE_TERMS[form].perYear} richieste di quest’anno per questo servizio.`)
  const promise: LeadPromise = { answerBy: answerBy(form, now), left: requestsLeft(form, made + 1) }
  await insertRequest(tx, { id: leadId, memberId: member.id, form, createdAt: now, answerBy: promise.answerBy })
  return promise
}

/** SRV-028. The centre is one of the network, named by its id. */
async function requireCenter(db: Db, { formType, fields }: NewLead): Promise<void> {
  if (formType !== FITNESS_FORM) return
  const id = typeof fields.club === 'string' && /^\d{1,9}$/.test(fields.club) ? Number(fields.club) : null
  if (id === null || !(await hasFitnessCenter(db, id)))
    throw new InvalidInput({ 'FormFields.club': 'Campo obbligatorio' })
}

type Answering = {
  id: string
  text: string
  /** The state the operator was looking at. */
  seen: LeadState | undefined
  operatorId: string
  sender: { club: Club; origin: string }
  now: Date
}

/** SRV-023…025. An operator answers, and the request is over: the member finds the words in their area, and is told twice where. */
export async function answerRequest(db: Db, { id, text, seen, operatorId, sender, now }: Answering): Promise<void> {
  const answer = text.trim()
  if (answer === '') throw new InvalidInput({ risposta: 'Scrivi la risposta: l’iscritto la legge nella sua area.' })
  if (answer.length > LONGEST_ANSWER)
    throw new InvalidInput({ risposta: `La risposta può avere al massimo ${LONGEST_ANSWER} caratteri.` })
  await db.transaction(async (tx) => {
    const request = await findRequest(tx, id)
    const member = request && (await findMemberById(tx, request.memberId))
    if (!request || !member) throw new NotFound('Questa richiesta non esiste.')
    await moveLead(tx, id, 'closed', { id: operatorId }, { now, seen, what: 'answered' })
    await updateAnswer(tx, id, { answer, answeredAt: now })
    await insertMemberNotice(tx, { memberId: member.id, ...answeredNotice(request.form), now })
    await sendMail(tx, {
      to: member.email,
      ...answeredLetter(sender, { name: member.name, form: request.form }),
      idempotencyKey: `request-answer:${id}:${now.toISOString()}`,
    })
  })
}

/** Every form of a service is taken here; the area of the leads is told so where the calls are listed. */
export const serviceLeadTakers: LeadTakers = Object.fromEntries(REQUEST_FORMS.map((form) => [form, takeServiceLead]))
