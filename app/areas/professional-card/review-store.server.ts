import { and, asc, count, desc, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { CardDetails, ChangeRequest } from './model.ts'
import { mainProfession } from './rules.ts'
import { professionalCards as cards } from './tables.server.ts'

export const REVIEW_LISTS = ['to-review', 'held', 'all'] as const
export type ReviewList = (typeof REVIEW_LISTS)[number]

export type ReviewLine = {
  id: string
  slug: string
  name: string
  /** The main one, with its city. */
  profession: string
  visibility: 'public' | 'members' | 'private'
  isHeld: boolean
  requests: number
  updatedAt: Date
}

const isPublished = or(ne(cards.visibility, 'private'), isNotNull(cards.heldAt))
const CONDITIONS: Record<ReviewList, SQL | undefined> = {
  'to-review': and(isPublished, or(isNull(cards.reviewedAt), lt(cards.reviewedAt, cards.updatedAt))),
  held: isNotNull(cards.heldAt),
  all: undefined,
}

/** What operators look at: those waiting longest first; of all, the last changed first. */
export async function listForReview(
  db: Db,
  { list, typed, limit, offset }: { list: ReviewList; typed: string; limit: number; offset: number },
): Promise<{ lines: ReviewLine[]; total: number }> {
  const named =
    typed === ''
      ? undefined
      : sql`${cards.searchWords} like '%' || search_text(${typed.replace(/[\\%_]/g, '\\$&')}) || '%'`
  const where = and(CONDITIONS[list], named)
  const [counted] = await db.select({ total: count() }).from(cards).where(where)
  const rows = await db
    .select({
      id: cards.id,
      slug: cards.slug,
      firstName: cards.firstName,
      lastName: cards.lastName,
      visibility: cards.visibility,
      heldAt: cards.heldAt,
      requests: sql<number>`jsonb_array_length(${cards.changeRequests})`,
      updatedAt: cards.updatedAt,
      professions: sql<CardDetails['professions']>`${cards.details} -> 'professions'`,
    })
    .from(cards)
    .where(where)
    .orderBy(list === 'to-review' ? asc(cards.updatedAt) : desc(cards.updatedAt), cards.id)
    .limit(limit)
    .offset(offset)
  return {
    total: counted?.total ?? 0,
    lines: rows.map(({ firstName, lastName, heldAt, professions, ...rest }) => ({
      ...rest,
      profession: professionLine(professions),
      name: `${firstName} ${lastName}`,
      isHeld: heldAt !== null,
    })),
  }
}

function professionLine(professions: CardDetails['professions']): string {
  const main = mainProfession(professions)
  return [main?.specialization || main?.name, main?.city].filter(Boolean).join(', ')
}

export type ReviewChange = {
  changeRequests?: ChangeRequest[]
  visibility?: 'private'
  heldAt?: Date | null
  reviewedAt: Date
}

/** What an operator decides is no change of the owner's: the card stays as old as it was. */
export async function updateReview(db: Db, id: string, change: ReviewChange): Promise<void> {
  await db.update(cards).set(change).where(eq(cards.id, id))
}
