import type { ContentCard } from '#areas/content/article-model.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { SuggestedNews } from './schema.ts'

/** BLK-018 */
const CAROUSEL_ITEMS = 12

export type SuggestedNewsData = { label?: string | undefined; title: string; items: readonly ContentCard[] }

export async function loadSuggestedNews(fields: SuggestedNews, { db, now }: LoadParts): Promise<SuggestedNewsData> {
  const criteria = { excludedTypes: ['Tool' as const], offset: 0, rows: CAROUSEL_ITEMS }
  const { categories, internalTags } = fields
  const tagged = await listCards(db, { ...criteria, categories, internalTags }, now)
  const missing = CAROUSEL_ITEMS - tagged.length
  const excludedIds = tagged.map(({ id }) => id)
  // NWS-012. What is missing is filled with the newest of the others; SRC-019: but where the block is about some categories.
  const mayFill = missing > 0 && !categories?.length
  const others = mayFill ? await listCards(db, { ...criteria, excludedIds, rows: missing }, now) : []
  const items = [...tagged, ...others]
  return { label: fields.label, title: fields.title, items }
}
