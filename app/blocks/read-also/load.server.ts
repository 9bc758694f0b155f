import type { ContentCard } from '#areas/content/article-model.ts'
import { listCardsBySlug } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { ReadAlso } from './schema.ts'

export type ReadAlsoData = { label?: string | undefined; title: string; items: readonly ContentCard[] }

export async function loadReadAlso({ label, title, slugs }: ReadAlso, { db, now }: LoadParts): Promise<ReadAlsoData> {
  return { label, title, items: await listCardsBySlug(db, slugs, now) }
}
