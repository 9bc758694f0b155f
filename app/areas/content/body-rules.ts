import { fileIdIn } from '#platform/files/model.ts'

/** A picture in a text is one of our files: others follow readers about, change or go away. */
export function isOurPicture(path: string | null | undefined): boolean {
  return fileIdIn(path) !== null
}

const pixels = (typed: string | undefined) => (/^[1-9]\d{0,4}$/.test(typed ?? '') ? typed : undefined)

/** What a picture carries: its room is kept before it arrives, and it arrives when it is near. */
export function pictureAttributes(given: Readonly<Record<string, string>>): Record<string, string> {
  const [width, height] = [pixels(given.width), pixels(given.height)]
  return {
    src: given.src ?? '',
    alt: given.alt ?? '',
    ...(width && height && { width, height }),
    loading: 'lazy',
  }
}

/** A piece of a body, as documents other than web pages need it. */
export type BodyPart =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; text: string; mark: string }
  | { kind: 'row'; cells: readonly string[]; isHead: boolean }
  | { kind: 'picture'; path: string; alt: string; caption: string }

const TOKENS = /<(\/?)([a-z]+\d?)([^>]*)>|[^<]+/g
/** What ends the words before it. */
const BREAKS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'li', 'ul', 'ol', 'blockquote', 'caption', 'table', 'hr'])

/**
 * Reads the clean HTML of a body into its parts, in order, each word once: also those of a list inside another, of a paragraph inside a
 * cell, of a quotation without paragraphs. The HTML has passed our own sanitiser, so its tags are known.
 */
export function bodyParts(html: string): BodyPart[] {
  const parts: BodyPart[] = []
  const lists: { isOrdered: boolean; count: number }[] = []
  let row: { cells: string[]; isHead: boolean } | null = null
  let level: 2 | 3 | null = null
  let mark: string | null = null
  let words = ''
  const flush = () => {
    const text = wordsOf(words)
    words = ''
    if (text === '') return
    if (level) parts.push({ kind: 'heading', level, text })
    else if (lists.length > 0) parts.push({ kind: 'item', text, mark: mark ?? '' })
    else parts.push({ kind: 'paragraph', text })
    mark = null
  }
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKENS)) {
    const isClosing = slash === '/'
    if (name === undefined) words += token
    else if (name === 'tr') {
      if (isClosing && row) parts.push({ kind: 'row', ...row })
      else flush()
      row = isClosing ? null : { cells: [], isHead: false }
    } else if (row) {
      if (name === 'th') row.isHead = true
      if (name === 'th' || name === 'td') {
        if (isClosing) row.cells.push(wordsOf(words))
        words = ''
      } else words += BREAKS.has(name) ? ' ' : token
    } else if (name === 'figure') {
      if (isClosing) parts.push(figureOf(words))
      else flush()
      words = ''
    } else if (!BREAKS.has(name)) words += token
    else {
      flush()
      if (name === 'h2' || name === 'h3') level = isClosing ? null : name === 'h2' ? 2 : 3
      if (name === 'ol' || name === 'ul') {
        const first = Number(/start="(\d{1,6})"/.exec(attributes)?.[1] ?? 1)
        if (isClosing) lists.pop()
        else lists.push({ isOrdered: name === 'ol', count: first - 1 })
      }
      const list = lists.at(-1)
      if (name === 'li' && !isClosing && list) {
        list.count += 1
        mark = list.isOrdered ? `${list.count}.` : '•'
      }
    }
  }
  flush()
  return parts
}

/** A figure with its caption, from the HTML inside it. */
function figureOf(inside: string): BodyPart {
  const caption = /<figcaption>(.*?)<\/figcaption>/s.exec(inside)?.[1] ?? ''
  return { kind: 'picture', ...pictureIn(inside), caption: wordsOf(caption) }
}

/** The picture of a piece of clean HTML, whose attributes the sanitiser has written. */
function pictureIn(html: string): { path: string; alt: string } {
  const attribute = (name: string) => wordsOf(new RegExp(`<img [^>]*?${name}="([^"]*)"`).exec(html)?.[1] ?? '')
  return { path: attribute('src'), alt: attribute('alt') }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Raised figures that stay so where there is no other way to raise them: 10⁹ must not become 109. */
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-−', (sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'[index] ?? sign]),
)

function wordsOf(html: string): string {
  return html
    .replace(/<sup>([\d+−-]+)<\/sup>/g, (_, figures: string) => figures.replace(/./g, (sign) => RAISED[sign] ?? sign))
    .replace(/<br\s*\/?>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
