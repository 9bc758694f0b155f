import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { EXPORT_STATES } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** DSK-012, DSK-013. How many rows a page of a list has and which columns it shows, for whoever chose them. */
export const listPreferences = pgTable(
  'list_preferences',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    pageSize: integer('page_size'),
    columns: text('columns').array(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.list] })],
)

/** DSK-015. A question that is kept under a name. Those of the team outlive their author, so nothing refers to whoever it was. */
export const listViews = pgTable(
  'list_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list').notNull(),
    authorId: uuid('author_id').notNull(),
    isShared: boolean('is_shared').notNull(),
    name: text('name').notNull(),
    /** The name without capitals and accents. */
    key: text('key').notNull(),
    query: text('query').notNull(),
    /** Counts what was saved: two who save at once are told of each other. */
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('list_views_own_names').on(table.list, table.authorId, table.key).where(sql`not ${table.isShared}`),
    uniqueIndex('list_views_shared_names').on(table.list, table.key).where(sql`${table.isShared}`),
  ],
)

export const exportState = pgEnum('export_state', EXPORT_STATES)

/** DSK-017. Every file that left a list: who, when, what was asked and why, never the rows. Its bytes are on the disk for a day. */
export const listExports = pgTable(
  'list_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list').notNull(),
    actorId: uuid('actor_id').notNull(),
    askedAt: instant('asked_at').notNull(),
    query: text('query').notNull(),
    question: text('question').notNull(),
    columns: text('columns').array().notNull(),
    reason: text('reason').notNull(),
    state: exportState('state').notNull().default('preparing'),
    rowCount: integer('row_count').notNull(),
    byteSize: bigint('byte_size', { mode: 'number' }),
    pieceBytes: integer('piece_bytes'),
    expiresAt: instant('expires_at').notNull(),
    downloadedAt: instant('downloaded_at'),
    /** Whether its bytes are gone. */
    isForgotten: boolean('is_forgotten').notNull().default(false),
  },
  (table) => [
    index('list_exports_time_index').on(table.askedAt),
    index('list_exports_actor_index').on(table.actorId, table.askedAt),
    index('list_exports_expiry_index').on(table.expiresAt).where(sql`not ${table.isForgotten}`),
  ],
)
