import { boolean, integer, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CARD_TYPES, PAYMENT_STATES } from './port.ts'

export const paymentState = pgEnum('payment_state', PAYMENT_STATES)
export const cardType = pgEnum('card_type', CARD_TYPES)

/** What the imitated provider remembers; the club never reads it but through the port. */
export const standInPayments = pgTable('stand_in_payments', {
  reference: uuid('reference').primaryKey(),
  amountCents: integer('amount_cents').notNull(),
  description: text('description').notNull(),
  customerReference: text('customer_reference').notNull(),
  returnPath: text('return_path').notNull(),
  state: paymentState('state').notNull().default('created'),
  /** When a payment left pending is accepted by the imitated bank. */
  settlesAt: timestamp('settles_at', { withTimezone: true, mode: 'date' }),
  isRefunded: boolean('is_refunded').notNull().default(false),
})

export const standInMethods = pgTable('stand_in_methods', {
  id: uuid('id').primaryKey().defaultRandom(),
  customerReference: text('customer_reference').notNull(),
  cardType: cardType('card_type').notNull(),
  lastDigits: text('last_digits').notNull(),
  owner: text('owner').notNull(),
  expiresOn: text('expires_on').notNull(),
  isFavorite: boolean('is_favorite').notNull().default(false),
})

/** What a real provider calls our customers, so that the cards they left are found again. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    providerId: text('provider_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.reference] })],
)
