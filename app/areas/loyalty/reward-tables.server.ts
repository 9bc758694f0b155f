import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { REWARD_KINDS } from '#platform/outside/rewards/port.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { CategorySlug } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' }).$type<RomeDay>()

/** DSK-050. What the club offers for points, where it has no supplier. */
export const clubRewards = pgTable(
  'club_rewards',
  {
    slug: text('slug').primaryKey(),
    version: integer('version').notNull().default(1),
    isHidden: boolean('is_hidden').notNull().default(true),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    brand: text('brand').notNull(),
    category: text('category').$type<CategorySlug>().notNull(),
    kind: text('kind', { enum: REWARD_KINDS }).notNull(),
    /** As decided last; what it costs on a day is in its prices, once it has been shown. */
    points: integer('points').notNull(),
    /** How many there are in all; null: as many as are asked for, or as many as there are codes. */
    stock: integer('stock'),
    /** How many of those are gone. Orders write it alone, so that whoever changes the number at the desk undoes no order. */
    taken: integer('taken').notNull().default(0),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    visibility: text('visibility').array().notNull().default([]),
    wallet: text('wallet').array().notNull().default([]),
    excludedWallet: text('excluded_wallet').array().notNull().default([]),
    imagePath: text('image_path'),
  },
  (table) => [
    check('club_rewards_cost_something', sql`${table.points} > 0`),
    check(
      'club_rewards_give_what_they_have',
      sql`${table.taken} >= 0 and (${table.stock} is null or ${table.taken} <= ${table.stock})`,
    ),
  ],
)

/** What a reward costs from a day on. It outlives the reward, so that taking it away and back does not make a rise begin sooner. */
export const clubRewardPrices = pgTable(
  'club_reward_prices',
  {
    reward: text('reward').notNull(),
    fromDay: day('from_day').notNull(),
    points: integer('points').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reward, table.fromDay] }),
    check('club_reward_prices_are_positive', sql`${table.points} > 0`),
  ],
)

/** Codes of vouchers. A code that was given stays as a digest, so that it is never given twice; its words are with its order. */
export const clubRewardCodes = pgTable(
  'club_reward_codes',
  {
    digest: text('digest').primaryKey(),
    reward: text('reward').notNull(),
    sealed: text('sealed'),
    addedAt: instant('added_at').notNull(),
    givenAt: instant('given_at'),
  },
  (table) => [
    index('club_reward_codes_free').on(table.reward, table.addedAt).where(sql`${table.givenAt} is null`),
    check('club_reward_codes_are_sealed_or_given', sql`(${table.sealed} is null) = (${table.givenAt} is not null)`),
  ],
)

/** The key of the digests, sealed: it stays the same when the secret of the club changes. One row. */
export const clubRewardCodeKey = pgTable('club_reward_code_key', {
  id: integer('id').primaryKey().default(1),
  sealed: text('sealed').notNull(),
})

/** What the desk decided of a reward of the supplier. */
export const supplierRewards = pgTable('supplier_rewards', {
  rewardId: text('reward_id').primaryKey(),
  isHidden: boolean('is_hidden').notNull().default(false),
  /** Its place among those shown first; most have none. */
  place: integer('place'),
})
