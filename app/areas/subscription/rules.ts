import { ADHESION_CONDITIONS } from '#areas/account/conditions-copy.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { type OwnedProduct, RENEWAL_DAYS } from '#areas/plans/model.ts'
import { currentPlan } from '#areas/plans/rules.ts'
import { TRIAL_CONDITIONS } from './copy.ts'

export type Banner = { kind: 'become-premium' | 'free-trial-expired' | 'expired-subscription'; text: string }

/** SUB-002, SUB-003, SUB-004. */
export function subscriptionBanner(type: SubscriptionType, daysLeft: number): Banner | null {
  switch (type) {
    case 'TRIAL':
      return {
        kind: 'become-premium',
        text: `La tua prova gratuita termina tra ${daysLeft === 1 ? '1 giorno' : `${daysLeft} giorni`}`,
      }
    case 'EX_TRIAL':
      return { kind: 'free-trial-expired', text: 'La tua prova gratuita è terminata' }
    case 'EX_PREMIUM':
      return { kind: 'expired-subscription', text: 'Il tuo abbonamento non è più attivo' }
    case 'SUSPECT':
    case 'REGISTRATO':
    case 'PREMIUM':
      return null
  }
}

/** SUB-001. What happens on the last day, for who wants to go on and for who wants to leave; null where nothing is running. */
export function whatFollows(type: SubscriptionType, daysLeft: number): { text: string; mayRenew: boolean } | null {
  switch (type) {
    case 'TRIAL':
      return { text: 'Finisce da sola: non si rinnova e non ti viene addebitato nulla.', mayRenew: false }
    case 'PREMIUM':
      return daysLeft <= RENEWAL_DAYS
        ? {
            text: 'Non si rinnova da solo. Se rinnovi adesso, il nuovo anno parte quando finisce questo.',
            mayRenew: true,
          }
        : {
            text: `Non si rinnova da solo: per lasciarlo finire non serve disdirlo, per continuare lo rinnovi negli ultimi ${RENEWAL_DAYS} giorni.`,
            mayRenew: false,
          }
    case 'SUSPECT':
    case 'REGISTRATO':
    case 'EX_TRIAL':
    case 'EX_PREMIUM':
      return null
  }
}

/** SUB-008. Certificate and conditions are for whoever has, or had, something to certify. */
export function mayHaveDocuments(type: SubscriptionType): boolean {
  return type === 'TRIAL' || type === 'PREMIUM' || type === 'EX_TRIAL' || type === 'EX_PREMIUM'
}

/** SUB-008, SUB-015. The conditions a member has joined under: those of the product, of whoever has no terms of its own, or of the trial. */
export function adhesionConditions(type: SubscriptionType, owned: readonly OwnedProduct[], now: Date): string | null {
  if (!mayHaveDocuments(type)) return null
  const product = currentPlan(owned, now) ?? owned[0]
  const ofNoProduct = type === 'TRIAL' || type === 'EX_TRIAL' ? TRIAL_CONDITIONS : ADHESION_CONDITIONS
  return product?.conditionsHtml || ofNoProduct
}

/** SUB-007 */
export function seesConditionsOfUse(type: SubscriptionType): boolean {
  return type === 'REGISTRATO' || type === 'EX_TRIAL' || type === 'EX_PREMIUM'
}

/** SUB-013 */
export function seesHistory(type: SubscriptionType): boolean {
  return type === 'PREMIUM' || type === 'EX_PREMIUM'
}

export type HistoryItem = {
  name: string
  activeFrom: Date
  /** SUB-014. None for an addon. */
  endOfSubscription: Date | null
  isActive: boolean
  conditionsHtml: string
  source: 'plan' | 'addon'
}

/** SUB-014 */
export function historyOf(owned: readonly OwnedProduct[], now: Date): HistoryItem[] {
  return owned.map(({ name, activeFrom, activeUntil, kind, conditionsHtml }) => ({
    name,
    activeFrom,
    endOfSubscription: kind === 'addon' ? null : new Date(activeUntil.getTime() - 1),
    isActive: activeFrom <= now && now < activeUntil,
    conditionsHtml,
    source: kind,
  }))
}

export type HistoryState = { label: string; tone: 'success' | 'primary' | 'neutral' }

/** SUB-014. What was bought to follow the present plan has not ended: it has yet to begin. */
export function historyState(
  { isActive, activeFrom }: { isActive: boolean; activeFrom: string },
  now: Date,
): HistoryState {
  if (isActive) return { label: 'Attivo', tone: 'success' }
  return new Date(activeFrom) > now ? { label: 'In attesa', tone: 'primary' } : { label: 'Terminato', tone: 'neutral' }
}

export type Information = { name: string; state: string; isRunning: boolean; from: Date | null; until: Date | null }

/** SUB-001, SUB-005. Null for whoever has nothing, and never had. */
export function informationOf(
  type: SubscriptionType,
  owned: readonly OwnedProduct[],
  { from, until, now }: { from: Date | null; until: Date | null; now: Date },
): Information | null {
  const plans = owned.filter(({ kind, activeFrom }) => kind === 'plan' && activeFrom <= now)
  const latest = plans.toSorted((a, b) => b.activeFrom.getTime() - a.activeFrom.getTime())[0]
  switch (type) {
    case 'SUSPECT':
    case 'REGISTRATO':
      return null
    case 'TRIAL':
      return { name: 'Prova gratuita', state: 'Attiva', isRunning: true, from, until }
    case 'EX_TRIAL':
      return { name: 'Prova gratuita', state: 'Terminata', isRunning: false, from, until }
    case 'PREMIUM':
      return bought('Attivo', true)
    case 'EX_PREMIUM':
      return bought('Scaduto', false)
  }

  function bought(state: string, isRunning: boolean): Information {
    return { name: latest?.name ?? 'Premium', state, isRunning, from: latest?.activeFrom ?? from, until }
  }
}
