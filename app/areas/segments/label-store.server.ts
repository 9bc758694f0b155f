import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { Label } from './model.ts'
import { labels, memberLabels } from './tables.server.ts'

const columns = { id: labels.id, name: labels.name }

/** Labels are made, renamed and joined by one at a time. */
export async function lockLabels(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('labels'))`)
}

export function listLabelNames(db: Db): Promise<Label[]> {
  return db.select(columns).from(labels).orderBy(asc(labels.key))
}

/** Every label of the club with how many have it, in the order of the alphabet. */
export async function listLabels(db: Db): Promise<(Label & { members: number })[]> {
  return db
    .select({ ...columns, members: count(memberLabels.memberId) })
    .from(labels)
    .leftJoin(memberLabels, eq(memberLabels.labelId, labels.id))
    .groupBy(labels.id)
    .orderBy(asc(labels.key))
}

export function listLabelsOf(db: Db, memberId: string): Promise<Label[]> {
  return db
    .select(columns)
    .from(memberLabels)
    .innerJoin(labels, eq(labels.id, memberLabels.labelId))
    .where(eq(memberLabels.memberId, memberId))
    .orderBy(asc(labels.key))
}

export async function findLabel(db: Db, id: string): Promise<Label | null> {
  const [row] = await db.select(columns).from(labels).where(eq(labels.id, id))
  return row ?? null
}

export async function findLabelByKey(db: Db, key: string): Promise<Label | null> {
  const [row] = await db.select(columns).from(labels).where(eq(labels.key, key))
  return row ?? null
}

export const countLabels = (db: Db): Promise<number> => db.$count(labels)

export const countLabelsOf = (db: Db, memberId: string): Promise<number> =>
  db.$count(memberLabels, eq(memberLabels.memberId, memberId))

export async function insertLabel(db: Db, name: string, key: string, now: Date): Promise<Label> {
  const [row] = await db.insert(labels).values({ name, key, createdAt: now }).returning(columns)
  if (!row) throw new Error('A label was not written.')
  return row
}

export async function updateLabelName(db: Db, id: string, name: string, key: string): Promise<void> {
  await db.update(labels).set({ name, key }).where(eq(labels.id, id))
}

export async function deleteLabel(db: Db, id: string): Promise<void> {
  await db.delete(labels).where(eq(labels.id, id))
}

/** False where the member has it already. */
export async function insertMemberLabel(db: Db, memberId: string, labelId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.insert(memberLabels).values({ memberId, labelId, givenAt: now }).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

export async function insertMemberLabels(
  db: Db,
  memberIds: readonly string[],
  labelId: string,
  now: Date,
): Promise<void> {
  const given = memberIds.map((memberId) => ({ memberId, labelId, givenAt: now }))
  await db.insert(memberLabels).values(given).onConflictDoNothing()
}

/** False where the member does not have it. */
export async function deleteMemberLabel(db: Db, memberId: string, labelId: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(memberLabels)
    .where(and(eq(memberLabels.memberId, memberId), eq(memberLabels.labelId, labelId)))
  return (rowCount ?? 0) > 0
}

/** Whoever has one has the other; the first is then nobody's. Answers how many have it that had not. */
export async function moveMembers(db: Db, fromId: string, intoId: string): Promise<number> {
  const { rowCount } = await db.execute(sql`insert into ${memberLabels} (member_id, label_id, given_at)
    select m.member_id, ${intoId}::uuid, m.given_at from ${memberLabels} m where m.label_id = ${fromId}::uuid on conflict do nothing`)
  return rowCount ?? 0
}

/** When a member was given a label; null where they do not have it. */
export async function findGivenAt(db: Db, memberId: string, labelId: string): Promise<Date | null> {
  const [row] = await db
    .select({ givenAt: memberLabels.givenAt })
    .from(memberLabels)
    .where(and(eq(memberLabels.memberId, memberId), eq(memberLabels.labelId, labelId)))
  return row?.givenAt ?? null
}
