import type { SubscriptionType } from '#areas/audience/model.ts'
import type { GroupName } from './model.ts'

/** Sections that need a wallet, with how many items of each answer. */
export type ClosedCounts = Readonly<Partial<Record<GroupName, number>>>

/** What there is for whoever may not open it: how much, and the step that opens it. */
export type ClosedFinds = { readonly counts: string; readonly action: string; readonly to: string }

const NAMES: Readonly<Record<GroupName, readonly [one: string, many: string]>> = {
  news: ['articolo', 'articoli'],
  courses: ['corso', 'corsi'],
  modules: ['modulo', 'moduli'],
  tools: ['strumento', 'strumenti'],
  services: ['servizio', 'servizi'],
}

/** AUD-013…015. The step each type may take. */
const STEPS: Readonly<Record<SubscriptionType, { words: string; to: string }>> = {
  SUSPECT: { words: 'registrati', to: '/registrazione-trial' },
  REGISTRATO: { words: 'attiva la prova gratuita', to: '/attivazione-trial' },
  TRIAL: { words: 'passa a Premium', to: '/upgrade' },
  EX_TRIAL: { words: 'passa a Premium', to: '/upgrade' },
  EX_PREMIUM: { words: 'rinnova', to: '/upgrade' },
  PREMIUM: { words: 'amplia il tuo piano', to: '/upgrade' },
}

/** SRC-008. «3 articoli, 1 corso: registrati per aprirli»; null where nothing closed answers. */
export function closedFinds(counts: ClosedCounts, type: SubscriptionType): ClosedFinds | null {
  const found = Object.entries(counts).filter(([, count]) => count > 0) as [GroupName, number][]
  if (found.length === 0) return null
  const total = found.reduce((sum, [, count]) => sum + count, 0)
  const { words, to } = STEPS[type]
  return {
    counts: found.map(([name, count]) => `${count} ${NAMES[name][count === 1 ? 0 : 1]}`).join(', '),
    action: `${words} per ${total === 1 ? 'aprirlo' : 'aprirli'}`,
    to,
  }
}
