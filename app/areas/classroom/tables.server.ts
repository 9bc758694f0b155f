import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import {
  type GivenAnswers,
  LESSON_KINDS,
  type LessonFileKind,
  type PrintedCertificate,
  type ReportedPerson,
  type ShownQuestion,
} from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const courseId = () =>
  integer('course_id')
    .notNull()
    .references(() => courses.id)

export const lessonKind = pgEnum('lesson_kind', LESSON_KINDS)

export const lessons = pgTable(
  'lessons',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    courseId: courseId(),
    position: integer('position').notNull(),
    kind: lessonKind('kind').notNull(),
    title: text('title').notNull(),
    /** Paragraphs; of slides, one each. */
    paragraphs: text('paragraphs').array().notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    /** Of a film, the file and its captions; without, the paragraphs are drawn one after the other. */
    filmPath: text('film_path'),
    captionsPath: text('captions_path'),
    /** Grows at every change of the desk. */
    version: integer('version').notNull().default(1),
  },
  (table) => [unique('lessons_one_per_position').on(table.courseId, table.position)],
)

/** LRN-009. Pictures and attachments; an edition shares the files it was made with. */
export const lessonFiles = pgTable(
  'lesson_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LessonFileKind>().notNull(),
    number: integer('number').notNull(),
    filePath: text('file_path').notNull(),
    title: text('title').notNull(),
    alt: text('alt'),
    caption: text('caption'),
    width: integer('width'),
    height: integer('height'),
  },
  (table) => [unique('lesson_files_one_per_number').on(table.lessonId, table.kind, table.number)],
)

/** One right answer and three wrong ones; where each is shown is decided at every attempt. */
export const questions = pgTable(
  'questions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    courseId: courseId(),
    position: integer('position').notNull(),
    words: text('words').notNull(),
    rightAnswer: text('right_answer').notNull(),
    wrongAnswers: text('wrong_answers').array().notNull(),
    /** From when it is asked to nobody; what was asked before stays what it was. */
    withdrawnAt: instant('withdrawn_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('questions_one_per_position').on(table.courseId, table.position),
    check('questions_have_four_options', sql`cardinality(${table.wrongAnswers}) = 3`),
  ],
)

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    memberId: uuid('member_id').notNull(),
    courseId: integer('course_id').notNull(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Where the member is, to the second. */
    positionSeconds: integer('position_seconds').notNull().default(0),
    /** How far they have ever been: nobody may skip beyond it. */
    furthestSeconds: integer('furthest_seconds').notNull().default(0),
    completedAt: instant('completed_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.lessonId] }),
    // FIG-038. How many reach each lesson of a course.
    index('lesson_progress_course_index').on(table.courseId, table.lessonId),
    foreignKey({
      columns: [table.memberId, table.courseId],
      foreignColumns: [enrolments.memberId, enrolments.courseId],
    }).onDelete('cascade'),
  ],
)

export const testAttempts = pgTable(
  'test_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id').notNull(),
    courseId: integer('course_id').notNull(),
    cycle: integer('cycle').notNull(),
    number: smallint('number').notNull(),
    shown: jsonb('shown').$type<ShownQuestion[]>().notNull(),
    answers: jsonb('answers').$type<GivenAnswers>(),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at'),
    score: integer('score'),
    isPassed: boolean('is_passed'),
  },
  (table) => [
    unique('test_attempts_one_per_number').on(table.memberId, table.courseId, table.cycle, table.number),
    foreignKey({
      columns: [table.memberId, table.courseId],
      foreignColumns: [enrolments.memberId, enrolments.courseId],
    }).onDelete('cascade'),
    index('test_attempts_course_index').on(table.courseId),
    check('test_attempts_at_most_five', sql`${table.number} between 1 and 5`),
  ],
)

/** That somebody answered, and the sponsor question, which is not anonymous. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    memberId: uuid('member_id').notNull(),
    courseId: integer('course_id').notNull(),
    cycle: integer('cycle').notNull(),
    isRecruitedBySponsor: boolean('is_recruited_by_sponsor').notNull(),
    /** Who invited, where somebody did: the regulator asks. */
    sponsorName: text('sponsor_name'),
    filledAt: instant('filled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.courseId, table.cycle] }),
    foreignKey({
      columns: [table.memberId, table.courseId],
      foreignColumns: [enrolments.memberId, enrolments.courseId],
    }).onDelete('cascade'),
  ],
)

/** What was answered, anonymously: neither a member nor an instant that could find one. */
export const qualityAnswers = pgTable(
  'quality_answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: courseId(),
    relevance: smallint('relevance').notNull(),
    quality: smallint('quality').notNull(),
    usefulness: smallint('usefulness').notNull(),
    comment: text('comment'),
  },
  (table) => [index('quality_answers_course_index').on(table.courseId)],
)

export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the QR leads to; says nothing of the person. */
    code: text('code').notNull().unique(),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    courseId: courseId(),
    cycle: integer('cycle').notNull(),
    /** Exactly what was printed, for ever. */
    printed: jsonb('printed').$type<PrintedCertificate>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    revocationReason: text('revocation_reason'),
    /** The staff member who revoked. No reference: the line outlives the account. */
    revokedBy: uuid('revoked_by'),
    /** The certificate that took its place, if one did. */
    replacedBy: text('replaced_by'),
    /** FIG-037. When the club said that its credits were told to the register; a correction has a certificate of its own, to be told again. */
    reportedAt: instant('reported_at'),
  },
  (table) => [
    index('certificates_member_index').on(table.memberId, table.courseId),
    // FIG-037. Of an event, which are still to be told.
    index('certificates_course_index').on(table.courseId),
  ],
)

/**
 * Who followed a course and then deleted the account (decision 23). Of who passed, what the regulator asks; of who did not, that there
 * was somebody. Nothing here leads to an account.
 */
export const formerParticipants = pgTable(
  'former_participants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: courseId(),
    person: jsonb('person').$type<ReportedPerson>(),
    passedOn: date('passed_on', { mode: 'string' }).$type<RomeDay>(),
  },
  (table) => [
    index('former_participants_course_index').on(table.courseId),
    check('former_participants_named_if_passed', sql`(${table.person} is null) = (${table.passedOn} is null)`),
  ],
)

/** DSK-033. When a member was last asked for what the report of an event lacks. */
export const dataRequests = pgTable(
  'report_data_requests',
  {
    courseId: courseId(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.memberId] })],
)
