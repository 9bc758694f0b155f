import { eq, inArray, sql } from 'drizzle-orm'
import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { exportColumns } from './export-store.server.ts'
import { EXPORT_STATE_WORDS, type ListExport } from './model.ts'
import { plainList } from './plain-list-store.server.ts'
import { type DeskList, inOrder } from './row-store.server.ts'
import { listExports } from './tables.server.ts'

export const EXPORTS_PATH = '/redazione/file-usciti'

export type ExportRow = ListExport & { actor: string; title: string }

const GONE = 'Chi non lavora più qui'

/** DSK-012, DSK-017. Whatever left the lists: all of it for administrators, their own files for the others. `titles` says what each list is called. */
export function exportsFor(staff: Member, titles: Readonly<Record<string, string>>): DeskList<ExportRow> {
  // Of a list of one thing, as the participants of a course, the name ends with its number.
  const titleOf = (list: string) => titles[list] ?? titles[list.replace(/-\d+$/, '')] ?? list
  const words = JSON.stringify(titles)
  const isAll = staffMay(staff, 'trail.read')
  return plainList({
    name: 'file-usciti',
    path: EXPORTS_PATH,
    title: 'File usciti',
    everything: 'tutti i file usciti',
    ...(!isAll && { seenBy: staff.id, always: sql`list_exports.actor_id = ${staff.id}` }),
    from: sql`${listExports} left join ${members} on members.id = list_exports.actor_id`,
    id: sql`list_exports.id`,
    usual: { by: 'chiesto', isDescending: true },
    offered: ['chiesto', 'elenco', 'chi'],
    columns: [
      {
        key: 'at',
        title: 'Quando',
        name: 'chiesto',
        kind: 'instant',
        value: sql`list_exports.asked_at`,
        of: ({ askedAt }) => askedAt,
      },
      {
        key: 'who',
        title: 'Chi',
        kind: 'text',
        value: sql`coalesce(members.surname || ' ' || members.name, ${GONE})`,
        of: ({ actor }) => actor,
      },
      {
        key: 'list',
        title: 'Elenco',
        kind: 'text',
        value: sql`coalesce(${words}::jsonb ->> list_exports.list, ${words}::jsonb ->> regexp_replace(list_exports.list, '-\\d+$', ''), list_exports.list)`,
        of: ({ title }) => title,
      },
      {
        key: 'question',
        title: 'Domanda',
        kind: 'text',
        value: sql`list_exports.question`,
        of: ({ question }) => question,
      },
      { key: 'columns', title: 'Colonne', name: 'con-colonne', kind: 'text', of: ({ columns }) => columns.join(', ') },
      {
        key: 'rows',
        title: 'Righe',
        name: 'quante-righe',
        kind: 'number',
        value: sql`list_exports.row_count`,
        of: ({ rowCount }) => rowCount,
      },
      { key: 'reason', title: 'Perché', kind: 'text', value: sql`list_exports.reason`, of: ({ reason }) => reason },
      {
        key: 'state',
        title: 'Stato',
        kind: 'choice',
        choices: EXPORT_STATE_WORDS,
        value: sql`list_exports.state::text`,
        of: ({ state }) => state,
      },
      {
        key: 'downloaded',
        title: 'Scaricato il',
        kind: 'instant',
        value: sql`list_exports.downloaded_at`,
        of: ({ downloadedAt }) => downloadedAt,
      },
    ],
    rowsOf: async (db, ids) => {
      const rows = await listLines(db, ids)
      return inOrder(ids, rows, ({ id }) => id).map((row) => ({
        ...row,
        actor: row.actor ?? GONE,
        title: titleOf(row.list),
      }))
    },
  })
}

const listLines = (db: Db, ids: readonly string[]) =>
  db
    .select({ ...exportColumns, actor: sql<string | null>`${members.surname} || ' ' || ${members.name}` })
    .from(listExports)
    .leftJoin(members, eq(members.id, listExports.actorId))
    .where(inArray(listExports.id, [...ids]))
