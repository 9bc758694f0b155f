import { listConsentAnswers } from '#areas/account/consent-store.server.ts'
import { findDetails } from '#areas/account/details-store.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import { furtherChoice } from '#areas/professions/rules.ts'
import { findProfession, listSpecializationFamilies } from '#areas/professions/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { type CompletenessWire, type ContactDataWire, toContactData } from './wire.ts'

/** API-222. Everything the personal-data forms show, gathered from who keeps each part. */
export async function getContactData(db: Db, memberId: string): Promise<ContactDataWire> {
  const member = await findMemberById(db, memberId)
  if (!member) throw new NotFound()
  const details = await findDetails(db, memberId)
  const profession = details.professionId === null ? null : await findProfession(db, details.professionId)
  const families = member.specializations.length > 0 ? await listSpecializationFamilies(db) : []
  return toContactData({ member, details, profession, families })
}

/** API-217, MAG-015…018. What is there of what the completion modal asks for; what a profession does not need is never missing. */
export async function getCompleteness(db: Db, memberId: string): Promise<CompletenessWire> {
  const member = await findMemberById(db, memberId)
  if (!member) throw new NotFound()
  const details = await findDetails(db, memberId)
  const answers = await listConsentAnswers(db, memberId)
  const profession = details.professionId === null ? null : await findProfession(db, details.professionId)
  const choice = profession ? furtherChoice(profession.code) : null
  return {
    fiscalCodePresent: details.fiscalCode !== null,
    privacyHomnyaPresent: answers.partnerPrivacy?.isGiven === true,
    termsConditionsPresent: answers.partnerTerms?.isGiven === true,
    professionPresent: profession !== null,
    professionDetailPresent: choice !== 'detail' || details.professionDetailId !== null,
    specializationPresent: choice !== 'specialization' || member.specializations.length > 0,
  }
}
