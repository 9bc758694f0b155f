import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { announceDue } from './store.server.ts'

/** Tells every kept page that the hour of a notice has come. Says of how many. */
export async function announceNotices(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const announced = await announceDue(tx, now)
    if (announced > 0) await bumpRevision(tx)
    return announced
  })
}
