import {
  ACCESS_LINE,
  GRAMMARS,
  type HtmlElement,
  type HtmlNode,
  MARK_ORDER,
  type TextKind,
  WORDLESS,
} from './body-grammar-rules.ts'
import {
  type Block,
  CALLOUTS,
  type CalloutKind,
  type FigureBlock,
  LINE_BREAK,
  type ListBlock,
  type Mark,
  type Run,
  tidyRuns,
  type WordsBlock,
  wordsOfAll,
} from './body-model.ts'
import { isOurPicture, pictureAttributes } from './body-rules.ts'
import { tableOf } from './body-table-rules.ts'
import { ALLOWED_LINK } from './link-rules.ts'

/** What a name in other programs means here. The title of an item is its only h1. */
const SYNONYMS: Readonly<Record<TextKind, Readonly<Record<string, string>>>> = {
  body: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
  block: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
}
/** What goes on in the line it stands in; anything else that the grammar does not know begins a line. */
const INLINE = new Set([
  ...[
    'span',
    'font',
    'u',
    's',
    'small',
    'big',
    'mark',
    'label',
    'abbr',
    'cite',
    'q',
    'time',
    'del',
    'ins',
    'kbd',
    'samp',
  ],
  ...[
    'var',
    'tt',
    'strike',
    'acronym',
    'bdi',
    'bdo',
    'dfn',
    'data',
    'wbr',
    'input',
    'button',
    'meter',
    'output',
    'picture',
  ],
  ...['svg', 'text', 'math', 'object', 'map', 'ruby', 'rt', 'rp', 'code', 'sub', 'sup', 'strong', 'em', 'a'],
])

/** Where the reader stands: a cell holds no table or heading, a list item and a quotation no heading. */
type Place = 'text' | 'cell' | 'item'
type Line = { marks: readonly Mark[]; as: WordsBlock['name']; id?: string | undefined }

/** The blocks of some HTML, in its order: every word in one of them, nothing where nothing of it may stand. */
export function blocksOf(
  nodes: readonly HtmlNode[],
  kind: TextKind,
  place: Place = 'text',
  marks: readonly Mark[] = [],
): Block[] {
  const grammar = GRAMMARS[kind]
  const blocks: Block[] = []
  let runs: Run[] = []
  const flush = ({ as, id }: Line) => {
    const tidy = tidyRuns(runs)
    runs = []
    if (tidy.length > 0) blocks.push(as === 'p' ? { name: as, runs: tidy } : { name: as, runs: tidy, id })
  }
  const readers = (line: Line) => ({
    cell: (children: readonly HtmlNode[]) => blocksOf(children, kind, 'cell', line.marks),
    words: (children: readonly HtmlNode[]) => wordsOfAll(blocksOf(children, kind, 'cell', line.marks)),
  })
  const visit = (node: HtmlNode, line: Line): void => {
    if (typeof node === 'string') {
      runs.push({ text: node.replaceAll('\n', ' '), marks: line.marks })
      return
    }
    const name = SYNONYMS[kind][node.name] ?? node.name
    if (WORDLESS.has(name)) return
    if (name === 'br') {
      runs.push({ text: '\n', marks: line.marks })
      return
    }
    const isMark = MARK_ORDER.includes(name) && grammar[name] !== undefined
    if (isMark || INLINE.has(name)) {
      const inside = isMark ? { ...line, marks: withMark(line.marks, node, name, kind) } : line
      for (const child of node.children) visit(child, inside)
      return
    }
    flush(line)
    if (name === 'img') {
      if (isOurPicture(node.attributes.src))
        blocks.push({
          ...{ name: 'figure', image: pictureAttributes(node.attributes) },
          ...{ caption: [], credit: '', isWide: false },
        })
    } else if (name === 'hr') {
      const isAccessLine = ACCESS_LINE in node.attributes
      // One is enough, and only in the text itself.
      if (!isAccessLine) {
        if (place !== 'cell') blocks.push({ name, isAccessLine })
      } else if (place === 'text' && kind === 'body' && !blocks.some(isAccessRule)) blocks.push({ name, isAccessLine })
    } else if (name === 'ul' || name === 'ol')
      blocks.push(...listOf(node, name, kind, place === 'cell' ? place : 'item', line.marks))
    else if (name === 'blockquote' && place === 'text') {
      const { rest, last } = lastOf(node.children, 'footer')
      const inside = blocksOf(rest, kind, 'item', line.marks)
      blocks.push(...quoteOf(inside, last ? readers(line).words(last.children) : []))
    } else if (name === 'aside' && place === 'text' && isCallout(node.attributes['data-kind'])) {
      const callout = node.attributes['data-kind']
      const inside = blocksOf(node.children, kind, 'item', line.marks)
      blocks.push(...framed(inside, 'aside', (held) => ({ name: 'aside', kind: callout, blocks: held })))
    } else if (name === 'table' && place !== 'cell') {
      const table = tableOf(node, readers(line))
      blocks.push(...('name' in table ? [table] : table))
    } else {
      const figure = name === 'figure' ? figureOf(node, readers(line).words) : null
      if (figure) blocks.push(figure)
      else {
        const isHeading = /^h[2-4]$/.test(name) && place === 'text'
        const inside = isHeading ? { ...line, as: name as WordsBlock['name'], id: idOf(node, kind) } : line
        for (const child of node.children) visit(child, inside)
        flush(inside)
      }
    }
  }
  const line: Line = { marks, as: 'p' }
  for (const node of nodes) visit(node, line)
  flush(line)
  return blocks
}

export const isAccessRule = (block: Block) => block.name === 'hr' && block.isAccessLine

