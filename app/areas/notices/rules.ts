import type { Audience, SubscriptionType } from '#areas/audience/model.ts'
import { isVisibleTo } from '#areas/audience/rules.ts'
import {
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
  const isStaff = audience.flags.includes('staff')
  const found = messages.find(
    ({ audience: whose, link }) => isVisibleTo(whose, audience).visible && !(isStaff && link && SALES.test(link.to)),
  )
  if (found) return { id: found.id, text: found.text, link: found.link }
  return audience.type === 'TRIAL' && !isStaff ? TRIAL_MESSAGE : null
}

/** SHL-010. The message in the words of this day; one day is said in the singular. */
export function withDaysLeft(text: string, days: number): string {
  const filled = text.replaceAll('{giorni}', String(days))
  return days === 1 ? filled.replace(/\b1 giorni\b/, '1 giorno') : filled
}

/** SHL-014. The notices this audience may see. */
export function visibleNotices(notices: readonly StoredNotice[], audience: Audience): Notice[] {
  return notices
    .filter((notice) => isVisibleTo(notice.audience, audience).visible)
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
