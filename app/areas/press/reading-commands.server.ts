import type { Audience } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotAllowed, NotFound } from '#platform/errors.ts'
import { MOST_SAVED } from './model.ts'
import { countSaved, deleteSaved, insertSaved } from './reading-store.server.ts'
import { lockReview } from './review-store.server.ts'
import { mayUsePress } from './rules.ts'
import { findRecord } from './store.server.ts'

type Reader = { memberId: string; audience: Audience; now: Date }

/** Puts a paper aside; asked again, it changes nothing. */
export async function savePaper(db: Db, pmid: number, { memberId, audience, now }: Reader): Promise<void> {
  if (!mayUsePress(audience)) throw new NotAllowed()
  await db.transaction(async (tx) => {
    await lockReview(tx, memberId)
    if (!(await findRecord(tx, pmid))) throw new NotFound('Questo articolo non è nel catalogo.')
    if ((await countSaved(tx, memberId)) >= MOST_SAVED)
      throw new Conflict('Il tuo elenco di lettura è pieno: togli qualcosa per aggiungere altro.')
    await insertSaved(tx, memberId, pmid, now)
  })
}

/** Whoever put something aside may always take it away. */
export async function removePaper(db: Db, pmid: number, memberId: string): Promise<void> {
  await deleteSaved(db, memberId, pmid)
}
