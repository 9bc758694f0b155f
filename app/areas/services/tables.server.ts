import { boolean, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { leads } from '#areas/leads/tables.server.ts'
import type { RequestForm } from './model.ts'

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => new Uint8Array(value),
})
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A lead of a member that asks for a service, counted by year. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    /** The lead itself, which holds what was written: a request is never without it. */
    id: uuid('id')
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    form: text('form').$type<RequestForm>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('service_requests_member_index').on(table.memberId, table.form, table.createdAt)],
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
  isHidden: boolean('is_hidden').notNull().default(false),
  /** Counts what was saved: two editors at once are told of each other. */
  version: integer('version').notNull().default(1),
})

/** SRV-019 */
export const videoTutorials = pgTable('video_tutorials', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  abstract: text('abstract').notNull(),
  content: text('content').notNull(),
  previewImage: text('preview_image'),
  /** Null while it is being prepared: only what has a film and its captions is shown. */
  videoUrl: text('video_url'),
  captionsUrl: text('captions_url'),
  isPreview: boolean('is_preview').notNull(),
  durationSeconds: integer('duration_seconds').notNull().default(0),
  position: integer('position').notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  version: integer('version').notNull().default(1),
})

/**
 * The films the club was born with. Apart from the list, so that reading the list does not read them; those of the desk are files. One
 * stays while its tutorial is in the trash.
 */
export const tutorialFilms = pgTable('tutorial_films', {
  slug: text('slug').primaryKey(),
  content: bytes('content').notNull(),
  captions: text('captions').notNull(),
})
