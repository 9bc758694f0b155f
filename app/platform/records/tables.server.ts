import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
