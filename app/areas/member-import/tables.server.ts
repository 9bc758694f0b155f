import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { members } from '#areas/audience/tables.server.ts'
import { labels } from '#areas/segments/tables.server.ts'
import { IMPORT_STATES, type MemberImport, OUTCOMES, type RowProblem } from './model.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const importState = pgEnum('import_state', IMPORT_STATES)
export const importOutcome = pgEnum('import_outcome', OUTCOMES)

/** DSK-028. A file of members: what was sent, how it is read, and how far it has come. Its bytes are on the disk until it is forgotten. */
export const memberImports = pgTable(
  'member_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    actorId: uuid('actor_id').notNull(),
    sentAt: instant('sent_at').notNull(),
    fileName: text('file_name').notNull(),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    pieceBytes: integer('piece_bytes').notNull(),
    encoding: text('encoding').$type<MemberImport['encoding']>().notNull(),
    separator: text('separator').notNull(),
    columns: text('columns').array().notNull(),
    /** The first rows, to see what a column holds; emptied with the others. */
    samples: jsonb('samples').$type<MemberImport['samples']>().notNull(),
    pairing: jsonb('pairing').$type<MemberImport['pairing']>().notNull(),
    state: importState('state').notNull().default('sent'),
    updatesKnown: boolean('updates_known').notNull().default(false),
    writesNew: boolean('writes_new').notNull().default(false),
    /** Where the club has the addresses from, as the invitation says it. */
    source: text('source'),
    label: text('label'),
    labelId: uuid('label_id').references(() => labels.id, { onDelete: 'set null' }),
    counts: jsonb('counts').$type<MemberImport['counts']>().notNull().default({ new: 0, update: 0, same: 0, wrong: 0 }),
    done: integer('done').notNull().default(0),
    problem: text('problem'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** When somebody last worked at it: what was left alone is taken up again. */
    touchedAt: instant('touched_at').notNull(),
    isForgotten: boolean('is_forgotten').notNull().default(false),
  },
  (table) => [
    index('member_imports_time_index').on(table.sentAt),
    index('member_imports_busy_index')
      .on(table.touchedAt)
      .where(sql`${table.state} in ('rehearsing', 'running', 'undoing')`),
  ],
)

/** The rows of a file while they are judged and written, and for as long as whoever arrived can be taken away again. */
export const importRows = pgTable(
  'member_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => memberImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    outcome: importOutcome('outcome').notNull(),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    /** By what two rows are seen to be of one person. */
    clientCode: text('client_code'),
    fiscalCode: text('fiscal_code'),
    person: text('person'),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    writtenAt: instant('written_at'),
    invitedAt: instant('invited_at'),
    /** Why somebody who arrived was not taken away again. */
    keptBecause: text('kept_because'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('member_import_rows_member_index').on(table.memberId),
    index('member_import_rows_invited_index').on(table.invitedAt).where(sql`${table.invitedAt} is not null`),
  ],
)

/** DSK-028. Which column is what, kept under a name for the next file. */
export const importPairings = pgTable('import_pairings', {
  /** The name without capitals and accents. */
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  pairing: jsonb('pairing').$type<Record<string, string>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})
