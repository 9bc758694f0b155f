import { bigint, index, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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

/**
 * DSK-012, decision 72. What members are put in order by that follows from dates and from other tables, as it is from one instant to
 * another. Who is not here, or has changed since, is computed when asked.
 */
export const memberSortKeys = pgTable(
  'member_sort_keys',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    endsAt: instant('ends_at'),
    plan: text('plan'),
    credits: numeric('credits', { precision: 9, scale: 1, mode: 'number' }),
    holdsFrom: instant('holds_from').notNull(),
    /** When the first of the dates it follows from comes; never, for most. */
    holdsUntil: instant('holds_until').notNull(),
  },
  (table) => [
    index('member_sort_keys_type_index').on(table.type, table.memberId),
    // Those without a value come last in either direction, which takes an index for each.
    index('member_sort_keys_end_index').on(table.endsAt, table.memberId),
    index('member_sort_keys_end_down_index').on(table.endsAt.desc().nullsLast(), table.memberId.desc().nullsFirst()),
    index('member_sort_keys_plan_index').on(table.plan, table.memberId),
    index('member_sort_keys_plan_down_index').on(table.plan.desc().nullsLast(), table.memberId.desc().nullsFirst()),
    index('member_sort_keys_credits_index').on(table.credits, table.memberId),
    index('member_sort_keys_credits_down_index').on(
      table.credits.desc().nullsLast(),
      table.memberId.desc().nullsFirst(),
    ),
    index('member_sort_keys_from_index').on(table.holdsFrom),
    index('member_sort_keys_until_index').on(table.holdsUntil),
  ],
)

/**
 * Of whom the keys no longer hold: written by triggers of the tables they come from, and only ever added to, so that a command waits
 * for nobody. Whose account is gone is passed over.
 */
export const memberSortChanges = pgTable(
  'member_sort_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id').notNull(),
  },
  (table) => [index('member_sort_changes_member_index').on(table.memberId)],
)
