import { bigint, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { FACT_KINDS } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** It names no table: the house does not know what a member is. */
export const facts = pgTable(
  'facts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: FACT_KINDS }).notNull(),
    memberId: uuid('member_id').notNull(),
    subject: text('subject').notNull().default(''),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [unique('facts_happen_once').on(table.memberId, table.kind, table.subject)],
)

/** Which listener has heard which fact. */
export const heardFacts = pgTable(
  'heard_facts',
  {
    listener: text('listener').notNull(),
    factId: bigint('fact_id', { mode: 'number' })
      .notNull()
      .references(() => facts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.listener, table.factId] }),
    index('heard_facts_fact_index').on(table.factId),
  ],
)
