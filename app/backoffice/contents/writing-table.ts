import { elementAt, goBackTo, rangeOn, replaceNode } from './writing-edits.ts'

export const NEW_TABLE =
  '<table><thead><tr><th scope="col">Colonna</th><th scope="col">Colonna</th></tr></thead><tbody><tr><td>…</td><td>…</td></tr><tr><td>…</td><td>…</td></tr></tbody></table>'

export const TABLE_CHANGES = {
  'row-below': 'Riga sotto',
  'column-after': 'Colonna a destra',
  'drop-row': 'Togli la riga',
  'drop-column': 'Togli la colonna',
  'drop-table': 'Togli la tabella',
} as const
export type TableChange = keyof typeof TABLE_CHANGES

/** The cell of a table that one is writing in. */
export function cellOn(surface: HTMLElement | null): HTMLTableCellElement | null {
  return elementAt(rangeOn(surface))?.closest<HTMLTableCellElement>('td, th') ?? null
}

/** What can be done to a table: where cells are joined its columns cannot be told apart. */
export function changesOf(table: Element): TableChange[] {
  const isJoined = table.querySelector('[colspan], [rowspan]') !== null
  return (Object.keys(TABLE_CHANGES) as TableChange[]).filter((change) => !isJoined || !change.includes('column'))
}

/** Changes the table around a cell, and leaves the hand in the cell that is new or nearest. */
export function changeTable(surface: HTMLElement, cell: HTMLTableCellElement, change: TableChange): void {
  const table = cell.closest('table')
  const row = cell.closest('tr')
  if (!table || !row) return
  const place = [...surface.querySelectorAll('table')].indexOf(table)
  const changed = tableWith(table, { row: row.rowIndex, column: cell.cellIndex }, change)
  replaceNode(surface, table, changed.html)
  const next = changed.html.startsWith('<table') ? surface.querySelectorAll('table')[place] : undefined
  const nextRow = next?.rows[Math.min(changed.row, next.rows.length - 1)]
  const nextCell = nextRow?.cells[Math.min(changed.column, nextRow.cells.length - 1)]
  if (!nextCell) return
  const range = document.createRange()
  range.selectNodeContents(nextCell)
  goBackTo(surface, range)
}

type At = { row: number; column: number }

/** The same table with one thing changed; a paragraph where nothing of it is left. */
export function tableWith(table: HTMLTableElement, at: At, change: TableChange): At & { html: string } {
  const next = table.cloneNode(true) as HTMLTableElement
  const gone = { html: '<p><br></p>', ...at }
  if (change === 'drop-table') return gone
  if (change === 'row-below') {
    addRow(next, at.row)
    return { html: next.outerHTML, row: at.row + 1, column: at.column }
  }
  if (change === 'drop-row') next.rows[at.row]?.remove()
  for (const row of next.rows) {
    const cell = row.cells[at.column]
    if (change === 'drop-column') cell?.remove()
    if (change === 'column-after' && cell) {
      const added = cell.cloneNode(false) as Element
      added.textContent = cell.localName === 'th' ? 'Colonna' : '…'
      cell.after(added)
    }
  }
  for (const part of next.querySelectorAll('tr, thead, tbody')) if (!part.querySelector('td, th')) part.remove()
  if (next.rows.length === 0) return gone
  return { html: next.outerHTML, row: at.row, column: change === 'column-after' ? at.column + 1 : at.column }
}

/** Below the line of the headings begins the body: a row there is not made of headings. */
function addRow(table: HTMLTableElement, below: number): void {
  const model = table.rows[below]
  if (!model) return
  const isHead = model.parentElement?.localName === 'thead'
  const added = document.createElement('tr')
  for (const cell of model.cells) {
    const made = document.createElement(isHead ? 'td' : cell.localName)
    if (made.localName === 'th' && cell.scope) made.setAttribute('scope', cell.scope)
    made.textContent = '…'
    added.append(made)
  }
  if (!isHead) model.after(added)
  else (table.tBodies[0] ?? table.createTBody()).prepend(added)
}
