import { boolean, index, integer, jsonb, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { LEAD_STATES, type LeadFields } from './model.ts'

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
    /** The operator who took it last. */
    handledBy: uuid('handled_by').references(() => members.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('leads_created_index').on(table.createdAt),
    index('leads_state_index').on(table.state, table.createdAt),
    index('leads_member_index').on(table.memberId),
  ],
)

/** API-022. The fitness centres of the network, for the select of their form. */
export const fitnessCenters = pgTable('fitness_centers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  city: text('city').notNull().default(''),
  province: text('province').notNull().default(''),
})
