import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { LETTER_STATES } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Every letter of the club, written in the transaction that decides it and sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Its words open an account: they are wiped once sent. */
    holdsSecret: boolean('holds_secret').notNull().default(false),
    unsubscribeUrl: text('unsubscribe_url'),
    /** Addresses of files of ours that leave with it. */
    attachments: text('attachments').array().notNull().default([]),
    state: text('state', { enum: LETTER_STATES }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** Until when the process that took it is believed alive. */
    leasedUntil: instant('leased_until'),
    failure: text('failure'),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outbox_due_index').on(table.nextAttemptAt).where(sql`${table.state} in ('waiting', 'sending')`),
    index('outbox_newest_index').on(table.createdAt),
    // DSK-006. A word of whoever receives it or of its subject.
    index('outbox_words_index').using(
      'gin',
      sql`search_text(${table.recipient} || ' ' || ${table.subject}) gin_trgm_ops`,
    ),
    check('outbox_state_is_known', sql`${table.state} in ('waiting', 'sending', 'sent', 'failed', 'kept')`),
  ],
)
