import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { fiscalCodeRefusal, isSoundFiscalCode, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { fiscalCodeProblem, REQUIRED } from '#platform/pure/person-fields.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { findMemberIdByFiscalCode, lockDetails, upsertDetails } from './details-store.server.ts'

/** IDN-029. Operators settle that a member has somebody else's fiscal code, or a mistaken one. */
export async function correctFiscalCode(db: Db, memberId: string, typed: string): Promise<void> {
  const fiscalCode = normalizeFiscalCode(typed)
  const problem = fiscalCode === '' ? REQUIRED : (fiscalCodeProblem(fiscalCode) ?? fiscalCodeRefusal(fiscalCode))
  if (problem) throw new InvalidInput({ fiscalCode: problem })
  await db.transaction(async (tx) => {
    await lockDetails(tx, memberId)
    const owner = await findMemberIdByFiscalCode(tx, fiscalCode)
    if (owner && owner !== memberId) throw new InvalidInput({ fiscalCode: 'Questo codice è già di un altro account.' })
    await upsertDetails(tx, memberId, { fiscalCode })
  })
}

/** IDN-029. A stored code that nobody can have gives way to a right one that its member has just written elsewhere. */
export async function mendFiscalCode(tx: Db, memberId: string, fiscalCode: string, now: Date): Promise<void> {
  const { fiscalCode: stored } = await lockDetails(tx, memberId)
  if (stored === null || isSoundFiscalCode(stored) || !isSoundFiscalCode(fiscalCode)) return
  if (await findMemberIdByFiscalCode(tx, fiscalCode)) return
  await upsertDetails(tx, memberId, { fiscalCode })
  await recordTrail(tx, { at: now, kind: 'profile-completed', memberId })
}
