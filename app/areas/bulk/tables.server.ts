import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Kept, OUTCOMES, type Params, RUN_STATES, VERDICTS } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bulkState = pgEnum('bulk_state', RUN_STATES)
export const bulkVerdict = pgEnum('bulk_verdict', VERDICTS)
export const bulkOutcome = pgEnum('bulk_outcome', OUTCOMES)

/** DSK-019. One act on many: what, by whom, found by which question, why. It outlives whoever did it, so nothing refers to them. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    number: serial('number').primaryKey(),
    /** The same press again finds the same run. */
    key: text('key').notNull().unique(),
    list: text('list').notNull(),
    act: text('act').notNull(),
    actorId: uuid('actor_id').notNull(),
    createdAt: instant('created_at').notNull(),
    query: text('query').notNull(),
    question: text('question').notNull(),
    isAll: boolean('is_all').notNull(),
    isNarrowed: boolean('is_narrowed').notNull(),
    total: integer('total').notNull().default(0),
    params: jsonb('params').$type<Params>().notNull().default({}),
    reason: text('reason').notNull().default(''),
    state: bulkState('state').notNull().default('choosing'),
    /** The place up to which the records have been looked at. */
    reached: integer('reached').notNull().default(0),
    confirmed: integer('confirmed').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('bulk_runs_time_index').on(table.createdAt)],
)

/** DSK-018. The records of a run as they were chosen: the list of that moment, and what became of each. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    run: integer('run')
      .notNull()
      .references(() => bulkRuns.number, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    recordId: text('record_id').notNull(),
    verdict: bulkVerdict('verdict'),
    outcome: bulkOutcome('outcome'),
    reason: text('reason'),
    kept: jsonb('kept').$type<Kept>(),
    /** Whether it got back what it had; null while nobody tried. */
    isRestored: boolean('is_restored'),
  },
  (table) => [
    primaryKey({ columns: [table.run, table.place] }),
    index('bulk_items_left_index')
      .on(table.run, table.place)
      .where(sql`${table.outcome} is null and ${table.verdict} = 'changes'`),
  ],
)
