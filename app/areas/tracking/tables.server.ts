import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { EVENT_KINDS, PURPOSES } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** TRK-001. What was done, by what kind of visitor, where and when; never by whom. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    code: text('code').notNull(),
    path: text('path').notNull(),
    audienceType: text('audience_type', { enum: SUBSCRIPTION_TYPES }).notNull(),
    occurredAt: instant('occurred_at').notNull(),
  },
  (table) => [
    index('tracking_events_time_index').on(table.occurredAt),
    index('tracking_events_code_index').on(table.code, table.occurredAt),
  ],
)

/** The proof of each choice about cookies. The number is in the visitor’s own cookie and nowhere else. */
export const cookieConsents = pgTable(
  'cookie_consents',
  {
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    purposes: text('purposes', { enum: PURPOSES }).array().notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.givenAt] }),
    index('cookie_consents_time_index').on(table.givenAt),
  ],
)
