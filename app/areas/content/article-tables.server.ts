import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { files } from '#platform/files/tables.server.ts'
import {
  CONTENT_TYPES,
  type ContentItem,
  type PaywallOption,
  RELATED_COMPONENTS,
  USER_ACTIONS,
  type UseFlag,
} from './article-model.ts'
import { type ItemDraft, type Typed, VERSION_ACTS } from './desk-model.ts'
import type { Picture, RichText } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const words = customType<{ data: string }>({ dataType: () => 'tsvector' })
const strings = (name: string) => text(name).array().notNull().default([])

export const contentCategories = pgTable('content_categories', {
  slug: text('slug').primaryKey(),
  label: text('label').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
  /** STU-049. Read by people who are no professionals of health: its texts are to be easier. */
  isForPublic: boolean('is_for_public').notNull().default(false),
})

/** The few ways items are closed. Kept apart, so that a search asks the rule once per way and hands SQL the open ones. */
export const contentPolicies = pgTable('content_policies', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  paywalls: jsonb('paywalls').$type<PaywallOption[]>().notNull(),
  useFlag: text('use_flag').$type<UseFlag>(),
})

/**
 * The words of a title and of what stands under it, in one vector: as they are written by weights A and B, by their stems by C and D,
 * so that whoever asks for a stem never meets a word that only looks like it, nor the beginning of a stem.
 */
export const openWordsOf = (title: SQL, text: SQL): SQL =>
  sql`setweight(to_tsvector('simple', search_words(${title})), 'A') || setweight(to_tsvector('simple', search_words(${text})), 'B') || setweight(to_tsvector('italian', search_roots(${title})), 'C') || setweight(to_tsvector('italian', search_roots(${text})), 'D')`

/**
 * The words of titles, abstracts and openings, which everybody may read: where a misspelt word finds its neighbours. There are
 * few of them however many items there are, and none comes from a body that may be closed.
 */
export const contentWords = pgTable(
  'content_words',
  { word: text('word').primaryKey(), uses: integer('uses').notNull() },
  // Read far more often than written: without `fastupdate` every look would first go through what was written last.
  (table) => [
    index('content_words_like_index').using('gin', sql`${table.word} gin_trgm_ops`).with({ fastupdate: false }),
  ],
)

/** SRC-020. Publishing date, updated date, created date and profession label, all descending. */
function inOrder(
  table: Record<'publicationDate' | 'updatedAt' | 'createdAt' | 'professions' | 'id', ExtraConfigColumn>,
) {
  return [
    table.publicationDate.desc(),
    table.updatedAt.desc(),
    table.createdAt.desc(),
    table.professions.desc(),
    table.id,
  ] as const
}

export const contentItems = pgTable(
  'content_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    parentId: uuid('parent_id').references((): AnyPgColumn => contentItems.id, { onDelete: 'set null' }),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    abstract: text('abstract').notNull(),
    body: text('body').$type<RichText>().notNull(),
    opening: text('opening').$type<RichText>().notNull(),
    bodyText: text('body_text').notNull(),
    contentType: text('content_type', { enum: CONTENT_TYPES }).notNull(),
    /** Null while no reader may have it: still being written, or withdrawn. */
    publicationDate: instant('publication_date'),
    withdrawnAt: instant('withdrawn_at'),
    updatedAt: instant('updated_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    picture: jsonb('picture').$type<Picture>().notNull(),
    /** Null while it is being written and nobody has chosen. */
    categorySlug: text('category_slug').references(() => contentCategories.slug),
    topics: strings('topics'),
    professions: strings('professions'),
    specializations: strings('specializations'),
    internalTags: strings('internal_tags'),
    series: text('series'),
    author: text('author'),
    sources: jsonb('sources').$type<ContentItem['sources']>().notNull().default([]),
    userActions: text('user_actions', { enum: USER_ACTIONS }).array().notNull().default([]),
    embedded: jsonb('embedded').$type<NonNullable<ContentItem['embedded']>>(),
    relatedComponents: text('related_components', { enum: RELATED_COMPONENTS }).array().notNull().default([]),
    relatedIds: uuid('related_ids').array().notNull().default([]),
    hasContinueReading: boolean('has_continue_reading').notNull().default(false),
    hasTopics: boolean('has_topics').notNull().default(true),
    isFormativo: boolean('is_formativo').notNull().default(false),
    courseSlug: text('course_slug'),
    logos: jsonb('logos').$type<ContentItem['logos']>().notNull().default([]),
    mobiFileId: uuid('mobi_file_id').references(() => files.id, { onDelete: 'set null' }),
    isPremium: boolean('is_premium').notNull().default(false),
    policyId: integer('policy_id')
      .notNull()
      .references(() => contentPolicies.id),
    /** What everybody may search. */
    openWords: words('open_words').generatedAlwaysAs(
      (): SQL => openWordsOf(sql`title`, sql`abstract || ' ' || opening || ' ' || search_list(topics)`),
    ),
    /** The stems of the body, with what stands above it: apart, for it may be closed to whoever searches. */
    bodyWords: words('body_words').generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('italian', search_roots(title || ' ' || abstract || ' ' || search_list(topics) || ' ' || body_text))`,
    ),
  },
  (table) => [
    // The order of every listing, whole, so that a page of it is a short walk and never a sort; the type last, so that counting
    // never leaves the index.
    index('content_items_in_order_index').on(...inOrder(table), table.contentType),
    index('content_items_type_in_order_index').on(table.contentType, ...inOrder(table)),
    index('content_items_category_in_order_index').on(table.categorySlug, ...inOrder(table), table.contentType),
    // What the desk shows first: few, however many items there are.
    index('content_items_unpublished_index').on(table.updatedAt.desc(), table.id).where(sql`publication_date is null`),
    index('content_items_topics_index').using('gin', table.topics),
    index('content_items_professions_index').using('gin', table.professions),
    index('content_items_specializations_index').using('gin', table.specializations),
    index('content_items_open_words_index').using('gin', table.openWords),
    index('content_items_body_words_index').using('gin', table.bodyWords),
    check('content_items_slug_is_a_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('content_items_withdrawn_are_not_published', sql`withdrawn_at is null or publication_date is null`),
    check('content_items_of_readers_have_a_category', sql`publication_date is null or category_slug is not null`),
  ],
)

/**
 * Everything editors did to an item: what they wrote, who, when. Nothing here is ever changed, so nothing written is lost; but for the one
 * draft that is being written, which is written over (decision 79).
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    act: text('act', { enum: VERSION_ACTS }).notNull(),
    draft: jsonb('draft').$type<ItemDraft>().notNull(),
    /** As it was typed, where something of it cannot be read yet. */
    typed: jsonb('typed').$type<Typed>(),
    authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.number] }),
    uniqueIndex('content_versions_one_draft').on(table.itemId).where(sql`act = 'draft'`),
  ],
)
