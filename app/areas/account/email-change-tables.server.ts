import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Addresses that members asked to have in place of theirs. Only the hashes of the links are here: who reads this table can open nothing. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** Of the link in the new mailbox; null where the address was somebody's already, and no link was sent. */
    tokenHash: text('token_hash').unique(),
    /** Of the link in the old mailbox. */
    stopHash: text('stop_hash').notNull().unique(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    doneAt: instant('done_at'),
    /** When it was stopped, taken back, or made way for another. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('email_changes_asked_index').on(table.askedAt),
    index('email_changes_member_index').on(table.memberId),
    // One at a time.
    uniqueIndex('email_changes_pending_index')
      .on(table.memberId)
      .where(sql`${table.doneAt} is null and ${table.endedAt} is null`),
  ],
)
