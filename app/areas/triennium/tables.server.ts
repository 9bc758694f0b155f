import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import type { ObjectiveArea } from '#areas/courses/objectives-model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { CreditKind, FactKind } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const romeDay = (name: string) => date(name, { mode: 'string' }).$type<RomeDay>()
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** LRN-025. */
export const creditPeriods = pgTable(
  'credit_periods',
  {
    slug: text('slug').primaryKey(),
    name: text('name').notNull(),
    firstDay: romeDay('first_day').notNull(),
    lastDay: romeDay('last_day').notNull(),
    baseCredits: integer('base_credits').notNull(),
    yearCredits: integer('year_credits').notNull(),
    insuredPercent: integer('insured_percent').notNull(),
    highFrom: integer('high_from').notNull(),
    highCredits: integer('high_credits').notNull(),
    lowFrom: integer('low_from').notNull(),
    lowCredits: integer('low_credits').notNull(),
    dossierCredits: integer('dossier_credits').notNull(),
    dossierNextCredits: integer('dossier_next_credits').notNull(),
    groupCredits: integer('group_credits').notNull(),
    groupNextCredits: integer('group_next_credits').notNull(),
    dossierLastDay: romeDay('dossier_last_day'),
    exemptionDays: integer('exemption_days').notNull(),
    exemptionCredits: integer('exemption_credits').notNull(),
    selfPercent: integer('self_percent').notNull(),
    individualPercent: integer('individual_percent').notNull(),
    sponsorOneIn: integer('sponsor_one_in').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('credit_periods_end_after_they_begin', sql`${table.lastDay} > ${table.firstDay}`)],
)

/** LRN-026. What members say of themselves: days and numbers, never why somebody was exempted. */
export const obligationFacts = pgTable(
  'obligation_facts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: memberId(),
    kind: text('kind').$type<FactKind>().notNull(),
    fromDay: romeDay('from_day').notNull(),
    toDay: romeDay('to_day'),
    credits: numeric('credits', { precision: 5, scale: 1, mode: 'number' }),
    filePath: text('file_path'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('obligation_facts_member_index').on(table.memberId, table.fromDay)],
)

/** LRN-027. Credits obtained elsewhere, as members declare them. */
export const declaredCredits = pgTable(
  'declared_credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: memberId(),
    title: text('title').notNull(),
    provider: text('provider').notNull(),
    day: romeDay('day').notNull(),
    credits: numeric('credits', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    kind: text('kind').$type<CreditKind>().notNull(),
    isSponsored: boolean('is_sponsored').notNull().default(false),
    area: text('area').$type<ObjectiveArea>(),
    filePath: text('file_path'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('declared_credits_member_index').on(table.memberId, table.day),
    check('declared_credits_are_some', sql`${table.credits} between 0.1 and 50`),
  ],
)

/** LRN-029. The plan of a period, which is a member's own. */
export const creditPlans = pgTable(
  'credit_plans',
  {
    memberId: memberId(),
    periodSlug: text('period_slug').notNull(),
    technical: integer('technical').notNull(),
    process: integer('process').notNull(),
    system: integer('system').notNull(),
    objectives: integer('objectives').array().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.periodSlug] }),
    check('credit_plans_make_a_hundred', sql`${table.technical} + ${table.process} + ${table.system} = 100`),
  ],
)

/** LRN-030. Whoever does not want the letters, and the months in which one was written. */
export const triennialLetters = pgTable(
  'triennial_letters',
  {
    memberId: memberId(),
    /** `2028-10`; `off` of whoever wants none. */
    month: text('month').notNull(),
    at: instant('at').notNull(),
    /** Stops the letters without signing in. */
    key: uuid('key').notNull().defaultRandom().unique(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.month] })],
)
