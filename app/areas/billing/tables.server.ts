import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TakenGrants } from '#areas/audience/grant-store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Promised } from '#areas/plans/model.ts'
import { ownedProducts, products } from '#areas/plans/tables.server.ts'
import type { VatTreatment } from '#areas/plans/vat-rules.ts'
import type { PaymentMethod } from '#platform/outside/payments/port.ts'
import { paymentState } from '#platform/outside/payments/tables.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { KeptEarning } from './earning-rules.ts'
import {
  type BillingData,
  INVOICE_KINDS,
  type InvoiceLine,
  ORDER_STATES,
  PAYMENT_WAYS,
  REFUND_STATES,
  type Seller,
} from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** Invoices outlive the wish to be forgotten (ten years): a member who has some is made nobody, not deleted. */
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id)

export const orderState = pgEnum('order_state', ORDER_STATES)
export const paymentWay = pgEnum('payment_way', PAYMENT_WAYS)
export const invoiceKind = pgEnum('invoice_kind', INVOICE_KINDS)
export const refundState = pgEnum('refund_state', REFUND_STATES)

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: memberId(),
    state: orderState('state').notNull().default('pending'),
    way: paymentWay('way').notNull(),
    /** DSK-038. Year and number by which people name it; unlike those of invoices they may have gaps. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    fingerprint: text('fingerprint').notNull(),
    billing: jsonb('billing').$type<BillingData>().notNull(),
    totalCents: integer('total_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    // Two tabs, a double click, a reload: one open order.
    uniqueIndex('orders_one_open_per_member').on(table.memberId).where(sql`${table.state} = 'pending'`),
    index('orders_member_index').on(table.memberId, table.createdAt),
    index('orders_time_index').on(table.createdAt),
    uniqueIndex('orders_number_index').on(table.year, table.number),
    check('orders_cost_something', sql`${table.totalCents} > 0`),
  ],
)

const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => orders.id)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: orderId(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    installmentPlanId: text('installment_plan_id').notNull(),
    installments: integer('installments').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** What the product gave on the day it was ordered; of what was ordered before this was kept, what it gives today. */
    promised: jsonb('promised').$type<Promised>(),
    /** How it was taxed that day; the ordinary rate on orders older than the choice. */
    vat: jsonb('vat').$type<VatTreatment>(),
    /** What it gave, once paid: to be taken back if the money is. */
    ownedProductId: uuid('owned_product_id').references(() => ownedProducts.id, { onDelete: 'set null' }),
    /** ACC-047. The days it is bought for, both included: written by a trigger, and kept when what was given is gone. */
    coversFrom: date('covers_from', { mode: 'string' }).$type<RomeDay>(),
    coversUntil: date('covers_until', { mode: 'string' }).$type<RomeDay>(),
    /** From which day revenue is counted on these days; before it, on those of `cover_changes`. */
    coversSince: date('covers_since', { mode: 'string' }).$type<RomeDay>().notNull().default(sql`'-infinity'`),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productId] }),
    index('order_lines_covers_index').on(table.coversUntil),
    check('order_lines_cover_days', sql`${table.coversUntil} >= ${table.coversFrom}`),
    index('order_lines_given_index').on(table.ownedProductId).where(sql`${table.ownedProductId} is not null`),
  ],
)

/** ACC-047. The days that a line covered while months were closed: what was counted then stays as it was. */
export const coverChanges = pgTable(
  'cover_changes',
  {
    orderId: orderId(),
    productId: text('product_id').notNull(),
    /** Counted on the days below from this day to the other, both included. */
    since: date('since', { mode: 'string' }).$type<RomeDay>().notNull(),
    until: date('until', { mode: 'string' }).$type<RomeDay>().notNull(),
    coversFrom: date('covers_from', { mode: 'string' }).$type<RomeDay>().notNull(),
    coversUntil: date('covers_until', { mode: 'string' }).$type<RomeDay>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.productId, table.until] })],
)

/** ACC-047. Months whose figures are frozen, one after the other, each by its last day. */
export const closedMonths = pgTable('closed_months', {
  lastDay: date('last_day', { mode: 'string' }).$type<RomeDay>().primaryKey(),
  closedAt: instant('closed_at').notNull(),
  /** What the month was when it was closed, product by product. */
  figures: jsonb('figures').$type<readonly KeptEarning[]>().notNull(),
})

