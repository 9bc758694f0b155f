import type { ContentCard } from '#areas/content/article-model.ts'
import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { listCards, listSpecializations } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { NewsBlock } from './schema.ts'

export type NewsCard = ContentCard & { readonly specializations: readonly string[] }

/** No items when they could not be read: the block then keeps the way to all of them. */
export type NewsBlockData = { label?: string | undefined; title: string; items: readonly NewsCard[] }

export async function loadNewsBlock(
  { label, title, rows }: NewsBlock,
  { db, now, log }: LoadParts,
): Promise<NewsBlockData> {
  try {
    const items = await listCards(db, { types: NEWS_TYPES, offset: 0, rows }, now)
    const specializations = await listSpecializations(
      db,
      items.map(({ id }) => id),
    )
    return {
      label,
      title,
      items: items.map((item) => ({ ...item, specializations: specializations.get(item.id) ?? [] })),
    }
  } catch (error) {
    log.error({ err: error }, 'the news cannot be read')
    return { label, title, items: [] }
  }
}
