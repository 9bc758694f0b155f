import type { LeadPromise, LeadTaker, LeadTakers } from '#areas/leads/commands.server.ts'
import { FITNESS_FORM, type NewLead } from '#areas/leads/model.ts'
import { hasFitnessCenter } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotAllowed } from '#platform/errors.ts'
import { REQUEST_FORMS, type RequestForm, SERVICE_TERMS } from './model.ts'
import { formFor, requestAccess, requestsLeft, startOfYear } from './rules.ts'
import { countRequests, findRequest, insertRequest, lockRequests } from './store.server.ts'

/** SRV-009, SRV-023, SRV-024, SRV-029, API-251. Takes a member's lead, within what their year still allows. */
const takeServiceLead: LeadTaker = async (tx, { leadId, isNew, answerBy, lead, viewer: { audience, member }, now }) => {
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
    return { answerBy, left: requestsLeft(form, made) }
  }
  if (requestsLeft(form, made) === 0)
    throw new Conflict(`Hai già usato le ${SERVICE_TERMS[form].perYear} richieste di quest’anno per questo servizio.`)
  const promise: LeadPromise = { answerBy, left: requestsLeft(form, made + 1) }
  await insertRequest(tx, { id: leadId, memberId: member.id, form, createdAt: now })
  return promise
}

/** SRV-028. The centre is one of the network, named by its id. */
async function requireCenter(db: Db, { formType, fields }: NewLead): Promise<void> {
  if (formType !== FITNESS_FORM) return
  const id = typeof fields.club === 'string' && /^\d{1,9}$/.test(fields.club) ? Number(fields.club) : null
  if (id === null || !(await hasFitnessCenter(db, id)))
    throw new InvalidInput({ 'FormFields.club': 'Campo obbligatorio' })
}

/** Every form of a service is taken here; the area of the leads is told so where the calls are listed. */
export const serviceLeadTakers: LeadTakers = Object.fromEntries(REQUEST_FORMS.map((form) => [form, takeServiceLead]))
