import { sql } from 'drizzle-orm'
import { plainList } from '#areas/lists/plain-list-store.server.ts'
import { type DeskList, inOrder } from '#areas/lists/row-store.server.ts'
import { IMPORTS_PATH, STATE_WORDS } from './copy.ts'
import type { MemberImport } from './model.ts'
import { listImportsOf } from './store.server.ts'
import { memberImports } from './tables.server.ts'

/** What was in a file is looked at on its own page. */
export type ImportRow = Pick<MemberImport, 'id' | 'label' | 'fileName' | 'state' | 'sentAt' | 'counts'>

/** DSK-012, DSK-028. The files of members that were sent. */
export const IMPORTS: DeskList<ImportRow> = plainList({
  name: 'importazioni',
  path: IMPORTS_PATH,
  title: 'Importazioni',
  everything: 'tutte le importazioni',
  from: sql`${memberImports}`,
  id: sql`member_imports.id`,
  always: sql`not member_imports.is_forgotten`,
  usual: { by: 'mandato', isDescending: true },
  columns: [
    {
      key: 'name',
      title: 'File',
      kind: 'text',
      value: sql`coalesce(member_imports.label, member_imports.file_name)`,
      of: ({ label, fileName }) => label ?? fileName,
    },
    {
      key: 'state',
      title: 'Stato',
      kind: 'choice',
      choices: STATE_WORDS,
      value: sql`member_imports.state::text`,
      of: ({ state }) => state,
    },
    {
      key: 'at',
      title: 'Mandato',
      kind: 'instant',
      value: sql`member_imports.sent_at`,
      of: ({ sentAt }) => sentAt,
    },
    {
      key: 'made',
      title: 'Nuovi',
      kind: 'number',
      value: sql`(member_imports.counts ->> 'new')::int`,
      of: ({ counts }) => counts.new,
    },
    {
      key: 'wrong',
      title: 'Da correggere',
      kind: 'number',
      value: sql`(member_imports.counts ->> 'wrong')::int`,
      of: ({ counts }) => counts.wrong,
    },
  ],
  rowsOf: async (db, ids) => inOrder(ids, await listImportsOf(db, ids), ({ id }) => id),
})
