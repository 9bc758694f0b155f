/** Sheets saved in Italy are often in the old alphabet of Windows: accents must survive. */
export function textOfFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The cells of one line of a sheet saved as text; a cell between quotes may hold the separator, and a quote written twice. */
export function csvCells(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at)
    if (isQuoted && character === '"' && line.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return [...cells, cell]
}

/**
 * Rows as a sheet that Italian programs open with a double click: semicolons, the mark that says UTF-8. What begins as a formula
 * is written as text, because a sheet would compute it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}
