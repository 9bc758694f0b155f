import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Destination, HolidayType, TravelPassage } from './model.ts'

export const travelOffers = pgTable(
  'travel_offers',
  {
    slug: text('slug').primaryKey(),
    title: text('title').notNull(),
    destination: text('destination').$type<Destination>().notNull(),
    place: text('place').notNull(),
    holidayType: text('holiday_type').$type<HolidayType>().notNull(),
    location: text('location').notNull(),
    extract: text('extract').notNull(),
    content: text('content').notNull(),
    body: jsonb('body').$type<TravelPassage[]>().notNull(),
    imagePath: text('image_path'),
    isCruise: boolean('is_cruise').notNull().default(false),
    nights: smallint('nights'),
    board: text('board'),
    hasSpa: boolean('has_spa').notNull().default(false),
    hasBeachService: boolean('has_beach_service').notNull().default(false),
    hotelStars: smallint('hotel_stars'),
    hasFlight: boolean('has_flight').notNull().default(false),
    hasWifi: boolean('has_wifi').notNull().default(false),
    structureType: text('structure_type'),
    hasItalianGuide: boolean('has_italian_guide').notNull().default(false),
    position: integer('position').notNull(),
    isHidden: boolean('is_hidden').notNull().default(false),
    /** Counts what was saved: two editors at once are told of each other. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('travel_offers_filters_index').on(table.destination, table.holidayType, table.position)],
)
