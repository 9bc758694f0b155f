import { and, asc, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { likeAnywhere } from '#platform/pure/like.ts'
import type { FitnessCenter, Lead, LeadState, NewLead } from './model.ts'
import { fitnessCenters, leads } from './tables.server.ts'

/** Null when the same event id is already there: a double click, a retry. */
export async function insertLead(db: Db, lead: NewLead, now: Date): Promise<string | null> {
  const [row] = await db
    .insert(leads)
    .values({ ...lead, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: leads.eventId })
    .returning({ id: leads.id })
  return row?.id ?? null
}

export async function findLeadIdByEvent(db: Db, eventId: string): Promise<string | null> {
  const [row] = await db.select({ id: leads.id }).from(leads).where(eq(leads.eventId, eventId))
  return row?.id ?? null
}

export type LeadQuery = { state?: LeadState | undefined; typed?: string; limit: number; offset: number }

/** For operators, the newest first. */
export async function listLeads(
  db: Db,
  { state, typed, limit, offset }: LeadQuery,
): Promise<{ total: number; leads: Lead[] }> {
  const where = and(state ? eq(leads.state, state) : undefined, typed ? holding(typed) : undefined)
  const [total] = await db.select({ count: count() }).from(leads).where(where)
  const rows = await db
    .select()
    .from(leads)
    .where(where)
    .orderBy(desc(leads.createdAt), asc(leads.id))
    .limit(limit)
    .offset(offset)
  return { total: total?.count ?? 0, leads: rows }
}

/** What was asked from a mailbox without signing in: for who exports everything about themselves. */
export function listLeadsByEmail(db: Db, email: string): Promise<Lead[]> {
  return db
    .select()
    .from(leads)
    .where(and(eq(leads.email, email), isNull(leads.memberId)))
    .orderBy(desc(leads.createdAt))
    .limit(1000)
}

/** Whose name, address, phone or form has these letters in it, however they are written. */
function holding(typed: string) {
  const pattern = likeAnywhere(typed)
  const person = sql`concat_ws(' ', ${leads.name}, ${leads.surname}, ${leads.email}, ${leads.phone}, ${leads.formType})`
  return sql`${person} ilike ${pattern}`
}

export async function findLead(db: Db, id: string): Promise<Lead | null> {
  const [row] = await db.select().from(leads).where(eq(leads.id, id))
  return row ?? null
}

export async function countLeadsByState(db: Db): Promise<Record<LeadState, number>> {
  const rows = await db.select({ state: leads.state, count: count() }).from(leads).groupBy(leads.state)
  return { new: 0, taken: 0, closed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.count])) }
}

/** `seen`: the state it was looked at in; whoever moved it meanwhile is not overruled. */
type Move = { state: LeadState; handledBy: string | null; seen?: LeadState | undefined; now: Date }

export async function updateLeadState(db: Db, id: string, { state, handledBy, seen, now }: Move): Promise<boolean> {
  const rows = await db
    .update(leads)
    .set({ state, handledBy, updatedAt: now })
    .where(and(eq(leads.id, id), seen && eq(leads.state, seen)))
    .returning({ id: leads.id })
  return rows.length > 0
}

/** Whether a member has a request of this form that nobody has closed. */
export async function hasOpenLead(db: Db, memberId: string, formType: string): Promise<boolean> {
  const rows = await db.select({ id: leads.id }).from(leads).where(isOpenOf(memberId, formType)).limit(1)
  return rows.length > 0
}

/** What a member asked with this form is settled. */
export async function closeLeadsOf(
  db: Db,
  memberId: string,
  { formType, handledBy, now }: { formType: string; handledBy: string; now: Date },
): Promise<void> {
  await db.update(leads).set({ state: 'closed', handledBy, updatedAt: now }).where(isOpenOf(memberId, formType))
}

const isOpenOf = (memberId: string, formType: string) =>
  and(eq(leads.memberId, memberId), eq(leads.formType, formType), ne(leads.state, 'closed'))

/** Erasure: what was asked stays, who asked goes, also where they asked without signing in. */
export async function anonymizeLeadsOf(db: Db, memberId: string, email: string | null, now: Date): Promise<void> {
  await db
    .update(leads)
    .set({
      name: null,
      surname: null,
      email: 'cancellato@camice.invalid',
      phone: null,
      fields: {},
      memberId: null,
      updatedAt: now,
    })
    .where(email === null ? eq(leads.memberId, memberId) : or(eq(leads.memberId, memberId), eq(leads.email, email)))
}

/** By city, as people look for them. */
export function listFitnessCenters(db: Db): Promise<FitnessCenter[]> {
  return db.select().from(fitnessCenters).orderBy(asc(fitnessCenters.city), asc(fitnessCenters.name)).limit(1000)
}

export async function hasFitnessCenter(db: Db, id: number): Promise<boolean> {
  return (await db.select({ id: fitnessCenters.id }).from(fitnessCenters).where(eq(fitnessCenters.id, id))).length > 0
}

export async function insertFitnessCenters(db: Db, centers: readonly FitnessCenter[]): Promise<void> {
  await db
    .insert(fitnessCenters)
    .values([...centers])
    .onConflictDoUpdate({
      target: fitnessCenters.id,
      set: { name: sql`excluded.name`, city: sql`excluded.city`, province: sql`excluded.province` },
      // A centre that was written before it had a city; those a club has changed stay as they are.
      setWhere: eq(fitnessCenters.city, ''),
    })
}
