import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** AUD-010. The three conditions of the one visibility rule. */
const permission = () => ({
  visibility: text('visibility').array().notNull().default([]),
  wallet: text('wallet').array().notNull().default([]),
  excludedWallet: text('excluded_wallet').array().notNull().default([]),
})

export const topBarMessages = pgTable('top_bar_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  position: integer('position').notNull().unique(),
  text: text('text').notNull(),
  linkLabel: text('link_label'),
  link: text('link'),
  isActive: boolean('is_active').notNull().default(true),
  /** Counts what was saved: two editors at once are told of each other. */
  version: integer('version').notNull().default(1),
  ...permission(),
})

export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    publishedAt: instant('published_at').notNull(),
    /** False until its hour has been told to the pages that are kept. */
    isAnnounced: boolean('is_announced').notNull().default(true),
    version: integer('version').notNull().default(1),
    ...permission(),
  },
  (table) => [index('notices_by_date').on(table.publishedAt)],
)

/** A notice read by a member: of the club, by its id, or about the member alone, by what it says. */
export const noticeReads = pgTable(
  'notice_reads',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    noticeId: text('notice_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.noticeId] }),
    index('notice_reads_by_notice').on(table.noticeId),
  ],
)

/** What the club has to tell one member alone, written by the area it is about. */
export const memberNotices = pgTable(
  'member_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [index('member_notices_by_date').on(table.memberId, table.toldAt)],
)
