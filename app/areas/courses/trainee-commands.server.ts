import { lockDetails, upsertDetails } from '#areas/account/details-store.server.ts'
import { correctFiscalCode } from '#areas/account/fiscal-code-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { judgeCorrectedTrainee, type TraineeTyped } from './trainee-rules.ts'
import { findTrainee, upsertTrainee } from './trainee-store.server.ts'

/** DSK-032. The staff put right what certificates and reports say of a person; certificates already issued stay as they are. Answers whether the fiscal code is another. */
export async function correctTrainee(db: Db, memberId: string, typed: TraineeTyped, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockDetails(tx, memberId)
    const known = await findTrainee(tx, memberId)
    const judged = judgeCorrectedTrainee(typed, known, romeDayOf(now))
    if (judged.kind === 'refused') throw new InvalidInput({ ...judged.errors })
    const { fiscalCode, birthDate, birthPlace, employment } = judged.told
    const isOtherCode = fiscalCode !== null && fiscalCode !== known.fiscalCode
    if (isOtherCode) await correctFiscalCode(tx, memberId, fiscalCode)
    if (birthDate !== known.birthDate) await upsertDetails(tx, memberId, { birthDate })
    if (birthPlace !== known.birthPlace || employment !== known.employment)
      await upsertTrainee(tx, memberId, { birthPlace, employment }, now)
    return isOtherCode
  })
}
