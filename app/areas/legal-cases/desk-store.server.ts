import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { CaseFields, HearingFields } from './desk-rules.ts'
import type { HearingDocument, LegalCase } from './model.ts'
import { caseColumns } from './store.server.ts'
import { legalCases, legalDocuments, legalHearings } from './tables.server.ts'

export type DeskCase = LegalCase & {
  memberId: string
  openedAt: Date
  closedAt: Date | null
  handledBy: string | null
  version: number
}

export const NO_SUCH_CASE = 'Questa causa non esiste.'
export const NO_SUCH_DOCUMENT = 'Questo documento non esiste.'

const MOST_DAYS = 100

const deskColumns = {
  ...caseColumns,
  memberId: legalCases.memberId,
  openedAt: legalCases.openedAt,
  closedAt: legalCases.closedAt,
  handledBy: legalCases.handledBy,
  version: legalCases.version,
}

/** DSK-045. On which days somebody's cases were opened, the last first: all that is known of them without reading them. */
export async function listCaseDays(db: Db, memberId: string): Promise<Date[]> {
  const rows = await db
    .select({ openedAt: legalCases.openedAt })
    .from(legalCases)
    .where(eq(legalCases.memberId, memberId))
    .orderBy(desc(legalCases.openedAt))
    .limit(MOST_DAYS)
  return rows.map(({ openedAt }) => openedAt)
}

export async function getDeskCase(db: Db, id: string, isHeld = false): Promise<DeskCase> {
  const asked = db.select(deskColumns).from(legalCases).where(eq(legalCases.id, id))
  const [row] = await (isHeld ? asked.for('update') : asked)
  if (!row) throw new NotFound(NO_SUCH_CASE)
  return row
}

export async function isCaseNameTaken(
  db: Db,
  { memberId, name, exceptId }: { memberId: string; name: string; exceptId: string | null },
): Promise<boolean> {
  const rows = await db
    .select({ id: legalCases.id })
    .from(legalCases)
    .where(
      and(
        eq(legalCases.memberId, memberId),
        eq(legalCases.name, name),
        exceptId ? ne(legalCases.id, exceptId) : undefined,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertDeskCase(
  db: Db,
  { memberId, now, ...fields }: CaseFields & { memberId: string; handledBy: string | null; now: Date },
): Promise<string | null> {
  const [row] = await db
    .insert(legalCases)
    .values({ ...fields, memberId, openedAt: now })
    .onConflictDoNothing()
    .returning({ id: legalCases.id })
  return row?.id ?? null
}

export async function updateCase(
  db: Db,
  id: string,
  change: Partial<CaseFields> & { closedAt?: Date | null; handledBy?: string },
): Promise<void> {
  await db
    .update(legalCases)
    .set({ ...change, version: sql`${legalCases.version} + 1` })
    .where(eq(legalCases.id, id))
}

export type DeskHearing = HearingFields & { id: string; caseId: string; version: number }

export async function getDeskHearing(
  db: Db,
  { caseId, hearingId }: { caseId: string; hearingId: string },
  isHeld = false,
): Promise<DeskHearing> {
  const asked = db
    .select()
    .from(legalHearings)
    .where(and(eq(legalHearings.id, hearingId), eq(legalHearings.caseId, caseId)))
  const [row] = await (isHeld ? asked.for('update') : asked)
  if (!row) throw new NotFound('Questa udienza non esiste.')
  return row
}

/** The same hearing, already there: a form sent twice is one hearing. */
export async function findSameHearing(db: Db, caseId: string, { type, heldAt }: HearingFields): Promise<string | null> {
  const isSame = and(eq(legalHearings.caseId, caseId), eq(legalHearings.type, type), eq(legalHearings.heldAt, heldAt))
  const [row] = await db.select({ id: legalHearings.id }).from(legalHearings).where(isSame).limit(1)
  return row?.id ?? null
}

export async function countHearings(db: Db, caseId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(legalHearings).where(eq(legalHearings.caseId, caseId))
  return row?.total ?? 0
}

export async function insertHearing(db: Db, caseId: string, fields: HearingFields): Promise<string> {
  const [row] = await db
    .insert(legalHearings)
    .values({ ...fields, caseId })
    .returning({ id: legalHearings.id })
  return row?.id ?? ''
}

export async function updateHearing(db: Db, id: string, fields: HearingFields): Promise<void> {
  await db
    .update(legalHearings)
    .set({ ...fields, version: sql`${legalHearings.version} + 1` })
    .where(eq(legalHearings.id, id))
}

/** With its documents. */
export async function deleteHearing(db: Db, id: string): Promise<void> {
  await db.delete(legalHearings).where(eq(legalHearings.id, id))
}

export async function listDocuments(db: Db, hearingId: string): Promise<(HearingDocument & { bytes: number })[]> {
  return db
    .select({
      id: legalDocuments.id,
      name: legalDocuments.name,
      bytes: sql<number>`octet_length(${legalDocuments.content})`,
    })
    .from(legalDocuments)
    .where(eq(legalDocuments.hearingId, hearingId))
    .orderBy(asc(legalDocuments.name))
    .limit(100)
}

/** Whether this very paper is already there: a file sent twice is one paper. */
export async function hasDocument(
  db: Db,
  hearingId: string,
  { name, content }: { name: string; content: Uint8Array },
): Promise<boolean> {
  const rows = await db
    .select({ id: legalDocuments.id })
    .from(legalDocuments)
    .where(
      and(eq(legalDocuments.hearingId, hearingId), eq(legalDocuments.name, name), eq(legalDocuments.content, content)),
    )
    .limit(1)
  return rows.length > 0
}

export async function insertDocument(
  db: Db,
  hearingId: string,
  document: { name: string; content: Uint8Array },
): Promise<void> {
  await db.insert(legalDocuments).values({ ...document, hearingId })
}

export async function deleteDocument(
  db: Db,
  { documentId, hearingId }: { documentId: string; hearingId: string },
): Promise<boolean> {
  const { rowCount } = await db
    .delete(legalDocuments)
    .where(and(eq(legalDocuments.id, documentId), eq(legalDocuments.hearingId, hearingId)))
  return (rowCount ?? 0) > 0
}

/** Any member's paper, with whose it is, for an operator; who reads it is written down. */
export async function getDeskDocument(
  db: Db,
  id: string,
): Promise<
  { name: string; content: Uint8Array } & Pick<DeskCase, 'memberId' | 'openedAt' | 'handledBy'> & { caseId: string }
> {
  const [row] = await db
    .select({
      name: legalDocuments.name,
      content: legalDocuments.content,
      caseId: legalCases.id,
      memberId: legalCases.memberId,
      openedAt: legalCases.openedAt,
      handledBy: legalCases.handledBy,
    })
    .from(legalDocuments)
    .innerJoin(legalHearings, eq(legalHearings.id, legalDocuments.hearingId))
    .innerJoin(legalCases, eq(legalCases.id, legalHearings.caseId))
    .where(eq(legalDocuments.id, id))
  if (!row) throw new NotFound(NO_SUCH_DOCUMENT)
  return row
}
