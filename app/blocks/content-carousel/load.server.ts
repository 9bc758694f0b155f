import type { ContentCard } from '#areas/content/article-model.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { ContentCarousel } from './schema.ts'

/** BLK-018 */
const CAROUSEL_ITEMS = 12

export type ContentCarouselData = { label?: string | undefined; title: string; items: readonly ContentCard[] }

export async function loadContentCarousel(
  fields: ContentCarousel,
  { db, now }: LoadParts,
): Promise<ContentCarouselData> {
  const items = await listCards(
    db,
    {
      types: fields.contentTypes,
      categories: fields.category ? [fields.category] : [],
      offset: 0,
      rows: CAROUSEL_ITEMS,
    },
    now,
  )
  return { label: fields.label, title: fields.title, items }
}
