import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { announcementOf, CHANGES_CHANNEL, type Change, type Changed } from './model.ts'
import { changes } from './tables.server.ts'

/** OPS-001, OPS-006. Written in the transaction of what it tells; every node hears of it, or reads it, once that commits. */
export async function recordChange(db: Db, changed: Changed): Promise<void> {
  const [line] = await db.insert(changes).values({ changed }).returning({ id: changes.id })
  if (line) await notify(db, CHANGES_CHANNEL, announcementOf({ id: line.id, changed }))
}

/** A node that was away for longer than this many lines begins again. */
const MOST_READ = 5_000

export type ChangesRead = {
  /** Transactions before this one have all ended: what they wrote is among what was read. */
  horizon: string
  /** The last number that was given, also to a line that was never kept or is gone. */
  last: number
  lines: readonly (Change & { madeBy: string })[]
  /** There were more lines than one reads. */
  isCut: boolean
}

/** OPS-002. The lines of transactions that were open, or had not begun, at `horizon`; all in one look, so that none falls between two. */
export async function readChanges(db: Db, horizon: string): Promise<ChangesRead> {
  const { rows } = await db.execute<{ horizon: string; last: string; lines: [number, Changed, string][] }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select case when is_called then last_value else 0 end from changes_id_seq)::text as last,
      (select coalesce(json_agg(json_build_array(id, changed, made_by::text) order by id), '[]') from
        (select id, changed, made_by from changes where made_by >= ${horizon}::xid8 order by id limit ${MOST_READ + 1}) one) as lines`)
  const [row] = rows
  if (!row) throw new Error('The log of changes answers nothing.')
  const lines = row.lines.map(([id, changed, madeBy]) => ({ id, changed, madeBy }))
  return { horizon: row.horizon, last: Number(row.last), lines, isCut: lines.length > MOST_READ }
}

/** How many lines back a transaction that ends late is still noticed. */
const MARKED = 500

/** Another one after each change: what is remembered under it is asked anew. */
export async function changesMark(db: Db): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws('/', max(id), count(*), sum(id)) as mark from (select id from changes order by id desc limit ${MARKED}) one`)
  return rows[0]?.mark ?? ''
}

const A_BATCH = 5_000

/** OPS-008. Lines that every node has read long ago. Answers how many it took away, of at most a batch. */
export async function deleteOldChanges(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from changes where id in (select id from changes where at < now() - interval '24 hours' order by at limit ${A_BATCH})`)
  return rowCount ?? 0
}

export const isWholeBatch = (count: number): boolean => count >= A_BATCH
