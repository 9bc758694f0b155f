import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { MemberValues } from './member-field-rules.ts'
import { memberDetails } from './tables.server.ts'

export type MemberDetails = typeof memberDetails.$inferSelect
type Writable = Partial<Omit<MemberDetails, 'memberId'>>

const { memberId: _whose, ...columns } = getTableColumns(memberDetails)
const NOTHING_TOLD = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [name, column.default ?? null]),
) as Omit<MemberDetails, 'memberId'>
/** Erasure: what somebody told is forgotten; that the account was closed, and what was told to them, is not. */
const { closedAt: _closed, devicesKnownSince: _since, erasureToldAt: _told, ...forgotten } = NOTHING_TOLD
export const FORGOTTEN_DETAILS: Writable = forgotten

/** What a member has told of themselves; nothing, where they told nothing. */
export async function findDetails(db: Db, memberId: string): Promise<MemberDetails> {
  const [row] = await db.select().from(memberDetails).where(eq(memberDetails.memberId, memberId))
  return row ?? { ...NOTHING_TOLD, memberId }
}

/** The same, held until the transaction ends, so that what may be said once is said once. */
export async function lockDetails(db: Db, memberId: string): Promise<MemberDetails> {
  await db.insert(memberDetails).values({ memberId }).onConflictDoNothing()
  const [row] = await db.select().from(memberDetails).where(eq(memberDetails.memberId, memberId)).for('update')
  return row ?? { ...NOTHING_TOLD, memberId }
}

/** DSK-031. The accounts that were joined to this one. */
export async function listJoinedTo(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: memberDetails.memberId })
    .from(memberDetails)
    .where(eq(memberDetails.joinedInto, memberId))
  return rows.map(({ id }) => id)
}

export async function upsertDetails(db: Db, memberId: string, told: Writable): Promise<void> {
  await db
    .insert(memberDetails)
    .values({ memberId, ...told })
    .onConflictDoUpdate({ target: memberDetails.memberId, set: told })
}

/** What a member says freely, as they are to be. */
export async function updateMemberFields(
  db: Db,
  memberId: string,
  { phone, prefix, ...others }: Partial<MemberValues>,
  now: Date,
): Promise<void> {
  if (phone !== undefined) await db.update(members).set({ phone, updatedAt: now }).where(eq(members.id, memberId))
  const details = { ...(prefix && { phonePrefix: prefix }), ...others }
  if (Object.keys(details).length > 0) await upsertDetails(db, memberId, details)
}

/** IDN-051. Members whose account nobody took back in time. */
export async function listDueErasures(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ memberId: memberDetails.memberId })
    .from(memberDetails)
    .where(and(lte(memberDetails.erasesAt, now), isNotNull(memberDetails.closedAt)))
    .orderBy(asc(memberDetails.erasesAt))
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

/** IDN-011. Where a journey stopped, once. */
export async function takeStoppedJourney(db: Db, memberId: string): Promise<string | null> {
  const { stoppedAt } = await findDetails(db, memberId)
  if (stoppedAt) await upsertDetails(db, memberId, { stoppedAt: null })
  return stoppedAt
}

/** REG-005. Whose fiscal code it is. */
export async function findMemberIdByFiscalCode(db: Db, fiscalCode: string): Promise<string | null> {
  const [row] = await db
    .select({ memberId: memberDetails.memberId })
    .from(memberDetails)
    .where(eq(memberDetails.fiscalCode, fiscalCode))
  return row?.memberId ?? null
}

/** DSK-006. Whose username, client code or fiscal code it is: one may be called as another is numbered. */
export async function listMemberIdsByCode(db: Db, code: string): Promise<string[]> {
  const upper = code.toUpperCase()
  const isUsername = /^\d{4,8}$/.test(code) ? eq(members.username, Number(code)) : undefined
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(or(inArray(members.clientCode, [code, upper]), isUsername))
  const named = /^[A-Z0-9]{16}$/.test(upper) ? await findMemberIdByFiscalCode(db, upper) : null
  return [...rows.map(({ id }) => id), ...(named === null ? [] : [named])]
}

/** The first proof counts. */
export async function verifyEmailOf(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ emailVerifiedAt: now })
    .where(and(eq(members.id, memberId), isNull(members.emailVerifiedAt)))
}
