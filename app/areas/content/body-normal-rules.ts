import { blocksOf } from './body-block-rules.ts'
import { ACCESS_LINE, type HtmlNode, MARK_ORDER, type TextKind } from './body-grammar-rules.ts'
import { type Block, type Cell, LINE_BREAK, type Mark, type Run } from './body-model.ts'

/** STU-001. A text in the only form in which it is kept: the same text gives the same bytes, wherever it was written. */
export function normalText(nodes: readonly HtmlNode[], kind: TextKind): string {
  return written(blocksOf(nodes, kind))
}

const written = (blocks: readonly Block[]) => blocks.map(blockHtml).join('\n')

function blockHtml(block: Block): string {
  switch (block.name) {
    case 'hr':
      return block.isAccessLine ? `<hr ${ACCESS_LINE}="" />` : '<hr />'
    case 'ul':
    case 'ol':
      return around(block.name, block.items.map((item) => `<li>${held(item)}</li>`).join('\n'), {
        ...(block.name === 'ol' && block.start !== 1 && { start: String(block.start) }),
      })
    case 'blockquote': {
      const source = block.source.length > 0 ? `\n<footer>${runsHtml(block.source)}</footer>` : ''
      return around('blockquote', `${written(block.blocks)}${source}`)
    }
    case 'aside':
      return around('aside', written(block.blocks), { 'data-kind': block.kind })
    case 'table': {
      const rows = block.rows.map((row) => around('tr', row.map(cellHtml).join('\n')))
      const [head, body] = [rows.slice(0, block.headRows), rows.slice(block.headRows)]
      const parts = [
        ...(block.caption.length > 0 ? [`<caption>${runsHtml(block.caption)}</caption>`] : []),
        ...(head.length > 0 ? [around('thead', head.join('\n'))] : []),
        ...(body.length > 0 ? [around('tbody', body.join('\n'))] : []),
      ]
      return around('table', parts.join('\n'))
    }
    case 'figure': {
      const credit = block.credit ? `<small>${escaped(block.credit)}</small>` : ''
      const words = `${runsHtml(block.caption)}${credit}`
      const width = attributesHtml(block.isWide ? { 'data-width': 'wide' } : {})
      return `<figure${width}><img${attributesHtml(block.image)} />${words && `<figcaption>${words}</figcaption>`}</figure>`
    }
    default:
      return `<${block.name}${attributesHtml(block.id ? { id: block.id } : {})}>${runsHtml(block.runs)}</${block.name}>`
  }
}

const around = (name: string, inside: string, attributes: Readonly<Record<string, string>> = {}) =>
  `<${name}${attributesHtml(attributes)}>\n${inside}\n</${name}>`

function cellHtml({ name, blocks, colspan, rowspan, scope }: Cell): string {
  const attributes = {
    ...(scope && { scope }),
    ...(colspan > 1 && { colspan: String(colspan) }),
    ...(rowspan > 1 && { rowspan: String(rowspan) }),
  }
  return `<${name}${attributesHtml(attributes)}>${held(blocks)}</${name}>`
}

/** In an item or a cell one paragraph is only its words; with others it is a paragraph. */
function held(blocks: readonly Block[]): string {
  const [first, ...rest] = blocks
  if (first?.name !== 'p' || rest.some(({ name }) => name === 'p'))
    return rest.length > 0 ? `\n${written(blocks)}\n` : written(blocks)
  return rest.length > 0 ? `${runsHtml(first.runs)}\n${written(rest)}\n` : runsHtml(first.runs)
}

/** Words with their marks, each opened once for as long as it lasts. */
function runsHtml(runs: readonly Run[]): string {
  let html = ''
  let open: Mark[] = []
  const closeTo = (kept: number) => {
    for (const mark of open.slice(kept).toReversed()) html += `</${mark.name}>`
    open = open.slice(0, kept)
  }
  for (const { text, marks } of runs) {
    const wanted = marks.toSorted((one, other) => MARK_ORDER.indexOf(one.name) - MARK_ORDER.indexOf(other.name))
    let kept = 0
    while (kept < open.length && isSame(open[kept], wanted[kept])) kept += 1
    closeTo(kept)
    for (const mark of wanted.slice(kept)) html += `<${mark.name}${attributesHtml(mark.attributes)}>`
    open = wanted
    html += text === LINE_BREAK ? '<br />' : escaped(text)
  }
  closeTo(0)
  return html
}

const isSame = (one: Mark | undefined, other: Mark | undefined) =>
  one?.name === other?.name &&
  one?.attributes.href === other?.attributes.href &&
  one?.attributes.target === other?.attributes.target

function attributesHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
