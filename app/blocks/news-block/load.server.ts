import type { ContentCard } from '#areas/content/article-model.ts'
import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { NewsBlock } from './schema.ts'

export type NewsBlockData = { label?: string | undefined; title: string; items: readonly ContentCard[] }

export async function loadNewsBlock(fields: NewsBlock, { db, now }: LoadParts): Promise<NewsBlockData> {
  const { items } = await listCards(db, { types: NEWS_TYPES, offset: 0, rows: fields.rows }, now)
  return { label: fields.label, title: fields.title, items: items }
}
