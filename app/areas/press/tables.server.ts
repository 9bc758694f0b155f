import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { specializationFamilies } from '#areas/professions/tables.server.ts'
import type {
  LiteratureAuthor,
  LiteratureBook,
  LiteratureJournal,
  LiteratureNotice,
  LiteratureRecord,
} from '#platform/outside/pubmed/port.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' }).$type<RomeDay>()
const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
const strings = (name: string) => text(name).array().notNull().default([])

/** Papers are written in English and searched in English, without accents; the title also letter by letter. */
const english = (weight: string, value: string) =>
  sql.raw(`setweight(to_tsvector('english', search_text(${value})), '${weight}')`)

/** What the catalogue told us of each paper. */
export const literatureRecords = pgTable(
  'literature_records',
  {
    pmid: integer('pmid').primaryKey(),
    title: text('title').notNull(),
    originalTitle: text('original_title'),
    abstract: jsonb('abstract').$type<LiteratureRecord['abstract']>().notNull(),
    abstractText: text('abstract_text').notNull(),
    authors: jsonb('authors').$type<readonly LiteratureAuthor[]>().notNull(),
    journal: jsonb('journal').$type<LiteratureJournal>().notNull(),
    book: jsonb('book').$type<LiteratureBook>(),
    publishedOn: day('published_on').notNull(),
    publishedAs: text('published_as').notNull(),
    enteredOn: day('entered_on').notNull(),
    doi: text('doi'),
    pmcId: text('pmc_id'),
    language: text('language').notNull(),
    publicationTypes: strings('publication_types'),
    notices: jsonb('notices').$type<readonly LiteratureNotice[]>().notNull().default([]),
    subjects: strings('subjects'),
    keywords: strings('keywords'),
    /** Subjects, keywords and what else is searched in one line, for the index below, which may not join lists. */
    headings: text('headings').notNull(),
    importedAt: instant('imported_at').notNull(),
    words: words('words').generatedAlwaysAs(
      (): SQL =>
        sql`${english('A', "title || ' ' || coalesce(original_title, '')")} || ${english('B', 'headings')} || ${english('C', 'abstract_text')}`,
    ),
  },
  (table) => [
    // Without a list of what is still to be indexed, which every search would have to read through.
    index('literature_records_words_index').using('gin', table.words).with({ fastupdate: false }),
    index('literature_records_doi_index').on(sql`lower(${table.doi})`),
    index('literature_records_entered_index').on(table.enteredOn),
  ],
)

/** PUB-015, PUB-016. What a search is about, and with which family of specialisations its papers are sent. */
export const pressCategories = pgTable('press_categories', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  familyId: integer('family_id')
    .notNull()
    .references(() => specializationFamilies.id),
  subjects: strings('subjects'),
  /** API-246. Whether the catalogue is asked for it, papers are filed under it, members may choose it. */
  isDownloaded: boolean('is_downloaded').notNull().default(true),
  isProcessed: boolean('is_processed').notNull().default(true),
  isPublic: boolean('is_public').notNull().default(true),
  /** The last day of entry up to which the catalogue was asked. */
  harvestedTo: day('harvested_to'),
})

/** Which papers are in which category; the days are repeated here so that an index alone answers for a period. */
export const literatureCategories = pgTable(
  'literature_categories',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => pressCategories.id, { onDelete: 'cascade' }),
    pmid: integer('pmid')
      .notNull()
      .references(() => literatureRecords.pmid, { onDelete: 'cascade' }),
    publishedOn: day('published_on').notNull(),
    enteredOn: day('entered_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.pmid] }),
    index('literature_categories_pmid_index').on(table.pmid),
    // Read backwards for the newest first: a descending index of Drizzle's puts nulls last, and `order by … desc` cannot use it.
    index('literature_categories_newest_index').on(table.categoryId, table.publishedOn, table.pmid),
    index('literature_categories_entered_index').on(table.categoryId, table.enteredOn, table.pmid),
  ],
)

const member = () =>
  uuid('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** PUB-012. The families a member is written to about. */
export const pressReviewSubscriptions = pgTable(
  'press_review_subscriptions',
  {
    memberId: member(),
    familyId: integer('family_id')
      .notNull()
      .references(() => specializationFamilies.id),
    subscribedAt: instant('subscribed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.familyId] })],
)

/** A weekly letter that was sent. Its id opens the web version, its other key ends the subscription: two, because one is shared. */
export const pressDigests = pgTable(
  'press_digests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    unsubscribeKey: uuid('unsubscribe_key').notNull().unique().defaultRandom(),
    memberId: member(),
    week: day('week').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [unique('press_digests_one_a_week').on(table.memberId, table.week)],
)

/** What each letter held. The key makes it impossible to send anybody the same paper twice. */
export const pressDigestPapers = pgTable(
  'press_digest_papers',
  {
    memberId: member(),
    pmid: integer('pmid')
      .notNull()
      .references(() => literatureRecords.pmid, { onDelete: 'cascade' }),
    digestId: uuid('digest_id')
      .notNull()
      .references(() => pressDigests.id, { onDelete: 'cascade' }),
    familyId: integer('family_id')
      .notNull()
      .references(() => specializationFamilies.id),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.pmid] }),
    index('press_digest_papers_digest_index').on(table.digestId, table.position),
  ],
)

/** Weeks whose letters have all been written. */
export const pressDigestWeeks = pgTable('press_digest_weeks', {
  week: day('week').primaryKey(),
  finishedAt: instant('finished_at').notNull(),
})

/** What a member put aside to read. */
export const pressReadingList = pgTable(
  'press_reading_list',
  {
    memberId: member(),
    pmid: integer('pmid')
      .notNull()
      .references(() => literatureRecords.pmid, { onDelete: 'cascade' }),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.pmid] }),
    index('press_reading_list_newest_index').on(table.memberId, table.savedAt),
  ],
)
