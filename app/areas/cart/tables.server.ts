import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import type { PriceListEntry } from '#areas/plans/model.ts'
import { products } from '#areas/plans/tables.server.ts'

/** One cart for each member, and one for each visitor who put something in it. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .unique()
      .references(() => members.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').unique(),
    isInsertedByOperator: boolean('is_inserted_by_operator').notNull().default(false),
    showPrice: boolean('show_price').notNull().default(true),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [check('carts_belong_to_one', sql`(${table.memberId} is null) <> (${table.tokenHash} is null)`)],
)

export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    installmentPlanId: text('installment_plan_id').notNull(),
    /** The price an operator promised; without, it is the one of the day. */
    quoted: jsonb('quoted').$type<PriceListEntry>(),
    position: integer('position').generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.productId] })],
)
