import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  numeric,
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
import { openWordsOf } from '#areas/content/article-tables.server.ts'
import { COURSE_STATES, DIDACTIC_MODELS, EMPLOYMENTS } from './model.ts'

const vector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const didacticModel = pgEnum('didactic_model', DIDACTIC_MODELS)
export const courseState = pgEnum('course_state', COURSE_STATES)
export const employmentKind = pgEnum('employment_kind', EMPLOYMENTS)

export const courseSeries = pgTable('course_series', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  description: text('description').notNull(),
})

/** LRN-002. Who answers for the content of courses, and who teaches in them. */
export const teachers = pgTable('teachers', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  qualification: text('qualification').notNull(),
  institution: text('institution').notNull(),
  biography: text('biography'),
  /** What they declared of their interests in the last two years; null until they have. */
  interests: text('interests'),
  photoPath: text('photo_path'),
  photoWords: text('photo_words'),
  version: integer('version').notNull().default(1),
})

/** CRS-001. */
export const courses = pgTable(
  'courses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    cardHeading: text('card_heading').notNull(),
    seriesId: integer('series_id')
      .notNull()
      .references(() => courseSeries.id),
    model: didacticModel('model').notNull(),
    description: text('description').notNull(),
    objective: text('objective').notNull(),
    professions: text('professions').array().notNull().default([]),
    disciplines: text('disciplines').array().notNull().default([]),
    /** Their names, for whoever searches; of an older course this is all there is of them. */
    teachers: text('teachers').array().notNull().default([]),
    leadSlug: text('lead_slug').references(() => teachers.slug),
    teacherSlugs: text('teacher_slugs').array().notNull().default([]),
    outcomes: text('outcomes').array().notNull().default([]),
    meantFor: text('meant_for'),
    beforeStart: text('before_start'),
    restOfStudy: text('rest_of_study'),
    sponsor: text('sponsor'),
    credits: numeric('credits', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    durationHours: integer('duration_hours').notNull(),
    publishedAt: instant('published_at').notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }).notNull(),
    eventId: integer('event_id').notNull(),
    edition: integer('edition').notNull().default(1),
    groups: text('groups').array().notNull().default([]),
    promoCodes: text('promo_codes').array().notNull().default([]),
    isExternal: boolean('is_external').notNull().default(false),
    linkUrl: text('link_url'),
    image: text('image'),
    downloadPdfUrl: text('download_pdf_url'),
    isHighlighted: boolean('is_highlighted').notNull().default(false),
    /** An e-book may be opened at any chapter; the other models are followed in their order. */
    isOrderFree: boolean('is_order_free').notNull().default(false),
    state: courseState('state').notNull().default('open'),
    version: integer('version').notNull().default(1),
    words: vector('words').generatedAlwaysAs(
      (): SQL =>
        openWordsOf(
          sql`title`,
          sql`description || ' ' || objective || ' ' || search_list(disciplines || teachers) || ' ' || event_id::text`,
        ),
    ),
  },
  (table) => [
    index('courses_newest_index').on(table.publishedAt.desc().nullsFirst(), table.id),
    index('courses_series_index').on(table.seriesId),
    index('courses_words_index').using('gin', table.words),
    unique('courses_one_per_edition').on(table.eventId, table.edition),
    check('courses_cost_credits', sql`${table.credits} between 0.1 and 150`),
  ],
)

/** What a member has done of a course; one row a course, whatever is pressed twice. */
/** DSK-046. The courses that each tutor follows. */
export const courseTutors = pgTable(
  'course_tutors',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.memberId] }),
    index('course_tutors_member_index').on(table.memberId),
  ],
)

export const enrolments = pgTable(
  'enrolments',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    cycle: integer('cycle').notNull().default(1),
    status: smallint('status').notNull().default(1),
    subscribedAt: instant('subscribed_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    score: integer('score'),
    percentageOfCompletion: integer('percentage_of_completion').notNull().default(0),
    /** LRN-005. Decided when one enrols, by the profession of that day; without, nothing is paid and nothing is earned. */
    earnsCredits: boolean('earns_credits').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.courseId] }),
    index('enrolments_course_index').on(table.courseId),
    check('enrolments_status_is_known', sql`${table.status} between 1 and 4`),
    check('enrolments_percentage', sql`${table.percentageOfCompletion} between 0 and 100`),
  ],
)

/** CRS-031. A door that opens once, for one member, within minutes. The token itself is kept nowhere. */
export const courseAccessLinks = pgTable(
  'course_access_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Null for the catalogue. */
    courseId: integer('course_id'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('course_access_links_expiry_index').on(table.expiresAt)],
)

export const videoClips = pgTable(
  'video_clips',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    topic: text('topic').notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    publishedAt: instant('published_at').notNull(),
    isHighlighted: boolean('is_highlighted').notNull().default(false),
    /** What is done, one step after the other: the words of the film, and the film itself until there is one. */
    steps: text('steps').array().notNull().default([]),
    videoPath: text('video_path'),
    captionsPath: text('captions_path'),
    isHidden: boolean('is_hidden').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('video_clips_newest_index').on(table.publishedAt, table.id)],
)

/** What the certificate and the report to the regulator say of a person and only they need; fiscal code and birth date are the account’s. */
export const traineeIdentities = pgTable('trainee_identities', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  birthPlace: text('birth_place'),
  employment: employmentKind('employment'),
  updatedAt: instant('updated_at').notNull(),
})
