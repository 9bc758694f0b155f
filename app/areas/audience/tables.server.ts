import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import type { CameBy } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
/** LRN-006. Credits have one decimal; points are whole numbers in the same columns. */
const tenths = (name: string) => numeric(name, { precision: 9, scale: 1, mode: 'number' })
const multirange = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** The same as `mailboxOf` of `platform/pure/mailbox.ts`, for the database; a test holds them together. */
function mailboxOfColumn(column: string) {
  const local = `regexp_replace(split_part(${column}, '@', 1), '[+].*$', '')`
  const domain = `split_part(${column}, '@', 2)`
  return sql.raw(
    `case when ${domain} in ('gmail.com', 'googlemail.com') then replace(${local}, '.', '') || '@gmail.com' else ${local} || '@' || ${domain} end`,
  )
}

/** Usernames below this start are given by hand: demo members and staff. */
export const memberUsernames = pgSequence('member_usernames', { startWith: 100_000, maxValue: 99_999_999 })

export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** LOG-006. A number, so that "0123" and "123" cannot denote two accounts. */
    username: integer('username').notNull().unique(),
    email: text('email').notNull(),
    /** IDN-012. The mailbox however it is spelled: without a +tag, and for Gmail without dots. */
    mailbox: text('mailbox').generatedAlwaysAs(mailboxOfColumn('email')),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    /** DSK-031. A number for each name, however its capitals are: people of one name are compared without reading it. */
    nameMark: bigint('name_mark', { mode: 'number' }).generatedAlwaysAs(
      sql`hashtextextended(lower(name) || ' ' || lower(surname), 0)`,
    ),
    phone: text('phone'),
    clientCode: text('client_code').notNull().unique(),
    cardCode: text('card_code'),
    conventionOrder: text('convention_order'),
    promoCodes: text('promo_codes').array().notNull().default([]),
    registrationDate: instant('registration_date').notNull(),
    /** FIG-024. */
    cameBy: text('came_by').$type<CameBy>().notNull().default('self'),
    /** When whoever has this account first showed to have this mailbox; another address is to be shown again. */
    emailVerifiedAt: instant('email_verified_at'),
    isAps: boolean('is_aps').notNull().default(false),
    profession: text('profession'),
    specializations: text('specializations').array().notNull().default([]),
    trialStart: instant('trial_start'),
    trialEnd: instant('trial_end'),
    /** DSK-022. The day of the last visit and nothing more, because ended sessions are forgotten. */
    lastVisitOn: date('last_visit_on', { mode: 'string' }).$type<RomeDay>(),
    /** Decision 55. The Premium periods, joined where they meet: written by a trigger of theirs, so that a list of many reads one row a member. */
    premium: multirange('premium').notNull().default('{}'),
    /** Decision 55. DSK-022. Of the billing data, else the first of the professional card: written by triggers of both. */
    province: text('province'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // LOG-013: two accounts may share one e-mail, so the index is not unique.
    index('members_email_index').on(table.email),
    index('members_mailbox_index').on(table.mailbox),
    index('members_registration_index').on(table.registrationDate, table.id),
    // FIG-023. Whose type changes on a day.
    index('members_trial_start_index').on(table.trialStart).where(sql`${table.trialStart} is not null`),
    index('members_trial_end_index').on(table.trialEnd).where(sql`${table.trialEnd} is not null`),
    index('members_surname_index').on(table.surname, table.name, table.id),
    // DSK-012. Those without a value come last in either direction, which takes an index for each.
    index('members_profession_index').on(table.profession, table.id),
    index('members_profession_down_index').on(table.profession.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('members_province_index').on(table.province, table.id),
    index('members_province_down_index').on(table.province.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('members_visit_index').on(table.lastVisitOn, table.id),
    index('members_visit_down_index').on(table.lastVisitOn.desc().nullsLast(), table.id.desc().nullsFirst()),
    index('members_words_index').using(
      'gin',
      sql`(${table.clientCode} || ' ' || ${table.name} || ' ' || ${table.surname} || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    index('members_phone_index').using('gin', sql`regexp_replace(${table.phone}, '\\D', '', 'g') gin_trgm_ops`),
    check('members_email_is_lowercase', sql`${table.email} = lower(${table.email})`),
    // LOG-003: four to eight digits.
    check('members_username_has_4_to_8_digits', sql`${table.username} between 1000 and 99999999`),
    check('members_trial_is_a_period', sql`(${table.trialStart} is null) = (${table.trialEnd} is null)`),
    check('members_trial_ends_after_it_starts', sql`${table.trialEnd} > ${table.trialStart}`),
  ],
)

/** FIG-029. The days somebody was here, for thirty days; after them only the last is known, as `lastVisitOn`. No page is tied to anybody. */
export const memberVisits = pgTable(
  'member_visits',
  {
    memberId: memberId(),
    day: date('day', { mode: 'string' }).$type<RomeDay>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day] }), index('member_visits_day_index').on(table.day)],
)

/** DSK-046. The roles that a club has made, beside the ready ones, which no table holds. */
export const staffRoles = pgTable('staff_roles', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  permissions: text('permissions').array().$type<StaffPermission[]>().notNull(),
  /** Counted up at each change, so that of two who change it one finds the other's work done. */
  version: integer('version').notNull().default(1),
})

/** DSK-048. Who works here, and as what: a ready role by its name, one of the club's by its id. */
export const memberRoles = pgTable(
  'member_roles',
  {
    memberId: memberId(),
    role: text('role').notNull(),
    /** IDN-032. Unknown for whoever had it before the club remembered. */
    since: instant('since'),
    /** The last day, that included. */
    until: date('until', { mode: 'string' }).$type<RomeDay>(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.role] }), index('member_roles_role_index').on(table.role)],
)

/** Every stretch of PREMIUM a member has had or has bought, renewals included (REG-011). */
export const premiumPeriods = pgTable(
  'premium_periods',
  {
    memberId: memberId(),
    start: instant('start').notNull(),
    end: instant('end').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.start] }),
    index('premium_periods_start_index').on(table.start),
    index('premium_periods_end_index').on(table.end),
    check('premium_periods_end_after_they_start', sql`${table.end} > ${table.start}`),
  ],
)

/** AUD-005…007. A wallet is active between its dates; a later grant of the same tag replaces an earlier one. */
export const wallets = pgTable(
  'wallets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: memberId(),
    tag: text('tag').notNull(),
    stato: integer('stato'),
    activeFrom: instant('active_from').notNull(),
    activeUntil: instant('active_until'),
    initialCredits: tenths('initial_credits').notNull().default(0),
    bonusCredits: tenths('bonus_credits').notNull().default(0),
    usedCredits: tenths('used_credits').notNull().default(0),
  },
  (table) => [
    unique('wallets_one_grant_per_instant').on(table.memberId, table.tag, table.activeFrom),
    check('wallets_end_after_they_start', sql`${table.activeUntil} > ${table.activeFrom}`),
    check(
      'wallets_credits_are_not_negative',
      sql`least(${table.initialCredits}, ${table.bonusCredits}, ${table.usedCredits}) >= 0`,
    ),
    check('wallets_never_overspent', sql`${table.usedCredits} <= ${table.initialCredits} + ${table.bonusCredits}`),
  ],
)

/** AUD-008. Portfolio codes without balance. */
export const staticPortfolios = pgTable(
  'static_portfolios',
  { memberId: memberId(), code: text('code').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.code] })],
)

/**
 * Every change of every balance, written by a trigger of `wallets` and by nothing else, so that the sum of a wallet's movements is
 * its balance by construction. Append-only: another trigger refuses update and delete. It names no table, to outlive the wallet.
 */
export const creditMovements = pgTable(
  'credit_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    walletId: uuid('wallet_id').notNull(),
    memberId: uuid('member_id').notNull(),
    tag: text('tag').notNull(),
    amount: tenths('amount').notNull(),
    balanceAfter: tenths('balance_after').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('credit_movements_wallet_index').on(table.walletId),
    index('credit_movements_member_index').on(table.memberId, table.tag),
    check('credit_movements_never_below_zero', sql`${table.balanceAfter} >= 0`),
  ],
)

/** What was asked of a balance, by the key of who asked: the same key again is the same request, never a second one. */
export const creditOperations = pgTable(
  'credit_operations',
  {
    memberId: uuid('member_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    tag: text('tag').notNull(),
    amount: tenths('amount').notNull(),
    reason: text('reason').notNull(),
    balanceAfter: tenths('balance_after').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.idempotencyKey] })],
)
