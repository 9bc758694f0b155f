import { and, asc, count, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type BulkRun, type Kept, type Outcome, PIECE, type RunState, type Verdict } from './model.ts'
import { bulkItems, bulkRuns } from './tables.server.ts'

const columns = {
  number: bulkRuns.number,
  list: bulkRuns.list,
  act: bulkRuns.act,
  actorId: bulkRuns.actorId,
  createdAt: bulkRuns.createdAt,
  query: bulkRuns.query,
  question: bulkRuns.question,
  isAll: bulkRuns.isAll,
  isNarrowed: bulkRuns.isNarrowed,
  total: bulkRuns.total,
  params: bulkRuns.params,
  reason: bulkRuns.reason,
  state: bulkRuns.state,
  reached: bulkRuns.reached,
  confirmed: bulkRuns.confirmed,
  confirmedAt: bulkRuns.confirmedAt,
  endedAt: bulkRuns.endedAt,
}

export type NewRun = Pick<
  BulkRun,
  'list' | 'act' | 'actorId' | 'createdAt' | 'query' | 'question' | 'isAll' | 'isNarrowed'
> & { key: string }

/** The number of a new run; null where the same key has one already. */
export async function insertRun(db: Db, run: NewRun): Promise<number | null> {
  const [row] = await db.insert(bulkRuns).values(run).onConflictDoNothing().returning({ number: bulkRuns.number })
  return row?.number ?? null
}

export async function findRun(db: Db, number: number): Promise<BulkRun | null> {
  const [row] = await db.select(columns).from(bulkRuns).where(eq(bulkRuns.number, number))
  return row ?? null
}

export async function findRunByKey(db: Db, key: string): Promise<BulkRun | null> {
  const [row] = await db.select(columns).from(bulkRuns).where(eq(bulkRuns.key, key))
  return row ?? null
}

/** Held until the end of the transaction: `share` by whoever works on a record of it, `update` by whoever changes its state. */
export async function lockRun(db: Db, number: number, strength: 'share' | 'update'): Promise<BulkRun | null> {
  const [row] = await db.select(columns).from(bulkRuns).where(eq(bulkRuns.number, number)).for(strength)
  return row ?? null
}

type Change = Partial<
  Pick<BulkRun, 'params' | 'reason' | 'total' | 'reached' | 'confirmed' | 'confirmedAt' | 'endedAt'>
>

export async function updateRun(db: Db, number: number, change: Change & { state?: RunState }): Promise<void> {
  await db.update(bulkRuns).set(change).where(eq(bulkRuns.number, number))
}

export type RunLine = BulkRun & { actor: string | null }

export function listRunLines(db: Db, numbers: readonly number[]): Promise<RunLine[]> {
  return db
    .select({ ...columns, actor: sql<string | null>`${members.surname} || ' ' || ${members.name}` })
    .from(bulkRuns)
    .leftJoin(members, eq(members.id, bulkRuns.actorId))
    .where(inArray(bulkRuns.number, [...numbers]))
}

/** The next records of a run, after those it has. */
export async function insertItems(db: Db, run: number, ids: readonly string[], after: number): Promise<void> {
  await db.execute(sql`insert into ${bulkItems} (run, place, record_id)
    select ${run}, ${after} + n.place::int, n.id from unnest(${sql.param(ids)}::text[]) with ordinality as n(id, place)`)
}

export type Item = {
  readonly place: number
  readonly recordId: string
  readonly verdict: Verdict['kind'] | null
  readonly outcome: Outcome | null
  readonly reason: string | null
  readonly kept: Kept | null
  readonly isRestored: boolean | null
}
const itemColumns = {
  place: bulkItems.place,
  recordId: bulkItems.recordId,
  verdict: bulkItems.verdict,
  outcome: bulkItems.outcome,
  reason: bulkItems.reason,
  kept: bulkItems.kept,
  isRestored: bulkItems.isRestored,
}

const LEFT = {
  judging: undefined,
  running: and(eq(bulkItems.verdict, 'changes'), isNull(bulkItems.outcome)),
  undoing: and(eq(bulkItems.outcome, 'done'), isNull(bulkItems.isRestored)),
}
export type Work = keyof typeof LEFT

