import type { Audience, SubscriptionType } from './model.ts'
import { holds, walletStato } from './rules.ts'

/** AUD-013. Content by profession, personalised categories, saved news and suggestions by occupation need a person. */
export function isPersonalised(audience: Audience): boolean {
  return audience.type !== 'SUSPECT'
}

/** AUD-016 */
export function mayCallConsultant({ type }: Pick<Audience, 'type'>): boolean {
  return type !== 'SUSPECT'
}

/** AUD-017. Upgrade promotions, and the box on the benefits of discounts that goes with them. */
export function seesUpgradePromotions(audience: Audience): boolean {
  return audience.type !== 'PREMIUM'
}

/** AUD-018 */
export function seesVideoLists(audience: Audience): boolean {
  return audience.type !== 'SUSPECT'
}

/** AUD-018 */
export function seesDiscountHeader(audience: Audience): boolean {
  return audience.type !== 'SUSPECT'
}

/** AUD-020 */
export function seesTopShops(audience: Audience): boolean {
  return holds(audience, 'topnegozi')
}

/** AUD-021 */
export function mayUseDiscounts(audience: Audience): boolean {
  return isTrialOrPremium(audience.type)
}

/** AUD-021. ECM credits, their panels and the course summary. */
export function seesEcmCredits(audience: Audience): boolean {
  return isTrialOrPremium(audience.type)
}

/** AUD-022 */
export function seesInsuranceServices(audience: Audience): boolean {
  return isTrialOrPremium(audience.type)
}

/** AUD-023. Part of the PREMIUM service list only while the wallet is active. */
export function hasLegalProtection(audience: Audience): boolean {
  return audience.type === 'PREMIUM' && holds(audience, 'tutelaLegale')
}

/** AUD-006, SHL-020, PRF-013. The loyalty programme is active with Stato 1 and with nothing else. */
export function isLoyaltyActive(audience: Audience): boolean {
  return walletStato(audience, 'winLoy') === 1
}

/** AUD-006, LOY-010. With Stato 0 or 2 an alternative block stands where the loyalty blocks would be. */
export function usesAlternativeLoyaltyBlock(audience: Audience): boolean {
  const stato = walletStato(audience, 'winLoy')
  return audience.type === 'EX_PREMIUM' && (stato === 0 || stato === 2)
}

/** AUD-006, TEL-002…004. What "Accedi al servizio" does; null where nobody sees it. */
export function telemedicineAccess(audience: Audience): 'open' | 'reactivating' | null {
  if (audience.type !== 'PREMIUM') return null
  const stato = walletStato(audience, 'telemedicina')
  return stato === 1 ? 'open' : stato === 2 ? 'reactivating' : null
}

export type MembershipPrompt = 'sign-up' | 'try' | 'upgrade' | 'renew'

/** AUD-013…015. The step a visitor is invited to take in place of what they may not do; none for who may already. */
export function membershipPrompt(type: SubscriptionType): MembershipPrompt | null {
  switch (type) {
    case 'SUSPECT':
      return 'sign-up'
    case 'REGISTRATO':
      return 'try'
    case 'EX_TRIAL':
      return 'upgrade'
    case 'EX_PREMIUM':
      return 'renew'
    case 'TRIAL':
    case 'PREMIUM':
      return null
  }
}

function isTrialOrPremium(type: SubscriptionType): boolean {
  return type === 'TRIAL' || type === 'PREMIUM'
}
