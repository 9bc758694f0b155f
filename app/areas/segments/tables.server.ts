import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** DSK-026. Free words given to members. The key is the name without capitals and accents: there is one label of each. */
export const labels = pgTable('labels', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  key: text('key').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

export const memberLabels = pgTable(
  'member_labels',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    labelId: uuid('label_id')
      .notNull()
      .references(() => labels.id, { onDelete: 'cascade' }),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.labelId] }),
    index('member_labels_label_index').on(table.labelId),
  ],
)

/** DSK-023. A question on members that is kept under a name and is never a list of people. It outlives whoever made it. */
export const segments = pgTable('segments', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  /** The name without capitals and accents: there is one of each. */
  key: text('key').notNull().unique(),
  description: text('description').notNull().default(''),
  /** As `writeGroup` writes them. */
  groups: text('groups').array().notNull(),
  ownerId: uuid('owner_id').notNull(),
  /** Counts what was saved: two who save at once are told of each other. */
  version: integer('version').notNull().default(1),
  /** How many answered, and when it was asked. */
  count: integer('count'),
  countedAt: instant('counted_at'),
  updatedAt: instant('updated_at').notNull(),
})
