import type { Editor } from '@tiptap/core'
import type { Node as EditorNode, Schema } from '@tiptap/pm/model'
import { type Command, Selection, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  moveTableColumn,
  moveTableRow,
  rowIsHeader,
  selectedRect,
  splitCell,
  type TableRect,
  toggleHeader,
} from '@tiptap/pm/tables'
import type { Run } from '#areas/content/body-model.ts'

export const MOST_COLUMNS = 8
export const MOST_ROWS = 20

/** STU-004. What can be done to the table one writes in, in the words of its tools. */
export const TABLE_CHANGES = {
  'row-above': 'Riga sopra',
  'row-below': 'Riga sotto',
  'column-before': 'Colonna a sinistra',
  'column-after': 'Colonna a destra',
  'row-up': 'Sposta la riga su',
  'row-down': 'Sposta la riga giù',
  'column-left': 'Sposta la colonna a sinistra',
  'column-right': 'Sposta la colonna a destra',
  join: 'Unisci le celle',
  split: 'Dividi la cella',
  'head-row': 'Prima riga di titoli',
  'head-column': 'Prima colonna di titoli',
  'drop-row': 'Togli la riga',
  'drop-column': 'Togli la colonna',
  'drop-table': 'Togli la tabella',
} as const
export type TableChange = keyof typeof TABLE_CHANGES

type Change = { command: (rect: TableRect) => Command; isPossible?: (rect: TableRect) => boolean }

const columnsOf = (rect: TableRect) => rect.map.width
const rowsOf = (rect: TableRect) => rect.map.height
/** The line of titles stays above what it heads. */
const firstRow = (rect: TableRect) => (rowIsHeader(rect.map, rect.table, 0) ? 1 : 0)
const moveRow = (by: 1 | -1): Change => ({
  command: ({ top }) => moveTableRow({ from: top, to: top + by }),
  isPossible: (rect) => rect.top >= firstRow(rect) && rect.top + by >= firstRow(rect) && rect.top + by < rowsOf(rect),
})
const moveColumn = (by: 1 | -1): Change => ({
  command: ({ left }) => moveTableColumn({ from: left, to: left + by }),
  isPossible: (rect) => rect.left + by >= 0 && rect.left + by < columnsOf(rect),
})

const CHANGES: Readonly<Record<TableChange, Change>> = {
  'row-above': { command: () => addRowBefore, isPossible: (rect) => rect.top >= firstRow(rect) },
  'row-below': { command: () => addRowAfter },
  'column-before': { command: () => addColumnBefore },
  'column-after': { command: () => addColumnAfter },
  'row-up': moveRow(-1),
  'row-down': moveRow(1),
  'column-left': moveColumn(-1),
  'column-right': moveColumn(1),
  join: { command: () => mergeCells },
  split: { command: () => splitCell },
  'head-row': { command: () => toggleHeader('row') },
  'head-column': { command: () => toggleHeader('column') },
  'drop-row': { command: () => deleteRow, isPossible: (rect) => rowsOf(rect) > 1 },
  'drop-column': { command: () => deleteColumn, isPossible: (rect) => columnsOf(rect) > 1 },
  'drop-table': { command: () => deleteTable },
}

/** What can be done where the hand is; null outside of a table. */
export function tableChangesAt({
  state,
}: Editor): { possible: ReadonlySet<TableChange>; on: ReadonlySet<string>; size: string } | null {
  if (!isInTable(state)) return null
  const rect = selectedRect(state)
  const all = Object.keys(CHANGES) as TableChange[]
  const possible = all.filter((name) => {
    const { command, isPossible = () => true } = CHANGES[name]
    return isPossible(rect) && command(rect)(state)
  })
  const on = [
    ...(rowIsHeader(rect.map, rect.table, 0) ? (['head-row'] as const) : []),
    ...(isFirstColumnHead(rect) ? (['head-column'] as const) : []),
  ]
  return { possible: new Set(possible), on: new Set(on), size: sizeSaid(rect) }
}

/** STU-015. What a change leaves, for who listens. */
function sizeSaid({ map: { width, height } }: TableRect): string {
  const rows = height === 1 ? '1 riga' : `${height} righe`
  return `La tabella ha ${rows} e ${width === 1 ? '1 colonna' : `${width} colonne`}.`
}

/** What was done where the size says nothing. */
export const TABLE_SAID: Readonly<Partial<Record<TableChange, string>>> = {
  'row-up': 'Riga spostata su.',
  'row-down': 'Riga spostata giù.',
  'column-left': 'Colonna spostata a sinistra.',
  'column-right': 'Colonna spostata a destra.',
  join: 'Celle unite.',
  split: 'Cella divisa.',
  'drop-table': 'Tabella tolta.',
}

