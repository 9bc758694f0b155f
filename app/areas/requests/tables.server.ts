import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { leads } from '#areas/leads/tables.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const requestId = () =>
  uuid('request_id')
    .notNull()
    .references(() => leads.id, { onDelete: 'cascade' })
const authorId = () => uuid('author_id').references(() => members.id, { onDelete: 'set null' })

/** DSK-041. What the club wrote back. Its id comes with the form, so that a press that is repeated writes once. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    id: uuid('id').primaryKey(),
    requestId: requestId(),
    authorId: authorId(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the mail server refused it. */
    refusedAt: instant('refused_at'),
  },
  (table) => [index('request_answers_request_index').on(table.requestId, table.createdAt)],
)

/** FIG-042. When a request was closed, and opened again: written by a trigger, since the request itself says only how it stands. */
export const requestClosings = pgTable(
  'request_closings',
  {
    requestId: requestId(),
    closedAt: instant('closed_at').notNull(),
    reopenedAt: instant('reopened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.closedAt] }),
    index('request_closings_closed_index').on(table.closedAt),
    index('request_closings_reopened_index').on(table.reopenedAt),
  ],
)

/** FIG-042. When a request was put aside, until which day, and when that ended before: written by a trigger, as closings are. */
export const requestAsides = pgTable(
  'request_asides',
  {
    requestId: requestId(),
    asideAt: instant('aside_at').notNull(),
    untilDay: date('until_day', { mode: 'string' }).$type<RomeDay>().notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.asideAt] })],
)

/** DSK-041. What was sent along with an answer: the address of a file of ours. */
export const requestFiles = pgTable(
  'request_files',
  {
    path: text('path').primaryKey(),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => requestAnswers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    byteSize: integer('byte_size').notNull(),
  },
  (table) => [index('request_files_answer_index').on(table.answerId)],
)

/** What whoever asked a lawyer sends afterwards: the address of a file of theirs. */
export const requestPapers = pgTable(
  'request_papers',
  {
    path: text('path').primaryKey(),
    requestId: requestId(),
    name: text('name').notNull(),
    byteSize: integer('byte_size').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('request_papers_request_index').on(table.requestId, table.sentAt)],
)

/** DSK-043. What the team says among itself; the person reads it in the data they download, and nowhere else. */
export const requestNotes = pgTable(
  'request_notes',
  {
    id: uuid('id').primaryKey(),
    requestId: requestId(),
    authorId: authorId(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('request_notes_request_index').on(table.requestId, table.createdAt)],
)

/** DSK-040. Who has a request open, and when their page last said so. */
export const requestReaders = pgTable(
  'request_readers',
  {
    requestId: requestId(),
    readerId: uuid('reader_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.readerId] })],
)

/** DSK-042. Answers that are ready, of the whole team. */
export const preparedAnswers = pgTable('prepared_answers', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  kinds: text('kinds').array().notNull(),
  text: text('text').notNull(),
  usedCount: integer('used_count').notNull().default(0),
  version: integer('version').notNull().default(1),
})
