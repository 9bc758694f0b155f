import { eq } from 'drizzle-orm'
import { cancelledEmail } from '#areas/audience/model.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'

type Occupation = { profession: string; specializations: string[] }

export async function updateOccupation(db: Db, memberId: string, occupation: Occupation, now: Date): Promise<void> {
  await db
    .update(members)
    .set({ ...occupation, updatedAt: now })
    .where(eq(members.id, memberId))
}

/** Erasure: the row stays, because invoices and ledgers point at it; nothing in it says who it was. */
export async function pseudonymizeMember(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .update(members)
    .set({
      name: 'Account',
      surname: 'cancellato',
      email: cancelledEmail(memberId),
      emailVerifiedAt: null,
      phone: null,
      cardCode: null,
      promoCodes: [],
      lastVisitOn: null,
      profession: null,
      specializations: [],
      updatedAt: now,
    })
    .where(eq(members.id, memberId))
}
