import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContentType } from './model.ts'

/** What is known of an upload; its bytes are on the disk or in the bucket. The platform does not know members, so the owner is only an id. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    byteSize: integer('byte_size').notNull(),
    ownerId: uuid('owner_id'),
    isPublic: boolean('is_public').notNull(),
    pieceBytes: integer('piece_bytes'),
    piecesTaken: integer('pieces_taken'),
    awaitsScan: boolean('awaits_scan').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    index('files_owner_index').on(table.ownerId),
    index('files_awaiting_scan').on(table.createdAt).where(sql`${table.awaitsScan}`),
    check('files_are_not_empty', sql`${table.byteSize} > 0`),
    check('files_know_their_pieces', sql`(${table.pieceBytes} is null) = (${table.piecesTaken} is null)`),
  ],
)
