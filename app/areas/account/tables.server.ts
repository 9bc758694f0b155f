import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { professionDetails, professions } from '#areas/professions/tables.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { ANSWERED_CONSENTS, CONSENT_PLACES, MAIL_LINK_KINDS } from './model.ts'

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

export const consentKind = pgEnum('answered_consent', ANSWERED_CONSENTS)
export const consentPlace = pgEnum('consent_place', CONSENT_PLACES)

/** IDN-028. Every text somebody was asked to accept, as it was: whoever accepted it can read it again. */
export const consentTexts = pgTable(
  'consent_texts',
  {
    consent: consentKind('consent').notNull(),
    number: integer('number').notNull(),
    html: text('html').notNull(),
    since: instant('since').notNull(),
    /** Whether whoever accepted an earlier one is asked to accept this one; a correction is only kept. */
    asksAgain: boolean('asks_again').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.consent, table.number] })],
)

/** IDN-028. Every answer is a line that is never changed; the one in force is the last. */
export const consentAnswers = pgTable(
  'consent_answers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    consent: consentKind('consent').notNull(),
    isGiven: boolean('is_given').notNull(),
    at: instant('at').notNull(),
    place: consentPlace('place').notNull(),
    version: integer('version'),
    /** DSK-030. Where it was given, for one that a file brought. */
    source: text('source'),
  },
  (table) => [index('consent_answers_member_index').on(table.memberId, table.consent, table.id)],
)

/** Keys in the members' own devices. What lies here opens nothing: it only recognises what the device signs. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_member_index').on(table.memberId)],
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

/** A fiscal code whose digits are digits. */
export const WITHOUT_OMOCODE = '^[A-Z]{6}[0-9]{2}[A-Z][0-9]{2}[A-Z][0-9]{3}[A-Z]$'

/** What a member tells of themselves beside name and address; a row is made when there is something to tell. */
export const memberDetails = pgTable(
  'member_details',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    fiscalCode: text('fiscal_code'),
    birthDate: date('birth_date', { mode: 'string' }),
    phonePrefix: text('phone_prefix').notNull().default('0039'),
    professionId: integer('profession_id').references(() => professions.id),
    professionDetailId: integer('profession_detail_id').references(() => professionDetails.id),
    /** Browsers that entered before this instant are strangers again. */
    devicesKnownSince: instant('devices_known_since'),
    /** IDN-011. A trial that begins when the mailbox is proved. */
    hasPendingTrial: boolean('has_pending_trial').notNull().default(false),
    /** IDN-012. The word of the invitation they came with, until the mailbox is proved. */
    invitedWith: text('invited_with'),
    /** FIG-001. The first code of a campaign known when they registered, of whoever agreed to statistics. */
    campaign: text('campaign'),
    /** IDN-011. Where a journey stopped because the mailbox was not proved. */
    stoppedAt: text('stopped_at'),
    /** IDN-011. When they were told that an account never proved is erased. */
    erasureToldAt: instant('erasure_told_at'),
    /** Since when nobody may enter this account, because the club closed it. */
    closedAt: instant('closed_at'),
    /** IDN-051. When an account whose member asked to be deleted is erased; it is closed meanwhile, and opening it again forgets this. */
    erasesAt: instant('erases_at'),
    /** DSK-031. The account that this one was joined to, which whoever enters with it enters. */
    joinedInto: uuid('joined_into').references(() => members.id, { onDelete: 'set null' }),
  },
  (table) => [
    // DSK-031. The same code, whichever omocode form it is written in; and the few that are in one.
    index('member_details_plain_code_index').on(sql`plain_fiscal_code(${table.fiscalCode})`),
    index('member_details_omocode_index')
      .on(table.memberId)
      .where(sql`${table.fiscalCode} !~ ${sql.raw(`'${WITHOUT_OMOCODE}'`)}`),
    index('member_details_joined_index').on(table.joinedInto).where(sql`${table.joinedInto} is not null`),
    // REG-005: a person has one fiscal code and one account with it.
    uniqueIndex('member_details_fiscal_code_index').on(table.fiscalCode),
    index('member_details_erasure_index').on(table.erasesAt).where(sql`${table.erasesAt} is not null`),
    check('member_details_fiscal_code_has_16_capitals', sql`${table.fiscalCode} ~ '^[A-Z0-9]{16}$'`),
  ],
)

export const mailLinkKind = pgEnum('mail_link_kind', MAIL_LINK_KINDS)

/** LOG-026. Links sent by mail. Only the hash of the token is here: who reads this table can open nothing. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: mailLinkKind('kind').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('mail_links_member_index').on(table.memberId),
    index('mail_links_expiry_index').on(table.expiresAt),
  ],
)

/** IDN-001. The invitation and not the account carries the role, until whoever has the mailbox accepts. A person has one at a time. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    roles: text('roles').array().notNull().default([]),
    /** DSK-048. The last day of the roles, that included. */
    until: date('until', { mode: 'string' }).$type<RomeDay>(),
    /** Where the link was sent: an account that has moved to another address accepts nothing with it. */
    email: text('email').notNull(),
    /** Nobody, where whoever keeps the server invited. */
    invitedBy: uuid('invited_by').references(() => members.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    invitedAt: instant('invited_at').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('staff_invitations_inviter_index').on(table.invitedBy)],
)

/** IDN-017. When a member was last told of each kind of event: nobody floods a mailbox by doing the same thing over and over. */
export const securityEmails = pgTable(
  'security_emails',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

export const formerIdentityKind = pgEnum('former_identity_kind', ['mailbox', 'fiscal-code'])

/** IDN-012. What is left of an erased account: an HMAC with the club's secret, which says nobody's address and knows it when it comes again. */
export const formerIdentities = pgTable(
  'former_identities',
  {
    mark: text('mark').primaryKey(),
    kind: formerIdentityKind('kind').notNull(),
    hadTrial: boolean('had_trial').notNull(),
    forgetAt: instant('forget_at').notNull(),
  },
  (table) => [index('former_identities_forget_index').on(table.forgetAt)],
)

/** IDN-030. The secret shared with the member's app, sealed; it counts once a code confirmed it. */
export const secondFactors = pgTable(
  'second_factors',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** IDN-031. Since when its owner says to have lost it. */
    lostAt: instant('lost_at'),
  },
  (table) => [index('second_factors_lost_index').on(table.lostAt).where(sql`${table.lostAt} is not null`)],
)

/** IDN-031. Codes on paper, each a hash keyed with the secret of the factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
)

/** IDN-032. What an administrator asks of everybody who works at the desk, and since when; who asked and why is on the trail. */
export const deskPolicies = pgTable('desk_policies', {
  policy: text('policy').primaryKey(),
  since: instant('since').notNull(),
})

/** How somebody of the staff likes the desk, on every device of theirs. */
export const deskChoices = pgTable('desk_choices', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  isFolded: boolean('is_folded').notNull().default(false),
  isDense: boolean('is_dense').notNull().default(false),
  hasLetterKeys: boolean('has_letter_keys').notNull().default(true),
})
