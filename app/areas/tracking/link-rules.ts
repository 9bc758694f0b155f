import type { EventCode } from './model.ts'

export type LinkPlace = { isInCarousel: boolean; isInSearch: boolean }

/** An address, and the code of who follows it. The first that fits is the one: precise addresses stand above general ones. */
const LINKS: readonly [RegExp, EventCode][] = [
  [/^\/risorse#resources-collection$/, 'RS123'],
  [/^\/risorse#all-tool$/, 'RS124'],
  [/^\/risorse\/calcolatori\/[^/]+$/, 'RS121'],
  [/^\/corsi-ecm-fad\/(?:ebook|film-formazione|videoclip)(?:[/#?]|$)/, 'CF135'],
  [/^\/corsi-ecm-fad\/(?!collana)[^/]+$/, 'CF101'],
  [/^\/corsi-ecm-fad(?:[/?#]|$)/, 'CF104'],
  [/^\/servizi\/convenzioni\/negozi\/\d+/, 'CN340'],
  [/^\/telemedicina(?:[/?#]|$)/, 'TM140'],
  [/^\/(?:programma-fedelta|profilo\/programma-fedelta)(?:[/?#]|$)/, 'WL100'],
  [/^\/(?:professionisti-sanitari|servizi\/assistenza-domiciliare)(?:[/?#]|$)/, 'PH110'],
  [/^\/piani-premium(?:[/?#]|$)/, 'PP010'],
  [/^\/upgrade(?:[/?#]|$)/, 'PP050'],
  [/^\/login(?:[?#]|$)/, 'AR107'],
  [/^\/registrazione(?:[?#]|$)/, 'AR108'],
]

const ARTICLE = /^\/news-approfondimenti\/[^/]+\/[^/]+$/
const CATEGORY = /^\/news-approfondimenti\/[^/?#]+$/

/** TRK-002…010. What following a link means, by where it leads and where it stands; a code of its own comes before this. */
export function linkEvent(href: string, { isInCarousel, isInSearch }: LinkPlace): EventCode | null {
  if (ARTICLE.test(href)) return isInSearch ? 'NA105' : isInCarousel ? 'NA103' : 'NA102'
  if (CATEGORY.test(href)) return 'NA104'
  return LINKS.find(([address]) => address.test(href))?.[1] ?? null
}
