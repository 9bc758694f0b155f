import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { listSpecialistCards, type SpecialistCard } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { NewsBlock } from './schema.ts'

/** No items when they could not be read: the browser then asks again, so that a page kept meanwhile mends itself. */
export type NewsBlockData = {
  label?: string | undefined
  title: string
  rows: NewsBlock['rows']
  items: readonly SpecialistCard[] | null
}

export async function loadNewsBlock(
  { label, title, rows }: NewsBlock,
  { db, now, log }: LoadParts,
): Promise<NewsBlockData> {
  try {
    return { label, title, rows, items: await listSpecialistCards(db, NEWS_TYPES, rows, now) }
  } catch (error) {
    log.error({ err: error }, 'the news cannot be read')
    return { label, title, rows, items: null }
  }
}
