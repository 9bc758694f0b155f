import type { Permission } from '#areas/audience/model.ts'
import { listed, refusalSentence, TYPE_WORDS, walletWords } from '#areas/audience/permission-copy.ts'
import type { PageState, RegionName } from '#areas/content/model.ts'
import type { LeftOut } from '#blocks/prepare-page.server.ts'
import type { BadgeTone } from '#design/badge/badge.tsx'
import type { Change } from './document-rules.ts'

export const PAGES_PATH = '/redazione/pagine'

export const STATE_WORDS: Readonly<Record<PageState, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Bozza', tone: 'warning' },
  published: { label: 'Pubblicata', tone: 'success' },
  withdrawn: { label: 'Ritirata', tone: 'neutral' },
}

export const DONE_WORDS = {
  opened: 'Pagina creata. Nessun lettore la vede finché non la pubblichi.',
  published: 'Pubblicata: i lettori la trovano già così.',
  withdrawn: 'Ritirata: i lettori non la trovano più.',
  restored: 'La versione che hai scelto è di nuovo la bozza: guardala, poi pubblicala.',
  discarded: 'Bozza eliminata: la pagina è di nuovo come la vedono i lettori.',
  deleted: 'Pagina eliminata.',
} as const

export function doneIn(search: URLSearchParams): string | null {
  return Object.entries(DONE_WORDS).find(([act]) => act === search.get('fatto'))?.[1] ?? null
}

export const REGION_WORDS: Readonly<Record<RegionName, { title: string; text: string }>> = {
  main: { title: 'Corpo della pagina', text: 'Quello che si legge per primo.' },
  bottom: { title: 'In fondo', text: 'Dopo tutto il resto: inviti, domande, altri contenuti.' },
}

export const CHANGE_WORDS: Readonly<Record<Change['what'], { label: string; tone: BadgeTone }>> = {
  added: { label: 'Aggiunto', tone: 'success' },
  removed: { label: 'Tolto', tone: 'danger' },
  changed: { label: 'Cambiato', tone: 'warning' },
  moved: { label: 'Spostato', tone: 'neutral' },
}

/** For whom a block is, in a few words; null when it is for everybody. */
export function audienceInWords({ visibility = [], wallet = [], excludedWallet = [] }: Permission): string | null {
  const parts = [
    visibility.length > 0
      ? listed(
          visibility.map((type) => TYPE_WORDS[type]),
          'e',
        )
      : null,
    wallet.length > 0 ? `con ${listed(wallet.map(walletWords), 'o')}` : null,
    excludedWallet.length > 0 ? `senza ${listed(excludedWallet.map(walletWords), 'e')}` : null,
  ].filter((part) => part !== null)
  return parts.length > 0 ? `Solo ${parts.join(', ')}` : null
}

/** Why a visitor does not get a block. */
export function whyInWords(left: LeftOut): string {
  if (left.why === 'hidden') return refusalSentence(left.reason)
  const words = {
    invalid: 'È da completare: finché manca qualcosa non si vede e la pagina non si pubblica.',
    'unknown-type': 'Questo blocco non esiste più: puoi toglierlo.',
    empty: 'Adesso non ha niente da mostrare a questa persona.',
    failed: 'Non è riuscito a leggere i suoi dati: riprova fra poco.',
  }
  return words[left.why]
}
