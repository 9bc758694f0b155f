import type { Viewer } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotAllowed } from '#platform/errors.ts'
import { CAMPAIGN_CODES, SERVICE_TERMS, type ServiceForm, type ServiceRequest } from './model.ts'
import { answerBy, formFor, requestAccess, requestsLeft, startOfYear } from './rules.ts'
import { countRequests, findRequest, insertRequest, lockRequests } from './store.server.ts'

export type NewRequest = {
  /** Idempotency key: the same again is the same request. */
  id: string
  form: ServiceForm
  message: string
  email: string
  phone: string
}

/** SRV-009, SRV-023, SRV-024, SRV-029, SRV-030. Takes a member's request, within what their year still allows. */
export async function requestService(
  db: Db,
  { viewer: { audience, member }, request, now }: { viewer: Viewer; request: NewRequest; now: Date },
): Promise<ServiceRequest> {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  if (requestAccess(audience, request.form).kind !== 'form')
    throw new NotAllowed('Il tuo piano non comprende questo servizio.')
  const form = formFor(audience, request.form)
  return db.transaction(async (tx) => {
    await lockRequests(tx, member.id, form)
    const same = await findRequest(tx, request.id)
    if (same) {
      if (same.memberId !== member.id) throw new Conflict()
      return same
    }
    const made = await countRequests(tx, { memberId: member.id, form, since: startOfYear(now) })
    if (requestsLeft(form, made) === 0)
      throw new Conflict(`Hai già usato le ${SERVICE_TERMS[form].perYear} richieste di quest’anno per questo servizio.`)
    const taken: ServiceRequest = {
      ...request,
      form,
      memberId: member.id,
      campaignCode: CAMPAIGN_CODES[form] ?? null,
      createdAt: now,
      answerBy: answerBy(form, now),
      state: 'open',
    }
    await insertRequest(tx, taken)
    return taken
  })
}
