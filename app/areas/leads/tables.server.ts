import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { LEAD_STATES, type LeadFields, PROMISE_UNITS } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const leadState = pgEnum('lead_state', LEAD_STATES)

/** What somebody asked the club for. Kept whole as it came, so that nothing a person wrote is lost by our reading of it. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** FRM-005. One per submission: the same again, by double click or retry, is the same lead. */
    eventId: uuid('event_id').notNull().unique(),
    formType: text('form_type').notNull(),
    name: text('name'),
    surname: text('surname'),
    email: text('email').notNull(),
    phone: text('phone'),
    campaignCode: text('campaign_code'),
    marketingCode: text('marketing_code'),
    isPrivacyRead: boolean('is_privacy_read').notNull(),
    consents: jsonb('consents').$type<Record<string, boolean>>().notNull().default({}),
    fields: jsonb('fields').$type<LeadFields>().notNull().default({}),
    /** Whoever was signed in; the lead outlives the account. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    state: leadState('state').notNull().default('new'),
    /** Who follows it, or who closed it. */
    handledBy: uuid('handled_by').references(() => members.id, { onDelete: 'set null' }),
    /** DSK-040. Who followed it and may not any more, until somebody else takes it. */
    leftBy: uuid('left_by').references(() => members.id, { onDelete: 'set null' }),
    /** DSK-044. The first instant at which it is late; empty for what came before anything was promised. */
    dueAt: instant('due_at'),
    /** When it was last answered with words that arrived: from then on it is not late. */
    answeredAt: instant('answered_at'),
    /** DSK-041. The day until which it was put aside. */
    asideUntil: date('aside_until').$type<RomeDay>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('leads_created_index').on(table.createdAt),
    index('leads_state_index').on(table.state, table.createdAt),
    index('leads_member_index').on(table.memberId),
    index('leads_due_index').on(table.dueAt).where(sql`${table.state} <> 'closed'`),
    index('leads_handled_index').on(table.handledBy).where(sql`${table.state} <> 'closed'`),
  ],
)

/** DSK-044. What the desk promises of each kind; one without a row is as it was at the beginning. */
export const requestPromises = pgTable('request_promises', {
  kind: text('kind').primaryKey(),
  amount: integer('amount').notNull(),
  unit: text('unit', { enum: PROMISE_UNITS }).notNull(),
})

/** DSK-044. Days on which the club is closed beside those of everybody, as that of the patron of its town. */
export const clubClosures = pgTable('club_closures', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  firstDay: date('first_day').$type<RomeDay>().notNull(),
  lastDay: date('last_day').$type<RomeDay>().notNull(),
})

/** API-022. The fitness centres of the network, for the select of their form. */
export const fitnessCenters = pgTable('fitness_centers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  city: text('city').notNull().default(''),
  province: text('province').notNull().default(''),
})
