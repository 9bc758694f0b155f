import { sql } from 'drizzle-orm'
import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { members } from '#areas/audience/tables.server.ts'
import { BULK_PATH } from '#areas/bulk/model.ts'
import { listRunLines, type RunLine } from '#areas/bulk/store.server.ts'
import { bulkRuns } from '#areas/bulk/tables.server.ts'
import { plainList } from '#areas/lists/plain-list-store.server.ts'
import { type DeskList, inOrder } from '#areas/lists/row-store.server.ts'
import { RUN_STATE_WORDS } from '../bulk/bulk-copy.ts'
import { bulkContents } from '../bulk/contents.server.ts'

/** DSK-012, DSK-019. What was confirmed with the acts that one may do, and one's own that still wait. */
export function runsFor(staff: Member): DeskList<RunLine> {
  const own = bulkContents.acts.filter(({ permission }) => staffMay(staff, permission))
  const acts = Object.fromEntries(own.map(({ name, title }) => [name, title]))
  return plainList({
    name: 'azioni',
    path: BULK_PATH,
    title: 'Azioni su molti',
    everything: 'tutte le azioni',
    seenBy: staff.id,
    from: sql`${bulkRuns} left join ${members} on members.id = bulk_runs.actor_id`,
    id: sql`bulk_runs.number`,
    idType: 'int',
    always: sql`bulk_runs.act = any(${sql.param(Object.keys(acts))}::text[])
      and (bulk_runs.confirmed_at is not null or bulk_runs.actor_id = ${staff.id})`,
    usual: { by: 'cominciata', isDescending: true },
    columns: [
      {
        key: 'what',
        title: 'Azione',
        kind: 'choice',
        choices: acts,
        value: sql`bulk_runs.act`,
        of: ({ act }) => act,
      },
      {
        key: 'count',
        title: 'Quanti',
        kind: 'number',
        value: sql`coalesce(nullif(bulk_runs.confirmed, 0), bulk_runs.total)`,
        of: ({ confirmed, total }) => confirmed || total,
      },
      {
        key: 'at',
        title: 'Quando',
        name: 'cominciata',
        kind: 'instant',
        value: sql`bulk_runs.created_at`,
        of: ({ createdAt }) => createdAt,
      },
      {
        key: 'who',
        title: 'Chi',
        kind: 'text',
        value: sql`coalesce(members.surname || ' ' || members.name, ${GONE})`,
        of: ({ actor }) => actor ?? GONE,
      },
      {
        key: 'state',
        title: 'A che punto è',
        name: 'stato',
        kind: 'choice',
        choices: Object.fromEntries(Object.entries(RUN_STATE_WORDS).map(([state, { label }]) => [state, label])),
        value: sql`bulk_runs.state::text`,
        of: ({ state }) => state,
      },
      {
        key: 'reason',
        title: 'Perché',
        kind: 'text',
        isAside: true,
        value: sql`bulk_runs.reason`,
        of: ({ reason }) => reason,
      },
    ],
    rowsOf: async (db, ids) => inOrder(ids, await listRunLines(db, ids.map(Number)), ({ number }) => String(number)),
  })
}

const GONE = 'Chi non lavora più qui'