/** The next records that a run still has to look at, do or take back. */
export function listLeft(db: Db, run: number, work: Work, after: number): Promise<Item[]> {
  return db
    .select(itemColumns)
    .from(bulkItems)
    .where(and(eq(bulkItems.run, run), gt(bulkItems.place, after), LEFT[work]))
    .orderBy(asc(bulkItems.place))
    .limit(PIECE)
}

/** One record of a run, if this still has to be done to it and nobody else is doing it. */
export async function takeItem(db: Db, run: number, place: number, work: Work): Promise<Item | null> {
  const [row] = await db
    .select(itemColumns)
    .from(bulkItems)
    .where(and(eq(bulkItems.run, run), eq(bulkItems.place, place), LEFT[work]))
    .for('update', { skipLocked: true })
  return row ?? null
}

export async function updateVerdicts(
  db: Db,
  run: number,
  verdicts: readonly { place: number; kind: Verdict['kind']; reason: string | null }[],
): Promise<void> {
  await db.execute(sql`update ${bulkItems} i set verdict = v.kind::bulk_verdict, reason = v.reason
    from unnest(${sql.param(verdicts.map(({ place }) => place))}::int[], ${sql.param(verdicts.map(({ kind }) => kind))}::text[],
      ${sql.param(verdicts.map(({ reason }) => reason))}::text[]) as v(place, kind, reason)
    where i.run = ${run} and i.place = v.place`)
}

export async function updateItem(
  db: Db,
  run: number,
  place: number,
  change: Partial<Pick<Item, 'outcome' | 'reason' | 'kept' | 'isRestored'>>,
): Promise<void> {
  await db
    .update(bulkItems)
    .set(change)
    .where(and(eq(bulkItems.run, run), eq(bulkItems.place, place)))
}

/** What a record came to: what was done, or what was seen before where nothing was to be done. */
const cameTo = sql<Outcome | null>`coalesce(${bulkItems.outcome}::text,
  case ${bulkItems.verdict} when 'same' then 'skipped' when 'refused' then 'refused' end)`

export type Group = {
  kind: Verdict['kind'] | null
  cameTo: Outcome | null
  reason: string | null
  isRestored: boolean | null
  count: number
}

/** How many records of a run stand where, by reason. */
export function countItems(db: Db, run: number): Promise<Group[]> {
  return db
    .select({
      kind: bulkItems.verdict,
      cameTo,
      reason: bulkItems.reason,
      isRestored: bulkItems.isRestored,
      count: count(),
    })
    .from(bulkItems)
    .where(eq(bulkItems.run, run))
    .groupBy(bulkItems.verdict, cameTo, bulkItems.reason, bulkItems.isRestored)
    .orderBy(desc(count()))
}

/** The first records of a run that would come to something, for a reason or for none. */
export async function listExamples(db: Db, run: number, kind: Verdict['kind'], limit: number): Promise<Item[]> {
  return db
    .select(itemColumns)
    .from(bulkItems)
    .where(and(eq(bulkItems.run, run), eq(bulkItems.verdict, kind)))
    .orderBy(asc(bulkItems.place))
    .limit(limit)
}

/** All records of a run, some at a time. */
export function listItems(db: Db, run: number, after: number): Promise<(Item & { cameTo: Outcome | null })[]> {
  return db
    .select({ ...itemColumns, cameTo })
    .from(bulkItems)
    .where(and(eq(bulkItems.run, run), gt(bulkItems.place, after)))
    .orderBy(asc(bulkItems.place))
    .limit(PIECE)
}

/** What was begun and never confirmed, and the records of what ended long ago. */
export async function forgetRuns(db: Db, before: { begun: Date; ended: Date }): Promise<void> {
  await db.delete(bulkRuns).where(and(isNull(bulkRuns.confirmedAt), lt(bulkRuns.createdAt, before.begun)))
  const ended = db.select({ number: bulkRuns.number }).from(bulkRuns).where(lt(bulkRuns.endedAt, before.ended))
  await db.delete(bulkItems).where(inArray(bulkItems.run, ended))
}
