import { CsvError, parse } from 'csv-parse/sync'
import type { CsvReading, CsvRow, LineFault } from './pure/csv.ts'

const SEPARATORS = [';', '\t', ',']
const UNCLOSED = 'Le virgolette non si chiudono.'

/**
 * IDN-027. The rows of a sheet saved as text; the first one, usually the header, says how many cells each has. The whole file is
 * refused for one stray quote or one line of another length: a value that lands in the next column may be a secret published.
 * The separator is the first under which every line has the same cells.
 */
export function readCsv(text: string): CsvReading {
  const lines = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  if (lines.includes('\0'))
    return { rows: [], faults: [{ line: 1, reason: 'Non è un file di testo: salvalo come CSV.' }] }
  let best: Reading | null = null
  for (const separator of SEPARATORS) {
    const reading = readWith(lines, separator)
    if (reading.width > 1 && reading.faults.length === 0) return reading
    if (!best || (best.width < 2 && reading.width > 1)) best = reading
  }
  return best ?? { rows: [], faults: [] }
}

type Reading = CsvReading & { readonly width: number }

function readWith(text: string, separator: string): Reading {
  const { rows, fault } = parsed(text, separator)
  const width = rows[0]?.cells.length ?? 0
  if (fault) return { rows: [], faults: [fault], width }
  const faults = rows.flatMap(({ line, cells }): LineFault[] => {
    if (cells.length !== width) return [{ line, reason: widthReason(cells.length, width) }]
    return cells.some((cell, at) => hasSwallowedLines(cell, { at, width, separator }))
      ? [{ line, reason: UNCLOSED }]
      : []
  })
  return { rows: faults.length > 0 ? [] : rows, faults, width }
}

function parsed(text: string, delimiter: string): { rows: CsvRow[]; fault: LineFault | null } {
  const rows: CsvRow[] = []
  // Counted here: the parser names the line where it noticed the fault, which may be far below the quote that caused it.
  let line = 1
  const keep = (cells: string[]) => {
    if (cells.length > 1 || cells[0]?.trim()) rows.push({ line, cells })
    line += linesOf(cells.join('')).length
    return null
  }
  try {
    parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true, on_record: keep })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { rows, fault: { line, reason: UNCLOSED } }
  }
  return { rows, fault: null }
}

const linesOf = (text: string) => text.split('\n')

/**
 * A quote opened by mistake in one line and closed by mistake in the same column of a later one makes a cell that is right for the
 * parser. What lies between has exactly the separators of the lines it swallowed.
 */
function hasSwallowedLines(
  cell: string,
  { at, width, separator }: { at: number; width: number; separator: string },
): boolean {
  const pieces = linesOf(cell).map((piece) => piece.split(separator).length - 1)
  const between = pieces.slice(1, -1)
  return (
    width > 1 &&
    pieces.length > 1 &&
    pieces[0] === width - 1 - at &&
    pieces.at(-1) === at &&
    between.every((count) => count === width - 1)
  )
}

function widthReason(width: number, expected: number): string {
  return `Ha ${width} ${width === 1 ? 'cella' : 'celle'} invece di ${expected}.`
}
