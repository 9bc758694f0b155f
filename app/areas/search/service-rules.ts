import type { VisibleBlocks } from '#areas/content/rules.ts'
import { rootOf } from '#platform/pure/inflections.ts'
import type { SearchHit } from './model.ts'
import { queryWords } from './rules.ts'

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

/** Those that answer a text, the ones that do so in their title first; a service shown on two pages counts once. */
export function bestCards(cards: readonly SearchHit[], typed: string): SearchHit[] {
  const words = queryWords(typed)
  if (words.length === 0) return []
  const answers = (text: string) => {
    const held = queryWords(text, text.length)
    return words.every((word) => held.some((one) => isLike(one, word)))
  }
  const byLink = new Map(cards.toReversed().map((card) => [card.link, card]))
  const once = cards.filter((card) => byLink.get(card.link) === card)
  const inTitle = once.filter(({ title }) => answers(title))
  const inText = once.filter((card) => !inTitle.includes(card) && answers(`${card.title} ${card.text ?? ''}`))
  return [...inTitle, ...inText]
}

const SHORTEST_STEM = 5

/** A word that begins so, or is the same but for its ending, or for one letter in a word of some length. */
function isLike(held: string, word: string): boolean {
  if (held.startsWith(rootOf(word))) return true
  if (Math.min(held.length, word.length) < SHORTEST_STEM) return false
  const stem = Math.min(held.length, word.length) - 1
  return held.slice(0, stem) === word.slice(0, stem) || isOneLetterApart(held, word)
}

/** One letter more, less, or another: the commonest slips of a keyboard. */
function isOneLetterApart(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at)
}
