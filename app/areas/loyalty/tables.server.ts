import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { type Delivery, REWARD_KINDS } from '#platform/outside/rewards/port.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { MissionTerms } from './mission-rules.ts'
import { MISSIONS, OPERATION_KINDS, ORDER_SOURCES, ORDER_STATES } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** One row per member: what is locked while points move. The balance is written by a trigger of the entries, and by nothing else. */
export const loyaltyAccounts = pgTable(
  'loyalty_accounts',
  {
    memberId: uuid('member_id').primaryKey(),
    balance: integer('balance').notNull().default(0),
    /** LOY-025. The balance as it was last read, from which `isChanged` follows. */
    seenBalance: integer('seen_balance').notNull().default(0),
  },
  (table) => [check('loyalty_accounts_never_below_zero', sql`${table.balance} >= 0`)],
)

/** Points earned together. What remains is written by the same trigger. */
export const loyaltyLots = pgTable(
  'loyalty_lots',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    points: integer('points').notNull(),
    remaining: integer('remaining').notNull().default(0),
    earnedAt: instant('earned_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('loyalty_lots_member_index').on(table.memberId).where(sql`${table.remaining} > 0`),
    index('loyalty_lots_ending').on(table.expiresAt).where(sql`${table.remaining} > 0`),
    check('loyalty_lots_hold_what_they_may', sql`${table.remaining} between 0 and ${table.points}`),
  ],
)

/** What happened to a member's points, once per key. Append-only, and naming no table, to outlive the member. */
export const loyaltyOperations = pgTable(
  'loyalty_operations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: OPERATION_KINDS }).notNull(),
    mission: text('mission', { enum: MISSIONS }),
    amount: integer('amount').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    description: text('description').notNull(),
    key: text('key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('loyalty_operations_once_per_key').on(table.memberId, table.key),
    index('loyalty_operations_time').on(table.at),
    index('loyalty_operations_newest').on(table.memberId, table.at, table.id),
    check('loyalty_operations_never_below_zero', sql`${table.balanceAfter} >= 0`),
  ],
)

/** How an operation is spread over lots. Append-only; the sum of all entries is the balance. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    operationId: bigint('operation_id', { mode: 'number' })
      .notNull()
      .references(() => loyaltyOperations.id),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => loyaltyLots.id),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operationId, table.lotId] }),
    index('loyalty_entries_lot_index').on(table.lotId),
  ],
)

export const loyaltyOrders = pgTable(
  'loyalty_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    rewardId: text('reward_id').notNull(),
    title: text('title').notNull(),
    points: integer('points').notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull().default('placing'),
    /** Who sends it: the supplier, or the club. */
    source: text('source', { enum: ORDER_SOURCES }).notNull(),
    kind: text('kind', { enum: REWARD_KINDS }).notNull(),
    /** Sealed. */
    voucherCode: text('voucher_code'),
    /** DSK-051. Where it goes: forgotten a while after it is over. */
    delivery: jsonb('delivery').$type<Delivery>(),
    /** Kept for the accounts when the address is gone. */
    province: text('province'),
    courier: text('courier'),
    trackingCode: text('tracking_code'),
    /** Why the points were given back. */
    reason: text('reason'),
    idempotencyKey: text('idempotency_key').notNull(),
    placedAt: instant('placed_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When it was delivered, refused or cancelled. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('loyalty_orders_once_per_key').on(table.memberId, table.idempotencyKey),
    index('loyalty_orders_newest').on(table.memberId, table.placedAt),
    index('loyalty_orders_open').on(table.updatedAt).where(sql`${table.state} in ('placing', 'accepted', 'shipped')`),
    index('loyalty_orders_with_address').on(table.endedAt).where(sql`${table.delivery} is not null`),
  ],
)

/** The word with which a member invites; whoever comes with it is counted by a fact. */
export const loyaltyInvitations = pgTable('loyalty_invitations', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
})

/** What the club decided of a mission from a day on. Without a row it is as it begins. */
export const loyaltyMissions = pgTable(
  'loyalty_missions',
  {
    code: text('code', { enum: MISSIONS }).notNull(),
    fromDay: date('from_day', { mode: 'string' }).$type<RomeDay>().notNull(),
    terms: jsonb('terms').$type<MissionTerms>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.fromDay] })],
)
