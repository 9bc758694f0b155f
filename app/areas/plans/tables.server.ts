import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { FIRST_DAY, type GivenWallet, PRODUCT_KINDS } from './model.ts'
import type { VatTreatment } from './vat-rules.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const productKind = pgEnum('product_kind', PRODUCT_KINDS)

export const products = pgTable('products', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: productKind('kind').notNull().default('plan'),
  summary: text('summary').notNull(),
  isMostLiked: boolean('is_most_liked').notNull().default(false),
  isOnSale: boolean('is_on_sale').notNull().default(true),
  rank: integer('rank').notNull(),
  wallets: jsonb('wallets').$type<GivenWallet[]>().notNull().default([]),
  portfolios: text('portfolios').array().notNull().default([]),
  conditionsHtml: text('conditions_html').notNull().default(''),
  vat: jsonb('vat').$type<VatTreatment>().notNull().default({ rate: 22 }),
})

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => products.id)

export const productServices = pgTable(
  'product_services',
  {
    productId: productId(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    publicDescription: text('public_description').notNull(),
    available: boolean('available').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

/** The ways to pay a product from a day on: on that day they take the place, all together, of those of the day before. */
export const priceLists = pgTable(
  'price_lists',
  {
    productId: productId(),
    fromDay: date('from_day', { mode: 'string' }).$type<RomeDay>().notNull().default(FIRST_DAY),
    installmentPlanId: text('installment_plan_id').notNull(),
    installmentPlanNumber: integer('installment_plan_number').notNull(),
    installmentPlanName: text('installment_plan_name').notNull(),
    totalCents: integer('total_cents').notNull(),
    discountedCents: integer('discounted_cents'),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.fromDay, table.installmentPlanId] }),
    check('price_lists_have_installments', sql`${table.installmentPlanNumber} between 1 and 48`),
    check('price_lists_cost_something', sql`${table.totalCents} > 0 and ${table.discountedCents} > 0`),
    check('price_lists_discount_is_a_discount', sql`${table.discountedCents} < ${table.totalCents}`),
  ],
)

/** SUB-014. Which product a member has, or has had, and when. The type is decided by the periods of the audience, not here. */
export const ownedProducts = pgTable(
  'owned_products',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: productId(),
    name: text('name').notNull(),
    kind: productKind('kind').notNull(),
    activeFrom: instant('active_from').notNull(),
    activeUntil: instant('active_until').notNull(),
    /** As they were when the member accepted them. */
    conditionsHtml: text('conditions_html').notNull(),
    /** Nobody paid for it, as of a period that came with an import: no order stands behind it. */
    isGiven: boolean('is_given').notNull().default(false),
  },
  (table) => [
    index('owned_products_member_index').on(table.memberId, table.activeFrom),
    index('owned_products_from_index').on(table.activeFrom),
    index('owned_products_until_index').on(table.activeUntil),
    check('owned_products_end_after_they_start', sql`${table.activeUntil} > ${table.activeFrom}`),
  ],
)
