import type { HtmlElement, HtmlNode } from './body-grammar-rules.ts'
import type { Block, Cell, Run, TableBlock } from './body-model.ts'

/** Wider or larger than this nothing is a table that anybody could read. */
const MOST_COLUMNS = 60
const MOST_CELLS = 20_000
const SCOPES = ['col', 'row', 'colgroup', 'rowgroup']

type Readers = { words: (nodes: readonly HtmlNode[]) => Run[]; cell: (nodes: readonly HtmlNode[]) => Block[] }
type Loose = { cells: Cell[]; isHead: boolean }

/**
 * A table whose rows are all as wide: what stands loose in it gets a cell, joined cells stay inside their part, and what is missing is
 * added empty. Its blocks instead where it is no table.
 */
export function tableOf(element: HtmlElement, readers: Readers): TableBlock | readonly Block[] {
  const { rows: read, caption } = readRows(element, readers)
  const rows = read.filter(({ cells }) => cells.length > 0)
  const asHeads = rows.map(({ cells, isHead }) => (isHead ? cells.map(heading) : cells))
  const firstBody = asHeads.findIndex((cells) => !isHeadRow(cells))
  const headRows = firstBody === -1 ? asHeads.length : firstBody
  const parts = [asHeads.slice(0, headRows), asHeads.slice(headRows)].map(fitted)
  const width = Math.max(0, ...parts.flatMap(({ widths }) => widths))
  if (width === 0 || width > MOST_COLUMNS || width * rows.length > MOST_CELLS) {
    const words = caption.length > 0 ? [{ name: 'p' as const, runs: caption }] : []
    return [...words, ...asHeads.flat().flatMap(({ blocks }) => blocks)]
  }
  const whole = parts.flatMap(({ cells, widths }) =>
    cells.map((row, index) => [...row, ...emptyCells(width - (widths[index] ?? 0))]),
  )
  const scoped = whole.map((row, index) => row.map((cell) => withScope(cell, index < headRows)))
  return { name: 'table', caption, rows: scoped, headRows }
}

function withScope({ scope, ...cell }: Cell, isHead: boolean): Cell {
  if (cell.name === 'td') return cell
  return { ...cell, scope: scope && SCOPES.includes(scope) ? scope : isHead ? 'col' : 'row' }
}

function emptyCells(count: number): Cell[] {
  return Array.from({ length: count }, () => ({ name: 'td', blocks: [], colspan: 1, rowspan: 1 }))
}

/** A head without words heads nothing: it stays an empty cell among headings. */
const heading = (cell: Cell): Cell => (cell.blocks.length > 0 ? { ...cell, name: 'th' } : cell)

/** A heading that says it is of its row makes no row of headings, even while the other cells are still empty. */
function isHeadRow(cells: readonly Cell[]): boolean {
  const isHead = ({ name, scope }: Cell) => name === 'th' && scope !== 'row'
  return cells.some(isHead) && cells.every((cell) => isHead(cell) || (cell.name === 'td' && cell.blocks.length === 0))
}

function readRows(table: HtmlElement, { words, cell }: Readers): { rows: Loose[]; caption: Run[] } {
  const rows: Loose[] = []
  let caption: Run[] = []
  const readRow = (nodes: readonly HtmlNode[], isHead: boolean, row: Loose = { cells: [], isHead }) => {
    let loose: HtmlNode[] = []
    const keepLoose = () => {
      const blocks = cell(loose)
      loose = []
      if (blocks.length > 0) row.cells.push({ name: 'td', blocks, colspan: 1, rowspan: 1 })
    }
    for (const node of nodes) {
      if (typeof node === 'string' || !isCell(node)) {
        loose.push(node)
        continue
      }
      keepLoose()
      const { colspan, rowspan, scope } = node.attributes
      row.cells.push({
        name: node.name === 'th' ? 'th' : 'td',
        blocks: cell(node.children),
        colspan: spanOf(colspan),
        rowspan: spanOf(rowspan),
        scope,
      })
    }
    keepLoose()
    rows.push(row)
  }
  const readPart = (nodes: readonly HtmlNode[], isHead: boolean) => {
    let between: HtmlNode[] = []
    const keepBetween = () => {
      readRow(between, isHead)
      between = []
    }
    for (const node of nodes) {
      const name = typeof node === 'string' ? '' : node.name
      const children = typeof node === 'string' ? [] : node.children
      if (['tr', 'thead', 'tbody', 'tfoot', 'caption'].includes(name)) keepBetween()
      if (name === 'tr') readRow(children, isHead)
      else if (name === 'thead' || name === 'tbody' || name === 'tfoot') readPart(children, name === 'thead')
      else if (name === 'caption' && caption.length === 0 && rows.every(({ cells }) => cells.length === 0))
        caption = words(children)
      else if (name !== 'colgroup' && name !== 'col') between.push(node)
    }
    keepBetween()
  }
  readPart(table.children, false)
  return { rows, caption }
}

const isCell = ({ name }: HtmlElement) => name === 'td' || name === 'th'

function spanOf(written: string | undefined): number {
  const span = Number(written ?? 1)
  return Number.isInteger(span) && span > 1 ? Math.min(span, MOST_COLUMNS) : 1
}

/** Cells where they would be drawn: joined only with places that are free and in the same part. */
function fitted(rows: readonly (readonly Cell[])[]): { cells: Cell[][]; widths: number[] } {
  const taken = rows.map(() => new Set<number>())
  const cells = rows.map((row, at) =>
    row.map((cell) => {
      let column = 0
      while (taken[at]?.has(column)) column += 1
      let colspan = 1
      while (colspan < cell.colspan && !taken[at]?.has(column + colspan)) colspan += 1
      const isFree = (below: number) =>
        Array.from({ length: colspan }, (_, across) => column + across).every((place) => !taken[below]?.has(place))
      let rowspan = 1
      while (rowspan < cell.rowspan && at + rowspan < rows.length && isFree(at + rowspan)) rowspan += 1
      for (let down = 0; down < rowspan; down += 1)
        for (let across = 0; across < colspan; across += 1) taken[at + down]?.add(column + across)
      return { ...cell, colspan, rowspan }
    }),
  )
  return { cells, widths: taken.map((places) => places.size) }
}
