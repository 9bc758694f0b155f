import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Words that mean the same to whoever searches. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  term: text('term').notNull(),
  meanings: text('meanings').array().notNull(),
  version: integer('version').notNull().default(1),
})
