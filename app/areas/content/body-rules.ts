/** CNT-005. What a body may be made of: the allow-list of the sanitiser, and of whatever is pasted into the writing surface. */
export const BODY_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'sub',
  'sup',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'blockquote',
  'hr',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/**
 * What the texts of blocks may be made of: a body, and two things that only a page can show. The Sommario of an item and its documents
 * to carry away know two levels of headings, and have no other letters for code.
 */
export const BLOCK_TAGS = [...BODY_TAGS, 'h4', 'code'] as const

/** What the tags of both may carry, and where their links may lead. */
export const HTML_LIMITS = {
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
}

/** The same words as other programs write them. */
export const WORD_SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

/** The same for a body, with its headings: the title of an item is its only h1. */
export const BODY_SYNONYMS: Readonly<Record<string, string>> = {
  ...WORD_SYNONYMS,
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}

/** A piece of a body, as documents other than web pages need it. */
export type BodyPart =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string; mark: string }
  | { kind: 'row'; cells: readonly string[]; isHead: boolean }

const PARTS = /<(h2|h3|p|li|tr|caption|ol|ul)(?:\s[^>]*)?>|<\/(ol|ul)>/g

/** Reads the clean HTML of a body into its parts, in order. The HTML has passed our own sanitiser, so its shape is known. */
export function bodyParts(html: string): BodyPart[] {
  const parts: BodyPart[] = []
  const lists: { isOrdered: boolean; count: number }[] = []
  for (const match of html.matchAll(PARTS)) {
    const [tag, name, closed] = match
    if (closed) lists.pop()
    else if (name === 'ol' || name === 'ul') lists.push({ isOrdered: name === 'ol', count: 0 })
    else if (name) {
      const start = match.index + tag.length
      const end = html.indexOf(`</${name}>`, start)
      const inside = html.slice(start, end < 0 ? undefined : end)
      parts.push(partOf(name, inside, lists.at(-1)))
    }
  }
  return parts
}

function partOf(name: string, inside: string, list: { isOrdered: boolean; count: number } | undefined): BodyPart {
  if (name === 'h2' || name === 'h3') return { kind: 'heading', level: name === 'h2' ? 2 : 3, text: wordsOf(inside) }
  if (name === 'tr') {
    const cells = [...inside.matchAll(/<(th|td)[^>]*>(.*?)<\/\1>/gs)].map(([, , cell = '']) => wordsOf(cell))
    return { kind: 'row', cells, isHead: inside.includes('<th') }
  }
  if (name === 'li' && list) {
    list.count += 1
    return { kind: 'item', text: wordsOf(inside), mark: list.isOrdered ? `${list.count}.` : '•' }
  }
  return { kind: 'paragraph', text: wordsOf(inside) }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function wordsOf(html: string): string {
  return html
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
