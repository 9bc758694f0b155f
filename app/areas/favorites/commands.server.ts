import type { Audience } from '#areas/audience/model.ts'
import { actionOutcome } from '#areas/content/article-rules.ts'
import { findItemById } from '#areas/content/article-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { type Favorite, MOST_FAVORITES } from './model.ts'
import { countFavorites, deleteFavorite, insertFavorite } from './store.server.ts'

type Saver = { memberId: string; audience: Audience; now: Date }

/** FAV-003, CNT-015, CNT-016. Saves an item that this audience may save; asked again, it changes nothing. */
export async function addFavorite(db: Db, favorite: Favorite, { memberId, audience, now }: Saver): Promise<void> {
  await db.transaction(async (tx) => {
    const item = await findItemById(tx, favorite.id, now)
    if (!item) throw new NotFound()
    if (item.contentType !== favorite.type) throw new InvalidInput({ type: 'Il tipo non è quello del contenuto.' })
    if (actionOutcome('Favorite', item, audience).kind !== 'do') throw new NotAllowed()
    if ((await countFavorites(tx, memberId)) >= MOST_FAVORITES)
      throw new Conflict('La tua libreria è piena: togli qualcosa per aggiungere altro.')
    await insertFavorite(tx, memberId, favorite, now)
  })
}

/** Whoever saved something may always take it away. */
export async function removeFavorite(db: Db, itemId: string, memberId: string): Promise<void> {
  await deleteFavorite(db, memberId, itemId)
}
