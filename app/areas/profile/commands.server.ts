import { answerConsents, yesTo } from '#areas/account/consent-commands.server.ts'
import {
  findMemberIdByFiscalCode,
  lockDetails,
  type MemberDetails,
  updateMemberFields,
  upsertDetails,
} from '#areas/account/details-store.server.ts'
import { endMailLinks } from '#areas/account/mail-link-store.server.ts'
import { readMemberFields } from '#areas/account/member-field-rules.ts'
import type { SignInSettings } from '#areas/account/model.ts'
import { PARTNER_CONSENTS } from '#areas/account/model.ts'
import { findPasswordOwner, openNewPassword } from '#areas/account/new-password-commands.server.ts'
import { readOccupation } from '#areas/account/registration-commands.server.ts'
import { tellSecurityEvent } from '#areas/account/security-email-commands.server.ts'
import { assertMayChangePassword } from '#areas/account/still-them-commands.server.ts'
import { upsertPassword } from '#areas/account/store.server.ts'
import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { announce } from '#platform/facts/store.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { fiscalCodeRefusal, isSoundFiscalCode } from '#platform/pure/fiscal-code.ts'
import { hashPassword } from '#platform/secrets/password-hash.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { revokeAllSessions } from '#platform/session/store.server.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { birthDateProblem } from './completion-rules.ts'
import { CODE_FIELD } from './form-wire.ts'
import type { PartnerCompletion } from './model.ts'
import { updateOccupation } from './store.server.ts'

type Told = { fiscalCode?: string | undefined; birthDate?: string | undefined; isConfirmed?: boolean | undefined }

/**
 * PRF-030, IDN-029, API-220. Said once: what is stored is not overwritten, not even by the same member, unless it is a fiscal code that
 * nobody can have. A wrong code is stored only when whoever typed it has said that it is written so.
 */
export async function completeProfile(db: Db, memberId: string, told: Told, now: Date): Promise<void> {
  const problem = told.birthDate === undefined ? null : birthDateProblem(told.birthDate, romeDayOf(now))
  if (problem) throw new InvalidInput({ dataDiNascita: problem })
  await db.transaction(async (tx) => {
    const details = await lockDetails(tx, memberId)
    refuseOverwriting(details, told)
    const codeProblem = told.fiscalCode && !told.isConfirmed ? fiscalCodeRefusal(told.fiscalCode) : null
    if (codeProblem) throw new InvalidInput({ [CODE_FIELD]: codeProblem })
    await refuseOthersCode(tx, memberId, told.fiscalCode)
    await upsertDetails(tx, memberId, {
      fiscalCode: told.fiscalCode ?? details.fiscalCode,
      birthDate: told.birthDate ?? details.birthDate,
    })
    await recordTrail(tx, { at: now, kind: 'profile-completed', memberId })
    const wasComplete = details.fiscalCode && details.birthDate
    if (!wasComplete && (told.fiscalCode ?? details.fiscalCode) && (told.birthDate ?? details.birthDate))
      await announce(tx, { kind: 'profile-completed', memberId, now })
  })
}

function refuseOverwriting(details: MemberDetails, { fiscalCode, birthDate }: Told): void {
  if ((fiscalCode && details.fiscalCode && isSoundFiscalCode(details.fiscalCode)) || (birthDate && details.birthDate))
    throw new Conflict('Questi dati sono già stati inseriti: per correggerli chiama l’assistenza.')
}

async function refuseOthersCode(db: Db, memberId: string, fiscalCode: string | undefined): Promise<void> {
  const owner = fiscalCode ? await findMemberIdByFiscalCode(db, fiscalCode) : null
  if (owner && owner !== memberId)
    throw new Conflict('Questo codice fiscale appartiene a un altro account: chiama l’assistenza.')
}

export type AccountChange = {
  /** The fields of a member as they were typed; what is left out stays. */
  typed: Readonly<Record<string, string | undefined>>
  envelope?: string | undefined
  currentEnvelope?: string | undefined
}

/** PRF-036, PRF-037, API-221. A new password closes every other session and every link that was still good for choosing one. */
export async function changeAccount(
  db: Db,
  member: Member,
  { typed, envelope, currentEnvelope }: AccountChange,
  { now, settings, sessionId }: { now: Date; settings: SignInSettings; sessionId: string | null },
): Promise<void> {
  const fields = readMemberFields(typed)
  if (fields.kind === 'refused') throw new InvalidInput(fields.errors)
  const owner = envelope === undefined ? null : await findPasswordOwner(db, member.id)
  const opened = owner && envelope !== undefined ? await openNewPassword(db, { envelope, owner, settings, now }) : null
  if (opened?.kind === 'refused') throw new InvalidInput({ password: opened.problem })
  if (opened && opened.kind !== 'opened')
    throw new InvalidInput({ password: 'Non è stato possibile leggere la password: ricarica la pagina e riprova.' })
  if (opened) await assertMayChangePassword(db, member, { sessionId, currentEnvelope, now, settings })
  const passwordHash = opened ? await hashPassword(opened.password) : null
  await db.transaction(async (tx) => {
    await updateMemberFields(tx, member.id, fields.values, now)
    if (passwordHash) {
      await upsertPassword(tx, { memberId: member.id, passwordHash, now })
      await revokeAllSessions(tx, [member.id], now, sessionId)
      await endMailLinks(tx, 'password-reset', member.id, now)
      await tellSecurityEvent(tx, member, { kind: 'password-changed' }, { now, sender: settings })
    }
    await recordTrail(tx, { at: now, kind: passwordHash ? 'password-changed' : 'account-changed', memberId: member.id })
    await notify(tx, MEMBER_CHANNEL, member.id)
  })
}

/** API-219, MAG-015…020. What the completion modal collected; what is already known is not asked and not overwritten. */
export async function completeForPartner(db: Db, memberId: string, told: PartnerCompletion, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const details = await lockDetails(tx, memberId)
    refuseOverwriting(details, told)
    await refuseOthersCode(tx, memberId, told.fiscalCode)
    await upsertDetails(tx, memberId, {
      fiscalCode: told.fiscalCode ?? details.fiscalCode,
    })
    const partners = { partnerPrivacy: told.hasReadPrivacy, partnerTerms: told.hasAcceptedTerms }
    const given = PARTNER_CONSENTS.filter((partner) => partners[partner])
    await answerConsents(tx, memberId, yesTo(given), { place: 'profile', now })
    const { detailId, specializationId } = told
    const professionId = told.professionId ?? details.professionId
    if (professionId === null || !(told.professionId ?? specializationId ?? detailId)) return
    const occupation = await readOccupation(tx, { professionId, specializationId, detailId })
    if (occupation.kind === 'refused') throw new InvalidInput(occupation.fields)
    const { profession, specializations } = occupation
    await upsertDetails(tx, memberId, { professionId, professionDetailId: occupation.detailId })
    await updateOccupation(tx, memberId, { profession, specializations }, now)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}
