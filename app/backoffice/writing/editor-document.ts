import type { JSONContent } from '@tiptap/core'
import type { Mark as EditorMark, Node as EditorNode } from '@tiptap/pm/model'
import { ACCESS_LINE, type HtmlNode } from '#areas/content/body-grammar-rules.ts'
import { type Block, LINE_BREAK, type Mark, type Run } from '#areas/content/body-model.ts'

/** STU-002. The blocks of a text as the document of the editor; a text without words is an empty paragraph. */
export function documentOf(blocks: readonly Block[]): JSONContent {
  const content = blocks.map(nodeOf)
  return { type: 'doc', content: needsRoom(blocks.at(-1)) ? [...content, { type: 'p' }] : content }
}

/** Below a table, a picture or a line that is the last there must be somewhere to go on writing. */
const needsRoom = (last: Block | undefined) =>
  last === undefined || ['table', 'figure', 'hr', 'aside'].includes(last.name)

function nodeOf(block: Block): JSONContent {
  switch (block.name) {
    case 'hr':
      return { type: 'hr', ...(block.isAccessLine && { attrs: { [ACCESS_LINE]: '' } }) }
    case 'ul':
      return { type: 'ul', content: block.items.map(itemOf) }
    case 'ol':
      return { type: 'ol', attrs: { start: block.start }, content: block.items.map(itemOf) }
    case 'blockquote': {
      const source = block.source.length > 0 ? [{ type: 'footer', content: block.source.map(wordsOf) }] : []
      return { type: 'blockquote', content: [...block.blocks.map(nodeOf), ...source] }
    }
    case 'aside':
      return { type: 'aside', attrs: { 'data-kind': block.kind }, content: block.blocks.map(nodeOf) }
    case 'figure': {
      const attrs = { ...block.image, credit: block.credit, 'data-width': block.isWide ? 'wide' : null }
      return { type: 'figure', attrs, content: block.caption.map(wordsOf) }
    }
    case 'table': {
      const rows = block.rows.map((row) => ({
        type: 'tr',
        content: row.map(({ name, blocks, colspan, rowspan, scope }) => ({
          type: name,
          attrs: { colspan, rowspan, ...(scope && { scope }) },
          content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'p' }],
        })),
      }))
      return { type: 'table', attrs: { caption: block.caption }, content: rows }
    }
    default:
      return { type: block.name, ...(block.id && { attrs: { id: block.id } }), content: block.runs.map(wordsOf) }
  }
}

const itemOf = (blocks: readonly Block[]): JSONContent => ({ type: 'li', content: blocks.map(nodeOf) })

function wordsOf({ text, marks }: Run): JSONContent {
  const worn = marks.map(({ name, attributes: { href, target } }) =>
    name === 'a' ? { type: name, attrs: { href, target: target ?? null } } : { type: name },
  )
  return text === LINE_BREAK ? { type: 'br', marks: worn } : { type: 'text', text, marks: worn }
}

/** What stands on the surface as HTML that was only read: the one form of it is given by `normalText`. */
export function htmlNodesOf(document: EditorNode): HtmlNode[] {
  return document.children.map(htmlNodeOf)
}

export function htmlNodeOf(node: EditorNode): HtmlNode {
  const children = node.children.map(htmlNodeOf)
  if (node.isText) return within(node.marks, node.text ?? '')
  const name = node.type.name
  if (name === 'br') return within(node.marks, { name, attributes: {}, children })
  if (name === 'figure') {
    const { credit, 'data-width': width, ...image } = attributesOf(node)
    const small = credit?.trim() ? [{ name: 'small', attributes: {}, children: [credit] }] : []
    const parts = [
      { name: 'img', attributes: image, children: [] },
      { name: 'figcaption', attributes: {}, children: [...children, ...small] },
    ]
    return { name, attributes: width ? { 'data-width': width } : {}, children: parts }
  }
  if (name === 'tr')
    return { name, attributes: {}, children: children.map(node.children.some(isPlainCell) ? ofItsRow : same) }
  if (name !== 'table') return { name, attributes: attributesOf(node), children }
  const caption = (node.attrs.caption as readonly Run[]).map(({ text, marks }) =>
    within(marks, text === LINE_BREAK ? { name: 'br', attributes: {}, children: [] } : text),
  )
  return { name, attributes: {}, children: [{ name: 'caption', attributes: {}, children: caption }, ...children] }
}

const isPlainCell = ({ type }: EditorNode) => type.name === 'td'
const same = (cell: HtmlNode) => cell

/** A heading beside cells that are none is of its row, though nothing may be written in them yet. */
function ofItsRow(cell: HtmlNode): HtmlNode {
  if (typeof cell === 'string' || cell.name !== 'th' || cell.attributes.scope) return cell
  return { ...cell, attributes: { scope: 'row', ...cell.attributes } }
}

function within(marks: readonly (EditorMark | Mark)[], inside: HtmlNode): HtmlNode {
  return marks.reduceRight<HtmlNode>((child, mark) => {
    const [name, attributes] = 'attrs' in mark ? [mark.type.name, written(mark.attrs)] : [mark.name, mark.attributes]
    return { name, attributes, children: [child] }
  }, inside)
}

const attributesOf = ({ attrs }: EditorNode) => written(attrs)

function written(attrs: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(attrs).filter(([name, value]) => value !== null && name !== 'colwidth')
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
