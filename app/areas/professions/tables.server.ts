import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const professions = pgTable('professions', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** REG-003. Some professions exist in the register and are not offered to who registers. */
  isSignupEnabled: boolean('is_signup_enabled').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  position: integer('position').notNull(),
})

/** API-249. Which health profession, for those that are one of the many. */
export const professionDetails = pgTable('profession_details', {
  id: integer('id').primaryKey(),
  professionId: integer('profession_id')
    .notNull()
    .references(() => professions.id),
  name: text('name').notNull(),
})

/** API-247 */
export const specializationFamilies = pgTable('specialization_families', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})
