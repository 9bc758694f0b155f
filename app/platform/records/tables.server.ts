import type { SQL } from 'drizzle-orm'
import { index, jsonb, type PgColumn, type PgTable, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A table of a record: what names a row, in words or drawn, what counts its versions, and what the record says it has. */
export type RecordTable = PgTable & {
  slug?: PgColumn
  id?: PgColumn
  version?: PgColumn
  isHidden?: PgColumn
  position?: PgColumn
}

/** Which rows are meant. */
export type Condition = SQL

/** What staff took away, whole, as long as it can be had again. */
export const recordTrash = pgTable(
  'record_trash',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The name the record was declared with. */
    record: text('record').notNull(),
    /** What it was called in addresses. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** The row as it was, by the names of its columns. */
    row: jsonb('row').notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true, mode: 'date' }).notNull(),
    removedBy: uuid('removed_by'),
  },
  (table) => [index('record_trash_record_index').on(table.record, table.removedAt)],
)
