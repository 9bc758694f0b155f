import type { ContentCard } from '#areas/content/article-model.ts'
import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { NewsCarousel } from './schema.ts'

/** BLK-018 */
const CAROUSEL_ITEMS = 12

export type NewsCarouselData = { label?: string | undefined; title: string; items: readonly ContentCard[] }

export async function loadNewsCarousel(fields: NewsCarousel, { db, now }: LoadParts): Promise<NewsCarouselData> {
  const items = await listCards(db, { types: NEWS_TYPES, offset: 0, rows: CAROUSEL_ITEMS }, now)
  return { label: fields.label, title: fields.title, items }
}
