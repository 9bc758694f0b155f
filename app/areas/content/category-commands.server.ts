import type { Db } from '#platform/db/database.server.ts'
import { movedIn } from '#platform/pure/order.ts'
import {
  countCategoryUses,
  deleteCategory,
  insertCategory,
  lockCategories,
  updateCategory,
  updateCategoryOrder,
} from './category-store.server.ts'
import { type RubricKind, rubricIn } from './rubric-commands.server.ts'
import type { RubricTrail } from './rubric-model.ts'
import { bumpRevision } from './store.server.ts'

/** A category goes when there is nothing in it, and nothing is about to come. */
export const CATEGORIES: RubricKind = {
  lock: lockCategories,
  insert: insertCategory,
  update: updateCategory,
  remove: deleteCategory,
  reserved: ['categorie', 'nuova'],
  address: { list: '/news-approfondimenti', one: '/news-approfondimenti', query: 'categoria' },
  field: 'category',
  gone: 'Questa categoria non esiste più.',
  async stays(db, { slug, label }) {
    const { contents, waiting } = await countCategoryUses(db, slug)
    if (contents === 1) return `«${label}» ha ancora un contenuto: spostalo in un’altra categoria, poi toglila.`
    if (contents > 1) return `«${label}» ha ancora ${contents} contenuti: spostali in un’altra categoria, poi toglila.`
    if (waiting === 1)
      return `Un contenuto ha modifiche non pubblicate che lo portano in «${label}»: pubblicale o cambiale, poi toglila.`
    if (waiting > 1)
      return `${waiting} contenuti hanno modifiche non pubblicate che li portano in «${label}»: pubblicale o cambiale, poi toglila.`
    return null
  },
}

/** One place earlier or later in the order readers see; at its end it stays. */
export async function moveCategory(
  db: Db,
  { slug, isEarlier }: { slug: string; isEarlier: boolean },
  record: RubricTrail,
): Promise<void> {
  await db.transaction(async (tx) => {
    const all = await lockCategories(tx)
    const { label } = rubricIn(all, slug, CATEGORIES)
    const slugs = all.map((category) => category.slug)
    const moved = movedIn(slugs, slug, isEarlier)
    if (!moved) return
    await updateCategoryOrder(tx, moved)
    await record(tx, { what: 'moved', slug, label })
    await bumpRevision(tx)
  })
}
