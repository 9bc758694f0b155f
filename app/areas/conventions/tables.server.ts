import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { OfferType, ShopCategory } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const conventionShops = pgTable(
  'convention_shops',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1 }),
    name: text('name').notNull().unique(),
    category: text('category').$type<ShopCategory>().notNull(),
    about: text('about').notNull().default(''),
    siteUrl: text('site_url').notNull(),
    /** Place among the shops shown first; most have none. */
    topRank: integer('top_rank'),
    /** The picture the club was given; without one the mark is drawn. */
    logoPath: text('logo_path'),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Counts what was saved: two editors at once are told of each other. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('convention_shops_category_index').on(table.category, table.name),
    index('convention_shops_top_index').on(table.topRank).where(sql`${table.topRank} is not null`),
    check('convention_shops_site_is_https', sql`${table.siteUrl} like 'https://%'`),
  ],
)

/** CNV-005. An offer is on from its first day to its last, unless it is hidden or was ended (`expired_at`). */
export const conventionOffers = pgTable(
  'convention_offers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1 }),
    /** The name the partner's file gives it: the same row is updated, not added again. The club's own begin with `club/`. */
    externalId: text('external_id').notNull().unique(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => conventionShops.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    conditions: text('conditions').notNull().default(''),
    /** Where it is used, if not on the first page of the shop. */
    linkUrl: text('link_url'),
    voucherCode: text('voucher_code'),
    offerType: text('offer_type').$type<OfferType>().notNull(),
    kind: text('kind').notNull(),
    fakeCouponType: text('fake_coupon_type'),
    priceValue: integer('price_value'),
    priceSymbol: smallint('price_symbol'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** The types it is for; everybody where it says nothing. */
    seenBy: text('seen_by').array().$type<SubscriptionType[]>(),
    version: integer('version').notNull().default(1),
    /** Place among the best offers; most have none. */
    bestRank: integer('best_rank'),
    importedAt: instant('imported_at').notNull(),
    expiredAt: instant('expired_at'),
  },
  (table) => [
    index('convention_offers_on_index').on(table.shopId, table.id).where(sql`${table.expiredAt} is null`),
    index('convention_offers_best_index')
      .on(table.bestRank)
      .where(sql`${table.bestRank} is not null and ${table.expiredAt} is null`),
    index('convention_offers_start_index').on(table.startsAt).where(sql`${table.startsAt} is not null`),
    index('convention_offers_end_index').on(table.endsAt).where(sql`${table.expiredAt} is null`),
    check('convention_offers_symbol_is_known', sql`${table.priceSymbol} in (1, 2)`),
  ],
)

/** CNV-019 */
export const conventionSlides = pgTable('convention_slides', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1 }),
  shopId: integer('shop_id')
    .notNull()
    .references(() => conventionShops.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  imageKey: text('image_key').notNull(),
  /** The picture the club was given; without one it is drawn from the key. */
  imagePath: text('image_path'),
  position: integer('position').notNull(),
})

/** Who obtained which coupon, once: asking again gives the same code and writes nothing. */
export const conventionWithdrawals = pgTable(
  'convention_withdrawals',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    offerId: integer('offer_id')
      .notNull()
      .references(() => conventionOffers.id, { onDelete: 'cascade' }),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.offerId] }),
    index('convention_withdrawals_offer_index').on(table.offerId),
  ],
)

/** CNV-009. The server's secret of the show tokens: one row, made at the first need, the same on every node. */
export const conventionSecrets = pgTable('convention_secrets', {
  id: smallint('id').primaryKey().default(1),
  secret: text('secret').notNull(),
})
