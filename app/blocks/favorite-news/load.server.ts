import type { SubscriptionType } from '#areas/audience/model.ts'
import { type ContentCard, NEWS_TYPES } from '#areas/content/article-model.ts'
import { listCards, listCategories } from '#areas/content/article-store.server.ts'
import { FAVORITE_NEWS } from '#areas/news/model.ts'
import type { LoadParts } from '../block.ts'
import type { FavoriteNews } from './schema.ts'

export type FavoriteNewsData = FavoriteNews & {
  type: SubscriptionType
  categories: readonly { slug: string; label: string }[]
  items: readonly ContentCard[]
}

/** NWS-013, NWS-018. What everybody sees; a member's own categories arrive after. */
export async function loadFavoriteNews(
  fields: FavoriteNews,
  { db, now, audience }: LoadParts,
): Promise<FavoriteNewsData> {
  const [categories, items] = await Promise.all([
    listCategories(db),
    listCards(db, { types: NEWS_TYPES, offset: 0, rows: FAVORITE_NEWS }, now),
  ])
  const chips = categories.map(({ slug, label }) => ({ slug, label }))
  return { ...fields, type: audience.type, categories: chips, items }
}
