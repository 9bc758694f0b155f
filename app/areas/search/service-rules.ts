import type { VisibleBlocks } from '#areas/content/rules.ts'
import type { SearchHit } from './model.ts'

/** SRC-009. The blocks whose cards are services wherever they stand, and the one whose cards are so on the pages of the services. */
const CARD_BLOCKS = ['service-cards', 'services-carousel', 'included-services']
const SERVICE_PAGES = /^\/servizi(\/|$)/
const BOX_BLOCK = 'standard-info-box'

type Card = {
  id?: string
  title: string
  body?: string
  text?: string
  link?: string
  callToAction?: { link?: string }
}

/** The cards of services among the blocks of a page an audience sees; who may see which card has already been answered. */
export function cardsIn(path: string, shown: VisibleBlocks['shown']): SearchHit[] {
  const types = SERVICE_PAGES.test(path) ? [...CARD_BLOCKS, BOX_BLOCK] : CARD_BLOCKS
  return Object.values(shown)
    .flat()
    .filter(({ type }) => types.includes(type))
    .flatMap(({ fields }) => (fields as { cards?: Card[] }).cards ?? [])
    .flatMap(({ id, title, body, text, link, callToAction }) => {
      const to = link ?? callToAction?.link
      return to?.startsWith('/') ? [{ id: id ?? to, title, link: to, text: body ?? text ?? '' }] : []
    })
}
