import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'

/** DSK-031. Two accounts that look like one person and are two, once and for ever. The lesser id first, so that a pair is one row. */
export const notDuplicates = pgTable(
  'not_duplicates',
  {
    oneId: uuid('one_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    markedBy: uuid('marked_by').references(() => members.id, { onDelete: 'set null' }),
    markedAt: timestamp('marked_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index('not_duplicates_other_index').on(table.otherId),
    check('not_duplicates_in_order', sql`${table.oneId} < ${table.otherId}`),
  ],
)
