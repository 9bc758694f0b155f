import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { type Delivery, REWARD_KINDS } from './port.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What the imitated supplier sells; the club never reads it but through the port. */
export const standInRewards = pgTable(
  'stand_in_rewards',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    brand: text('brand').notNull(),
    category: text('category').notNull(),
    points: integer('points').notNull(),
    kind: text('kind', { enum: REWARD_KINDS }).notNull(),
    /** Null: never runs out. */
    stock: integer('stock'),
    /** The supplier finds out a day later that it has none, and cancels: so that a refund can be seen. */
    failsAfterHours: integer('fails_after_hours'),
  },
  (table) => [
    index('stand_in_rewards_category').on(table.category, table.position),
    check('stand_in_rewards_stock_is_not_negative', sql`${table.stock} >= 0`),
    check('stand_in_rewards_points_are_positive', sql`${table.points} > 0`),
  ],
)

export const standInOrders = pgTable('stand_in_orders', {
  reference: uuid('reference').primaryKey(),
  rewardId: text('reward_id').notNull(),
  customerReference: text('customer_reference').notNull(),
  delivery: jsonb('delivery').$type<Delivery>(),
  state: text('state', { enum: ['accepted', 'refused', 'cancelled'] }).notNull(),
  voucherCode: text('voucher_code'),
  placedAt: instant('placed_at').notNull(),
})
