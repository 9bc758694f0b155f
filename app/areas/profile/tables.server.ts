import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgEnum, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { ARCHIVE_STATES } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const archiveState = pgEnum('archive_state', ARCHIVE_STATES)

/** IDN-051. Archives of members' data: what was asked for and when. The bytes are on the disk, in pieces, under the same id. */
export const memberArchives = pgTable(
  'member_archives',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    state: archiveState('state').notNull().default('preparing'),
    requestedAt: instant('requested_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Until when a process is believed to be at work on it. */
    leasedUntil: instant('leased_until'),
    byteSize: bigint('byte_size', { mode: 'number' }),
    pieceBytes: integer('piece_bytes'),
    /** From then on nobody downloads it, and its bytes are removed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('member_archives_one_at_a_time').on(table.memberId).where(sql`${table.state} = 'preparing'`),
    index('member_archives_member_index').on(table.memberId, table.requestedAt),
    index('member_archives_expiry_index').on(table.expiresAt),
  ],
)
