import type { Db } from '#platform/db/database.server.ts'
import { insertFormerParticipant } from './report-store.server.ts'

/** Decision 23. Called in the transaction that deletes an account, before its rows go. */
export async function keepParticipation(db: Db, memberId: string): Promise<void> {
  await insertFormerParticipant(db, memberId)
}
