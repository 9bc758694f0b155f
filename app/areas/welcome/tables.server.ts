import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { TEMPLATE_TYPES } from './model.ts'

/** WEL-002 */
export const welcomeTemplates = pgTable(
  'welcome_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    type: text('type', { enum: TEMPLATE_TYPES }).notNull(),
    productTags: text('product_tags').array().notNull().default([]),
    welcomeMessage: text('welcome_message').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [uniqueIndex('welcome_templates_one_per_place').on(table.position)],
)
