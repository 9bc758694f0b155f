import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { members } from '#areas/audience/tables.server.ts'
import { MENU_TARGETS, type PageDocument, type Sharing, VERSION_STATUSES } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const pageVersionStatus = pgEnum('page_version_status', VERSION_STATUSES)
export const menuTarget = pgEnum('menu_target', MENU_TARGETS)

export const pages = pgTable(
  'pages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    path: text('path').notNull().unique(),
    /** The page above this one in the breadcrumbs (SHL-026). */
    parentId: uuid('parent_id').references((): AnyPgColumn => pages.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('pages_parent_index').on(table.parentId),
    check('pages_path_is_lowercase', sql`${table.path} = lower(${table.path}) and ${table.path} like '/%'`),
    check('pages_are_not_their_own_parent', sql`${table.parentId} <> ${table.id}`),
  ],
)

export const pageVersions = pgTable(
  'page_versions',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    status: pageVersionStatus('status').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    sharing: jsonb('sharing').$type<Sharing>().notNull().default({}),
    document: jsonb('document').$type<PageDocument>().notNull(),
    authorId: uuid('author_id').references(() => members.id, { onDelete: 'set null' }),
    savedAt: instant('saved_at').notNull(),
    publishedBy: uuid('published_by').references(() => members.id, { onDelete: 'set null' }),
    publishedAt: instant('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.number] }),
    uniqueIndex('page_versions_one_draft').on(table.pageId).where(sql`${table.status} = 'draft'`),
    uniqueIndex('page_versions_one_published').on(table.pageId).where(sql`${table.status} = 'published'`),
    check(
      'page_versions_published_have_a_date',
      sql`${table.status} <> 'published' or ${table.publishedAt} is not null`,
    ),
  ],
)

/** SHL-015. One row per item; `menu` says in which menu of the frame it appears. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    menu: text('menu').notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    link: text('link').notNull(),
    target: menuTarget('target').notNull().default('_self'),
    wallet: text('wallet').array().notNull().default([]),
    excludedWallet: text('excluded_wallet').array().notNull().default([]),
    visibility: text('visibility', { enum: SUBSCRIPTION_TYPES }).array().notNull().default([]),
  },
  (table) => [unique('menu_items_one_per_place').on(table.menu, table.parentId, table.position).nullsNotDistinct()],
)
