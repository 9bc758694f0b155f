import type { ContentCard } from '#areas/content/article-model.ts'
import { itemAccess } from '#areas/content/article-rules.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { LatestTools } from './schema.ts'

export type LatestToolsData = {
  label?: string | undefined
  title: string
  items: readonly (ContentCard & { isUsable: boolean })[]
}

/** BLK-023, NWS-023 */
const SHOWN = 4

export async function loadLatestTools(fields: LatestTools, { db, now, audience }: LoadParts): Promise<LatestToolsData> {
  const items = await listCards(db, { types: ['Tool'], offset: 0, rows: SHOWN }, now)
  const withUse = items.map((item) => ({
    ...item,
    isUsable: itemAccess({ paywalls: [], useFlag: item.useFlag }, audience).kind === 'whole',
  }))
  return { label: fields.label, title: fields.title, items: withUse }
}
