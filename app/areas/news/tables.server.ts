import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { contentCategories } from '#areas/content/article-tables.server.ts'
import type { HealthPost } from '#platform/outside/health-news/port.ts'

/** NWS-013, NWS-018. The categories a member wants first. */
export const favoriteCategories = pgTable(
  'favorite_categories',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    categorySlug: text('category_slug')
      .notNull()
      .references(() => contentCategories.slug, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.categorySlug] })],
)

/** The last good copy of a feed of another company: shown while its source is down, also after a restart. */
export const feedCopies = pgTable('feed_copies', {
  name: text('name').primaryKey(),
  posts: jsonb('posts').$type<HealthPost[]>().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
})
