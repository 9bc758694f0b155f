import type { ChoiceKind } from '../choices/choices.server.ts'
import type { Db } from '../db/database.server.ts'
import type { Outside } from '../outside/outside.server.ts'
import type { TrailKind } from '../trail/model.ts'
import type { Fields, ValuesOf } from './fields.ts'
import type { AnyRecord, Facts, RecordDefinition } from './record.ts'
import type { Condition, RecordTable } from './tables.server.ts'
import { writeValues } from './values.ts'

type Row<Table extends RecordTable> = Table['$inferSelect']

/** What is special about how a record is kept; nothing else of it is written. */
type Serving<Known extends Fields, Table extends RecordTable> = {
  table: Table
  /** Where its lines of the trail are filed. */
  trailKind?: TrailKind
  /** Where a column is not what its field holds. */
  fromRow?: (row: Row<Table>) => ValuesOf<Known>
  toRow?: (values: Partial<ValuesOf<Known>>) => Record<string, unknown>
  /** The column that a field is searched, narrowed and put in order by, where it has another name, or what is made of columns. */
  columns?: Partial<Record<keyof Known & string, string | Condition>>
  /** What only the database can tell: what is wrong, by the names of the form. */
  check?: (db: Db, values: ValuesOf<Known>, id: string) => Promise<Record<string, string>>
  /** What else a save touches, in its transaction. */
  saved?: (db: Db, values: ValuesOf<Known>, id: string, how: Saving) => Promise<void>
} & Partial<Knowing>

type Saving = { isHidden: boolean; isPublished: boolean; now: Date }

/** What is known of a record beside its fields. */
type Knowing = {
  /** Whether the club keeps it at all, where another company may keep it instead. */
  isKept: (outside: Outside) => boolean
  /** What a new row holds beside its fields; `typed` has the key that its form was made with. */
  born: (typed: Readonly<Record<string, string>>, now: Date) => Record<string, unknown>
  /** What a field that chooses chooses among. */
  choices: Readonly<Record<string, ChoiceKind>>
  /** The rows of other tables that a list is narrowed by, by field. */
  options: (db: Db) => Promise<Readonly<Record<string, readonly { value: string; label: string }[]>>>
  /** More that is searched by words. */
  alsoSaid: Condition | null
  /** Acts of its own, by what its forms send and the trail says; false where nothing changed. */
  acts: Readonly<Record<string, (db: Db, held: HeldRecord, now: Date) => Promise<boolean>>>
  /** Held before anything of it is changed, where others change it, or need it, behind a lock of their own. */
  lock: (db: Db) => Promise<void>
  /** Which rows stand so by the clock, where the record has states. */
  isIn: (state: string, now: Date) => Condition | undefined
  /** What else goes when one is taken away. */
  removed: (db: Db, id: string) => Promise<void>
  /** Why this one must stay, if it must; `accepted` is how much of what leads to it whoever takes it away has seen. */
  stays: (db: Db, held: HeldRecord, accepted: number, now: Date) => Promise<string | null>
  /** What the list says of each beside its fields, by id. */
  facts: (db: Db, list: readonly HeldRecord[], now: Date) => Promise<ReadonlyMap<string, Facts>>
  /** What only the page of one says. */
  around: (db: Db, held: HeldRecord, facts: Facts, now: Date) => Promise<Facts>
  /** What stands under the list: its slot shows it. */
  below: (db: Db) => Promise<Facts>
}

export type HeldRecord = {
  id: string
  /** Counts what was saved; where nothing counts it, it is known by its words. */
  version: number | string
  isHidden: boolean
  picture: string | null
  /** Its place, where editors order them by hand. */
  position?: number
  values: Record<string, unknown>
}

export type ServedRecord = {
  record: AnyRecord
  table: RecordTable
  trailKind: TrailKind
  held: (row: Record<string, unknown>) => HeldRecord
  toRow: (values: Record<string, unknown>) => Record<string, unknown>
  check: (db: Db, values: Record<string, unknown>, id: string) => Promise<Record<string, string>>
  saved: (db: Db, values: Record<string, unknown>, id: string, how: Saving) => Promise<void>
  columns: Readonly<Record<string, string | Condition>>
} & Knowing

/** Joins a record to its table. */
export function serveRecord<const Known extends Fields, Table extends RecordTable>(
  record: RecordDefinition<Known>,
  serving: Serving<Known, Table>,
): ServedRecord {
  const { table, trailKind = 'record-edited', columns = {}, fromRow, toRow, check, saved, ...knowing } = serving
  const names = Object.keys(record.fields)
  const valuesIn = (row: Record<string, unknown>) => {
    const held: Record<string, unknown> = fromRow ? fromRow(row as Row<Table>) : row
    return Object.fromEntries(names.map((name) => [name, held[name]]))
  }
  return {
    record,
    table,
    trailKind,
    held: (row) => {
      const values = valuesIn(row)
      return {
        id: String(table.slug ? row.slug : row.id),
        version: table.version
          ? Number(row.version)
          : JSON.stringify(Object.values(writeValues(record.fields, values))),
        isHidden: row.isHidden === true,
        picture: record.picture ? ((row[record.picture.column] as string | null) ?? null) : null,
        ...(table.position && { position: Number(row.position) }),
        values,
      }
    },
    toRow: (values) => (toRow ? toRow(values as Partial<ValuesOf<Known>>) : values),
    check: async (db, values, id) => (check ? check(db, values as ValuesOf<Known>, id) : {}),
    saved: async (db, values, id, how) => saved?.(db, values as ValuesOf<Known>, id, how),
    columns: columns as Readonly<Record<string, string | Condition>>,
    isKept: () => true,
    born: () => ({}),
    choices: {},
    options: async () => ({}),
    alsoSaid: null,
    acts: {},
    lock: async () => undefined,
    isIn: () => undefined,
    removed: async () => undefined,
    stays: async () => null,
    facts: async () => new Map(),
    around: async () => ({}),
    below: async () => ({}),
    ...knowing,
  }
}
