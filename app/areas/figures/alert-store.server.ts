import { and, asc, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { listStaff, type StaffMember } from '#areas/account/correction-store.server.ts'
import { memberDetails } from '#areas/account/tables.server.ts'
import { heldThrough, runningRoles } from '#areas/audience/staff-permission-rules.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'
import type { LetterEvery, Side } from './alert-rules.ts'
import { figureAlerts, figureLetters } from './tables.server.ts'

const MOST_STAFF = 500

export type Reader = Pick<StaffMember, 'id' | 'name' | 'email'> & { readonly permissions: readonly StaffPermission[] }

/** FIG-052. Who works here now, with what they may do on this day; whose account is closed does nothing. */
export async function listReaders(db: Db, now: Date): Promise<Map<string, Reader>> {
  const [staff, closed] = await Promise.all([
    listStaff(db, MOST_STAFF),
    db
      .select({ id: memberDetails.memberId })
      .from(memberDetails)
      .where(sql`${memberDetails.closedAt} is not null
      and ${memberDetails.memberId} in (select member_id from member_roles)`),
  ])
  const gone = new Set(closed.map(({ id }) => id))
  return new Map(
    staff.flatMap(({ id, name, email, roles }) => {
      const { permissions } = heldThrough(runningRoles(roles, now))
      return gone.has(id) || permissions.length === 0 ? [] : [[id, { id, name, email, permissions }]]
    }),
  )
}

export type FigureLetter = { memberId: string; every: LetterEvery; since: Date; lastDay: RomeDay | null }

export async function findLetter(db: Db, memberId: string): Promise<FigureLetter | null> {
  const [row] = await db.select().from(figureLetters).where(eq(figureLetters.memberId, memberId))
  return row ?? null
}

export const listLetters = (db: Db): Promise<FigureLetter[]> => db.select().from(figureLetters).limit(MOST_STAFF)

export async function keepLetter(tx: Db, memberId: string, every: LetterEvery, since: Date): Promise<void> {
  await tx
    .insert(figureLetters)
    .values({ memberId, every, since })
    .onConflictDoUpdate({ target: figureLetters.memberId, set: { every, since } })
}

export async function deleteLetter(tx: Db, memberId: string): Promise<void> {
  await tx.delete(figureLetters).where(eq(figureLetters.memberId, memberId))
}

/** Whether the turn of this letter is ours: of two nodes one takes it. */
export async function takeLetter(tx: Db, memberId: string, day: RomeDay): Promise<boolean> {
  const { lastDay } = figureLetters
  const rows = await tx
    .update(figureLetters)
    .set({ lastDay: day })
    .where(and(eq(figureLetters.memberId, memberId), or(isNull(lastDay), lt(lastDay, day))))
    .returning({ memberId: figureLetters.memberId })
  return rows.length > 0
}

export type FigureAlert = {
  id: string
  memberId: string
  code: string
  side: Side
  bound: bigint
  isPassed: boolean
  checkedDay: RomeDay | null
  createdAt: Date
}

/** Letters and bounds are asked for by one at a time: what is sent twice is done once, and bounds are never too many. Answers how many there are. */
export async function lockAlerts(tx: Db): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('figure_alerts'))`)
  const [row] = await tx.select({ all: count() }).from(figureAlerts)
  return row?.all ?? 0
}

export async function listAlerts(db: Db, limit: number): Promise<(FigureAlert & { who: string })[]> {
  const rows = await db
    .select({ alert: figureAlerts, name: members.name, surname: members.surname })
    .from(figureAlerts)
    .innerJoin(members, eq(members.id, figureAlerts.memberId))
    .orderBy(asc(figureAlerts.createdAt), asc(figureAlerts.id))
    .limit(limit)
  return rows.map(({ alert, name, surname }) => ({ ...alert, who: `${name} ${surname}` }))
}

export async function findAlert(db: Db, id: string): Promise<FigureAlert | null> {
  const [row] = await db.select().from(figureAlerts).where(eq(figureAlerts.id, id))
  return row ?? null
}

/** False where the same person already has this very one. */
export async function insertAlert(tx: Db, alert: Omit<FigureAlert, 'id'>): Promise<string | null> {
  const [row] = await tx.insert(figureAlerts).values(alert).onConflictDoNothing().returning({ id: figureAlerts.id })
  return row?.id ?? null
}

export async function deleteAlert(tx: Db, id: string): Promise<boolean> {
  return (await tx.delete(figureAlerts).where(eq(figureAlerts.id, id)).returning({ id: figureAlerts.id })).length > 0
}

/** What an alert was when this day was looked at first; null where another node did. */
export async function takeAlert(tx: Db, id: string, day: RomeDay): Promise<FigureAlert | null> {
  const { checkedDay } = figureAlerts
  const [row] = await tx
    .update(figureAlerts)
    .set({ checkedDay: day })
    .where(and(eq(figureAlerts.id, id), or(isNull(checkedDay), lt(checkedDay, day))))
    .returning()
  return row ?? null
}

export async function turnAlert(tx: Db, id: string, isPassed: boolean): Promise<void> {
  await tx.update(figureAlerts).set({ isPassed }).where(eq(figureAlerts.id, id))
}
