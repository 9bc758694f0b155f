import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { bulkRuns } from '#areas/bulk/tables.server.ts'
import { listViews } from '#areas/lists/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { MEMBER_LIST } from './model.ts'
import { type Group, namedIn, readGroups, SEGMENT_FIELD } from './segment-rules.ts'
import { segments } from './tables.server.ts'

export type Segment = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly groups: readonly Group[]
  readonly ownerId: string
  readonly version: number
  readonly count: number | null
  readonly countedAt: Date | null
}

const columns = {
  id: segments.id,
  name: segments.name,
  description: segments.description,
  groups: segments.groups,
  ownerId: segments.ownerId,
  version: segments.version,
  count: segments.count,
  countedAt: segments.countedAt,
}
type Row = Omit<Segment, 'groups'> & { groups: string[] }
const segmentOf = <Found extends Row>(row: Found) => ({ ...row, groups: readGroups(row.groups) })

/** Segments are made, changed and removed by one at a time. */
export async function lockSegments(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('segments'))`)
}

export async function listSegments(db: Db): Promise<(Segment & { owner: string | null })[]> {
  const rows = await db
    .select({ ...columns, owner: sql<string | null>`${members.surname} || ' ' || ${members.name}` })
    .from(segments)
    .leftJoin(members, eq(members.id, segments.ownerId))
    .orderBy(asc(segments.key))
  return rows.map(segmentOf)
}

export async function findSegment(db: Db, id: string): Promise<Segment | null> {
  const [row] = await db.select(columns).from(segments).where(eq(segments.id, id))
  return row ? segmentOf(row) : null
}

export const countSegments = (db: Db): Promise<number> => db.$count(segments)

/** Whether another one is called so. */
export async function hasSegmentNamed(db: Db, key: string, except: string | null): Promise<boolean> {
  const isOther = except === null ? undefined : ne(segments.id, except)
  return (await db.$count(segments, and(eq(segments.key, key), isOther))) > 0
}

type Written = Pick<Segment, 'name' | 'description'> & { key: string; groups: string[]; updatedAt: Date }

export async function insertSegment(db: Db, segment: Written & { ownerId: string }): Promise<string> {
  const [row] = await db.insert(segments).values(segment).returning({ id: segments.id })
  if (!row) throw new Error('A segment was not written.')
  return row.id
}

export async function updateSegment(db: Db, id: string, segment: Written): Promise<void> {
  await db
    .update(segments)
    .set({ ...segment, version: sql`${segments.version} + 1` })
    .where(eq(segments.id, id))
}

export async function updateCount(db: Db, id: string, count: number, countedAt: Date): Promise<void> {
  await db.update(segments).set({ count, countedAt }).where(eq(segments.id, id))
}

export async function deleteSegment(db: Db, id: string): Promise<void> {
  await db.delete(segments).where(eq(segments.id, id))
}

export type SegmentUse = { readonly words: string; readonly to: string }

const UNDER_WAY = sql`${bulkRuns.state} in ('judging', 'ready', 'running', 'undoing')`

/** DSK-023. What uses a segment: other segments, views of the team, acts on many that are not over. */
export async function listUses(db: Db, id: string): Promise<SegmentUse[]> {
  const names = (query: typeof listViews.query | typeof bulkRuns.query) =>
    sql`${query} ~ ${`(^|&)${SEGMENT_FIELD}=[^&]*${id}`}`
  const views = await db
    .select({ id: listViews.id, name: listViews.name, query: listViews.query })
    .from(listViews)
    .where(and(eq(listViews.list, MEMBER_LIST), eq(listViews.isShared, true), names(listViews.query)))
    .limit(50)
  const runs = await db
    .select({ number: bulkRuns.number })
    .from(bulkRuns)
    .where(and(eq(bulkRuns.list, MEMBER_LIST), UNDER_WAY, names(bulkRuns.query)))
    .limit(50)
  const others = (await listSegments(db)).filter((each) => each.id !== id && namedIn(each.groups).includes(id))
  return [
    ...others.map((each) => ({ words: `il segmento «${each.name}»`, to: `/redazione/segmenti/${each.id}` })),
    ...views.map(({ id: view, name, query }) => ({
      words: `la vista «${name}»`,
      to: `/redazione/iscritti?${query}&vista=${view}`,
    })),
    ...runs.map(({ number }) => ({ words: `l’azione su molti n. ${number}`, to: `/redazione/azioni/${number}` })),
  ]
}
