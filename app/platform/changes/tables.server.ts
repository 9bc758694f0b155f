import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Changed } from './model.ts'

/** A transaction of PostgreSQL. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' })

/** What every node has to forget, for a day. */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changed: text('changed').$type<Changed>().notNull(),
    madeBy: transaction('made_by').notNull().default(sql`pg_current_xact_id()`),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('changes_made_by_index').on(table.madeBy), index('changes_at_index').on(table.at)],
)
