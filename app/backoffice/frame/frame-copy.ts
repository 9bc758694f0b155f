import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import { listed, refusalSentence, TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import type { MessageFate } from '#areas/notices/rules.ts'

export const BAR_PATH = '/redazione/barra'
export const NOTICES_PATH = '/redazione/avvisi'
export const MENU_PATH = '/redazione/menu'

/** The days left that a preview shows: everybody has their own. */
export const SAMPLE_DAYS = 5

export const typesInWords = (types: readonly SubscriptionType[]) =>
  listed(
    SUBSCRIPTION_TYPES.filter((type) => types.includes(type)).map((type) => TYPE_WORDS[type]),
    'e',
  )

/** Why a visitor is not given a message. */
export function fateInWords(fate: MessageFate): string {
  if (fate.kind === 'shown') return 'È quello che vede.'
  if (fate.kind === 'behind') return 'Viene dopo quello che vede.'
  if (fate.kind === 'switched-off') return 'È spento.'
  const { reason } = fate
  return reason.kind === 'sale-to-staff' ? 'È una vendita, e chi lavora qui non ne vede.' : refusalSentence(reason)
}

export const deadLinkWords = (link: string) =>
  `A ${link} non risponde nessuna pagina del Club: forse non c’è, non è ancora pubblicata o è stata ritirata.`