function withMark(marks: readonly Mark[], { attributes }: HtmlElement, name: string, kind: TextKind): readonly Mark[] {
  const others = marks.filter((mark) => mark.name !== name)
  if (name !== 'a') return [...others, { name, attributes: {} }]
  const href = attributes.href?.trim() ?? ''
  // A link that leads nowhere is only its words.
  return ALLOWED_LINK.test(href)
    ? [...others, { name, attributes: linkAttributes(href, attributes.target, kind) }]
    : marks
}

function linkAttributes(href: string, target: string | undefined, kind: TextKind): Record<string, string> {
  const isApart = target === '_blank' || (kind === 'block' && /^https?:/i.test(href))
  if (kind === 'body') return { href, ...(isApart && { target: '_blank' }), rel: 'noopener' }
  return { href, ...(isApart && { target: '_blank', rel: 'noopener noreferrer' }) }
}

/** Of a body the names of headings are given when it is kept. */
function idOf({ name, attributes: { id } }: HtmlElement, kind: TextKind): string | undefined {
  return kind === 'block' && name !== 'h4' && id && /^[^\s"'<>&]{1,120}$/.test(id) ? id : undefined
}

/** A list, cut where something stands in it that no list holds; the numbers go on after the cut. */
function listOf(
  element: HtmlElement,
  name: ListBlock['name'],
  kind: TextKind,
  place: Place,
  marks: readonly Mark[],
): Block[] {
  const made: Block[] = []
  let items: Block[][] = []
  let start = startOf(element.attributes.start)
  const close = () => {
    if (items.length > 0) made.push({ name, start, items })
    start += items.length
    items = []
  }
  let loose: HtmlNode[] = []
  const add = (blocks: readonly Block[], isOwnItem: boolean) => {
    let isOpen = !isOwnItem && items.length > 0
    for (const block of blocks) {
      if (GRAMMARS[kind].li?.holds.includes(block.name)) {
        if (isOpen) items.at(-1)?.push(block)
        else items.push([block])
        isOpen = true
      } else {
        close()
        made.push(block)
        isOpen = false
      }
    }
  }
  const keepLoose = () => {
    // A list that stands between two items belongs to the one before it.
    const blocks = blocksOf(loose, kind, place, marks)
    add(blocks, blocks[0] ? 'runs' in blocks[0] : true)
    loose = []
  }
  for (const node of element.children) {
    if (typeof node === 'string' || node.name !== 'li') loose.push(node)
    else {
      keepLoose()
      add(blocksOf(node.children, kind, place, marks), true)
    }
  }
  keepLoose()
  close()
  return made
}

function startOf(written: string | undefined): ListBlock['start'] {
  return /^\d{1,6}$/.test(written ?? '') ? Number(written) : 1
}

const isCallout = (kind: string | undefined): kind is CalloutKind => kind !== undefined && Object.hasOwn(CALLOUTS, kind)

/** Some blocks in what stands around them, cut where something is that it does not hold. */
function framed(inside: readonly Block[], frame: 'blockquote' | 'aside', make: (held: Block[]) => Block): Block[] {
  const made: Block[] = []
  let blocks: Block[] = []
  const close = () => {
    if (blocks.length > 0) made.push(make(blocks))
    blocks = []
  }
  for (const block of inside) {
    if (GRAMMARS.body[frame]?.holds.includes(block.name)) blocks.push(block)
    else {
      close()
      made.push(block)
    }
  }
  close()
  return made
}

/** Whose the words are is said below them; alone it quotes nothing. */
function quoteOf(inside: readonly Block[], source: readonly Run[]): Block[] {
  const made = framed(inside, 'blockquote', (blocks) => ({ name: 'blockquote', blocks, source: [] }))
  const last = made.at(-1)
  if (source.length === 0) return made
  if (last?.name === 'blockquote') return [...made.slice(0, -1), { ...last, source }]
  return [...made, { name: 'p', runs: source }]
}

/** What closes an element, if it has this name and holds only words, and all that comes before. */
function lastOf(
  children: readonly HtmlNode[],
  name: string,
): { rest: readonly HtmlNode[]; last: HtmlElement | undefined } {
  const at = children.findLastIndex((node) => typeof node !== 'string' || node.trim() !== '')
  const last = children[at]
  if (last === undefined || typeof last === 'string' || last.name !== name || holdsPicture(last.children))
    return { rest: children, last: undefined }
  return { rest: children.slice(0, at), last }
}

/** A picture with its caption; null where the figure is anything else, whose parts then stand by themselves. */
function figureOf(
  { children, attributes }: HtmlElement,
  words: (nodes: readonly HtmlNode[]) => Run[],
): FigureBlock | null {
  const parts = children.filter((node): node is HtmlElement => typeof node !== 'string' || node.trim() !== '')
  const [image, caption, ...more] = parts.some(isText) ? [] : parts.toSorted((one) => (one.name === 'img' ? -1 : 1))
  if (image?.name !== 'img' || more.length > 0 || !isOurPicture(image.attributes.src)) return null
  if (caption && (caption.name !== 'figcaption' || holdsPicture(caption.children))) return null
  const { rest, last } = lastOf(caption?.children ?? [], 'small')
  const credit = last ? words(last.children).map(({ text }) => text) : []
  return {
    name: 'figure',
    image: pictureAttributes(image.attributes),
    caption: words(rest),
    credit: credit.join('').replaceAll(LINE_BREAK, ' '),
    isWide: attributes['data-width'] === 'wide',
  }
}

const isText = (node: HtmlNode) => typeof node === 'string'

function holdsPicture(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.name === 'img' || holdsPicture(node.children)))
}
