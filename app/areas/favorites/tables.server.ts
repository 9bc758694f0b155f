import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { contentItems } from '#areas/content/article-tables.server.ts'

/** FAV-001. What a member saved. */
export const favorites = pgTable(
  'favorites',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    type: text('type', { enum: CONTENT_TYPES }).notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.itemId] }),
    index('favorites_item_index').on(table.itemId),
    index('favorites_newest_index').on(table.memberId, table.savedAt),
  ],
)
