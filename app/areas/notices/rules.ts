import { type Audience, type Permission, SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { isVisibleTo, type Refusal } from '#areas/audience/rules.ts'
import {
  type DeskMessage,
  MAX_NOTICES,
  type Notice,
  type PersonalNotice,
  type StoredNotice,
  type StoredTopBarMessage,
  TOP_BAR_TONES,
  type TopBarMessage,
  type TopBarTone,
} from './model.ts'

/** SHL-009 */
export function topBarTone(type: SubscriptionType): TopBarTone {
  return TOP_BAR_TONES[type]
}

/** SHL-010. What a trial is told when the club gives no message of its own. */
const TRIAL_MESSAGE: TopBarMessage = {
  id: 'trial',
  text: 'La tua prova gratuita termina tra {giorni} giorni',
  link: { label: 'Scopri i piani', to: '/piani-premium' },
}

/** Where the trial and the plans are taken. */
const SALES = /^\/(?:attivazione-trial|registrazione-trial|piani-premium|upgrade)(?:[/?#]|$)/

/** SHL-008, AUD-011. The first message this audience may see. Who works for the club is sold nothing. */
export function topBarMessage(messages: readonly StoredTopBarMessage[], audience: Audience): TopBarMessage | null {
  const found = messages.find((message) => refusalOf(message, audience) === null)
  if (found) return { id: found.id, text: found.text, link: found.link }
  return audience.type === 'TRIAL' && !isStaff(audience) ? TRIAL_MESSAGE : null
}

type MessageRefusal = Refusal | { kind: 'sale-to-staff' }

const isStaff = ({ flags }: Audience) => flags.includes('staff')

function refusalOf({ audience: whose, link }: StoredTopBarMessage, audience: Audience): MessageRefusal | null {
  const answer = isVisibleTo(whose, audience)
  if (!answer.visible) return answer.reason
  return isStaff(audience) && link && SALES.test(link.to) ? { kind: 'sale-to-staff' } : null
}

export type MessageFate =
  | { kind: 'shown' }
  /** Another, before it, is shown. */
  | { kind: 'behind' }
  | { kind: 'switched-off' }
  | { kind: 'refused'; reason: MessageRefusal }

/** SHL-008. What becomes of each message for an audience, in their order: one is shown, and of the others it is said why not. */
export function messageFates(messages: readonly DeskMessage[], audience: Audience): MessageFate[] {
  let isTaken = false
  return messages.map((message) => {
    if (!message.isActive) return { kind: 'switched-off' }
    const reason = refusalOf(message, audience)
    if (reason) return { kind: 'refused', reason }
    if (isTaken) return { kind: 'behind' }
    isTaken = true
    return { kind: 'shown' }
  })
}

/** SHL-010. Only they have an end that is counted in days. */
const COUNTING: readonly SubscriptionType[] = ['TRIAL', 'PREMIUM']

const typesOf = ({ visibility = [] }: Permission): readonly SubscriptionType[] =>
  visibility.length > 0 ? visibility : SUBSCRIPTION_TYPES

/** SHL-010. Days are told to whoever has some. */
export function daysFault(text: string, audience: Permission): Record<string, string> {
  const isWrong = text.includes('{giorni}') && typesOf(audience).some((type) => !COUNTING.includes(type))
  return isWrong
    ? { audience: '{giorni} si può usare solo con chi ha giorni da contare: scegli In prova, Premium o tutti e due.' }
    : {}
}

/** SHL-014. Whoever has not signed in has no bell. */
export function bellFault(audience: Permission): Record<string, string> {
  return typesOf(audience).every((type) => type === 'SUSPECT')
    ? { audience: 'Chi non è entrato non ha la campanella: scegli anche qualcun altro.' }
    : {}
}

/** SHL-014. The notices this audience may see, the newest that the bell has room for. */
export function visibleNotices(notices: readonly StoredNotice[], audience: Audience): Notice[] {
  return notices
    .filter((notice) => isVisibleTo(notice.audience, audience).visible)
    .slice(0, MAX_NOTICES)
    .map(({ audience: _audience, ...notice }) => notice)
}

const TRIAL_ENDING_DAYS = 3
const PREMIUM_ENDING_DAYS = 30

/** What is told to one member alone, from what is known of the subscription. */
export function personalNotices(type: SubscriptionType, days: number, expDate: Date | null): PersonalNotice[] {
  if (!expDate) return []
  const day = expDate.toISOString().slice(0, 10)
  const left = days === 1 ? 'domani' : `tra ${days} giorni`
  if (type === 'TRIAL' && days <= TRIAL_ENDING_DAYS)
    return [
      {
        id: `trial-ending-${day}`,
        title: days === 0 ? 'La prova termina oggi' : `La prova termina ${left}`,
        text: 'Scegli un piano per non perdere i corsi e i servizi che stai usando.',
        link: '/piani-premium',
      },
    ]
  if (type === 'PREMIUM' && days <= PREMIUM_ENDING_DAYS)
    return [
      {
        id: `premium-ending-${day}`,
        title: days === 0 ? 'L’abbonamento scade oggi' : `L’abbonamento scade ${left}`,
        text: 'Rinnovalo per continuare senza interruzioni.',
        link: '/piani-premium',
      },
    ]
  return []
}
