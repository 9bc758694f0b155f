import { escaped } from './draw-plot.server.ts'

/** A cell: what it says, and how full it is from 0 to 1; null where there is nothing yet. */
export type GridCell = { readonly words: string; readonly share: number; readonly isOpen?: boolean } | null
export type Grid = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly heads: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly GridCell[] }[]
}

const ROW = 26
const LEVELS = 6

/** FIG-016. A grid of cohorts: a row for each, a column for each age; how full a cell is, is said by its number and seen by its ground. */
export function drawGrid({ id, name, description, heads, rows }: Grid): string {
  const width = 100 / Math.max(1, heads.length)
  const middle = (index: number) => short((index + 0.5) * width)
  const head = heads.map(
    (words, index) => `<text class="plot-cell-words" x="${middle(index)}%" y="16">${escaped(words)}</text>`,
  )
  const body = rows.map(({ label, cells }, row) => {
    const top = 24 + row * ROW
    const drawn = cells.map((cell, index) => {
      if (!cell) return `<text class="plot-cell-none" x="${middle(index)}%" y="${top + 17}">·</text>`
      const level = Math.min(LEVELS, Math.max(1, Math.ceil(cell.share * LEVELS)))
      const kind = `plot-cell plot-cell-${level}${cell.isOpen ? ' plot-cell-open' : ''}`
      return `<rect class="${kind}" x="${short(index * width + 0.2)}%" y="${top + 1}" width="${short(width - 0.4)}%" height="${ROW - 2}" rx="4"/><text class="plot-cell-words plot-cell-words-${level}" x="${middle(index)}%" y="${top + 17}">${escaped(cell.words)}</text>`
    })
    return `<text class="plot-scale" x="-8" y="${top + 17}">${escaped(label)}</text>${drawn.join('')}`
  })
  const wide = heads.length > 8 ? ' plot-grid-wide' : ''
  return `<svg class="plot plot-cohorts${wide}" height="${24 + rows.length * ROW}" role="img" aria-labelledby="${id}-t" aria-describedby="${id}-d"><title id="${id}-t">${escaped(name)}</title><desc id="${id}-d">${escaped(description)}</desc>${head.join('')}${body.join('')}</svg>`
}

const short = (value: number) => String(Math.round(value * 100) / 100)
