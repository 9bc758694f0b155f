import { blocksOf } from './body-block-rules.ts'
import { type Block, CALLOUTS, type CalloutKind, type Cell, LINE_BREAK, type Run } from './body-model.ts'
import { readHtml } from './html-rules.ts'

/** What a piece stands in, where it does not stand in the text. */
export type Frame = CalloutKind | 'quote' | null
type Words = { runs: readonly Run[]; text: string }
export type PartCell = {
  text: string
  paragraphs: readonly (readonly Run[])[]
  isHead: boolean
  colspan: number
  rowspan: number
}

/** STU-009. A piece of a body, as documents other than web pages need it. */
export type BodyPart = { frame: Frame } & (
  | ({ kind: 'heading'; level: 2 | 3 } & Words)
  | ({ kind: 'paragraph' | 'source' | 'caption' | 'label' } & Words)
  | ({ kind: 'item'; mark: string; depth: number } & Words)
  | { kind: 'row'; cells: readonly PartCell[]; isHead: boolean }
  | { kind: 'picture'; path: string; alt: string; caption: string; credit: string; isWide: boolean }
  | { kind: 'rule' }
)

/** The pieces of a body in order, each word once. */
export function bodyParts(html: string): BodyPart[] {
  return blocksOf(readHtml(html), 'body').flatMap((block) => partsOf(block, null))
}

function partsOf(block: Block, frame: Frame, depth = 0): BodyPart[] {
  switch (block.name) {
    case 'hr':
      return block.isAccessLine ? [] : [{ kind: 'rule', frame }]
    case 'p':
      return [{ kind: 'paragraph', frame, ...said(block.runs) }]
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ kind: 'heading', frame, level: block.name === 'h2' ? 2 : 3, ...said(block.runs) }]
    case 'ul':
    case 'ol':
      return block.items.flatMap((item, index) => {
        const mark = block.name === 'ol' ? `${block.start + index}.` : '•'
        return item.flatMap((held, at): BodyPart[] =>
          'runs' in held
            ? [{ kind: 'item', frame, mark: at === 0 ? mark : '', depth, ...said(held.runs) }]
            : partsOf(held, frame, depth + 1),
        )
      })
    case 'blockquote':
      return [
        ...block.blocks.flatMap((held) => partsOf(held, 'quote')),
        ...(block.source.length > 0
          ? [{ kind: 'source' as const, frame: 'quote' as const, ...said(block.source) }]
          : []),
      ]
    case 'aside': {
      const label = [{ text: CALLOUTS[block.kind], marks: [] }]
      return [
        { kind: 'label', frame: block.kind, ...said(label) },
        ...block.blocks.flatMap((held) => partsOf(held, block.kind)),
      ]
    }
    case 'table': {
      const caption = block.caption.length > 0 ? [{ kind: 'caption' as const, frame, ...said(block.caption) }] : []
      const rows = block.rows.map((row, index) => ({
        ...{ kind: 'row' as const, frame, isHead: index < block.headRows },
        cells: row.map(cellOf),
      }))
      return [...caption, ...rows]
    }
    case 'figure': {
      const { image, credit, isWide } = block
      const caption = textOf(block.caption)
      return [{ kind: 'picture', frame, path: image.src ?? '', alt: image.alt ?? '', caption, credit, isWide }]
    }
  }
}

function cellOf({ name, blocks, colspan, rowspan }: Cell): PartCell {
  const inside = blocks.flatMap((block) => partsOf(block, null))
  const paragraphs = inside.flatMap((part) => {
    if (part.kind === 'picture')
      return part.caption || part.alt ? [[{ text: part.caption || part.alt, marks: [] }]] : []
    if (!('runs' in part)) return []
    return [part.kind === 'item' && part.mark ? [{ text: `${part.mark} `, marks: [] }, ...part.runs] : part.runs]
  })
  return { text: paragraphs.map(textOf).join(' '), paragraphs, isHead: name === 'th', colspan, rowspan }
}

const said = (runs: readonly Run[]): Words => ({ runs, text: textOf(runs) })

/** Raised figures that stay so where there is no other way to raise them: 10⁹ must not become 109. */
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-−', (sign, index) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'[index] ?? sign]),
)
const FIGURES = /^[\d+−-]+$/

export const isMarked = ({ marks }: Run, name: string) => marks.some((mark) => mark.name === name)

/** A run whose raised figures are signs of their own. */
export function withRaised(run: Run): Run {
  if (!isMarked(run, 'sup') || !FIGURES.test(run.text)) return run
  const text = run.text.replace(/./g, (sign) => RAISED[sign] ?? sign)
  return { text, marks: run.marks.filter(({ name }) => name !== 'sup') }
}

/** Where a run leads, if it is a place that a document can lead to: an address of its own, or one of the club. */
export function addressOf({ marks }: Run, origin: string): string | null {
  const href = marks.find(({ name }) => name === 'a')?.attributes.href
  if (!href) return null
  if (/^(?:https?:|mailto:|tel:)/i.test(href)) return href
  return origin && href.startsWith('/') ? `${origin}${href}` : null
}

function textOf(runs: readonly Run[]): string {
  return runs
    .map((run) => (run.text === LINE_BREAK ? ' ' : withRaised(run).text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
