import { and, asc, count, desc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { FitnessCenter, Lead, LeadState, NewLead } from './model.ts'
import { fitnessCenters, leads } from './tables.server.ts'

/** Null when the same event id is already there: a double click, a retry. */
export async function insertLead(
  db: Db,
  lead: NewLead,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<string | null> {
  const [row] = await db
    .insert(leads)
    .values({ ...lead, dueAt, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: leads.eventId })
    .returning({ id: leads.id })
  return row?.id ?? null
}

export async function findLeadByEvent(db: Db, eventId: string): Promise<Pick<Lead, 'id' | 'dueAt'> | null> {
  const [row] = await db.select({ id: leads.id, dueAt: leads.dueAt }).from(leads).where(eq(leads.eventId, eventId))
  return row ?? null
}

export type LeadQuery = {
  state?: LeadState | undefined
  /** DSK-045. Kinds that are not told to whoever asks. */
  except?: readonly string[]
  limit: number
  offset: number
}

/** For operators, the newest first. */
export async function listLeads(
  db: Db,
  { state, except = [], limit, offset }: LeadQuery,
): Promise<{ total: number; leads: Lead[] }> {
  const where = and(state ? eq(leads.state, state) : undefined, notInArray(leads.formType, [...except]))
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

export async function findLead(db: Db, id: string, isHeld = false): Promise<Lead | null> {
  const asked = db.select().from(leads).where(eq(leads.id, id))
  const [row] = await (isHeld ? asked.for('update') : asked)
  return row ?? null
}

type Move = { state: LeadState; handledBy: string | null; now: Date; answeredAt?: Date | null }

/** It is nobody else's any more, and no longer aside: whoever moves it has it in hand. */
export function findLeads(db: Db, ids: readonly string[]): Promise<Lead[]> {
  return db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))
}

export async function updateLeadState(db: Db, id: string, { now, ...move }: Move): Promise<void> {
  await db
    .update(leads)
    .set({ ...move, leftBy: null, asideUntil: null, updatedAt: now })
    .where(eq(leads.id, id))
}

export async function updateAside(db: Db, id: string, asideUntil: RomeDay, now: Date): Promise<void> {
  await db.update(leads).set({ asideUntil, updatedAt: now }).where(eq(leads.id, id))
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
  await db
    .update(leads)
    .set({ state: 'closed', handledBy, asideUntil: null, updatedAt: now })
    .where(isOpenOf(memberId, formType))
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
