import { asc, count, eq, sql } from 'drizzle-orm'
import { answers } from '#areas/lists/row-store.server.ts'
import { meaningOfGroups } from '#areas/segments/segment-field-store.server.ts'
import { questionOf } from '#areas/segments/segment-people-store.server.ts'
import { type Group, namedIn, writeGroup } from '#areas/segments/segment-rules.ts'
import { listSegments, type Segment } from '#areas/segments/segment-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { segments } from '#areas/segments/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { Figure } from './model.ts'
import { type FollowedSegment, segmentCode, segmentFigures, segmentIn } from './segments-model.ts'
import { figureDays, followedSegments, segmentPeople, segmentStretches } from './tables.server.ts'

export async function listFollowed(db: Db): Promise<FollowedSegment[]> {
  const { segmentId: id, sinceDay } = followedSegments
  const [rows, stretches] = await Promise.all([
    db
      .select({ id, sinceDay, name: segments.name })
      .from(followedSegments)
      .innerJoin(segments, eq(segments.id, id))
      .orderBy(asc(segments.key)),
    db.select().from(segmentStretches).orderBy(asc(segmentStretches.fromDay)),
  ])
  return rows.map((row) => ({ ...row, stretches: stretches.filter(({ segmentId }) => segmentId === row.id) }))
}

/** Every segment by its name. */
export const listSegmentNames = (db: Db): Promise<{ id: string; name: string }[]> =>
  db.select({ id: segments.id, name: segments.name }).from(segments).orderBy(asc(segments.key))

/** FIG-021. A followed segment, by the code of one of its figures. */
export async function findSegmentFigure(db: Db, code: string): Promise<Figure | null> {
  const id = segmentIn(code)
  const found = id && (await listFollowed(db)).find((each) => each.id === id)
  return found ? (segmentFigures(found).find((each) => each.code === code) ?? null) : null
}

/** One at a time, so that there are never more than there may be. */
export async function lockFollowed(tx: Db): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('followed_segments'))`)
  const [row] = await tx.select({ all: count() }).from(followedSegments)
  return row?.all ?? 0
}

/** False where it is followed already. */
export async function insertFollowed(tx: Db, segmentId: string, sinceDay: RomeDay): Promise<boolean> {
  const rows = await tx.insert(followedSegments).values({ segmentId, sinceDay }).onConflictDoNothing().returning()
  return rows.length > 0
}

/** What was counted of it goes with it. */
export async function deleteFollowed(tx: Db, segmentId: string): Promise<boolean> {
  const rows = await tx.delete(followedSegments).where(eq(followedSegments.segmentId, segmentId)).returning()
  return rows.length > 0
}

/** Totals of segments that nobody follows any more. */
export async function forgetLeft(tx: Db): Promise<void> {
  await tx.execute(sql`delete from ${figureDays} f where f.code like 'segment.%'
    and not exists (select from ${followedSegments} s where f.code like 'segment.' || s.segment_id || '.%')`)
}

/** Whether nobody else counts this segment until the transaction ends, and the last day it was counted. */
export async function takeFollowed(
  tx: Db,
  segmentId: string,
): Promise<{ sinceDay: RomeDay; lastDay: RomeDay | null; meaning: string | null } | null> {
  const { rows } = await tx.execute<{ sinceDay: RomeDay; lastDay: RomeDay | null; meaning: string | null }>(sql`
    select s.since_day::text as "sinceDay",
      (select max(f.day)::text from ${figureDays} f where f.code = ${segmentCode(segmentId, 'people')} and f.split = '') as "lastDay",
      (select t.meaning from ${segmentStretches} t where t.segment_id = s.segment_id order by t.from_day desc limit 1) as meaning
    from ${followedSegments} s where s.segment_id = ${segmentId} for update of s skip locked`)
  return rows[0] ?? null
}

/** FIG-015. What a segment asks, with what the segments it names ask: another where any of it changes. */
export function meaningWritten(groups: readonly Group[], all: ReadonlyMap<string, Segment>, depth = 0): string {
  const named = depth > 20 ? [] : namedIn(groups)
  return [
    ...groups.map(writeGroup),
    ...named.map((id) => `${id}[${meaningWritten(all.get(id)?.groups ?? [], all, depth + 1)}]`),
  ].join('|')
}

export const segmentsById = async (db: Db): Promise<ReadonlyMap<string, Segment>> =>
  new Map((await listSegments(db)).map((segment) => [segment.id, segment]))

/**
 * Who answers at an instant, as a table of this transaction `people_now (id)`, as the list of members has them. False where a condition no
 * longer exists.
 */
export async function findPeopleNow(tx: Db, groups: readonly Group[], at: Date): Promise<boolean> {
  const meaning = await meaningOfGroups(tx, MEMBERS.fields, groups)
  if (!meaning) return false
  await tx.execute(sql`drop table if exists people_now`)
  await tx.execute(sql`create temporary table people_now on commit drop as
    select ${MEMBERS.id} as id from ${MEMBERS.from} where ${answers(MEMBERS, questionOf(meaning), at)}`)
  await tx.execute(sql`analyze people_now`)
  return true
}

/** How many there are now, and how many of them were not there; call `findPeopleNow` before. */
export async function comparePeople(
  tx: Db,
  segmentId: string,
): Promise<{ before: number; now: number; cameIn: number }> {
  const { rows } = await tx.execute<{ before: number; now: number; cameIn: number }>(sql`
    select (select count(*)::int from people_now) as now,
      (select count(*)::int from people_now n where not exists (select from ${segmentPeople} p where p.segment_id = ${segmentId} and p.member_id = n.id)) as "cameIn",
      (select f.amount::int from ${figureDays} f where f.code = ${segmentCode(segmentId, 'people')} and f.split = '' order by f.day desc limit 1) as before`)
  const [row] = rows
  return { before: row?.before ?? 0, now: row?.now ?? 0, cameIn: row?.cameIn ?? 0 }
}

/** They are those of the last day now. */
export async function keepPeople(tx: Db, segmentId: string): Promise<void> {
  await tx.execute(
    sql`delete from ${segmentPeople} p where p.segment_id = ${segmentId} and not exists (select from people_now n where n.id = p.member_id)`,
  )
  await tx.execute(
    sql`insert into ${segmentPeople} (segment_id, member_id) select ${segmentId}, id from people_now on conflict do nothing`,
  )
}

export async function beginStretch(
  tx: Db,
  stretch: { segmentId: string; fromDay: RomeDay; meaning: string; words: string },
): Promise<void> {
  await tx.insert(segmentStretches).values(stretch)
}

export async function keepTotal(
  tx: Db,
  { code, day, amount }: { code: string; day: RomeDay; amount: number },
): Promise<void> {
  await tx.insert(figureDays).values({ code, day, amount: BigInt(amount), version: 1 })
}
