import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { ChangeRequest } from './model.ts'
import { professionalCards as cards } from './tables.server.ts'

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
