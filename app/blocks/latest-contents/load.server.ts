import type { Audience } from '#areas/audience/model.ts'
import type { ContentCard } from '#areas/content/article-model.ts'
import { listCards } from '#areas/content/article-store.server.ts'
import type { LoadParts } from '../block.ts'
import type { LatestContents } from './schema.ts'

/** No items when they could not be read: the browser then asks again, so that a page kept meanwhile mends itself. */
export type LatestContentsData = {
  label?: string | undefined
  title: string
  audience: Audience
  items: readonly ContentCard[] | null
}

/** BLK-022 */
export const SHOWN = 4

export async function loadLatestContents(
  { label, title }: LatestContents,
  { db, now, audience, log }: LoadParts,
): Promise<LatestContentsData> {
  try {
    const items = await listCards(db, { types: ['Modulo'], offset: 0, rows: SHOWN }, now)
    return { label, title, audience, items }
  } catch (error) {
    log.error({ err: error }, 'the latest contents cannot be read')
    return { label, title, audience, items: null }
  }
}
