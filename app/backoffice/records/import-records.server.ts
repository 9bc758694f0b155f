import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import type { AnyRecord } from '#platform/records/record.ts'
import { findRecord } from '#platform/records/record-store.server.ts'
import type { ServedRecord } from '#platform/records/serve-record.server.ts'
import { formNameOf } from '#platform/records/values.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { saveRecord } from './record-commands.server.ts'
import { columnsIn, MOST_LINES } from './record-sheet.ts'

export type ImportedLine = {
  line: number
  name: string
  act: 'created' | 'changed' | 'same' | 'refused'
  /** What is wrong, by the titles of the fields. */
  problems: string[]
}

export type ImportRehearsal = { lines: ImportedLine[]; digest: string }

/** Thrown to undo a rehearsal: it carries what was seen. */
class Undone extends Error {
  readonly rehearsal: ImportRehearsal
  constructor(rehearsal: ImportRehearsal) {
    super('This was a rehearsal.')
    this.rehearsal = rehearsal
  }
}

export type Imported =
  | { kind: 'refused'; problem: string }
  | { kind: 'rehearsed'; rehearsal: ImportRehearsal }
  | { kind: 'taken'; count: number }

type Importing = ByStaff & {
  text: string
  /** What was seen in the rehearsal; null asks for one. Anything else by now is shown again. */
  seen: string | null
}

/**
 * Takes a sheet in, whole or not at all. The rehearsal does it and undoes it, so that what is shown before is what will happen. A line with
 * an address changes that one; a line without makes a new one, hidden where that is possible.
 */
export async function importRecords(db: Db, served: ServedRecord, { text, seen, ...by }: Importing): Promise<Imported> {
  const sheet = sheetIn(served.record, text)
  if ('problem' in sheet) return { kind: 'refused', problem: sheet.problem }
  try {
    return await db.transaction(async (tx) => {
      const lines: ImportedLine[] = []
      for (const { line, typed } of sheet.rows) lines.push(await takeLine(tx, served, { line, typed, by }))
      const digest = createHash('sha256')
        .update(JSON.stringify([text, lines]))
        .digest('base64url')
      const isRight = lines.every(({ act }) => act !== 'refused')
      if (seen !== digest || !isRight) throw new Undone({ lines, digest })
      return { kind: 'taken', count: lines.filter(({ act }) => act !== 'same').length }
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    return { kind: 'rehearsed', rehearsal: error.rehearsal }
  }
}

type Typed = Record<string, string>
type Sheet = { rows: { line: number; typed: Typed }[] } | { problem: string }

function sheetIn(record: AnyRecord, text: string): Sheet {
  const { rows, faults } = readCsv(text)
  const [fault] = faults
  if (fault) return { problem: `Riga ${fault.line}: ${fault.reason}` }
  const [head, ...lines] = rows
  if (!head || lines.length === 0) return { problem: 'Il file non ha righe.' }
  if (lines.length > MOST_LINES) return { problem: `Il file ha troppe righe: il massimo è ${MOST_LINES}.` }
  const columns = columnsIn(record, head.cells)
  if (columns.kind === 'unknown') {
    const { missing, strange } = columns
    const sentences = [
      missing.length > 0 && `Mancano le colonne: ${missing.join(', ')}.`,
      strange.length > 0 && `Non si conoscono le colonne: ${strange.slice(0, 10).join(', ')}.`,
    ]
    return { problem: sentences.filter(Boolean).join(' ') }
  }
  return {
    rows: lines.map(({ line, cells }) => ({
      line,
      typed: Object.fromEntries(columns.names.map((name, at) => [name, asTyped(cells[at] ?? '')])),
    })),
  }
}

/** The sign that keeps a sheet from computing what begins as a formula is not part of the words. */
const asTyped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '')

type Line = { line: number; typed: Typed; by: ByStaff }

async function takeLine(db: Db, served: ServedRecord, { line, typed, by }: Line): Promise<ImportedLine> {
  const { record } = served
  const address = typed.slug?.trim() ?? ''
  const held = address === '' ? null : await findRecord(db, served, address)
  if (address !== '' && !held && record.address !== 'asked')
    return { line, name: address, act: 'refused', problems: ['Non c’è nulla con questo indirizzo.'] }
  try {
    const saved = await saveRecord(db, served, {
      ...by,
      id: held?.id ?? null,
      seen: null,
      typed,
      isPublished: held !== null && !held.isHidden,
    })
    if (saved.kind === 'saved') return { line, name: saved.slug, act: saved.act, problems: [] }
    const problems = Object.entries(saved.errors).map(([name, why]) => `${titleOf(record, name)}: ${why}`)
    return { line, name: address || (Object.values(typed)[1] ?? ''), act: 'refused', problems }
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return { line, name: address, act: 'refused', problems: [error.message] }
  }
}

function titleOf({ fields }: AnyRecord, formName: string): string {
  const name = Object.keys(fields).find((each) => formNameOf(fields, each) === formName)
  return name ? fields[name].look.title : 'Indirizzo'
}
