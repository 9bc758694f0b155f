/** Sheets saved in Italy are often in the old alphabet of Windows: accents must survive. */
export function textOfFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Something wrong on a line of a file, in the words its sender reads. */
export type LineFault = { readonly line: number; readonly reason: string }
export type CsvRow = { readonly line: number; readonly cells: readonly string[] }
/** A sheet as `readCsv` read it. With a fault there are no rows: nothing of a file whose columns slipped may be used. */
export type CsvReading = { readonly rows: readonly CsvRow[]; readonly faults: readonly LineFault[] }

/**
 * Rows as a sheet that Italian programs open with a double click: semicolons, the mark that says UTF-8. What begins as a formula
 * is written as text, because a sheet would compute it; a number below zero is a number.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `${CSV_MARK}${csvLines(rows)}`
}

/** Before the first line of a sheet that is written some lines at a time. */
export const CSV_MARK = '\uFEFF'

export function csvLines(rows: readonly (readonly string[])[]): string {
  const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^-\d+(,\d+)?$/.test(text)
  const quoted = (text: string) => (text.includes('"') ? text.replaceAll('"', '""') : text)
  const cell = (text: string) => `"${isFormula(text) ? "'" : ''}${quoted(text)}"`
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')
}
