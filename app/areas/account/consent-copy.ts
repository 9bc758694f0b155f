import type { Consent, MarketingConsent, PartnerConsent } from './model.ts'

/** REG-001, CMP-002. Four questions nobody must answer, in the same words wherever they are asked. */
export const MARKETING_QUESTIONS: Readonly<Record<MarketingConsent, string>> = {
  directMarketing: 'Vuoi ricevere le nostre comunicazioni e offerte?',
  thirdParties: 'Possiamo comunicare i tuoi dati ai partner del Club?',
  statistics: 'Possiamo usare i tuoi dati per statistiche e ricerche?',
  profiling: 'Possiamo scegliere i contenuti in base ai tuoi interessi?',
}

/** What each of the four is called at the desk. */
export const MARKETING_NAMES: Readonly<Record<MarketingConsent, string>> = {
  directMarketing: 'Consenso commerciale',
  thirdParties: 'Consenso a terzi',
  statistics: 'Consenso alle statistiche',
  profiling: 'Consenso alla profilazione',
}

/** What each accepted text is called. */
export const ACCEPTED_NAMES: Readonly<Record<Consent | PartnerConsent, string>> = {
  acknowledgment: 'Informativa privacy',
  conditionOfUse: 'Condizioni d’uso',
  acceptanceCondition: 'Condizioni di adesione',
  partnerPrivacy: 'Informativa del fornitore dei contenuti',
  partnerTerms: 'Informativa integrativa',
}
