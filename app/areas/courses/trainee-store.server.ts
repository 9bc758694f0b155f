import { eq } from 'drizzle-orm'
import { findDetails } from '#areas/account/details-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { Trainee } from './model.ts'
import { traineeIdentities } from './tables.server.ts'

/** What certificate and report need of a person: the account's part and the courses' own, as one. */
export async function findTrainee(db: Db, memberId: string): Promise<Trainee> {
  const [details, [own]] = await Promise.all([
    findDetails(db, memberId),
    db.select().from(traineeIdentities).where(eq(traineeIdentities.memberId, memberId)),
  ])
  return {
    fiscalCode: details.fiscalCode,
    birthDate: details.birthDate as RomeDay | null,
    birthPlace: own?.birthPlace ?? null,
    employment: own?.employment ?? null,
  }
}

export async function upsertTrainee(
  db: Db,
  memberId: string,
  told: Pick<Trainee, 'birthPlace' | 'employment'>,
  now: Date,
): Promise<void> {
  const fields = { ...told, updatedAt: now }
  await db
    .insert(traineeIdentities)
    .values({ memberId, ...fields })
    .onConflictDoUpdate({ target: traineeIdentities.memberId, set: fields })
}
