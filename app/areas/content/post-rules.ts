import { excerpt } from '#platform/pure/text.ts'

/** NWS-025, MAG-005. Words of a post that came from outside; each may be missing. */
export type OutsidePost = {
  readonly link: string
  readonly title: string | null
  readonly excerpt: string | null
  readonly author: string | null
}

export const NO_TITLE = 'Articolo senza titolo'
export const NO_EXCERPT = 'Nessun estratto disponibile...'
export const NO_AUTHOR = 'Autore sconosciuto'

/** NWS-026, NWS-027, MAG-005. What a reader is shown of it: no markup, 150 characters, and words for what is missing. */
export function postWords(post: OutsidePost): { link: string; title: string; excerpt: string; author: string } {
  return {
    link: post.link,
    title: withoutMarkup(post.title) || NO_TITLE,
    excerpt: excerpt(withoutMarkup(post.excerpt) || NO_EXCERPT),
    author: withoutMarkup(post.author) || NO_AUTHOR,
  }
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
}

/** The words of a rendered field. React writes them as text, so whatever is left of a tag is only letters. */
export function withoutMarkup(html: string | null): string {
  if (!html) return ''
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return NAMED[name.toLowerCase()] ?? whole
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return point > 31 && point <= 0x10ffff ? String.fromCodePoint(point) : ' '
    })
    .replace(/\s+/g, ' ')
    .trim()
}
