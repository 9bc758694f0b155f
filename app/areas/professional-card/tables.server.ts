import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { files } from '#platform/files/tables.server.ts'
import { type CardDetails, type ChangeRequest, LAST_STEP, VISIBILITIES } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** CRD-012. One card per member. What lists search and filter stands in columns; the rest is one document. */
export const professionalCards = pgTable(
  'professional_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .unique()
      .references(() => members.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    pictureFileId: uuid('picture_file_id').references(() => files.id, { onDelete: 'set null' }),
    details: jsonb('details').$type<CardDetails>().notNull(),
    step: integer('step').notNull().default(1),
    privacyAcceptedAt: instant('privacy_accepted_at'),
    termsAcceptedAt: instant('terms_accepted_at'),
    visibility: text('visibility', { enum: VISIBILITIES }).notNull().default('private'),
    contactVisibility: text('contact_visibility', { enum: VISIBILITIES }).notNull().default('private'),
    pharmaCareId: uuid('pharma_care_id'),
    pharmaCareSince: instant('pharma_care_since'),
    changeRequests: jsonb('change_requests').$type<ChangeRequest[]>().notNull().default([]),
    /** When an operator last looked; older than the last change means there is something to look at. */
    reviewedAt: instant('reviewed_at'),
    /** CRD-016. While the club holds a card it is private, and its owner cannot show it. */
    heldAt: instant('held_at'),
    publishedAt: instant('published_at'),
    /** Name, professions and places, without accents: only what anybody who sees the card may read. */
    searchWords: text('search_words').notNull().default(''),
    professionTypes: integer('profession_types').array().notNull().default([]),
    provinces: text('provinces').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    // Read backwards for the newest first: a descending index of Drizzle's puts nulls last, and `order by … desc` cannot use it.
    // The visibility is in it so that a far page is reached without reading the cards before it.
    index('professional_cards_newest')
      .on(table.publishedAt, table.id, table.visibility)
      .where(sql`${table.visibility} <> 'private'`),
    index('professional_cards_to_review')
      .on(table.updatedAt)
      .where(
        sql`(${table.visibility} <> 'private' or ${table.heldAt} is not null) and (${table.reviewedAt} is null or ${table.reviewedAt} < ${table.updatedAt})`,
      ),
    index('professional_cards_words').using('gin', sql`${table.searchWords} gin_trgm_ops`),
    index('professional_cards_provinces').using('gin', table.provinces),
    index('professional_cards_picture').on(table.pictureFileId),
    check('professional_cards_step_is_a_stage', sql`${table.step} between 1 and ${sql.raw(String(LAST_STEP))}`),
    check(
      'professional_cards_shown_are_accepted',
      sql`${table.visibility} = 'private' or (${table.privacyAcceptedAt} is not null and ${table.termsAcceptedAt} is not null and ${table.publishedAt} is not null)`,
    ),
  ],
)

/** CRD-015. Once for each premium subscription, known by its first instant. */
export const professionalCardBonuses = pgTable(
  'professional_card_bonuses',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    subscriptionStart: instant('subscription_start').notNull(),
    credits: integer('credits').notNull(),
    awardedAt: instant('awarded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.subscriptionStart] })],
)
