import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { choice, euro, line, optional, text as words } from '#platform/records/fields.ts'
import { defineRecord } from '#platform/records/record.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'

/** A record made from nothing: all that whoever adds one has to write. */
export const sponsors = pgTable('sponsors', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  level: text('level').$type<'gold' | 'silver'>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  notes: text('notes'),
  position: integer('position').notNull(),
  isHidden: boolean('is_hidden').notNull().default(true),
  version: integer('version').notNull().default(1),
})

export const sponsor = defineRecord({
  name: 'sponsor',
  path: '/redazione/sponsor',
  permission: 'contents.write',
  words: { title: 'Sponsor', one: 'sponsor', many: 'sponsor', gender: 'm' },
  place: { part: 'reading', text: 'Chi sostiene i corsi.', icon: 'gift' },
  fields: {
    name: line({ title: 'Nome', max: 80 }),
    level: choice({ title: 'Livello', options: { gold: 'Oro', silver: 'Argento' } }),
    amountCents: euro({ title: 'Importo', min: 0, max: 100_000 }),
    notes: optional(words({ title: 'Note', max: 500, keepsLines: true })),
  },
  address: 'made',
  title: ({ name }) => name,
  list: { columns: ['level', 'amountCents'], search: ['name', 'notes'], filters: ['level'] },
  publishes: true,
  isOrdered: true,
})

export const servedSponsor = serveRecord(sponsor, { table: sponsors })
