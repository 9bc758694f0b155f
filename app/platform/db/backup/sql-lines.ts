/** What a snapshot says, in order. Rows come as they are in the file, whole lines at a time. */
export type SqlPart =
  | { kind: 'table'; name: string; columns: string }
  | { kind: 'rows'; lines: Buffer }
  | { kind: 'end of table' }
  | { kind: 'sequence'; name: string; value: string; isCalled: boolean }

const newline = 0x0a
const endOfRows = Buffer.from('\\.\n')
const tableLine = /^COPY ([^;(]+) \((.*)\) FROM stdin;$/
const sequenceLine = /^SELECT setval\('([^']+)', (-?\d+), (true|false)\);$/

/** Splits on the newline byte only: rows may hold other characters that JavaScript takes for ends of line. */
export async function* readSqlParts(source: AsyncIterable<Buffer>): AsyncGenerator<SqlPart> {
  let rest: Buffer = Buffer.alloc(0)
  let isInTable = false
  for await (const chunk of source) {
    let buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      if (isInTable) {
        const end = findEndOfRows(buffer)
        const lines = buffer.subarray(0, end ?? buffer.lastIndexOf(newline) + 1)
        if (lines.length > 0) yield { kind: 'rows', lines }
        buffer = buffer.subarray(lines.length)
        if (end === null) break
        buffer = buffer.subarray(endOfRows.length)
        isInTable = false
        yield { kind: 'end of table' }
      } else {
        const end = buffer.indexOf(newline)
        if (end < 0) break
        const part = parseStatement(buffer.toString('utf8', 0, end))
        buffer = buffer.subarray(end + 1)
        isInTable = part.kind === 'table'
        yield part
      }
    }
    rest = buffer
  }
  if (isInTable || rest.length > 0) throw new Error('The snapshot ends in the middle of a table.')
}

function findEndOfRows(buffer: Buffer): number | null {
  if (buffer.subarray(0, endOfRows.length).equals(endOfRows)) return 0
  const found = buffer.indexOf('\n\\.\n')
  return found < 0 ? null : found + 1
}

function parseStatement(line: string): SqlPart {
  const [, table, columns] = tableLine.exec(line) ?? []
  if (table && columns !== undefined) return { kind: 'table', name: table, columns }
  const [, name, value, isCalled] = sequenceLine.exec(line) ?? []
  if (name && value) return { kind: 'sequence', name, value, isCalled: isCalled === 'true' }
  throw new Error(`The snapshot holds a line that is not ours: ${line.slice(0, 80)}`)
}
