import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { listSpecialistCards, type SpecialistCard } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { NewsBlock } from './schema.ts'

/** No items when they could not be read: the block then keeps the way to all of them. */
export type NewsBlockData = { label?: string | undefined; title: string; items: readonly SpecialistCard[] }

export async function loadNewsBlock(
  { label, title, rows }: NewsBlock,
  { db, now, log }: LoadParts,
): Promise<NewsBlockData> {
  try {
    return { label, title, items: await listSpecialistCards(db, NEWS_TYPES, rows, now) }
  } catch (error) {
    log.error({ err: error }, 'the news cannot be read')
    return { label, title, items: [] }
  }
}
