import type { FurtherChoice } from '#areas/professions/model.ts'
import { isFiscalCode, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import type { CompletenessWire } from './wire.ts'

/** MAG-012, MAG-013. What a member still has to say before the contents of partners are shown. */
export type Missing = {
  fiscalCode: boolean
  profession: boolean
  specialization: boolean
  detail: boolean
  privacy: boolean
  terms: boolean
}

export function missingOf(check: CompletenessWire): Missing {
  return {
    fiscalCode: !check.fiscalCodePresent,
    profession: !check.professionPresent,
    specialization: !check.specializationPresent,
    detail: !check.professionDetailPresent,
    privacy: !check.privacyHomnyaPresent,
    terms: !check.termsConditionsPresent,
  }
}

export function isNothingMissing(missing: Missing): boolean {
  return Object.values(missing).every((isMissing) => !isMissing)
}

/** MAG-012. A doctor needs a specialisation, another health profession a detail, also when the profession is being chosen now. */
export function missingWith(missing: Missing, choice: FurtherChoice): Missing {
  if (!missing.profession) return missing
  return { ...missing, specialization: choice === 'specialization', detail: choice === 'detail' }
}

/** What somebody has written or chosen so far. */
export type TypedCompletion = {
  fiscalCode: string
  profession: string
  specialization: string
  detail: string
  privacy: boolean
  terms: boolean
}

/** MAG-016…019. What is wrong, by field; nothing is asked twice. */
export function partnerProblems(missing: Missing, typed: TypedCompletion): Partial<Record<keyof Missing, string>> {
  return {
    ...(missing.fiscalCode &&
      !isFiscalCode(normalizeFiscalCode(typed.fiscalCode)) && { fiscalCode: 'Inserisci un Codice Fiscale valido.' }),
    ...(missing.profession && !typed.profession && { profession: 'Seleziona una professione.' }),
    ...(missing.specialization && !typed.specialization && { specialization: 'Seleziona una specializzazione.' }),
    ...(missing.detail && !typed.detail && { detail: 'Seleziona una professione sanitaria.' }),
    ...(missing.privacy && !typed.privacy && { privacy: 'Devi accettare la Privacy per proseguire.' }),
    ...(missing.terms && !typed.terms && { terms: 'Devi accettare i Termini per proseguire.' }),
  }
}
