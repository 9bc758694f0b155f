import { normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import type { Missing, TypedCompletion } from './partner-rules.ts'

/** API-220. What the browser sends; apart from the shapes, so that Zod stays out of the browser. */
export function toCompletionBody({
  fiscalCode,
  birthDate,
  isConfirmed,
}: {
  fiscalCode?: string
  birthDate?: string | null
  isConfirmed?: boolean
}): object {
  return {
    ...(fiscalCode && { codiceFiscale: fiscalCode }),
    ...(birthDate && { dataDiNascita: birthDate }),
    ...(isConfirmed && { codiceConfermato: true }),
  }
}

/** The name of the fiscal code on the wire, where an answer refuses it. */
export const CODE_FIELD = 'codiceFiscale'

/** IDN-029 */
export function toCodeCorrectionBody({ fiscalCode, reason }: { fiscalCode: string; reason: string }): object {
  return { codiceFiscale: fiscalCode, motivo: reason }
}

/** MAG-014, API-219. Only what was missing is sent. */
export function toPartnerBody(missing: Missing, typed: TypedCompletion): object {
  return {
    ...(missing.fiscalCode && { codiceFiscale: normalizeFiscalCode(typed.fiscalCode) }),
    ...(missing.profession && { profession: Number(typed.profession) }),
    ...(missing.detail && { professioneDettaglio: Number(typed.detail) }),
    ...(missing.specialization && { specialization: Number(typed.specialization) }),
    ...(missing.privacy && { privacyHomnya: typed.privacy }),
    ...(missing.terms && { termsCondition: typed.terms }),
  }
}
