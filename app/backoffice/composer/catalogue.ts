import type { BlockType } from '#blocks/definitions.server.ts'
import type { IconName } from '#design/icon/names.ts'
import type { FieldShape } from '../shape-form/field-shape.ts'

export const BLOCK_GROUPS = {
  opening: 'Apertura e richiami',
  words: 'Testi e domande',
  media: 'Immagini e video',
  reading: 'Notizie e contenuti',
  training: 'Formazione e strumenti',
  services: 'Servizi',
  offers: 'Offerte e piani',
  people: 'Professionisti',
  forms: 'Moduli da compilare',
  loyalty: 'Programma fedeltà',
} as const
export type BlockGroup = keyof typeof BLOCK_GROUPS

type Entry = { readonly icon: IconName; readonly group: BlockGroup }

/** Where each block stands among the others; what it is called, and what it is for, its shape says. */
const CATALOGUE: Readonly<Record<BlockType, Entry>> = {
  'banner-section': {
    icon: 'image',
    group: 'opening',
  },
  'personal-band': {
    icon: 'user',
    group: 'opening',
  },
  'welcome-headline': {
    icon: 'hand-heart',
    group: 'opening',
  },
  'occupation-choice': {
    icon: 'users',
    group: 'opening',
  },
  'promo-banner': {
    icon: 'badge-percent',
    group: 'opening',
  },
  'bottom-banner': {
    icon: 'megaphone',
    group: 'opening',
  },
  'anchor-menu': {
    icon: 'list',
    group: 'opening',
  },
  'partner-logo': {
    icon: 'handshake',
    group: 'opening',
  },
  'rich-text': {
    icon: 'file-text',
    group: 'words',
  },
  faq: {
    icon: 'circle-question-mark',
    group: 'words',
  },
  'standard-info-box': {
    icon: 'info',
    group: 'words',
  },
  'download-banner': {
    icon: 'download',
    group: 'words',
  },
  infographic: {
    icon: 'chart-column',
    group: 'media',
  },
  video: {
    icon: 'circle-play',
    group: 'media',
  },
  'video-list': {
    icon: 'video',
    group: 'media',
  },
  'video-tutorials': {
    icon: 'play',
    group: 'media',
  },
  'news-block': {
    icon: 'newspaper',
    group: 'reading',
  },
  'news-carousel': {
    icon: 'newspaper',
    group: 'reading',
  },
  'content-carousel': {
    icon: 'book-open',
    group: 'reading',
  },
  'latest-contents': {
    icon: 'file-pen',
    group: 'reading',
  },
  'suggested-news': {
    icon: 'sparkles',
    group: 'reading',
  },
  'favorite-news': {
    icon: 'heart',
    group: 'reading',
  },
  'read-also': {
    icon: 'bookmark',
    group: 'reading',
  },
  'health-news': {
    icon: 'rss',
    group: 'reading',
  },
  'suggested-courses': {
    icon: 'graduation-cap',
    group: 'training',
  },
  calculators: {
    icon: 'calculator',
    group: 'training',
  },
  'latest-tools': {
    icon: 'wrench',
    group: 'training',
  },
  'service-cards': {
    icon: 'layout-dashboard',
    group: 'services',
  },
  'services-carousel': {
    icon: 'briefcase',
    group: 'services',
  },
  'included-services': {
    icon: 'circle-check',
    group: 'services',
  },
  'service-request': {
    icon: 'clipboard-list',
    group: 'services',
  },
  'service-terms': {
    icon: 'scale',
    group: 'services',
  },
  'plan-comparison': {
    icon: 'crown',
    group: 'offers',
  },
  'single-product-banner': {
    icon: 'shopping-cart',
    group: 'offers',
  },
  'best-offers': {
    icon: 'ticket-percent',
    group: 'offers',
  },
  'top-shops': {
    icon: 'tag',
    group: 'offers',
  },
  'rental-offers': {
    icon: 'car',
    group: 'offers',
  },
  'latest-professionals': {
    icon: 'users',
    group: 'people',
  },
  'professionals-list': {
    icon: 'badge-check',
    group: 'people',
  },
  'contact-form': {
    icon: 'mail',
    group: 'forms',
  },
  'appointment-form': {
    icon: 'calendar-check',
    group: 'forms',
  },
  'lead-form': {
    icon: 'send',
    group: 'forms',
  },
  'marketing-form': {
    icon: 'external-link',
    group: 'forms',
  },
  'loyalty-balance': {
    icon: 'coins',
    group: 'loyalty',
  },
  'loyalty-points': {
    icon: 'star',
    group: 'loyalty',
  },
  'loyalty-how-it-works': {
    icon: 'clipboard-list',
    group: 'loyalty',
  },
  'loyalty-advantages': {
    icon: 'thumbs-up',
    group: 'loyalty',
  },
  'loyalty-missions': {
    icon: 'target',
    group: 'loyalty',
  },
  'loyalty-categories': {
    icon: 'gift',
    group: 'loyalty',
  },
  'loyalty-rewards-home': {
    icon: 'trophy',
    group: 'loyalty',
  },
  'loyalty-top-brands': {
    icon: 'award',
    group: 'loyalty',
  },
  'loyalty-alternative': {
    icon: 'pause',
    group: 'loyalty',
  },
}

export type Shapes = Readonly<Record<string, FieldShape>>
export type BlockEntry = Entry & { readonly name: string; readonly text: string }

/** A stored page may hold a block that this version of the club no longer has. */
export const NO_BLOCK = 'Blocco che non esiste più'

/** A block as whoever chooses or meets one is told of it. */
export function entryOf(type: string, shapes: Shapes): BlockEntry {
  const known: Readonly<Record<string, Entry>> = CATALOGUE
  const { icon, group } = known[type] ?? { icon: 'circle-alert', group: 'words' }
  return { name: shapes[type]?.title ?? NO_BLOCK, text: shapes[type]?.description ?? '', icon, group }
}

export const listEntries = (shapes: Shapes): [type: string, entry: BlockEntry][] =>
  Object.keys(CATALOGUE).map((type) => [type, entryOf(type, shapes)])
