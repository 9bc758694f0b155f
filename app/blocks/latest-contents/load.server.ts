import type { ContentCard } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { LatestContents } from './schema.ts'

export type LatestContentsData = {
  label?: string | undefined
  title: string
  items: readonly (ContentCard & { isUsable: boolean })[]
}

/** BLK-022 */
const SHOWN = 4

export async function loadLatestContents(
  fields: LatestContents,
  { db, now, audience }: LoadParts,
): Promise<LatestContentsData> {
  const { items } = await listCards(db, { types: ['Modulo'], offset: 0, rows: SHOWN }, now)
  const withUse = items.map((item) => ({
    ...item,
    isUsable: itemAccess({ paywalls: [], useFlag: item.useFlag }, audience).kind === 'whole',
  }))
  return { label: fields.label, title: fields.title, items: withUse }
}
