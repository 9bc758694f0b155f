import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { addRomeDays } from '#platform/pure/dates.ts'
import type { LegalRate } from './model.ts'
import { lockRateBefore, upsertLegalRate } from './store.server.ts'

/** Writes the rate a new decree has fixed, or corrects one. It must follow the one before without a hole or an overlap. */
export async function setLegalRate(db: Db, rate: LegalRate): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockRateBefore(tx, rate.from)
    if (before && addRomeDays(before.to, 1) !== rate.from)
      throw new Conflict('Il tasso deve cominciare il giorno dopo la fine del precedente.')
    await upsertLegalRate(tx, rate)
    await bumpRevision(tx)
  })
}
