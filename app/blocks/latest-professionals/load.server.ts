import { listLatest } from '#areas/directory/store.server.ts'
import type { ListedCard } from '#areas/professional-card/model.ts'
import type { LoadParts } from '../block.ts'
import type { LatestProfessionalsFields } from './schema.ts'

/** No cards when they could not be read: the browser then asks again, so that a page kept meanwhile mends itself. */
export type LatestProfessionalsData = { title: string; cards: ListedCard[] | null }

export async function loadLatestProfessionals(
  { title }: LatestProfessionalsFields,
  { db, audience, log }: Pick<LoadParts, 'db' | 'audience' | 'log'>,
): Promise<LatestProfessionalsData> {
  try {
    return { title, cards: await listLatest(db, audience) }
  } catch (error) {
    log.error({ err: error }, 'the latest professionals cannot be read')
    return { title, cards: null }
  }
}
