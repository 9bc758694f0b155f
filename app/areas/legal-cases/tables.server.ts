import { customType, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import type { Ruling } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
})

export const legalCases = pgTable(
  'legal_cases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    court: text('court').notNull(),
    seat: text('seat').notNull(),
    section: text('section').notNull(),
    status: text('status').notNull(),
    businessLine: text('business_line').notNull(),
    specialization: text('specialization').notNull(),
    rulings: jsonb('rulings').$type<Ruling[]>().notNull().default([]),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    /** Who of the desk follows it; with the role Legale nobody else reads it. */
    handledBy: uuid('handled_by').references(() => members.id, { onDelete: 'set null' }),
    /** Counts what was saved: two operators at once are told of each other. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('legal_cases_one_name_per_member').on(table.memberId, table.name),
    index('legal_cases_handler_index').on(table.handledBy),
  ],
)

export const legalHearings = pgTable(
  'legal_hearings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => legalCases.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    heldAt: instant('held_at').notNull(),
    place: text('place').notNull().default(''),
    outcome: text('outcome').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('legal_hearings_case_index').on(table.caseId)],
)

/** CAU-006. The papers of a hearing, kept with it: whoever loses the right to the case loses them in the same instant. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    hearingId: uuid('hearing_id')
      .notNull()
      .references(() => legalHearings.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [index('legal_documents_hearing_index').on(table.hearingId)],
)
