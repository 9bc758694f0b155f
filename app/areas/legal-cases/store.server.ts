import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { Hearing, LegalCase } from './model.ts'
import { legalCases, legalDocuments, legalHearings } from './tables.server.ts'

const MOST_CASES = 100
const MOST_HEARINGS = 200

export const caseColumns = {
  id: legalCases.id,
  name: legalCases.name,
  court: legalCases.court,
  seat: legalCases.seat,
  section: legalCases.section,
  status: legalCases.status,
  businessLine: legalCases.businessLine,
  specialization: legalCases.specialization,
  rulings: legalCases.rulings,
}

export async function listCases(db: Db, memberId: string): Promise<LegalCase[]> {
  return db
    .select(caseColumns)
    .from(legalCases)
    .where(eq(legalCases.memberId, memberId))
    .orderBy(desc(legalCases.openedAt))
    .limit(MOST_CASES)
}

/** A case of this member; another's does not exist. */
export async function getCase(db: Db, memberId: string, name: string): Promise<LegalCase> {
  const [row] = await db
    .select(caseColumns)
    .from(legalCases)
    .where(and(eq(legalCases.memberId, memberId), eq(legalCases.name, name)))
  if (!row) throw new NotFound('Questa causa non esiste.')
  return row
}

export async function listHearings(db: Db, caseId: string): Promise<Hearing[]> {
  const hearings = await db
    .select({
      id: legalHearings.id,
      type: legalHearings.type,
      heldAt: legalHearings.heldAt,
      place: legalHearings.place,
      outcome: legalHearings.outcome,
    })
    .from(legalHearings)
    .where(eq(legalHearings.caseId, caseId))
    .orderBy(desc(legalHearings.heldAt))
    .limit(MOST_HEARINGS)
  if (hearings.length === 0) return []
  const ids = hearings.map(({ id }) => id)
  const documents = await db
    .select({ id: legalDocuments.id, name: legalDocuments.name, hearingId: legalDocuments.hearingId })
    .from(legalDocuments)
    .where(inArray(legalDocuments.hearingId, ids))
    .orderBy(asc(legalDocuments.name))
  return hearings.map((hearing) => ({
    ...hearing,
    documents: documents.filter(({ hearingId }) => hearingId === hearing.id).map(({ id, name }) => ({ id, name })),
  }))
}

/** The first hearing still to come of the cases of a member. */
export async function findNextHearing(
  db: Db,
  memberId: string,
  now: Date,
): Promise<(Pick<Hearing, 'id' | 'type' | 'heldAt' | 'place'> & Pick<LegalCase, 'court' | 'seat'>) | null> {
  const { id, type, heldAt, place } = legalHearings
  const [row] = await db
    .select({ id, type, heldAt, place, court: legalCases.court, seat: legalCases.seat })
    .from(legalHearings)
    .innerJoin(legalCases, eq(legalCases.id, legalHearings.caseId))
    .where(and(eq(legalCases.memberId, memberId), gt(heldAt, now)))
    .orderBy(asc(heldAt))
    .limit(1)
  return row ?? null
}

/** CAU-006. The bytes of a document of this member; another's does not exist. */
export async function getDocument(
  db: Db,
  memberId: string,
  documentId: string,
): Promise<{ name: string; content: Uint8Array }> {
  const [row] = await db
    .select({ name: legalDocuments.name, content: legalDocuments.content })
    .from(legalDocuments)
    .innerJoin(legalHearings, eq(legalHearings.id, legalDocuments.hearingId))
    .innerJoin(legalCases, eq(legalCases.id, legalHearings.caseId))
    .where(and(eq(legalDocuments.id, documentId), eq(legalCases.memberId, memberId)))
  if (!row) throw new NotFound('Questo documento non esiste.')
  return row
}

export type NewCase = Omit<LegalCase, 'id'> & {
  memberId: string
  openedAt: Date
  hearings: readonly { type: string; heldAt: Date; documents: readonly { name: string; content: Uint8Array }[] }[]
}

/** Writes a case with its hearings and papers; one that is there is left as it is. */
export async function insertCase(db: Db, { hearings, ...legalCase }: NewCase): Promise<boolean> {
  const [row] = await db
    .insert(legalCases)
    .values({ ...legalCase, rulings: [...legalCase.rulings] })
    .onConflictDoNothing()
    .returning({ id: legalCases.id })
  if (!row) return false
  for (const { type, heldAt, documents } of hearings) {
    const [hearing] = await db
      .insert(legalHearings)
      .values({ caseId: row.id, type, heldAt })
      .returning({ id: legalHearings.id })
    if (hearing && documents.length > 0)
      await db.insert(legalDocuments).values(documents.map((each) => ({ ...each, hearingId: hearing.id })))
  }
  return true
}
