import { isLoyaltyActive } from '#areas/audience/entitlement-rules.ts'
import type { Audience, SubscriptionType } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { formatLongDateIt, romeDayOf } from '#platform/pure/dates.ts'

export type ProfileLink = { label: string; to: string; hasAlert: boolean }

export type ProfileMenuLinks = { account: readonly ProfileLink[]; own: readonly ProfileLink[] }

/** PRF-011…013. The side menu: the links of the account, in order, and after them what is one's own, by what the wallets open. */
export function profileMenu(audience: Audience): ProfileMenuLinks {
  const link = (label: string, to: string, hasAlert = false): ProfileLink => ({ label, to, hasAlert })
  return {
    account: [
      link('Panoramica', '/profilo'),
      link('Abbonamento', '/profilo/abbonamento', needsSubscriptionAlert(audience.type)),
      ...(isLoyaltyActive(audience) ? [link('Programma Fedeltà', '/profilo/il-mio-programma-fedelta')] : []),
      link('Metodi di pagamento', '/profilo/metodi-pagamento'),
      link('Fatture e pagamenti', '/profilo/fatture-pagamenti'),
      link('Dati personali', '/profilo/dati-personali'),
      link('Privacy e condizioni', '/profilo/privacy'),
    ],
    own: [
      ...overviewCards(audience).map(({ title, to }) => link(title, to)),
      link('Le mie richieste', '/profilo/richieste'),
      link('I miei servizi', '/profilo/i-miei-servizi'),
      link('Accesso e sicurezza', '/profilo/sicurezza'),
    ],
  }
}

type Practice = { name: string; city: string | null }

/** What somebody does and where: as their card says it, or else their account. */
export function workInWords(profession: string | null, practice: Practice | null): string | null {
  const name = profession ?? practice?.name ?? null
  return name && [name, practice?.city].filter(Boolean).join(', ')
}

/** PRF-012 */
export function needsSubscriptionAlert(type: SubscriptionType): boolean {
  return type === 'TRIAL' || type === 'EX_TRIAL' || type === 'EX_PREMIUM'
}

/** PRF-015. Only the year for PREMIUM, the whole day for the others. */
export function activatedOn(type: SubscriptionType, registrationDate: Date): string {
  return type === 'PREMIUM' ? romeDayOf(registrationDate).slice(0, 4) : formatLongDateIt(registrationDate)
}

export type ProfileCard = { id: string; title: string; text: string; to: string; icon: string }

/** PRF-002. Cases need the legal wallet and training the ecm one, as in the menu; who had a plan left certificates there. */
export function overviewCards(audience: Audience): ProfileCard[] {
  return [
    ...(holds(audience, 'legal') ? [CASES] : []),
    ...(holds(audience, 'ecm') || isFormer(audience) ? [TRAINING] : []),
    LIBRARY,
    RESOURCES,
    CARD,
  ]
}

function isFormer({ type }: Audience): boolean {
  return type === 'EX_TRIAL' || type === 'EX_PREMIUM'
}

const CASES: ProfileCard = {
  id: 'cases',
  title: 'Le mie cause',
  text: 'Udienze, provvedimenti e il legale che ti segue.',
  to: '/profilo/cause',
  icon: 'gavel',
}
const TRAINING: ProfileCard = {
  id: 'training',
  title: 'La mia formazione',
  text: 'Corsi iniziati, attestati e crediti del triennio.',
  to: '/profilo/la-mia-formazione',
  icon: 'graduation-cap',
}
const LIBRARY: ProfileCard = {
  id: 'library',
  title: 'La mia libreria',
  text: 'Le news e gli approfondimenti che hai salvato.',
  to: '/profilo/la-mia-libreria',
  icon: 'library',
}
const RESOURCES: ProfileCard = {
  id: 'resources',
  title: 'Le mie risorse',
  text: 'I moduli e gli strumenti che hai salvato.',
  to: '/profilo/le-mie-risorse',
  icon: 'folder',
}
const CARD: ProfileCard = {
  id: 'card',
  title: 'La mia scheda',
  text: 'La pagina con cui ti fai trovare da pazienti e colleghi.',
  to: '/profilo/la-mia-scheda',
  icon: 'user',
}

/** PRF-024 */
export const SECONDARY_CARDS: readonly ProfileCard[] = [TRAINING, CARD, RESOURCES, LIBRARY]

export type AccountCard =
  | { kind: 'trial'; daysLeft: number; isOver: boolean }
  | { kind: 'expired' }
  | { kind: 'subscription' }
  | { kind: 'personal-data' }
  | { kind: 'privacy' }

/** PRF-005…009. What "Il tuo account" shows to each type. */
export function accountCards(type: SubscriptionType, daysLeft: number): AccountCard[] {
  const both: AccountCard[] = [{ kind: 'personal-data' }, { kind: 'privacy' }]
  switch (type) {
    case 'SUSPECT':
      return []
    case 'REGISTRATO':
      return both
    case 'TRIAL':
      return [{ kind: 'trial', daysLeft, isOver: false }, ...both]
    case 'EX_TRIAL':
      return [{ kind: 'trial', daysLeft: 0, isOver: true }, ...both]
    case 'EX_PREMIUM':
      return [{ kind: 'expired' }, ...both]
    case 'PREMIUM':
      return [{ kind: 'subscription' }, ...both]
  }
}

/** PRF-006, PRF-007 */
export function daysLeftLabel(days: number): string {
  return days === 1 ? '1 giorno rimasto' : `${days} giorni rimasti`
}