export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: orderId(),
    memberId: memberId(),
    kind: invoiceKind('kind').notNull().default('invoice'),
    productName: text('product_name').notNull(),
    installment: integer('installment').notNull(),
    installments: integer('installments').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: smallint('state').notNull().default(0),
    paidAt: instant('paid_at'),
    year: integer('year'),
    number: integer('number'),
    issuedAt: instant('issued_at'),
    creditedId: uuid('credited_id').unique(),
    seller: jsonb('seller').$type<Seller>(),
    /** What it is for and how each thing is taxed; null on documents older than this, which are of one rate. */
    lines: jsonb('lines').$type<readonly InvoiceLine[]>(),
    /** Why a credit note takes an invoice back. */
    reason: text('reason'),
    bearsStampDuty: boolean('bears_stamp_duty').notNull().default(false),
    /** ACC-047. The first open day, where its own month was already closed; written by a trigger. */
    countedOn: date('counted_on', { mode: 'string' }).$type<RomeDay>(),
  },
  (table) => [
    unique('invoices_number_is_of_one').on(table.year, table.number),
    index('invoices_member_index').on(table.memberId, table.dueOn),
    index('invoices_order_index').on(table.orderId),
    index('invoices_issued_index').on(table.issuedAt).where(sql`${table.issuedAt} is not null`),
    index('invoices_due_index').on(table.dueOn),
    check('invoices_have_an_amount', sql`${table.amountCents} > 0`),
    check('invoices_issued_have_a_number', sql`(${table.issuedAt} is null) = (${table.number} is null)`),
    check('invoices_paid_have_a_date', sql`(${table.state} = 1) = (${table.paidAt} is not null)`),
  ],
)

/** ACC-009. Where the names of electronic files come from: 36^5 of them. */
export const electronicFileNumbers = pgSequence('electronic_file_numbers', { minValue: 1, maxValue: 60_466_175 })

/** Every electronic file the club has ever named: a name is used once, also when the exchange rejected the file. */
export const electronicFiles = pgTable(
  'electronic_files',
  {
    progressive: text('progressive').primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    madeAt: instant('made_at').notNull(),
    sentAt: instant('sent_at'),
    rejectedAt: instant('rejected_at'),
  },
  (table) => [
    check('electronic_files_have_five_characters', sql`${table.progressive} ~ '^[0-9A-Z]{5}$'`),
    // An invoice is sent with one file at a time.
    uniqueIndex('electronic_files_one_good_per_invoice').on(table.invoiceId).where(sql`${table.rejectedAt} is null`),
    index('electronic_files_unsent_index').on(table.madeAt).where(sql`${table.sentAt} is null`),
  ],
)

/** The last number of each year. A row that is locked until the invoice is kept cannot leave a hole. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})

/** DSK-038. The last number given to an order of each year. */
export const orderNumbers = pgTable('order_numbers', {
  year: integer('year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
})

export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    memberId: memberId(),
    state: paymentState('state').notNull().default('created'),
    amountCents: integer('amount_cents').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    // Before there was a choice, the imitation took everything.
    provider: text('provider').notNull().default('stand-in'),
    providerId: text('provider_id'),
    returnPath: text('return_path').notNull().default(''),
    refund: refundState('refund'),
    /** ACC-045. What it was made with, once the provider has said so. */
    method: text('method').$type<PaymentMethod>(),
    /** FIG-030. When the money came and when it went back: written by a trigger, since `changed_at` moves with each state. */
    receivedAt: instant('received_at'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    // PAY-012: only one payment may be in progress.
    uniqueIndex('payments_one_open_per_member').on(table.memberId).where(sql`${table.state} in ('created', 'pending')`),
    // Paid once, whatever is told how often: what arrives beyond that is owed back.
    uniqueIndex('payments_one_success_per_invoice')
      .on(table.invoiceId)
      .where(sql`${table.state} = 'succeeded' and ${table.refund} is null`),
    index('payments_invoice_index').on(table.invoiceId),
    index('payments_received_index').on(table.receivedAt),
    index('payments_refunded_index').on(table.refundedAt).where(sql`${table.refundedAt} is not null`),
    index('payments_owed_index').on(table.changedAt).where(sql`${table.refund} = 'due'`),
    check('payments_refund_what_was_paid', sql`${table.refund} is null or ${table.state} = 'succeeded'`),
  ],
)

/** What was typed last, to be offered again. */
export const billingProfiles = pgTable('billing_profiles', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  data: jsonb('data').$type<BillingData>().notNull(),
})

/** Who waits for an instalment to be paid, and what they will get back the moment it is. */
export const suspensions = pgTable('suspensions', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  suspendedAt: instant('suspended_at').notNull(),
  taken: jsonb('taken').$type<TakenGrants>().notNull(),
})
