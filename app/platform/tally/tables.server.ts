import { sql } from 'drizzle-orm'
import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RomeDay } from '../pure/dates.ts'

const amount = (name: string) => bigint(name, { mode: 'bigint' }).notNull()

/** FIG-039. How often something was opened or searched for on a day, by type of visitor. Every node adds its own; no line is about anybody. */
export const dayCounters = pgTable(
  'day_counters',
  {
    counter: text('counter').notNull(),
    day: date('day', { mode: 'string' }).$type<RomeDay>().notNull(),
    /** Which thing; empty where it may not be kept. */
    subject: text('subject').notNull().default(''),
    outcome: text('outcome').notNull().default(''),
    audience: text('audience').notNull().default(''),
    amount: amount('amount'),
    /** Of these, by browsers that agreed to statistics. */
    agreed: amount('agreed').default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.counter, table.day, table.subject, table.outcome, table.audience] }),
    // What is only added up, many rows each day, is never looked for by subject.
    index('day_counters_subject_index')
      .on(table.counter, table.subject, table.day)
      .where(sql`${table.counter} not in ('cards', 'directory')`),
  ],
)
