import { seesVideoLists } from '#areas/audience/entitlement-rules.ts'
import type { LoadParts } from '../block.ts'
import type { VideoList } from './schema.ts'

/** AUD-018. Visitors get no list of videos, so nothing of it is in their page. */
export async function loadVideoList(fields: VideoList, { audience }: Pick<LoadParts, 'audience'>): Promise<VideoList> {
  return seesVideoLists(audience) ? fields : { ...fields, items: [] }
}
