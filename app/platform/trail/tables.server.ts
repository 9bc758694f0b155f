import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { RomeDay } from '../pure/dates.ts'
import { type StoredFacts, TRAIL_KINDS } from './model.ts'

export const trailKind = pgEnum('audit_kind', TRAIL_KINDS)

export const trailLines = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: trailKind('kind').notNull(),
    /** Whose account. No reference: the line outlives the account. */
    memberId: uuid('member_id'),
    /** Who did it, where it was not the member: staff. */
    actorId: uuid('actor_id'),
    /** Where it came from, as a hash: enough to see that two lines have the same origin. */
    origin: text('origin'),
    facts: jsonb('details').$type<StoredFacts>().notNull().default({}),
  },
  (table) => [
    index('audit_events_member_index').on(table.memberId, table.at),
    index('audit_events_time_index').on(table.at, table.id),
    // The whole trail is read by kind and by who did it, and holds every entry into the club.
    index('audit_events_kind_index').on(table.kind, table.at, table.id),
    index('audit_events_actor_index').on(table.actorId, table.at, table.id).where(sql`${table.actorId} is not null`),
    index('audit_events_about_index')
      .on(sql`(${table.facts} ->> 'about')`, table.at)
      .where(sql`${table.facts} ? 'about'`),
  ],
)

/** DSK-054. What each day of the trail held, closed over the day before: a line changed later no longer matches. */
export const trailSeals = pgTable('trail_seals', {
  day: date('day', { mode: 'string' }).$type<RomeDay>().primaryKey(),
  acts: integer('acts').notNull(),
  actsHash: text('acts_hash').notNull(),
  entries: integer('entries').notNull(),
  entriesHash: text('entries_hash').notNull(),
  hash: text('hash').notNull(),
  sealedAt: timestamp('sealed_at', { withTimezone: true }).notNull(),
})