const isFirstColumnHead = ({ map, table }: TableRect) =>
  Array.from({ length: map.height }, (_, row) => table.nodeAt(map.map[row * map.width] ?? 0)).every(
    (cell) => cell?.type.name === 'th',
  )

/** Changes the table, and leaves the hand in what is new. False where it cannot be done. */
export function changeTable(editor: Editor, name: TableChange, column?: number): boolean {
  const { state, view } = editor
  if (!isInTable(state)) return false
  const rect = selectedRect(state)
  const { command, isPossible = () => true } = CHANGES[name]
  if (!isPossible(rect) || !command(rect)(state, view.dispatch)) return false
  const places: Partial<Record<TableChange, readonly [row: number, column: number]>> = {
    'row-above': [rect.top, column ?? rect.left],
    'row-below': [rect.bottom, column ?? rect.left],
    'column-before': [rect.top, rect.left],
    'column-after': [rect.top, rect.right],
  }
  const place = places[name]
  if (place) goToCell(editor, rect.tableStart, ...place)
  return true
}

function goToCell({ state, view }: Editor, tableStart: number, row: number, column: number): void {
  const table = state.doc.nodeAt(tableStart - 1)
  const at = table ? cellIn(table, row, column) : null
  if (at === null) return
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(tableStart + at + 1))).scrollIntoView())
}

/** Where a cell begins in its table. */
function cellIn(table: EditorNode, row: number, column: number): number | null {
  let at = 0
  for (let index = 0; index < row; index += 1) at += table.maybeChild(index)?.nodeSize ?? 0
  const cells = table.maybeChild(row)
  if (!cells || cells.childCount === 0) return null
  at += 1
  for (let index = 0; index < Math.min(column, cells.childCount - 1); index += 1) at += cells.child(index).nodeSize
  return at
}

/** Escape goes on below the table. */
export function leaveTable(editor: Editor): boolean {
  const { state, view } = editor
  if (!isInTable(state)) return false
  const { tableStart, table } = selectedRect(state)
  const after = state.doc.resolve(tableStart - 1 + table.nodeSize)
  view.dispatch(state.tr.setSelection(Selection.near(after, 1)).scrollIntoView())
  return true
}

/** A table of empty cells, whose first row is of titles. */
export function newTable({ nodes }: Schema, columns: number, rows: number): EditorNode | null {
  const { table, tr, th, td } = nodes
  const cells = (row: number) => Array.from({ length: columns }, () => (row === 0 ? th : td)?.createAndFill())
  const made = Array.from({ length: rows }, (_, row) =>
    tr?.create(
      null,
      cells(row).filter((cell) => cell != null),
    ),
  )
  return (
    table?.create(
      null,
      made.filter((row) => row !== undefined),
    ) ?? null
  )
}

export function captionAt({ state }: Editor): string {
  if (!isInTable(state)) return ''
  return (selectedRect(state).table.attrs.caption as readonly Run[]).map(({ text }) => text).join('')
}

export function setCaption({ state, view }: Editor, words: string): void {
  if (!isInTable(state)) return
  const caption: readonly Run[] = words.trim() ? [{ text: words, marks: [] }] : []
  view.dispatch(state.tr.setNodeAttribute(selectedRect(state).tableStart - 1, 'caption', caption))
}

/**
 * Puts a block after the one of the text one is writing in, never inside it; an empty paragraph gives it its place. A callout holds tables
 * and pictures of its own.
 */
export function putBlock({ state, view }: Editor, block: EditorNode): void {
  const { $head } = state.selection
  const isInCallout = $head.depth > 1 && $head.node(1).type.name === 'aside'
  const level = isInCallout && ['table', 'figure'].includes(block.type.name) ? 2 : 1
  const top =
    $head.depth === 0 ? null : { node: $head.node(level), before: $head.before(level), after: $head.after(level) }
  const isRoom = top?.node.type.name === 'p' && top.node.content.size === 0
  const at = top === null ? $head.pos : isRoom ? top.before : top.after
  const tr = isRoom && top ? state.tr.replaceWith(top.before, top.after, block) : state.tr.insert(at, block)
  const below = tr.doc.resolve(at + block.nodeSize)
  if (!below.nodeAfter && state.schema.nodes.p) tr.insert(below.pos, state.schema.nodes.p.create())
  const inside = block.isTextblock ? TextSelection.create(tr.doc, at + 1) : Selection.near(tr.doc.resolve(at + 1), 1)
  view.dispatch(tr.setSelection(inside).scrollIntoView())
}
