import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { segments } from '#areas/segments/tables.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const romeDay = (name: string) => date(name, { mode: 'string' }).$type<RomeDay>()
const amount = () => bigint('amount', { mode: 'bigint' }).notNull()
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** FIG-004. The totals of each day. An empty split is the whole, which is kept also when it is zero; of groups only those that are not. */
export const figureDays = pgTable(
  'figure_days',
  {
    code: text('code').notNull(),
    day: romeDay('day').notNull(),
    split: text('split').notNull().default(''),
    value: text('value').notNull().default(''),
    amount: amount(),
    version: integer('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.split, table.day, table.value] }),
    index('figure_days_day_index').on(table.day),
  ],
)

/** FIG-005. The same by months, kept by the database as days are written: a page of three years reads months. What each adds up to is a flow's alone. */
export const figureMonths = pgTable(
  'figure_months',
  {
    code: text('code').notNull(),
    /** Its first day. */
    month: romeDay('month').notNull(),
    split: text('split').notNull().default(''),
    value: text('value').notNull().default(''),
    amount: amount(),
    /** How many rows of days it adds up: with none it is gone. */
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.split, table.month, table.value] })],
)

/** FIG-006, FIG-007. The days that were counted, and those whose facts have changed since. */
export const figureDayStates = pgTable(
  'figure_day_states',
  {
    day: romeDay('day').primaryKey(),
    state: text('state').$type<'counted' | 'touched'>().notNull(),
    countedAt: instant('counted_at').notNull(),
    /** When it was counted again, if it was. */
    recountedAt: instant('recounted_at'),
  },
  (table) => [
    index('figure_day_states_touched_index').on(table.day).where(sql`${table.state} = 'touched'`),
    check('figure_day_states_are_two', sql`${table.state} in ('counted', 'touched')`),
  ],
)

/**
 * FIG-010. What an erased account had added to the totals, day by day, under a random number that leads to nobody: the same amount from
 * a day to another is one line. Profession and province are not kept, only their region and family.
 */
export const figureRemains = pgTable(
  'figure_remains',
  {
    number: uuid('number').notNull(),
    code: text('code').notNull(),
    split: text('split').notNull().default(''),
    value: text('value').notNull().default(''),
    fromDay: romeDay('from_day').notNull(),
    /** That included. */
    untilDay: romeDay('until_day').notNull(),
    amount: amount(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.code, table.split, table.value, table.fromDay] }),
    index('figure_remains_day_index').on(table.untilDay),
  ],
)

/**
 * Stretches that the tables of members forget when they end: an account closed, a member suspended, somebody of the staff. Written by
 * triggers as each ends. `noted_at` is real time; `until` is the same on the club's clock, written by the next count.
 */
export const memberAbsences = pgTable(
  'member_absences',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    kind: text('kind').$type<'closed' | 'staff' | 'suspended'>().notNull(),
    since: instant('since'),
    notedAt: instant('noted_at').notNull().defaultNow(),
    until: instant('until'),
  },
  (table) => [
    index('member_absences_member_index').on(table.memberId),
    index('member_absences_until_index').on(table.until),
    check('member_absences_are_three', sql`${table.kind} in ('closed', 'staff', 'suspended')`),
  ],
)

/** FIG-014. What somebody was before a change of profession, specializations or province, written by a trigger: a person counts in the group of that day. */
export const memberTraits = pgTable(
  'member_traits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    profession: text('profession'),
    specializations: text('specializations').array().notNull(),
    province: text('province'),
    notedAt: instant('noted_at').notNull().defaultNow(),
    until: instant('until'),
  },
  (table) => [
    index('member_traits_member_index').on(table.memberId),
    index('member_traits_until_index').on(table.until),
  ],
)

/** FIG-008. Totals that were not what the first tables said, as they were found and corrected. */
export const figureMismatches = pgTable(
  'figure_mismatches',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    foundAt: instant('found_at').notNull(),
    day: romeDay('day').notNull(),
    code: text('code').notNull(),
    split: text('split').notNull(),
    value: text('value').notNull(),
    kept: bigint('kept', { mode: 'bigint' }).notNull(),
    recounted: bigint('recounted', { mode: 'bigint' }).notNull(),
  },
  (table) => [index('figure_mismatches_found_index').on(table.foundAt)],
)

/**
 * FIG-007. Days that facts which came late belong to, written by triggers of the tables that figures are counted from; without an end they
 * go on to today. Only added to, so that whoever writes a fact waits for nobody.
 */
export const figureTouches = pgTable('figure_touches', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  fromDay: romeDay('from_day').notNull(),
  untilDay: romeDay('until_day'),
})

/** What counting must know of the club: whether it is a demo, in which the payments of the stand-in count. */
export const figureSettings = pgTable('figure_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** FIG-045. What a point may cost from a day on, and why; only added to, and of two rows of one day the last holds. */
export const pointValues = pgTable(
  'point_values',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fromDay: romeDay('from_day').notNull(),
    thousandths: integer('thousandths').notNull(),
    /** In a hundred. */
    share: integer('share').notNull(),
    reason: text('reason').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [
    index('point_values_day_index').on(table.fromDay),
    check('point_values_are_worth_something', sql`${table.thousandths} between 1 and 100000`),
    check('point_values_share_is_a_share', sql`${table.share} between 0 and 100`),
  ],
)

/** FIG-052. Who asked for the letter with the figures, and the day of the last that was written. */
export const figureLetters = pgTable(
  'figure_letters',
  {
    memberId: memberId().primaryKey(),
    every: text('every').$type<'settimana' | 'mese'>().notNull(),
    since: instant('since').notNull(),
    lastDay: romeDay('last_day'),
  },
  (table) => [check('figure_letters_come_every', sql`${table.every} in ('settimana', 'mese')`)],
)

/** FIG-052. Bounds that somebody is told of when a figure passes them, and when it is back; at most twenty in a club. */
export const figureAlerts = pgTable(
  'figure_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: memberId(),
    code: text('code').notNull(),
    side: text('side').$type<'sopra' | 'sotto'>().notNull(),
    bound: bigint('bound', { mode: 'bigint' }).notNull(),
    isPassed: boolean('is_passed').notNull(),
    /** The last day that was looked at. */
    checkedDay: romeDay('checked_day'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('figure_alerts_are_said_once').on(table.memberId, table.code, table.side, table.bound),
    check('figure_alerts_have_two_sides', sql`${table.side} in ('sopra', 'sotto')`),
  ],
)

/** FIG-015. Segments whose size is counted every day, from a day on. */
export const followedSegments = pgTable('followed_segments', {
  segmentId: uuid('segment_id')
    .primaryKey()
    .references(() => segments.id, { onDelete: 'cascade' }),
  sinceDay: romeDay('since_day').notNull(),
})
const followedId = () =>
  uuid('segment_id')
    .notNull()
    .references(() => followedSegments.segmentId, { onDelete: 'cascade' })

/** FIG-015. From which day a segment asks what: its conditions with those of the segments it names, and the same in words. */
export const segmentStretches = pgTable(
  'segment_stretches',
  {
    segmentId: followedId(),
    fromDay: romeDay('from_day').notNull(),
    meaning: text('meaning').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.segmentId, table.fromDay] })],
)

/** FIG-015. Who was in a followed segment at the end of the last day that was counted, so that the next one knows who came in. */
export const segmentPeople = pgTable('segment_people', { segmentId: followedId(), memberId: memberId() }, (table) => [
  primaryKey({ columns: [table.segmentId, table.memberId] }),
  index('segment_people_member_index').on(table.memberId),
])
