import { bandLabels } from '#areas/standing/place-copy.ts'
import { currentPeriodName } from '#areas/triennium/picture-context.server.ts'
import type { LoadParts } from '../block.ts'
import type { PersonalBandData, PersonalBandFields } from './schema.ts'

/** The labels of the places, which depend on the type alone: who it is, only the browser learns. */
export async function loadPersonalBand(
  { callToAction }: PersonalBandFields,
  { audience: { type }, db, now }: Pick<LoadParts, 'audience' | 'db' | 'now'>,
): Promise<PersonalBandData> {
  if (type === 'SUSPECT') return { callToAction, labels: null }
  return { callToAction, labels: bandLabels(type, await currentPeriodName(db, now)) }
}
