import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { files } from '#platform/files/tables.server.ts'
import { type CardDetails, PROFESSION_TYPES, type ProfessionalCard } from './model.ts'
import { professionalCardBonuses, professionalCards } from './tables.server.ts'

type Row = typeof professionalCards.$inferSelect

type Read = { card: Row; pictureName: string | null; awaitingFiles: string[] }

function toCard({ card: row, pictureName, awaitingFiles }: Read): ProfessionalCard {
  const { pharmaCareId, pharmaCareSince, privacyAcceptedAt, termsAcceptedAt } = row
  return {
    id: row.id,
    memberId: row.memberId,
    slug: row.slug,
    firstName: row.firstName,
    lastName: row.lastName,
    pictureFileId: row.pictureFileId,
    pictureName,
    details: row.details,
    step: row.step,
    hasAcceptedPrivacy: privacyAcceptedAt !== null,
    hasAcceptedTerms: termsAcceptedAt !== null,
    visibility: row.visibility,
    contactVisibility: row.contactVisibility,
    pharmaCare: pharmaCareId && pharmaCareSince ? { id: pharmaCareId, status: 1, createdOn: pharmaCareSince } : null,
    changeRequests: row.changeRequests,
    isHeld: row.heldAt !== null,
    awaitingFiles,
    publishedAt: row.publishedAt,
  }
}

function selectCards(db: Db) {
  return db
    .select({
      card: professionalCards,
      pictureName: files.name,
      awaitingFiles: sql<
        string[]
      >`array(select id::text from files as sent where sent.owner_id = ${professionalCards.memberId} and sent.awaits_scan)`,
    })
    .from(professionalCards)
    .leftJoin(files, eq(files.id, professionalCards.pictureFileId))
}

export async function findCardOf(db: Db, memberId: string): Promise<ProfessionalCard | null> {
  const [row] = await selectCards(db).where(eq(professionalCards.memberId, memberId))
  return row ? toCard(row) : null
}

export async function findCardBySlug(db: Db, slug: string): Promise<ProfessionalCard | null> {
  const [row] = await selectCards(db).where(eq(professionalCards.slug, slug))
  return row ? toCard(row) : null
}

/** The card whose picture a file is. */
export async function findCardByPicture(db: Db, fileId: string): Promise<ProfessionalCard | null> {
  const [row] = await selectCards(db).where(eq(professionalCards.pictureFileId, fileId))
  return row ? toCard(row) : null
}

/** Whether a file is the picture of its owner's card, or a document named on it. */
export async function isCardFile(db: Db, file: { id: string; ownerId: string | null }): Promise<boolean> {
  const card = file.ownerId === null ? null : await findCardOf(db, file.ownerId)
  return (
    card !== null &&
    (card.pictureFileId === file.id || card.details.certifications.some(({ fileId }) => fileId === file.id))
  )
}

/** The same, held until the transaction ends. */
export async function lockCardOf(db: Db, memberId: string): Promise<ProfessionalCard | null> {
  await db
    .select({ id: professionalCards.id })
    .from(professionalCards)
    .where(eq(professionalCards.memberId, memberId))
    .for('update')
  return findCardOf(db, memberId)
}

export async function isSlugTaken(db: Db, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ id: professionalCards.id })
    .from(professionalCards)
    .where(eq(professionalCards.slug, slug))
  return row !== undefined
}

/** CRD-012. A second creation finds the first. */
export async function insertCard(
  db: Db,
  card: {
    id: string
    memberId: string
    slug: string
    firstName: string
    lastName: string
    details: CardDetails
    now: Date
  },
): Promise<void> {
  const { now, ...fields } = card
  await db
    .insert(professionalCards)
    .values({ ...fields, ...searchColumns(card, card.details), createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

export type CardChange = Omit<
  ProfessionalCard,
  'id' | 'memberId' | 'slug' | 'pictureName' | 'changeRequests' | 'isHeld' | 'awaitingFiles'
>

export async function updateCard(db: Db, id: string, change: CardChange, now: Date): Promise<void> {
  const { hasAcceptedPrivacy, hasAcceptedTerms, pharmaCare, ...fields } = change
  const acceptedAt = (column: typeof professionalCards.privacyAcceptedAt, isAccepted: boolean) =>
    isAccepted ? sql`coalesce(${column}, ${now})` : null
  await db
    .update(professionalCards)
    .set({
      ...fields,
      ...searchColumns(change, change.details),
      privacyAcceptedAt: acceptedAt(professionalCards.privacyAcceptedAt, hasAcceptedPrivacy),
      termsAcceptedAt: acceptedAt(professionalCards.termsAcceptedAt, hasAcceptedTerms),
      pharmaCareId: pharmaCare?.id ?? null,
      pharmaCareSince: pharmaCare?.createdOn ?? null,
      updatedAt: now,
    })
    .where(eq(professionalCards.id, id))
}

/** What lists look at, made from what is written on the card; contacts are not searched. */
export function searchColumns(name: { firstName: string; lastName: string }, { professions }: CardDetails) {
  const words = [
    name.firstName,
    name.lastName,
    ...professions.flatMap(({ name: profession, specialization, city }) => [profession, specialization, city]),
  ]
  const given = words.filter((word): word is string => Boolean(word)).join(' ')
  return {
    searchWords: sql<string>`search_text(${given})`,
    professionTypes: [...new Set(professions.map(({ type }) => PROFESSION_TYPES[type]))],
    provinces: [...new Set(professions.flatMap(({ province }) => (province ? [province] : [])))],
  }
}

/** CRD-015. True when the bonus of this subscription had not been given yet. */
export async function insertBonus(
  db: Db,
  bonus: { memberId: string; subscriptionStart: Date; credits: number; now: Date },
): Promise<boolean> {
  const { now, ...fields } = bonus
  const added = await db
    .insert(professionalCardBonuses)
    .values({ ...fields, awardedAt: now })
    .onConflictDoNothing()
    .returning({ memberId: professionalCardBonuses.memberId })
  return added.length > 0
}

/** Uploads of a member that exist: nobody puts another's file on a card. */
export async function ownsFile(db: Db, memberId: string, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, memberId)))
  return row !== undefined
}
