import { boolean, index, integer, pgEnum, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { CONSENTS } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const credentials = pgTable('credentials', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  /** A password everybody can read belongs to a demo: elsewhere it opens nothing. */
  isDemo: boolean('is_demo').notNull().default(false),
  /** When the dates of a demo member were last made to look recent. */
  demoRefreshedAt: instant('demo_refreshed_at'),
  updatedAt: instant('updated_at').notNull(),
})

export const consentKind = pgEnum('consent_kind', CONSENTS)

export const memberConsents = pgTable(
  'member_consents',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    consent: consentKind('consent').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.consent] })],
)

/** LOG-007. Key pairs that close passwords in the browser; all nodes share them. */
export const loginKeys = pgTable('login_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  publicKeyPem: text('public_key_pem').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  givenUntil: instant('given_until').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Passwords closed in an envelope that was opened once: the same envelope again is a copy somebody kept. */
export const usedEnvelopes = pgTable(
  'used_envelopes',
  {
    fingerprint: text('fingerprint').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_envelopes_expiry_index').on(table.expiresAt)],
)

/** Tries of one account or one address. The subject is a hash: the table names nobody. */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    subject: text('subject').primaryKey(),
    tries: integer('tries').notNull(),
    since: instant('since').notNull(),
    lastTryAt: instant('last_try_at').notNull(),
  },
  (table) => [index('sign_in_tries_last_index').on(table.lastTryAt)],
)
