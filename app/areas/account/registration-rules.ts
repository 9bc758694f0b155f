import type { SubscriptionType } from '#areas/audience/model.ts'
import {
  fiscalCodeProblem,
  nameProblem,
  PRIVACY_PROBLEM,
  personalEmailProblem,
  phoneProblem,
} from '#platform/pure/person-fields.ts'
import { confirmationProblem, newPasswordProblem } from './password-rules.ts'

export type RegistrationKind = 'free' | 'trial'

/** REG-006, REG-007, REG-009, REG-017. Where somebody who opens one of the three pages belongs; null: here. */
export function registrationDetour(
  page: 'registration' | 'trial-registration' | 'trial-activation',
  type: SubscriptionType,
) {
  switch (type) {
    case 'SUSPECT':
      return page === 'trial-activation' ? '/registrazione-trial' : null
    case 'REGISTRATO':
      if (page === 'registration') return '/profilo'
      return page === 'trial-registration' ? '/attivazione-trial' : null
    case 'TRIAL':
    case 'EX_TRIAL':
    case 'PREMIUM':
    case 'EX_PREMIUM':
      return page === 'registration' ? '/profilo' : '/upgrade'
  }
}

/** Where the link of the e-mail may lead back (IDN-011); what somebody was reading before is nobody's to keep. */
const JOURNEYS: readonly string[] = ['/carrello', '/checkout', '/attivazione-trial']

/** The journey that somebody left to register; null where they were on none. */
export function journeyIn(cameFrom: string | undefined): string | null {
  return JOURNEYS.find((path) => path === cameFrom) ?? null
}

/** What somebody typed in the sign-up form, as the form names it. */
export type TypedRegistration = Readonly<Record<string, string>>

/** REG-002. What is wrong, by field; `choice` is what the chosen profession still asks for. */
export function registrationProblems(
  typed: TypedRegistration,
  choice: 'specialization' | 'detail' | null,
): Record<string, string> {
  const of = (name: string) => typed[name] ?? ''
  const found: Record<string, string | null> = {
    professione: of('professione') ? null : 'Seleziona una professione.',
    specializzazione: choice === 'specialization' && !of('specializzazione') ? 'Seleziona una specializzazione.' : null,
    professioneDettaglio:
      choice === 'detail' && !of('professioneDettaglio') ? 'Seleziona una professione sanitaria.' : null,
    password: newPasswordProblem(of('password')),
    confirmPassword: confirmationProblem(of('password'), of('confirmPassword')),
    privacy: of('privacy') ? null : PRIVACY_PROBLEM,
    termini: of('termini') ? null : 'Accettare le condizioni d’uso è obbligatorio.',
  }
  return { ...personProblems(typed), ...onlyFound(found) }
}

/** How the form calls the fiscal code. */
export const FISCAL_CODE = 'codiceFiscale'

/** REG-002, DSK-027. What is wrong with who the person is, wherever an account is made. */
export function personProblems(typed: TypedRegistration): Record<string, string> {
  const of = (name: string) => typed[name] ?? ''
  return onlyFound({
    nome: nameProblem(of('nome')),
    cognome: nameProblem(of('cognome')),
    email: personalEmailProblem(of('email')),
    cellulare: phoneProblem(of('cellulare')),
    [FISCAL_CODE]: fiscalCodeProblem(of(FISCAL_CODE)),
  })
}

function onlyFound(found: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null))
}
