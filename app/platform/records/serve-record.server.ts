import type { Db } from '../db/database.server.ts'
import type { TrailKind } from '../trail/model.ts'
import type { Fields, ValuesOf } from './fields.ts'
import type { AnyRecord, RecordDefinition } from './record.ts'
import type { RecordTable } from './tables.server.ts'

type Row<Table extends RecordTable> = Table['$inferSelect']

/** What is special about how a record is kept; nothing else of it is written. */
type Serving<Known extends Fields, Table extends RecordTable> = {
  table: Table
  /** Where its lines of the trail are filed. */
  trailKind?: TrailKind
  /** Where a column is not what its field holds. */
  fromRow?: (row: Row<Table>) => ValuesOf<Known>
  toRow?: (values: Partial<ValuesOf<Known>>) => Record<string, unknown>
  /** The column that a field is searched, narrowed and put in order by, where it has another name. */
  columns?: Partial<Record<keyof Known & string, string>>
  /** What only the database can tell: what is wrong, by the names of the form. */
  check?: (db: Db, values: ValuesOf<Known>, id: string) => Promise<Record<string, string>>
  /** What else a save touches, in its transaction. */
  saved?: (db: Db, values: ValuesOf<Known>, id: string, how: { isHidden: boolean }) => Promise<void>
}

export type HeldRecord = {
  id: string
  version: number
  isHidden: boolean
  picture: string | null
  values: Record<string, unknown>
}

export type ServedRecord = {
  record: AnyRecord
  table: RecordTable
  trailKind: TrailKind
  held: (row: Record<string, unknown>) => HeldRecord
  toRow: (values: Record<string, unknown>) => Record<string, unknown>
  check: (db: Db, values: Record<string, unknown>, id: string) => Promise<Record<string, string>>
  saved: (db: Db, values: Record<string, unknown>, id: string, how: { isHidden: boolean }) => Promise<void>
  columns: Readonly<Record<string, string>>
}

/** Joins a record to its table. */
export function serveRecord<const Known extends Fields, Table extends RecordTable>(
  record: RecordDefinition<Known>,
  serving: Serving<Known, Table>,
): ServedRecord {
  const { table, trailKind = 'record-edited', columns = {}, fromRow, toRow, check, saved } = serving
  const names = Object.keys(record.fields)
  const valuesIn = (row: Record<string, unknown>) => {
    const held: Record<string, unknown> = fromRow ? fromRow(row as Row<Table>) : row
    return Object.fromEntries(names.map((name) => [name, held[name]]))
  }
  return {
    record,
    table,
    trailKind,
    held: (row) => ({
      id: String(row.slug),
      version: Number(row.version),
      isHidden: row.isHidden === true,
      picture: record.picture ? ((row[record.picture.column] as string | null) ?? null) : null,
      values: valuesIn(row),
    }),
    toRow: (values) => (toRow ? toRow(values as Partial<ValuesOf<Known>>) : values),
    check: async (db, values, id) => (check ? check(db, values as ValuesOf<Known>, id) : {}),
    saved: async (db, values, id, how) => saved?.(db, values as ValuesOf<Known>, id, how),
    columns: columns as Readonly<Record<string, string>>,
  }
}
