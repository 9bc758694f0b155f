import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { REQUEST_STATES, type ServiceForm } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const serviceRequestState = pgEnum('service_request_state', REQUEST_STATES)

export const serviceRequests = pgTable(
  'service_requests',
  {
    /** Chosen by the browser: the same request sent twice is one. */
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    form: text('form').$type<ServiceForm>().notNull(),
    message: text('message').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    campaignCode: text('campaign_code'),
    createdAt: instant('created_at').notNull(),
    answerBy: text('answer_by'),
    state: serviceRequestState('state').notNull().default('open'),
  },
  (table) => [
    index('service_requests_member_index').on(table.memberId, table.form, table.createdAt),
    index('service_requests_answer_index').on(table.state, table.answerBy),
  ],
)

/** SRV-012 */
export const rentalOffers = pgTable('rental_offers', {
  slug: text('slug').primaryKey(),
  imagePath: text('image_path'),
  brand: text('brand').notNull(),
  model: text('model').notNull(),
  monthlyCostCents: integer('monthly_cost_cents').notNull(),
  advanceCents: integer('advance_cents').notNull(),
  maxKm: integer('max_km').notNull(),
  maxMonths: integer('max_months').notNull(),
  averageConsumption: text('average_consumption').notNull(),
  horsePower: integer('horse_power').notNull(),
  co2: integer('co2').notNull(),
  transmission: text('transmission').notNull(),
  engineCc: integer('engine_cc'),
  traction: text('traction').notNull(),
  fuelType: text('fuel_type').notNull(),
  doors: integer('doors').notNull(),
  position: integer('position').notNull(),
})

/** SRV-019 */
export const videoTutorials = pgTable('video_tutorials', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  abstract: text('abstract').notNull(),
  content: text('content').notNull(),
  previewImage: text('preview_image'),
  videoUrl: text('video_url').notNull(),
  isPreview: boolean('is_preview').notNull(),
  position: integer('position').notNull(),
})
