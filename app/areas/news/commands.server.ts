import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import { deleteFavoriteCategories, insertFavoriteCategories, listKnownCategories } from './store.server.ts'

/** NWS-013, NWS-018. The whole choice takes the place of the one before; saved twice, it is the same. */
export async function chooseCategories(db: Db, memberId: string, slugs: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await listKnownCategories(tx, slugs)
    if (known.length < new Set(slugs).size)
      throw new InvalidInput({ categories: 'Una delle categorie non esiste più: ricarica la pagina.' })
    await deleteFavoriteCategories(tx, memberId)
    await insertFavoriteCategories(tx, memberId, known)
  })
}
