import { randomUUID } from 'node:crypto'
import { lockDetails } from '#areas/account/details-store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { receiveLead } from '#areas/leads/commands.server.ts'
import { FISCAL_CODE_FORM } from '#areas/leads/model.ts'
import { hasOpenLead } from '#areas/leads/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { isCodeOpen } from './completion-rules.ts'
import { CODE_FIELD } from './form-wire.ts'

type Correction = { fiscalCode: string; reason: string }

/** IDN-029. A stored code that holds and is not theirs: a request that operators settle. The e-mail that acknowledges it names no code. */
export async function askCodeCorrection(
  db: Db,
  member: Member,
  { fiscalCode, reason }: Correction,
  { club, now }: { club: Club; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { fiscalCode: stored } = await lockDetails(tx, member.id)
    if (isCodeOpen(stored)) throw new Conflict('Il codice si può ancora scrivere: premi «Completa profilo».')
    if (fiscalCode === stored) throw new InvalidInput({ [CODE_FIELD]: 'È il codice che abbiamo già.' })
    if (await hasOpenLead(tx, member.id, FISCAL_CODE_FORM))
      throw new Conflict('La tua richiesta è già arrivata: ti rispondiamo appena l’abbiamo verificata.')
    const lead = {
      eventId: randomUUID(),
      formType: FISCAL_CODE_FORM,
      name: member.name,
      surname: member.surname,
      email: member.email,
      phone: member.phone ?? null,
      campaignCode: null,
      marketingCode: null,
      isPrivacyRead: true,
      consents: {},
      fields: { fiscalCode, note: reason },
      memberId: member.id,
    }
    await receiveLead(tx, lead, { club, now })
  })
}
