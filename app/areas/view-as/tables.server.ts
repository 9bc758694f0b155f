import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { VIEW_AS_ENDINGS } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const viewAsEnding = pgEnum('view_as_ending', VIEW_AS_ENDINGS)

/** DSK-036. Somebody of the desk looks as a member. It holds for one session of theirs, on every node, because it is here. */
export const viewAsVisits = pgTable(
  'view_as_visits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => members.id, { onDelete: 'set null' }),
    /** The session of the desk. No reference: ended sessions are forgotten sooner than this. */
    sessionId: text('session_id').notNull(),
    reason: text('reason').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    ending: viewAsEnding('ending'),
  },
  (table) => [
    // One at a time: two that begin at once cannot both be here.
    uniqueIndex('view_as_visits_running_index').on(table.staffId).where(sql`${table.endedAt} is null`),
    index('view_as_visits_session_index').on(table.sessionId).where(sql`${table.endedAt} is null`),
    index('view_as_visits_member_index').on(table.memberId, table.startedAt),
  ],
)
